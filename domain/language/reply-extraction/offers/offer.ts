import type { JsonValue } from '../../../json/json.ts';
import { DIRECTION_BACK } from '../../grammar/directions.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import { offerWords } from './offer-words.ts';

/** One of the values that the agent offered, by its words [start, end) in what the agent said. */
export interface Offer {
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
}

/** Words between two offers that tell more of the first one: "at 3 with Anna or at 4". */
const OTHERS_MAX = 4;

/** Whether two values stand beside each other as one or the other of them. */
export function isBeside(read: ReadText, one: Offer, other: Offer): boolean {
  const { language, text, tokens } = read;
  const places = range(one.end, other.start);
  if ([...places, other.start].some((at) => endsSentence(read, at))) return false;
  if (
    places.length === 0 &&
    DASH.test(text.slice(tokens[one.end - 1]!.end, tokens[one.end]!.start))
  )
    return false;
  const isOr = places.some((at) => language.alternatives.has(tokens[at]!.word));
  const isParted =
    isOr || places.some((at) => isParting(read, at)) || tokens[other.start]!.boundary > 0;
  const isRange = places.length === 1 && (read.roles[one.end]! & DIRECTION_BACK) !== 0;
  if (!isParted || (isRange && !isOr)) return false;
  const counted = tokens[other.end]?.word;
  const further = places.filter((at) => !isSmall(read, at) && tokens[at]!.word !== counted);
  return further.length <= (isOr ? OTHERS_MAX : 0);
}

const DASH = /[-–—]/;

/** Token indexes, [from, to). */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

/** A new sentence, but for "the 1., the 4. and the 9." and one that begins with "or". */
function endsSentence({ language, text, tokens }: ReadText, at: number): boolean {
  const { boundary, capital, word } = tokens[at]!;
  if (boundary < 2 || language.alternatives.has(word)) return false;
  const gap = text.slice(tokens[at - 1]!.end, tokens[at]!.start);
  return !(tokens[at - 1]!.digits && /^\.(,|\s)/.test(gap) && !capital);
}

function isParting({ language, tokens }: ReadText, at: number): boolean {
  return tokens[at]!.boundary > 0 || offerWords(language).between.has(tokens[at]!.word);
}

function isSmall(read: ReadText, at: number): boolean {
  const { between, stands } = offerWords(read.language);
  const { word } = read.tokens[at]!;
  const sense = read.senses[at];
  if (sense?.isEmpty || sense?.isConnector) return true;
  return between.has(word) || stands.has(word) || isOfTime(read, at);
}

/** A part of the day or a mark of the clock or the calendar. */
function isOfTime({ senses, tokens }: ReadText, at: number): boolean {
  const sense = senses[at];
  const isNamed = sense?.weekday !== undefined || sense?.month !== undefined;
  return tokens[at]!.digits || isNamed || (sense?.marks ?? 0) !== 0;
}
