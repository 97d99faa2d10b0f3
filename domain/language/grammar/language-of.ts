import type { LanguagePack } from '../pack-format/language-pack.ts';
import { PACKS } from '../packs/packs.ts';
import { compileLanguage } from './compile-language.ts';
import type { Language } from './language.ts';

const packs: ReadonlyMap<string, LanguagePack> = new Map(PACKS.map((pack) => [pack.code, pack]));
const FALLBACK = 'en';
const compiled = new Map<string, Language>();

/** The rules of a language (BCP 47 primary subtag); those of English for one without a pack. */
export function languageOf(code: string): Language {
  const pack = packs.get(code) ?? packs.get(FALLBACK)!;
  let language = compiled.get(pack.code);
  if (language === undefined) {
    language = compileLanguage(pack);
    compiled.set(pack.code, language);
  }
  return language;
}
