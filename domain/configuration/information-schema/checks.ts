import { codePointLength } from '../../input/text.ts';
import { canonicalJson, type JsonValue } from '../../json/json.ts';
import { FORMATS } from './formats.ts';
import { patternProgram } from './pattern-program.ts';

/** What each keyword of a schema asks of a value. */

/** A schema in that subset. */
export type InformationSchema = { readonly [keyword: string]: JsonValue };

/**
 * Instructions times code points that are worth matching, of a text or of all texts of a list together: what is beyond that
 * does not fit. It bounds what one value takes to some ten milliseconds, however pattern and texts were chosen; who has
 * many values to judge rests between them.
 */
export const PATTERN_WORK_MAX = 100_000;

export type Check = (value: JsonValue) => boolean;

const compiled = new WeakMap<InformationSchema, Check>();

/** Whether a value fits, all keywords together. */
export function checkOf(schema: InformationSchema): Check {
  const known = compiled.get(schema);
  if (known) return known;
  const check = compile(schema);
  compiled.set(schema, check);
  return check;
}

function compile(schema: InformationSchema): Check {
  const checks = Object.entries(schema).flatMap(([keyword, operand]) => {
    const check = CHECKS.get(keyword)?.(operand as never);
    return check ? [check] : [];
  });
  return (value) => checks.every((check) => check(value));
}

/** From a keyword's operand to its check; each ignores values of the types that it does not speak of. */
export const CHECKS: ReadonlyMap<string, (operand: never) => Check> = new Map<
  string,
  (operand: never) => Check
>([
  [
    'type',
    (types: string | string[]) => {
      const all = [types].flat();
      return (value) => all.some((type) => isOfType(value, type));
    },
  ],
  ['enum', isAmong],
  ['const', (only: JsonValue) => isAmong([only])],
  ['minimum', (least: number) => ofNumber((value) => value >= least)],
  ['maximum', (most: number) => ofNumber((value) => value <= most)],
  ['exclusiveMinimum', (least: number) => ofNumber((value) => value > least)],
  ['exclusiveMaximum', (most: number) => ofNumber((value) => value < most)],
  ['multipleOf', (step: number) => ofNumber((value) => isWhole(value / step))],
  ['minLength', (least: number) => ofText((value) => codePointLength(value) >= least)],
  ['maxLength', (most: number) => ofText((value) => codePointLength(value) <= most)],
  ['pattern', matches],
  ['format', (name: string) => ofText((value) => FORMATS.get(name)?.(value) === true)],
  ['items', (items: InformationSchema) => ofList(itemsCheck(items))],
  ['minItems', (least: number) => ofList((value) => value.length >= least)],
  ['maxItems', (most: number) => ofList((value) => value.length <= most)],
  ['uniqueItems', (unique: boolean) => ofList((value) => !unique || areDistinct(value))],
]);

function ofNumber(check: (value: number) => boolean): Check {
  return (value) => typeof value !== 'number' || check(value);
}

function ofText(check: (value: string) => boolean): Check {
  return (value) => typeof value !== 'string' || check(value);
}

function ofList(check: (value: readonly JsonValue[]) => boolean): Check {
  return (value) => !Array.isArray(value) || check(value);
}

function itemsCheck(items: InformationSchema): (value: readonly JsonValue[]) => boolean {
  const check = compile(items);
  return (value) => isWorthMatching(patternWork(items.pattern, value)) && value.every(check);
}

function matches(pattern: string): Check {
  return ofText(
    (value) =>
      isWorthMatching(patternWork(pattern, [value])) && patternProgram(pattern).matches(value),
  );
}

/** Instructions times code points of all texts among the values. */
export function patternWork(pattern: JsonValue | undefined, values: readonly JsonValue[]): number {
  if (typeof pattern !== 'string') return 0;
  const length = values.reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? codePointLength(value) : 0),
    0,
  );
  return length === 0 ? 0 : length * patternProgram(pattern).size;
}

export function isWorthMatching(work: number): boolean {
  return work <= PATTERN_WORK_MAX;
}

function isAmong(allowed: readonly JsonValue[]): Check {
  const texts = new Set(allowed.map(canonicalJson));
  return (value) => texts.has(canonicalJson(value));
}

export function areDistinct(values: readonly JsonValue[]): boolean {
  return new Set(values.map(canonicalJson)).size === values.length;
}

/** 0.3 / 0.1 is 2.9999999999999996, and still a multiple to everyone but the machine. */
function isWhole(ratio: number): boolean {
  // Numbers too large to be divided have no fraction left.
  return !Number.isFinite(ratio) || Math.abs(Math.round(ratio) - ratio) <= 1e-9;
}

function isOfType(value: JsonValue, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}

export function isObject(value: JsonValue | undefined): value is InformationSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
