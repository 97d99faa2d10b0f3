import { compileLanguage } from './compile.ts';
import { de } from './de/words.ts';
import { en } from './en/words.ts';
import { es } from './es/words.ts';
import { fr } from './fr/words.ts';
import { it } from './it/words.ts';
import type { Language } from './language.ts';
import { nl } from './nl/words.ts';
import { pt } from './pt/words.ts';
import type { LanguageTable } from './table.ts';
import { zh } from './zh/words.ts';

const tables: ReadonlyMap<string, LanguageTable> = new Map(
  [en, fr, de, es, it, pt, nl, zh].map((table) => [table.code, table]),
);
const compiled = new Map<string, Language>();

/** The rules of a language (BCP 47 primary subtag); those of English for one that has no table. */
export function languageOf(code: string): Language {
  const table = tables.get(code) ?? en;
  let language = compiled.get(table.code);
  if (language === undefined) {
    language = compileLanguage(table);
    compiled.set(table.code, language);
  }
  return language;
}
