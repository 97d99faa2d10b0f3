import { compileLanguage, type Language } from './compile.ts';
import { en } from './en.ts';
import type { LanguageTable } from './table.ts';

const tables: ReadonlyMap<string, LanguageTable> = new Map(
  [en].map((table) => [table.code, table]),
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
