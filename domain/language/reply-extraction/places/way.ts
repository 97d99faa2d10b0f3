import { conceptLookup, conceptsOfWord } from '../../grammar/concept-lookup.ts';
import { leadBit, PHRASE } from '../../grammar/language.ts';
import { endsBefore, type ReadText } from '../../grammar/read-text.ts';
import type { Span } from '../../mentions/spans.ts';
import { type Concept, conceptId } from '../../pack-format/concepts.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { ReadingIndex } from '../../reading-index/reading-index.ts';
import type { SlotType } from '../../reading-index/slot-type.ts';
import { isUnspaced } from '../../text/words.ts';

/** Which end of a way a name is. */
export type EndOfWay = Extract<SlotType, 'destination' | 'origin'>;

interface TextOfWay {
  readonly index: Pick<ReadingIndex, 'asksWay'>;
  readonly read: ReadText;
}

/**
 * Which end of a way a name is where somebody asks for both: who says where they are begins there ("I'm at 5th and Main now"), "Leeds
 * to York" begins with the first one, and "a ride to the airport" goes there, with a capital or without.
 */
export function endOfWay({ index, read }: TextOfWay, span: Span): EndOfWay | undefined {
  if (!index.asksWay) return undefined;
  if (isWhereabouts(read, span) || beginsPair(read, span)) return 'origin';
  return isMovedTo(read, span) ? 'destination' : undefined;
}

/** How well a name fits by the end of a way that it is; undefined where that tells nothing. */
export function fitEndOfWay(
  { slotType }: InformationEntry,
  end: EndOfWay | undefined,
): number | undefined {
  if (end === undefined || !(slotType === 'origin' || slotType === 'destination')) return undefined;
  return slotType === end ? TOLD : AGAINST;
}

const TOLD = 2.5;
const AGAINST = -3;

/** "In a hurry" and "im Stress" are no places: what is no name by its capital takes a word for a sort of place. */
function isWhereabouts(read: ReadText, span: Span): boolean {
  if (!endsBefore(read, span.start, PHRASE.whereabouts)) return false;
  if (span.isSite) return true;
  const { capital, word } = read.tokens[span.start]!;
  if (!read.language.pack.nounsCapital) return capital || span.isCapital || isUnspaced(word);
  return capital && span.end > span.start + 1;
}

const TO = leadBit('to');

/** "University to Forbes and Murray": all of two names and what is between them. */
function beginsPair(read: ReadText, { end, isCapital, isFirst, isQuoted, lead, start }: Span) {
  const { senses, tokens } = read;
  if (lead !== 0 || tokens[end]?.boundary !== 0 || ((senses[end]?.leads ?? 0) & TO) === 0)
    return false;
  if (!isQuoted && (tokens[start]!.boundary === 0 || !tokens[end + 1]?.capital)) return false;
  if (isCapital || isQuoted) return true;
  return isFirst && !names(read, start, OF_OTHERS);
}

/** "Thanks to Bob", "Flight to Rome". */
const OF_OTHERS = concepts(
  'trip flight bus train taxi ticket car delivery price number departure arrival return thanks hello want need book type appointment class',
);

/** What takes somebody somewhere. */
const MOVING = concepts('trip flight bus train taxi ticket arrival');
/** Words before where something goes in which it is said that it does. */
const MOVING_WORDS_MAX = 3;

/** "I am flying to phoenix", "four tickets to seattle", "a ride to the airport". */
function isMovedTo(read: ReadText, span: Span): boolean {
  const { senses, tokens } = read;
  const { end, endsClause } = span;
  if (!endsClause && !senses[end]?.leads && !senses[end]?.joinsClauses) return false;
  const to = toBefore(read, span);
  for (let at = to; at > 0 && to - at < MOVING_WORDS_MAX && tokens[at]!.boundary === 0; ) {
    at--;
    if (!senses[at]?.leads && names(read, at, MOVING)) return true;
  }
  return false;
}

/** Where the "to" right before a name or its article stands, 0 where there is none; "back to the hotel" names none. */
function toBefore({ hasCapitals, senses, tokens }: ReadText, span: Span): number {
  const { isCapital, isSite, start } = span;
  const isArticle = senses[start - 1]?.isConnector === true;
  if (isArticle && hasCapitals && !isCapital && !isSite) return 0;
  const to = Math.max(0, isArticle ? start - 2 : start - 1);
  return tokens[start]!.boundary === 0 && ((senses[to]?.leads ?? 0) & TO) !== 0 ? to : 0;
}

function names({ language, tokens }: ReadText, at: number, ids: ReadonlySet<number>): boolean {
  const lookup = conceptLookup(language.pack.code);
  if (lookup === undefined) return false;
  return conceptsOfWord(lookup, tokens[at]!.word).some((each) => ids.has(each));
}

function concepts(list: string): ReadonlySet<number> {
  return new Set(list.split(' ').map((each) => conceptId(each as Concept)));
}
