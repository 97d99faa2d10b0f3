import { finish, type Steps } from '../../steps.ts';
import { type Day, isoDate } from '../dates/calendar.ts';
import { findDates, findDayWords } from '../dates/dates.ts';
import { findDurations, pairInstants } from '../dates/spans-of-time.ts';
import { isFullYear } from '../dates/years.ts';
import { type Language, PHRASE } from '../grammar/language.ts';
import { type Mention, phraseOf, type ReadText, readText } from '../grammar/read-text.ts';
import { isBelowZero } from '../numbers/below-zero.ts';
import { isGroupSize } from '../numbers/group-size.ts';
import { fewAfter } from '../numbers/numbers.ts';
import { type Quantity, quantityAt } from '../numbers/quantities.ts';
import { isVague } from '../numbers/vague.ts';
import { FoundOnce } from '../text/found-once.ts';
import { findTimes } from '../times/times.ts';
import { findContacts } from './contacts.ts';

/** Kinds of mention that only some informations take: looked for when one does. */
export type RareKind = 'instant' | 'duration' | 'contact';

/** Every value that stands in the text by itself, in the order of kinds; they may overlap. A kind is looked for in a step. */
export function* findMentions(
  read: ReadText,
  today: Day,
  rare: ReadonlySet<RareKind> = NOTHING_RARE,
  isHourAsked = false,
): Steps<readonly Mention[]> {
  const known = found.known(read);
  if (known?.today === today && known.rare === rare && known.isHourAsked === isHourAsked)
    return known.mentions;
  const mentions = yield* mentionsIn(read, today, rare, isHourAsked);
  found.hold(read, { today, rare, isHourAsked, mentions });
  return mentions;
}

const NOTHING_RARE: ReadonlySet<RareKind> = new Set();

interface FoundMentions {
  readonly today: Day;
  readonly rare: ReadonlySet<RareKind>;
  readonly isHourAsked: boolean;
  readonly mentions: readonly Mention[];
}

/** An agent's text may be read again and again. */
const found = new FoundOnce<FoundMentions>();

function* mentionsIn(
  read: ReadText,
  today: Day,
  rare: ReadonlySet<RareKind>,
  isHourAsked: boolean,
): Steps<Mention[]> {
  const days = yield* findDates(read, today, isHourAsked);
  const dates = days.map((date) => withYear(read, date));
  if (read.isLong) yield;
  const mentions = [...(yield* findTimes(read)), ...dates];
  if (read.isLong) yield;
  mentions.push(...findDayWords(read));
  if (read.isLong) yield;
  mentions.push(...(yield* findNumbers(read, today, dates)));
  if (read.isLong) yield;
  mentions.push(...findPeople(read), ...findGroundFloors(read));
  if (rare.has('instant')) mentions.push(...pairInstants(mentions));
  if (rare.has('duration')) mentions.push(...findDurations(read));
  if (rare.has('contact')) mentions.push(...findContacts(read));
  return mentions;
}

const ARTICLE_CERTAINTY = 0.4;

/** Words that are looked at for a number in a step: in Chinese each takes some microseconds. */
const WORDS_A_STEP = 256;

function* findNumbers(read: ReadText, today: Day, dates: readonly Mention[]): Steps<Mention[]> {
  const found: Mention[] = [];
  const year = Number(isoDate(today).slice(0, 4));
  const reach = dates.length === 0 ? undefined : reachOf(dates, read.tokens.length);
  for (let at = 0, looked = 1; at < read.tokens.length; at++, looked++) {
    if (looked % WORDS_A_STEP === 0) yield;
    const number = quantityAt(read, at);
    if (number === undefined || isDenied(read, at, number)) continue;
    const mention = shortYear(read, sinceYear(read, mentionOf(read, at, number), year), year);
    const isFar = reach !== undefined && isFarOff(read, mention, reach);
    found.push(isFar ? yearsAgo(mention, year) : mention);
    at = (fewAfter(read, number.end) ?? number.end) - 1;
  }
  return found.filter((mention) => !isVague(read, mention));
}

/** Per token: how far those go that begin there or before, 0 where none does. */
function reachOf(mentions: readonly Mention[], length: number): readonly number[] {
  const reach = Array.from({ length }, () => 0);
  for (const { start, end } of mentions) reach[start] = Math.max(reach[start]!, end);
  for (let at = 1; at < length; at++) reach[at] = Math.max(reach[at]!, reach[at - 1]!);
  return reach;
}

/** "Since 2016": for a number of years by now. */
function sinceYear(
  { language, senses, tokens }: ReadText,
  mention: Mention,
  thisYear: number,
): Mention {
  const { start, unit, value } = mention;
  const before = senses[start - 1]?.isEmpty && start > 1 ? [start - 1, start - 2] : [start - 1];
  const isSince = before.some((at) => language.since.has(tokens[at]?.word ?? ''));
  if (!isSince || unit !== undefined || !isFullYear(Number(value))) return mention;
  const years = thisYear - Number(value);
  return years >= 0 ? { ...mention, years } : mention;
}

