import { DIRECTIONS } from '../../grammar/directions.ts';
import { PHRASE } from '../../grammar/language.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { UNREAD_WEIGHTS } from './unread-weights.ts';

/** The signs that a reply without a value that could be read answers the question all the same. */
export const UNREAD_SIGNS = [
  'always',
  'asks_boolean',
  'asks_choice',
  'asks_several',
  'asks_number',
  'asks_date_or_time',
  'asks_other',
  'tells_others',
  'words_to_2',
  'words_5_to_8',
  'words_9_to_14',
  'words_over_14',
  'corrects',
  'denies',
  'denies_no_boolean',
  'speaks_of_asked',
  'speaks_of_others',
  'thanks',
  'is_no',
  'has_number',
  'has_question',
] as const;

/**
 * Whether a reply of which nothing was read answers the main question asked: "we are booked into a hotel" to who asks
 * whether somebody stays overnight. A linear score of its signs, learned by bench/understanding/training.
 */
export function isUnreadAnswer(extraction: Extraction, extracted: Extracted): boolean {
  const main = extraction.wanted.find(({ position }) => extraction.asked[position] === 1);
  if (main === undefined || saysNothing(extraction)) return false;
  const signs = unreadSigns(extraction, main, extracted);
  return signs.reduce((sum, sign, i) => sum + sign * UNREAD_WEIGHTS[i]!, 0) > 0;
}

/** The signs of a reply to the main information asked for, each 0 or 1, in the order of their names. */
export function unreadSigns(
  extraction: Extraction,
  main: InformationEntry,
  extracted: Extracted,
): number[] {
  const { read, wanted } = extraction;
  const { senses, tokens } = read;
  const words = tokens.length;
  const says = (kind: number) => read.phrases.some((phrase) => phrase.kind === kind);
  const denies = senses.some((sense) => sense?.negates);
  const isBoolean = main.kind === 'boolean';
  const signs: Record<(typeof UNREAD_SIGNS)[number], boolean> = {
    always: true,
    asks_boolean: isBoolean,
    asks_choice: main.kind === 'choice' && !main.isList,
    asks_several: main.isList,
    asks_number: main.kind === 'number',
    asks_date_or_time: main.kind === 'date' || main.kind === 'time',
    asks_other: wanted.length > 1,
    tells_others: extracted.size > 0,
    words_to_2: words <= 2,
    words_5_to_8: words >= 5 && words <= 8,
    words_9_to_14: words >= 9 && words <= 14,
    words_over_14: words > 14,
    corrects: says(PHRASE.correction),
    denies,
    denies_no_boolean: denies && !isBoolean,
    speaks_of_asked: speaksOf(extraction, (at) => main.cues.has(extraction.stems[at]!)),
    speaks_of_others: speaksOf(extraction, (at) => isOfOthers(extraction, main, at)),
    thanks: tokens.some(({ word }) => isParting(read, word)),
    is_no: says(PHRASE.no) || says(PHRASE.yes),
    has_number:
      senses.some((sense) => sense?.number !== undefined) || tokens.some(({ digits }) => digits),
    has_question: read.asks.some((mark) => mark > 0),
  };
  return UNREAD_SIGNS.map((name) => Number(signs[name]));
}

function speaksOf({ read }: Extraction, test: (at: number) => boolean): boolean {
  return read.tokens.some((_, at) => !read.senses[at]?.isEmpty && test(at));
}

/** Whether a word is one of other informations, or speaks of what they are about. */
function isOfOthers(
  { index, read, stems }: Extraction,
  main: InformationEntry,
  at: number,
): boolean {
  if (index.spread.has(stems[at]!) && !main.cues.has(stems[at]!)) return true;
  const roles = read.roles[at]! & ~DIRECTIONS;
  return roles !== 0 && (roles & main.roles) === 0;
}

/** Small words and courtesies alone: "thanks, goodbye". */
function saysNothing({ read }: Extraction): boolean {
  return read.tokens.every(({ word }, at) => {
    const sense = read.senses[at];
    return sense?.isEmpty || sense?.isCourtesy || sense?.isStance || isParting(read, word);
  });
}

/** "Thanks", "goodbye". */
function isParting({ language }: Extraction['read'], word: string): boolean {
  const { bye, thanks } = language.pack.concepts;
  return ` ${bye} ${thanks} `.includes(` ${word} `);
}
