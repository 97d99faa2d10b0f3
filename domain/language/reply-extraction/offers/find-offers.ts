import { canonicalJson, type JsonValue } from '../../../json/json.ts';
import type { Steps } from '../../../steps.ts';
import { dayNumberAt } from '../../dates/ordinals.ts';
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
 * question. What was only mentioned is none: the ends of a range, opening hours, what was, what is ruled out. Of two such rows
 * it is not known which is meant.
 */
export function* offersOf(words: AgentWords, entry: InformationEntry): Steps<readonly Offer[]> {
  const { proposal } = words;
  const told = yield* valuesIn(words, entry);
  let run: Offer[] = [];
  const runs: Offer[][] = [];
  for (const offer of told) {
    yield;
    const last = run.at(-1);
    if (last === undefined || !isBeside(proposal.read, last, offer)) run = [];
    run.push(offer);
    if (run.length === 2) runs.push(run);
  }
  const [best] = runs;
  if (best !== undefined) {
    if (runs.length > 1 || isTold(proposal.read, best[0]!)) return [];
    return inOrder(entry, proposal, best);
  }
  const asked = told.filter(({ end }) => isAsked(proposal.read, end));
  return asked.length === 1 && told.length === 1 ? asked : [];
}

/** Every value of it that is not ruled out, each once, by its best words. */
function* valuesIn({ candidates, proposal }: AgentWords, entry: InformationEntry): Steps<Offer[]> {
  const ends = [...proposal.days, ...proposal.hours].filter(({ ofRange }) => ofRange !== undefined);
  const ofRange = new Uint8Array(proposal.read.tokens.length);
  for (const { start, end } of ends) ofRange.fill(1, start, end);
  const taken = new Uint8Array(ofRange.length);
  const best: ValueCandidate[] = [];
  const own = candidates.filter(({ information }) => information === entry.position);
  for (const each of own.sort((a, b) => b.score - a.score || a.start - b.start)) {
    yield;
    const { start, end } = each;
    const isFree = isOffered(proposal, each, ofRange) && !taken.subarray(start, end).includes(1);
    if (!isFree) continue;
    taken.fill(1, start, end);
    best.push(each);
  }
  const days = wholeDays(
    entry,
    proposal,
    best.sort((a, b) => a.start - b.start),
  );
  const told = entry.kind === 'date' ? withMonths(proposal.read, days) : days;
  const found = entry.kind === 'date' ? [...told, ...daysBefore(proposal, told)] : [...told];
  found.sort((a, b) => a.start - b.start);
  const seen = new Set<string>();
  return found.filter(({ value }) => {
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

/** "The 9th or the 13th of December": a day without its month is of that of the day behind it. */
function withMonths(read: ReadText, found: readonly Offer[]): readonly Offer[] {
  const days: Offer[] = [];
  let month: string | undefined;
  for (const day of found.toReversed()) {
    const next = days.at(-1);
    if (next !== undefined && !isBeside(read, day, next)) month = undefined;
    const isBare = isBareDay(read, day);
    if (!isBare) month = monthOf(read, day);
    const whole = isBare && month !== undefined ? inMonth(day, month, next!) : day;
    // "The 2nd or the 1st of December": of which month?
    if (whole === undefined) return [];
    days.push(whole);
  }
  return days.reverse();
}

function inMonth(day: Offer, month: string, next: Offer): Offer | undefined {
  const told = String(day.value);
  const value = month + told.slice(MONTH_LENGTH);
  if (value < String(next.value)) return { ...day, value };
  return isShortlyBefore(told, String(next.value)) ? day : undefined;
}

/** "The 30th or the 2nd of December". */
function isShortlyBefore(date: string, other: string): boolean {
  const days = (Date.parse(other) - Date.parse(date)) / DAY_IN_MS;
  return days > 0 && days <= FORTNIGHT;
}

const DAY_IN_MS = 24 * 60 * 60 * 1000;
const FORTNIGHT = 14;

const MONTH_LENGTH = 'YYYY-MM-'.length;

function monthOf(read: ReadText, day: Offer): string | undefined {
  return tellsMonth(read, day) ? String(day.value).slice(0, MONTH_LENGTH) : undefined;
}

function tellsMonth({ senses, tokens }: ReadText, { start, end }: Offer): boolean {
  if (senses.slice(start, end).some((sense) => sense?.month !== undefined)) return true;
  return tokens.slice(start, end).filter(({ digits }) => digits).length > 1;
}

/** "The 9th", but neither "tomorrow" nor "9.12.". */
function isBareDay(read: ReadText, day: Offer): boolean {
  if (tellsMonth(read, day)) return false;
  const number = Number(String(day.value).slice(8, 10));
  return range(day.start, day.end).some((at) => dayNumberAt(read, at)?.value === number);
}

/** "1, 4 en 9 december", "el 3 y el 9 de diciembre": bare numbers before a day are days of its month. */
function daysBefore({ negated, read }: Extraction, found: readonly Offer[]): Offer[] {
  const { tokens } = read;
  const taken = new Uint8Array(tokens.length);
  for (const { start, end } of found) taken.fill(1, start, end);
  const days: Offer[] = [];
  let left = 0;
  for (const [at, { digits, word }] of tokens.entries()) {
    while (left < found.length && found[left]!.start <= at) left++;
    const next = found[left];
    if (next === undefined) break;
    const value = Number(word);
    if (!digits || value < 1 || value > 31 || negated[at] === 1 || taken[at] === 1) continue;
    const date = `${String(next.value).slice(0, 8)}${String(value).padStart(2, '0')}`;
    if (date < String(next.value)) days.push({ value: date, start: at, end: at + 1 });
  }
  return days;
}

function isOffered(
  { declined, negated, read }: Extraction,
  { end, start }: ValueCandidate,
  ofRange: Uint8Array,
): boolean {
  if (negated[start] === 1 || declined[start] === 1) return false;
  return !ofRange.subarray(start, end).includes(1) && !isRanged(read, start);
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
/** Nobody offers an earlier hour of the morning behind one of the day. */
const MORNING = '07:00';

/**
 * Hours that follow each other: "10, 11:30, 2" goes on after noon, where the half of the day is not told. "9:00, 8:30 or 10"
 * are in no order and stay; none are offered where some only would follow.
 */
function inOrder(
  { kind }: InformationEntry,
  { read }: Extraction,
  offers: readonly Offer[],
): readonly Offer[] {
  if (kind !== 'time') return offers;
  const values = offers.map(({ value }) => String(value));
  const from = offers.findIndex(
    (offer, i) => i > 0 && isBare(read, offer) && values[i]! < values[i - 1]! && values[i]! < NOON,
  );
  if (from < 0) return offers;
  const before = values[from - 1]!;
  const moved = offers.map((offer, i) =>
    i < from || !isBare(read, offer) || values[i]! >= NOON
      ? offer
      : { ...offer, value: afterNoon(values[i]!) },
  );
  const isLate = before >= NOON || values[from]! < MORNING;
  const follows = moved.every((offer, i) => i < from || offer.value! > moved[i - 1]!.value!);
  if (isLate && follows) return moved;
  return values[from]! < MORNING ? [] : offers;
}

const NOON = '12:00';

function afterNoon(value: string): string {
  return `${Number(value.slice(0, 2)) + HALF_DAY}${value.slice(2)}`;
}

function isBare({ senses }: ReadText, { end, start }: Offer): boolean {
  return !senses.slice(start, end).some((sense) => ((sense?.marks ?? 0) & MARK.hour) !== 0);
}