/** Nobody tells a year so that lies further back. */
const YEARS_BACK_MAX = 150;

/** "Ten years ago" to who asks for a year: the one it was then. */
function yearsAgo(mention: Mention, thisYear: number): Mention {
  const years = Number(mention.value);
  const isOfYears = mention.unit === 'year' && Number.isInteger(years);
  const isNear = isOfYears && years > 0 && years <= YEARS_BACK_MAX;
  const year = isNear ? { year: thisYear - years } : {};
  return { ...mention, isFarOff: true, ...year };
}

/** "On 3 February 1947": the year that is told with a day. */
function withYear({ tokens }: ReadText, date: Mention): Mention {
  const year = Number(String(date.value).slice(0, 4));
  const isTold = tokens.slice(date.start, date.end).some(({ word }) => Number(word) === year);
  return isTold ? { ...date, year } : date;
}

const TWO_DIGITS = /^\d\d$/;

/** "Ninety-eight", "'07": a year of the last hundred, where a year is asked for. */
function shortYear({ tokens }: ReadText, mention: Mention, thisYear: number): Mention {
  const { end, start, unit, value } = mention;
  const isOne = tokens[start]!.digits && TWO_DIGITS.test(tokens[start]!.word) && end === start + 1;
  const isShort = isOne || (Number(value) >= 20 && Number(value) < 100 && !tokens[start]!.digits);
  if (!isShort || unit !== undefined || !Number.isInteger(value)) return mention;
  const year = thisYear - (thisYear % 100) + Number(value);
  return { ...mention, year: year > thisYear + 1 ? year - 100 : year };
}

function mentionOf(read: ReadText, at: number, number: Quantity): Mention {
  // "one" and its like in other languages are often no number.
  const isArticle = number.end === at + 1 && read.senses[at]?.isEmpty === true;
  return {
    kind: 'number',
    value: isBelowZero(read, at) ? -number.value : number.value,
    start: at,
    end: number.end,
    certainty: isArticle ? ARTICLE_CERTAINTY : 1,
    ...(number.unit === undefined ? {} : { unit: number.unit }),
    ...(number.asParts === undefined ? {} : { asParts: number.asParts }),
    ...(number.asMoney === undefined ? {} : { asMoney: number.asMoney }),
    ...(number.unit === undefined && isGroupSize(read, { start: at, end: number.end }, number.value)
      ? { isOfGroup: true }
      : {}),
  };
}

/** "In two weeks", "two weeks ago"; but "two weeks from Monday" tells how long as well. */
function isFarOff(read: ReadText, number: Mention, reachOfDates: readonly number[]): boolean {
  const { end, start, unit } = number;
  if (unit === undefined || reachOfDates[start]! <= end) return false;
  const isLed = start > 0 && reachOfDates[start - 1]! > end;
  return isLed || phraseOf(read, end + 1, PHRASE.ago) !== undefined;
}

/** "Ni un euro más" tells no euro. */
function isDenied({ senses }: ReadText, at: number, { end, unit }: Quantity): boolean {
  const isArticle = end === at + 1 && senses[at]?.isEmpty === true;
  return isArticle && unit !== undefined && senses[at - 1]?.negates === true;
}

/** "Just me", "my wife and I", "zu dritt". */
function findPeople(read: ReadText): Mention[] {
  const longest = (start: number) => phraseOf(read, start, PHRASE.people, Number.MAX_SAFE_INTEGER);
  // Of two that begin together the longer one counts: "alleen wij twee" is not one alone.
  return read.phrases
    .filter(({ kind, start, end }) => kind >= PHRASE.people && end === longest(start)?.end)
    .map(({ kind, start, end }) => ({
      kind: 'number',
      value: kind - PHRASE.people,
      start,
      end,
      certainty: 1,
      isOfPeople: true,
    }));
}

/** "Ground floor", "Erdgeschoss": the floor that counts 0. */
function findGroundFloors(read: ReadText): Mention[] {
  return read.phrases
    .filter(({ kind }) => kind === PHRASE.groundFloor)
    .map(({ start, end }) => ({
      kind: 'number',
      value: 0,
      start,
      end,
      certainty: 1,
      isOfFloor: true,
    }));
}

/** The value that a label is, if it is nothing but that: "7 pm", "19th", "Monday", "3". */
export function soleMention(label: string, language: Language): Mention | undefined {
  const read = readText(label, language);
  const order = ['time', 'weekday', 'ordinal', 'date', 'number'];
  return finish(findMentions(read, 0))
    .filter(({ start, end }) => start === 0 && end === read.tokens.length)
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0];
}
