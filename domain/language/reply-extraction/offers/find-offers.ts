import { canonicalJson, type JsonValue } from '../../../json/json.ts';
import { DIRECTION_BACK } from '../../grammar/directions.ts';
import { MARK } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { ValueCandidate } from '../candidates/candidate.ts';
import type { Extraction } from '../candidates/context.ts';
import type { AgentWords } from './agent-words.ts';
import { offerWords } from './offer-words.ts';

/** One of the values that the agent offered, by its words [start, end) in what the agent said. */
export interface Offer {
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
}

/**
 * What the agent offered for an information, in its order: values beside each other in one sentence, or the only one of a
 * question. What was only mentioned is none: the ends of a range, opening hours, what was, what is ruled out.
 */
export function offersOf(words: AgentWords, entry: InformationEntry): readonly Offer[] {
  const { proposal } = words;
  const told = valuesIn(words, entry);
  let run: Offer[] = [];
  let best: readonly Offer[] = [];
  for (const offer of told) {
    const last = run.at(-1);
    if (last === undefined || !isBeside(proposal.read, last, offer)) run = [];
    run.push(offer);
    if (run.length > 1) best = run;
  }
  if (best.length > 1) return isTold(proposal.read, best[0]!) ? [] : inOrder(entry, proposal, best);
  const asked = told.filter(({ end }) => isAsked(proposal.read, end));
  return asked.length === 1 && told.length === 1 ? asked : [];
}

/** Every value of it that is not ruled out, each once, by its best words. */
function valuesIn({ candidates, proposal }: AgentWords, entry: InformationEntry): Offer[] {
  const { position } = entry;
  const best: ValueCandidate[] = [];
  const own = candidates.filter(
    (each) => each.information === position && isOffered(proposal, each),
  );
  for (const each of own.sort((a, b) => b.score - a.score || a.start - b.start))
    if (!best.some(({ start, end }) => start < each.end && each.start < end)) best.push(each);
  const found = wholeDays(
    entry,
    proposal,
    best.sort((a, b) => a.start - b.start),
  );
  if (entry.kind === 'date') found.push(...daysBefore(proposal, found));
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start)
    .filter(({ value }) => {
      const key = canonicalJson(value);
      return !seen.has(key) && seen.add(key);
    });
}

/** A weekday right behind a day says no other one: "11月28号星期六". */
function wholeDays(
  { kind }: InformationEntry,
  { read }: Extraction,
  found: readonly Offer[],
): Offer[] {
  const days: Offer[] = [];
  for (const { value, start, end } of found) {
    const before = days.at(-1);
    const isOfBefore = before?.end === start && read.tokens[start]!.boundary === 0;
    if (kind === 'date' && isOfBefore) days[days.length - 1] = { ...before!, end };
    else days.push({ value, start, end });
  }
  return days;
}

/** "1, 4 en 9 december", "el 3 y el 9 de diciembre": bare numbers before a day are days of its month. */
function daysBefore({ negated, read }: Extraction, found: readonly Offer[]): Offer[] {
  const { tokens } = read;
  return [...tokens.keys()].flatMap((at) => {
    const value = Number(tokens[at]!.word);
    if (!tokens[at]!.digits || value < 1 || value > 31 || negated[at] === 1) return [];
    if (found.some(({ start, end }) => start <= at && at < end)) return [];
    const next = found.find(({ start }) => start > at);
    if (next === undefined) return [];
    const date = `${String(next.value).slice(0, 8)}${String(value).padStart(2, '0')}`;
    return date < String(next.value) ? [{ value: date, start: at, end: at + 1 }] : [];
  });
}

function isOffered(
  { days, declined, hours, negated, read }: Extraction,
  { end, start }: ValueCandidate,
): boolean {
  if (negated[start] === 1 || declined[start] === 1) return false;
  const isEnd = [...days, ...hours].some(
    (each) => each.ofRange !== undefined && each.start < end && each.end > start,
  );
  return !isEnd && !isRanged(read, start);
}

/** "Between 9 and 18", "4-10". */
function isRanged(read: ReadText, start: number): boolean {
  const { ranging } = offerWords(read.language);
  for (let at = start; at > 0 && start - at < RANGE_WORDS_MAX; at--) {
    if (read.tokens[at]!.boundary === 2) return false;
    if (ranging.has(read.tokens[at - 1]!.word)) return true;
  }
  return false;
}

/** Words of a range up to its second end: "between 9 and half past 18". */
const RANGE_WORDS_MAX = 5;
/** Words between two offers that tell more of the first one: "at 3 with Anna or at 4". */
const OTHERS_MAX = 4;

/** Whether two values stand beside each other as one or the other of them. */
function isBeside(read: ReadText, one: Offer, other: Offer): boolean {
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

function range(from: number, to: number): number[] {
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

/** "The last guests came at nine and at ten.", "we are closed on Mondays and Tuesdays". */
function isTold(read: ReadText, { start }: Offer): boolean {
  const { calendar } = read.language.pack;
  const { closed } = offerWords(read.language);
  let from = start;
  while (from > 0 && read.tokens[from]!.boundary < 2) from--;
  const before = read.tokens.slice(from, start);
  if (before.some(({ word }) => closed.has(word))) return true;
  const text = read.text.slice(read.tokens[from]!.start, read.tokens[start]!.start).toLowerCase();
  // As it is written: "ich hätte noch" offers.
  const past = calendar.past.split(/\s+/);
  if (text.split(/[^\p{L}]+/u).some((word) => word !== '' && past.includes(word))) return true;
  return calendar.pastTense?.test(text) === true && calendar.planned?.test(text) !== true;
}

function isAsked({ asks }: ReadText, end: number): boolean {
  return asks[end - 1]! > 0;
}

const HALF_DAY = 12;

/** Hours that follow each other: "10, 11:30, 2" goes on after noon, where the half of the day is not told. */
function inOrder(
  { kind }: InformationEntry,
  { read }: Extraction,
  offers: readonly Offer[],
): readonly Offer[] {
  if (kind !== 'time') return offers;
  let before = '';
  return offers.map((offer) => {
    let value = String(offer.value);
    const later = `${Number(value.slice(0, 2)) + HALF_DAY}${value.slice(2)}`;
    const isBare = !read.senses
      .slice(offer.start, offer.end)
      .some((sense) => ((sense?.marks ?? 0) & MARK.hour) !== 0);
    if (isBare && value < before && Number(value.slice(0, 2)) < HALF_DAY && later > before)
      value = later;
    before = value;
    return { ...offer, value };
  });
}
