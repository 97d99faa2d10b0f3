import { PHRASE } from '../../grammar/language.ts';
import { type Mention, readText } from '../../grammar/read-text.ts';
import { type RangeSide, sideOf } from '../../reading-index/choice-ranges.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { isPlain, othersIn } from './plain-clause.ts';

const CONFIDENCE = 0.8;
const PARTS_MIN = 2;
const HOUR = 60;
/** An hour before is told of the afternoon, one of the early morning of neither half of the day. */
const NIGHT_TO = 5 * HOUR;
const MORNING_FROM = 8 * HOUR;
const NOON = 12 * HOUR;
/** From the one hour on it may be evening, from the other on it is. */
const EVENING_FROM = 17 * HOUR;
const EVENING_SURE = 18 * HOUR;

/** "Around 3 pm" to who asks for morning, afternoon or evening: the part of the day that every hour of the reply is in. */
export function addPartOfDay(extraction: Extraction, extracted: Extracted): void {
  const { asked, hours, wanted } = extraction;
  if (hours.length === 0) return;
  for (const entry of wanted) {
    const { isList, kind, position } = entry;
    const isOpen = kind === 'choice' && !isList && asked[position] === 1;
    if (!isOpen || extracted.has(position)) continue;
    const parts = partsOf(extraction, entry);
    if (parts.size >= PARTS_MIN) tellPart(extraction, entry, parts, extracted);
  }
}

type Parts = ReadonlyMap<number, number>;

const PARTS: readonly number[] = [PHRASE.morning, PHRASE.afternoon, PHRASE.evening];

/** By a part of the day: the only choice that is it. */
function partsOf({ index }: Extraction, { choices, listed }: InformationEntry): Parts {
  const parts = new Map<number, number>();
  for (const [choice, { label }] of choices.slice(0, listed).entries()) {
    const { phrases } = readText(label, index.language);
    const own = new Set(phrases.map(({ kind }) => kind).filter((kind) => PARTS.includes(kind)));
    const [part] = own;
    if (part === undefined || own.size > 1) continue;
    if (parts.has(part)) return new Map();
    parts.set(part, choice);
  }
  return parts;
}

function tellPart(
  extraction: Extraction,
  entry: InformationEntry,
  parts: Parts,
  extracted: Extracted,
): void {
  const { declined, hours, read } = extraction;
  const others = othersIn(extraction, entry);
  const side = sideOf(read);
  const open = hours.filter(
    (hour) => declined[hour.start] !== 1 && isPlain(extraction, others, hour),
  );
  const told = new Set(open.map((hour) => partOf(parts, hour, side)));
  const [part] = told;
  const choice = part === undefined || told.size > 1 ? undefined : parts.get(part);
  if (choice === undefined) return;
  const { start, end } = open[0]!;
  const { value } = entry.choices[choice]!;
  extracted.set(entry.position, { value, confidence: CONFIDENCE, words: [start, end] });
}

/** Undefined where it is not sure, as of "seven" and of "after two". */
function partOf(parts: Parts, { value }: Mention, side: RangeSide | undefined): number | undefined {
  const told = Number(value);
  const minutes = told < NIGHT_TO ? told + NOON : told;
  if (side === 'onward' || side === 'above')
    return minutes >= EVENING_FROM ? PHRASE.evening : undefined;
  if (side === 'upTo' || side === 'below') return minutes <= NOON ? PHRASE.morning : undefined;
  return partAt(parts, minutes);
}

function partAt(parts: Parts, minutes: number): number | undefined {
  if (minutes < MORNING_FROM) return undefined;
  if (minutes < NOON) return PHRASE.morning;
  const isEither = minutes >= EVENING_FROM && minutes < EVENING_SURE;
  if (isEither && parts.has(PHRASE.afternoon)) return undefined;
  return minutes < EVENING_FROM ? PHRASE.afternoon : PHRASE.evening;
}
