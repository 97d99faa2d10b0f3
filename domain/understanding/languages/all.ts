import { compileLanguage } from './compile.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';
import { pt } from './pt.ts';
import type { LanguageTable } from './table.ts';
import { zh } from './zh.ts';

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
