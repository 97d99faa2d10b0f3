import { RE2JS } from 're2js';
import { codePointLength } from '../../input/text.ts';
import { canonicalJson, isStorableJson, type JsonValue } from '../../json/json.ts';
import { escapePointer } from '../../json/json-pointer.ts';
import { FORMATS } from './formats.ts';
import { patternProgram } from './pattern-program.ts';
import { contradictions } from './schema-contradictions.ts';

/**
 * The schemas of success informations: a closed subset of JSON Schema 2020-12, interpreted, never compiled
 * to code. Whatever is outside the subset is refused when the draft is edited.
 */

/** A schema in that subset. */
export type InformationSchema = { readonly [keyword: string]: JsonValue };

/** One reason why a schema is refused; `path` is a JSON Pointer into the schema. */
export interface SchemaProblem {
  readonly path: string;
  readonly message: string;
}

/** Bytes of the schema's JSON in UTF-8. */
export const SCHEMA_BYTES_MAX = 16 * 1024;
/** Nesting of a schema, and of the values in its `enum`, `const` and `examples`. */
const SCHEMA_DEPTH_MAX = 8;
/** Deeper values are accepted by no schema. */
const VALUE_DEPTH_MAX = 32;
const PATTERN_LENGTH_MAX = 256;
/** Instructions of a compiled pattern. */
const PATTERN_PROGRAM_MAX = 300;
/**
 * Instructions times code points that are worth matching, of a text or of all texts of a list together: what is beyond that
 * does not fit. It bounds what one value takes to some ten milliseconds, however pattern and texts were chosen; who has
 * many values to judge rests between them.
 */
const PATTERN_WORK_MAX = 100_000;

const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];

type Check = (value: JsonValue) => boolean;

/** Problems of a keyword's value as one sentence, null when there are none. */
type KeywordRule = (value: JsonValue) => string | null;

const COUNT: KeywordRule = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? null : 'must be a whole number from 0';
const NUMBER: KeywordRule = (value) => (typeof value === 'number' ? null : 'must be a number');
const TEXT: KeywordRule = (value) => (typeof value === 'string' ? null : 'must be a text');

/** Their rules by their names, in the order of the page that explains them. */
export const KEYWORDS: ReadonlyMap<string, KeywordRule> = new Map<string, KeywordRule>([
  ['type', (value) => (isTypes(value) ? null : `must be one or several of ${TYPES.join(', ')}`)],
  ['enum', (value) => (isFilled(value) ? null : 'must be a list of at least one value')],
  ['const', () => null],
  ['minimum', NUMBER],
  ['maximum', NUMBER],
  ['exclusiveMinimum', NUMBER],
  ['exclusiveMaximum', NUMBER],
  ['multipleOf', (value) => (Number(value) > 0 ? NUMBER(value) : 'must be a number above 0')],
  ['minLength', COUNT],
  ['maxLength', COUNT],
  ['pattern', patternProblem],
  ['format', (value) => (isFormat(value) ? null : `must be one of ${formatNames()}`)],
  ['items', (value) => (isObject(value) ? null : 'must be a schema object')],
  ['minItems', COUNT],
  ['maxItems', COUNT],
  ['uniqueItems', (value) => (typeof value === 'boolean' ? null : 'must be true or false')],
  ['title', TEXT],
  ['description', TEXT],
  ['examples', (value) => (Array.isArray(value) ? null : 'must be a list')],
]);

/** Everything that is wrong with a schema; empty when it can be used. */
export function checkSchema(schema: unknown): SchemaProblem[] {
  if (!isStorableJson(schema, SCHEMA_DEPTH_MAX)) {
    return [{ path: '', message: 'must be plain JSON, nested at most 8 deep' }];
  }
  if (!isObject(schema)) return [{ path: '', message: 'must be a schema object' }];
  if (Buffer.byteLength(JSON.stringify(schema)) > SCHEMA_BYTES_MAX) {
    return [{ path: '', message: 'must have at most 16 KiB as JSON' }];
  }
  const problems = problemsOf(schema, '');
  if (!isObject(schema.items)) return problems;
  const inner = problemsOf(schema.items, '/items');
  if (Object.hasOwn(schema.items, 'items')) {
    inner.push({ path: '/items/items', message: 'lists of lists are not supported' });
  }
  return [...problems, ...inner];
}

