import { acceptsValue } from '../../configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../json/json.ts';
import { isFullYear } from '../dates/years.ts';
import { roleBit } from '../grammar/language.ts';
import type { Mention, MentionKind } from '../grammar/read-text.ts';
import type { SlotRole } from '../pack-format/language-pack.ts';
import { converted, UNIT_NAMES, UNITS, type Unit } from '../pack-format/quantities.ts';
import type { InformationEntry } from './information-entry.ts';

/** The mention as a value of the information's kind; undefined where it is none. */
export function valueFor(entry: InformationEntry, mention: Mention): JsonValue | undefined {
  if (entry.kind === 'choice') return typedChoice(entry, mention);
  if (entry.kind === 'number')
    return isYearForAge(entry, mention) ? undefined : numberFor(entry, mention);
  if (mention.kind !== ownMention(entry)) return undefined;
  if (mention.kind === 'time') return clockText(mention.value);
  return entry.isPast ? (mention.pastValue ?? mention.value) : mention.value;
}

/** A number in the unit that is asked for; what has another unit is no value, and a place in a row counts nothing. */
function numberFor(entry: InformationEntry, mention: Mention): JsonValue | undefined {
  const { kind, unit, value } = mention;
  if (mention.year !== undefined && entry.asksYear) return mention.year;
  if (typeof value !== 'number') return undefined;
  if (kind === 'ordinal') return entry.isCount || entry.unit !== undefined ? undefined : value;
  if (kind !== 'number') return undefined;
  const other = otherReading(entry, mention);
  if (other !== undefined) return other;
  if (unit === undefined) return value;
  // Who is asked how many nights tells by "in two weeks" when, and by "two weeks" how many.
  const isWhen = mention.isFarOff === true && entry.isCount && (entry.roles & NIGHTS) !== 0;
  return isWhen ? undefined : inUnitOf(entry, value, unit);
}

/** "He is 1.98": who is asked for centimetres of somebody tells them in metres. */
function isHeightInMetres({ unit: asks }: InformationEntry, { unit, value }: Mention): boolean {
  const isOfBody = Number(value) >= HEIGHT_MIN && Number(value) < HEIGHT_MAX;
  return asks === 'cm' && unit === undefined && isOfBody && /^\d\.\d\d$/.test(String(value));
}

const HEIGHT_MIN = 1.2;
const HEIGHT_MAX = 2.3;
const CM_IN_M = 100;

/** What the number comes to for this question alone: years since then, an amount of money, a whole and its hundredths. */
function otherReading(entry: InformationEntry, mention: Mention): number | undefined {
  const { asMoney, asParts, unit, years } = mention;
  if (isHeightInMetres(entry, mention)) return Math.round(CM_IN_M * Number(mention.value));
  if (years !== undefined && lasts(entry)) return converted(years, 'year', entry.unit);
  const isOfMoney = isMoney(entry) || (unit !== undefined && MONEY.has(unit));
  if (asMoney !== undefined && isOfMoney && acceptsValue(entry.schema, asMoney)) return asMoney;
  // "Two fifty" of whole euros is 250; "nineteen seventy-four" is a year or an amount, and 19.74 of metres alone.
  const isLong = Number(mention.value) >= PARTS_MIN;
  const isOfParts = asParts !== undefined && (isLong ? entry.unit === 'm' : isWhole(entry.unit));
  return isOfParts && acceptsValue(entry.schema, asParts) ? asParts : undefined;
}

/** The least number of four digits. */
const PARTS_MIN = 1000;

function inUnitOf(entry: InformationEntry, value: number, unit: Unit): number | undefined {
  if (entry.unit === undefined) return isOfDimension(entry, unit) ? value : undefined;
  // Who is asked for square metres says "sixty metres" as well, and in Chinese degrees are told like kilowatt-hours.
  if ((unit === 'm' && entry.unit === 'm2') || (unit === 'kwh' && entry.unit === 'celsius')) {
    return value;
  }
  return entry.unit === 'week' ? inWeeks(value, unit) : converted(value, unit, entry.unit);
}

/** A month is four weeks, "quinze jours" are two and "acht Tage" one, as everybody counts them. */
function inWeeks(value: number, unit: Unit): number | undefined {
  if (unit === 'month') return value <= MONTHS_MAX ? WEEKS_IN_MONTH * value : undefined;
  const weeks = converted(value, unit, 'week');
  const isRounded = unit === 'day' && value > 7 && value % 7 === 1;
  return isRounded ? (value - 1) / 7 : weeks;
}

/** "We bought it in 2019" to who asks how old it is. */
function isYearForAge({ asksYear, roles }: InformationEntry, mention: Mention): boolean {
  const { unit, value, years } = mention;
  if ((roles & AGE) === 0 || asksYear || unit !== undefined) return false;
  return years === undefined && isFullYear(Number(value));
}

