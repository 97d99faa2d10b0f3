import { MARK, PHRASE } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';

/** Choices as places in the list of the question, in its order. */
export interface ChosenPlaces {
  readonly choices: readonly number[];
  readonly words: readonly [number, number];
}

const LEAVING: ReadonlySet<number> = new Set([PHRASE.everything, PHRASE.except]);
const PLACES = MARK.listFirst | MARK.listLast | MARK.listMiddle;

/** "The first two", "the last one", "the one in the middle", "all but the last". */
export function placesMeant(
  { declined, negated, read }: Extraction,
  { choices: { length }, listed }: InformationEntry,
): ChosenPlaces | undefined {
  const at = read.senses.findIndex((sense) => ((sense?.marks ?? 0) & PLACES) !== 0);
  if (at < 0 || declined[at] === 1) return undefined;
  const near = [at + 1, at - 1].find((each) => (read.senses[each]?.number ?? 0) >= 2);
  const end = Math.max(at, near ?? at) + 1;
  if (!isAnswer(read, Math.min(at, near ?? at), end)) return undefined;
  const all = Array.from({ length: Math.min(length, listed) }, (_, place) => place);
  const count = near === undefined ? 1 : read.senses[near]!.number!;
  const chosen = chosenOf(all, read.senses[at]!.marks, count);
  if (chosen === undefined) return undefined;
  const isOut = negated[at] === 1 || isExceptBefore(read, at);
  const choices = isOut ? all.filter((place) => !chosen.includes(place)) : chosen;
  return { choices, words: [at, end] };
}

function chosenOf(
  all: readonly number[],
  marks: number,
  count: number,
): readonly number[] | undefined {
  if (count >= all.length) return undefined;
  if ((marks & MARK.listMiddle) === 0)
    return (marks & MARK.listLast) !== 0 ? all.slice(-count) : all.slice(0, count);
  return all.length % 2 === 1 ? [(all.length - 1) / 2] : undefined;
}

function isExceptBefore({ phrases, tokens }: ReadText, at: number): boolean {
  return phrases.some(
    ({ kind, start, end }) =>
      kind === PHRASE.except &&
      end <= at &&
      tokens.slice(start + 1, at + 1).every(({ boundary }) => boundary === 0),
  );
}

/** Nothing but small words stand around it: "last week" and "the first floor" are no choices. */
function isAnswer(read: ReadText, start: number, end: number): boolean {
  const leaving = read.phrases.filter(({ kind }) => LEAVING.has(kind));
  const isSmall = (at: number) => {
    const sense = read.senses[at];
    if (leaving.some((each) => each.start <= at && at < each.end)) return true;
    return isSmallSense(sense) || sense?.negates === true;
  };
  for (let at = start - 1; at >= 0 && read.tokens[at + 1]!.boundary === 0; at--) {
    if (!isSmall(at)) return false;
  }
  for (let at = end; at < read.tokens.length && read.tokens[at]!.boundary === 0; at++) {
    if (!isSmall(at) && !isMeasureWord(read, at)) return false;
  }
  return true;
}

function isSmallSense(sense: ReadText['senses'][number]): boolean {
  if (sense === undefined) return false;
  return sense.isEmpty || sense.isCourtesy || sense.isConnector || sense.number !== undefined;
}

/** A character or two after a number that count things: "前两项". */
function isMeasureWord({ language, tokens }: ReadText, at: number): boolean {
  return language.pack.calendar.unitsFollow === true && at >= tokens.length - 2;
}
