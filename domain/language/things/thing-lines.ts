import { existsSync, readFileSync } from 'node:fs';

/** The languages that things have words in. */
export const THING_LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'zh'];

/**
 * `lines/` as it stands for a language, '' for another one. The same line of every file is of one and the same thing: words
 * for it, and for what is of its kind or tells of it, those that many lines have left out. Words that belong together are
 * joined by `_`, also for an apostrophe (`l_eau`).
 */
export function thingLines(code: string): string {
  if (!THING_LANGUAGES.includes(code)) return '';
  // Beside the sources, and beside a compiled tree, which holds code alone.
  const places = ['./', '../../../../domain/language/things/'].map(
    (place) => new URL(`${place}lines/${code}.txt`, import.meta.url),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`domain/language/things/lines/${code}.txt is not where it should be`);
  return readFileSync(found, 'utf8');
}