function problemsOf(schema: InformationSchema, path: string): SchemaProblem[] {
  const problems = keywordProblems(schema, path);
  if (problems.length > 0) return problems;
  return contradictions(schema, acceptsOneOf).map((each) => ({ ...each, path: path + each.path }));
}

function keywordProblems(schema: InformationSchema, path: string): SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    const rule = KEYWORDS.get(keyword);
    const message = rule ? rule(value) : 'is not a supported keyword';
    const pointer = escapePointer(keyword);
    if (message) problems.push({ path: `${path}/${pointer}`, message });
  }
  return problems;
}

const compiled = new WeakMap<InformationSchema, Check>();

/**
 * Whether the value fits a schema that `checkSchema` found without problems. Lengths count code points;
 * `format` is asserted; `multipleOf` forgives the rounding of decimal fractions.
 */
export function acceptsValue(schema: InformationSchema, value: unknown): value is JsonValue {
  if (!isStorableJson(value, VALUE_DEPTH_MAX)) return false;
  let check = compiled.get(schema);
  if (!check) {
    check = compile(schema);
    compiled.set(schema, check);
  }
  return check(value);
}

/**
 * Whether one of the values fits; where that is too much work to find out, it is taken to. A schema and its `items` ask for an
 * `enum` and a `const` each: the four together may take what one value does.
 */
function acceptsOneOf(schema: InformationSchema, values: readonly JsonValue[]): boolean {
  let left = PATTERN_WORK_MAX / 4;
  for (const value of values) {
    const work = Array.isArray(value)
      ? patternWork((schema.items as InformationSchema | undefined)?.pattern, value)
      : patternWork(schema.pattern, [value]);
    if (isWorthMatching(work)) left -= work;
    if (left < 0 || acceptsValue(schema, value)) return true;
  }
  return false;
}

function compile(schema: InformationSchema): Check {
  const checks = Object.entries(schema).flatMap(([keyword, operand]) => {
    const check = CHECKS.get(keyword)?.(operand as never);
    return check ? [check] : [];
  });
  return (value) => checks.every((check) => check(value));
}

/** From a keyword's operand to its check; each ignores values of the types that it does not speak of. */
const CHECKS: ReadonlyMap<string, (operand: never) => Check> = new Map<
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
      isWorthMatching(patternWork(pattern, [value])) && patternProgram(pattern).test(value),
  );
}

/** Instructions times code points of all texts among the values. */
function patternWork(pattern: JsonValue | undefined, values: readonly JsonValue[]): number {
  if (typeof pattern !== 'string') return 0;
  const length = values.reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? codePointLength(value) : 0),
    0,
  );
  return length === 0 ? 0 : length * patternProgram(pattern).programSize();
}

function isWorthMatching(work: number): boolean {
  return work <= PATTERN_WORK_MAX;
}

function isAmong(allowed: readonly JsonValue[]): Check {
  const texts = new Set(allowed.map(canonicalJson));
  return (value) => texts.has(canonicalJson(value));
}

function areDistinct(values: readonly JsonValue[]): boolean {
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

function isObject(value: JsonValue | undefined): value is InformationSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTypes(value: JsonValue): boolean {
  if (!Array.isArray(value)) return TYPES.includes(value as string);
  return isFilled(value) && areDistinct(value) && value.every((type) => TYPES.includes(type));
}

function isFilled(value: JsonValue): boolean {
  return Array.isArray(value) && value.length > 0;
}

function isFormat(value: JsonValue): boolean {
  return typeof value === 'string' && FORMATS.has(value);
}

function formatNames(): string {
  return [...FORMATS.keys()].join(', ');
}

/** RE2 syntax: matched in linear time, so without look-around and back-references. */
function patternProblem(value: JsonValue): string | null {
  if (typeof value !== 'string') return 'must be a text';
  if (codePointLength(value) > PATTERN_LENGTH_MAX) return 'must have at most 256 characters';
  try {
    const size = RE2JS.compile(value).programSize();
    return size <= PATTERN_PROGRAM_MAX ? null : 'repeats too much to be matched quickly';
  } catch {
    return 'must be a regular expression without look-around and back-references (RE2 syntax)';
  }
}
