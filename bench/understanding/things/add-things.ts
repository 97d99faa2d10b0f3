import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { labelStem } from '../../../domain/language/grammar/language.ts';
import { wordsOfPhrase } from '../../../domain/language/text/tokens.ts';
import { THING_LANGUAGES } from '../../../domain/language/things/thing-lines.ts';
import { languageOf } from '../../../test/support/at-once.ts';
import { readOwnSet } from '../own-set.ts';
import { readReplies } from '../replies.ts';

/**
 * `npm run add:things -- <files> [--data <folder>]`: adds things to domain/language/packs/<language>/things.txt. A line of the files is one
 * thing: its words in the languages of `PACKS`, in their order, ` | ` between the languages, the usual words first, words that belong together joined by
 * `_`; `//` begins a remark. Written by the hundred, lines hold words that people say of anything ("mind", "tight"), or whose
 * stem is that of such a word ("pleased" and "please"): what stands in one reply of 250 is dropped, but for the word that
 * names the thing. Prints what it dropped.
 */

/** A word in more replies than this share is common. */
const COMMON_SHARE = 0.004;
/** In fewer replies than this a word stands by chance. */
const COMMON_LEAST = 4;
/** A stem is another word's where less of its replies than this have the word itself. */
const OWN_SHARE_LEAST = 0.3;
const SETS = ['own', 'answering', 'numbers', 'yes-no'];
const PACKS_FOLDER = '../../../domain/language/packs/';

/** In how many replies of a language words and stems stand. */
class Counts {
  replies = 0;
  readonly words = new Map<string, number>();
  readonly stems = new Map<string, number>();
}

const countsOf = new Map(THING_LANGUAGES.map((code) => [code, new Counts()]));

function stemOf(code: string, word: string): string {
  return labelStem(languageOf(code), word);
}

function count({ lang, user_text }: { readonly lang: string; readonly user_text: string }): void {
  const counts = countsOf.get(lang);
  if (counts === undefined) return;
  counts.replies++;
  const words = new Set(wordsOfPhrase(user_text));
  const stems = new Set([...words].map((word) => stemOf(lang, word)));
  for (const word of words) counts.words.set(word, (counts.words.get(word) ?? 0) + 1);
  for (const stem of stems) counts.stems.set(stem, (counts.stems.get(stem) ?? 0) + 1);
}

/** @param at its place in its cell: the first word names the thing */
function isCommon(code: string, phrase: string, at: number): boolean {
  const [word, ...others] = wordsOfPhrase(phrase.replaceAll('_', ' '));
  if (word === undefined) return true;
  if (others.length > 0) return false;
  const { replies, stems, words } = countsOf.get(code)!;
  const all = stems.get(stemOf(code, word)) ?? 0;
  if (all < COMMON_LEAST || all < COMMON_SHARE * replies) return false;
  return at > 0 || (words.get(word) ?? 0) < OWN_SHARE_LEAST * all;
}

function written(phrase: string): string {
  return phrase.toLowerCase().replace(/['’]/g, '_');
}

/** The thing's words in each language, without those that are common; undefined where one has none. */
function cellsOf(line: string): string[] | undefined {
  const cells = line.split(' | ');
  if (cells.length !== THING_LANGUAGES.length) return undefined;
  const kept = cells.map((cell, column) => {
    const code = THING_LANGUAGES[column]!;
    const phrases = [...new Set(cell.trim().split(/\s+/).map(written))];
    const dropped = phrases.filter((phrase, at) => isCommon(code, phrase, at));
    if (dropped.length > 0) console.log(`${code} ${phrases[0]}: without ${dropped.join(' ')}`);
    return phrases.filter((phrase) => !dropped.includes(phrase)).join(' ');
  });
  return kept.includes('') ? undefined : kept;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' } },
});
for (const set of SETS) {
  const folder = fileURLToPath(new URL(`../${set}/`, import.meta.url));
  for (const name of readdirSync(folder)) readOwnSet(folder + name).rows.forEach(count);
}
if (values.data !== undefined) readReplies(values.data).rows.forEach(count);
for (const file of positionals) {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('//')) continue;
    const cells = cellsOf(line.trim());
    if (cells === undefined) console.log(`left out: ${line.slice(0, 60)}`);
    for (const [column, cell] of (cells ?? []).entries()) {
      appendFileSync(
        new URL(`${PACKS_FOLDER}${THING_LANGUAGES[column]}/things.txt`, import.meta.url),
        `${cell}\n`,
      );
    }
  }
}
