import { packageFile } from './package-file.ts';
import type en from './texts/en.json';

export type TextKey = keyof typeof en;

export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/**
 * A text of the console in the visitor's language; `{name}` in it gives way to what is given for it. With a `count` of
 * one, the text whose key ends in `_one` stands instead, where there is one.
 */
export type Say = (key: TextKey, given?: Readonly<Record<string, string | number>>) => string;

/** Languages by themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [language, JSON.parse(packageFile(`texts/${language}.json`))]),
) as Readonly<Record<Language, Readonly<Record<TextKey, string>>>>;

export function sayIn(language: Language): Say {
  const texts = TEXTS[language];
  const ofOne: Readonly<Record<string, string | undefined>> = texts;
  return (key, given = {}) =>
    ((String(given.count) === '1' && ofOne[`${key}_one`]) || texts[key]).replaceAll(
      /\{(\w+)\}/g,
      (slot, name: string) => String(given[name] ?? slot),
    );
}

/** Whether there is a text of that code. */
export function hasText(prefix: string, code: string): boolean {
  return Object.hasOwn(TEXTS.en, `${prefix}.${code}`);
}

/** A text whose key is put together, such as one for each code; the code itself where there is none. */
export function sayCode(language: Language, prefix: string, code: string): string {
  const texts: Readonly<Record<string, string>> = TEXTS[language];
  return texts[`${prefix}.${code}`] ?? code.replaceAll('_', ' ');
}

/** The first language of `Accept-Language` that there is, else English. */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find(isLanguage)) ?? 'en';
}

export function isLanguage(text: string | undefined): text is Language {
  return (LANGUAGES as readonly (string | undefined)[]).includes(text);
}
