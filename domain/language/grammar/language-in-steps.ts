import { MadeOnce, type Steps } from '../../steps.ts';
import type { LanguagePack } from '../pack-format/language-pack.ts';
import { PACKS } from '../packs/packs.ts';
import { compileLanguage } from './compile-language.ts';
import type { Language } from './language.ts';

const packs: ReadonlyMap<string, LanguagePack> = new Map(PACKS.map((pack) => [pack.code, pack]));
const FALLBACK = 'en';
const compiled = new MadeOnce((code: string) => compileLanguage(packs.get(code)!));

/** The rules of a language (BCP 47 primary subtag), compiled when it is needed first; those of English for one without a pack. */
export function languageInSteps(code: string): Steps<Language> {
  return compiled.inSteps(packs.has(code) ? code : FALLBACK);
}
