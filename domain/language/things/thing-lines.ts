import { existsSync, readFileSync } from 'node:fs';
import { PACKS } from '../packs/packs.ts';

/** The languages that things have words in: each has its lines in its folder. */
export const THING_LANGUAGES: readonly string[] = PACKS.map(({ code }) => code);

/**
 * `things.txt` of a language as it stands, '' for another one. The same line of every file is of one and the same thing: words
 * for it, and for what is of its kind or tells of it, those that many lines have left out. Words that belong together are
 * joined by `_`, also for an apostrophe (`l_eau`).
 */
export function thingLines(code: string): string {
  if (!THING_LANGUAGES.includes(code)) return '';
  // Beside the sources, and beside a compiled tree, which holds code alone.
  const places = ['../packs/', '../../../../domain/language/packs/'].map(
    (place) => new URL(`${place}${code}/things.txt`, import.meta.url),
  );
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`domain/language/packs/${code}/things.txt is not where it should be`);
  return readFileSync(found, 'utf8');
}