const WEEKS_IN_MONTH = 4;
/** More months are told as months. */
const MONTHS_MAX = 3;

/** An amount of money is no length of time, whatever else is asked for. */
function isOfDimension({ isAmount, roles }: InformationEntry, unit: Unit): boolean {
  const measured = MEASURED.filter(([role]) => (roles & roleBit(role)) !== 0);
  if (measured.length === 0) return !isAmount || !TIMES.includes(unit);
  return measured.some(([, units]) => units.has(unit));
}

/** A unit whose hundredths are told after it: "one eighty" of metres is 1.8. */
function isWhole(unit: Unit | undefined): boolean {
  return unit === 'm' || (unit !== undefined && MONEY.has(unit));
}

/** Asks for how many years or months, and not for which year. */
function lasts(entry: InformationEntry): entry is InformationEntry & { readonly unit: Unit } {
  const { isCount, roles, unit } = entry;
  return unit !== undefined && LENGTHS.has(unit) && (isCount || (roles & YEAR) === 0);
}

/** Whether an amount of money is asked for. */
export function isMoney({ roles, unit }: InformationEntry): boolean {
  return (unit !== undefined && MONEY.has(unit)) || (roles & roleBit('money')) !== 0;
}

const NIGHTS = roleBit('nights');
const YEAR = roleBit('year');
const AGE = roleBit('age');
const MONEY: ReadonlySet<Unit> = new Set(['euro', 'dollar', 'sterling', 'franc', 'yuan', 'real']);
/** Those of a whole year are counted from a year on. */
const LENGTHS: ReadonlySet<Unit> = new Set<Unit>(['month', 'year']);
const TIMES = UNIT_NAMES.filter((unit) => ['time', 'months'].includes(UNITS[unit].dimension));

const OF_MASS = UNIT_NAMES.filter((unit) => UNITS[unit].dimension === 'mass');

const MEASURED: readonly (readonly [SlotRole, ReadonlySet<Unit>])[] = [
  ['money', MONEY],
  ['age', new Set<Unit>(['year'])],
  ['weight', new Set<Unit>([...OF_MASS, 'sterling', 'pound', 'stone'])],
  ['distance', new Set<Unit>(['m', 'km', 'mile'])],
  ['nights', new Set(TIMES)],
  ['days', new Set(TIMES)],
  ['minutes', new Set(TIMES)],
];

/** The kinds of mention that can be a value of the information. */
export function mentionKindsOf(entry: InformationEntry): readonly MentionKind[] {
  if (entry.kind !== 'choice') {
    const own = ownMention(entry);
    if (own === 'number') return entry.asksYear ? YEAR_KINDS : NUMBER_KINDS;
    return own === undefined ? [] : [own];
  }
  if (entry.choiceKind === undefined) return [];
  return [entry.choiceKind, ...(STAND_INS.get(entry.choiceKind) ?? [])];
}

const NUMBER_KINDS: readonly MentionKind[] = ['number', 'ordinal'];
/** "In February 1947" tells a year. */
const YEAR_KINDS: readonly MentionKind[] = [...NUMBER_KINDS, 'date'];

/** Other mentions that name a choice: a date its weekday, "29" the 29th. */
const STAND_INS: ReadonlyMap<MentionKind, readonly MentionKind[]> = new Map([
  ['weekday', ['date']],
  ['ordinal', ['date', 'number']],
]);

function ownMention(entry: InformationEntry): MentionKind | undefined {
  return SAME_KINDS.get(entry.kind === 'text' ? entry.slotType : entry.kind);
}

/** By the kind of an information, of a text by its slotType: the kind of mention that it takes. */
const SAME_KINDS: ReadonlyMap<string, MentionKind> = new Map([
  ['number', 'number'],
  ['time', 'time'],
  ['date', 'date'],
  ['date_time', 'instant'],
  ['duration', 'duration'],
  ['email', 'email'],
  ['uri', 'uri'],
  ['phone', 'phone'],
]);

export function clockText(value: number | string): string {
  const minutes = Number(value);
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** The choice that names the same time, weekday, day of the month or number. */
function typedChoice(entry: InformationEntry, mention: Mention): JsonValue | undefined {
  if (entry.choiceKind === undefined) return undefined;
  const key = typedKey(entry.choiceKind, mention);
  if (key === undefined) return undefined;
  return entry.choices.find(({ typed }) => typed?.value === key)?.value;
}

function typedKey(kind: MentionKind, mention: Mention): number | string | undefined {
  if (mention.kind === kind) return mention.value;
  if (mention.kind === 'number' && kind === 'ordinal') return mention.value;
  if (mention.kind !== 'date') return undefined;
  const date = new Date(`${mention.value}T00:00:00Z`);
  if (kind === 'weekday') return (date.getUTCDay() + 6) % 7;
  return kind === 'ordinal' ? date.getUTCDate() : undefined;
}
