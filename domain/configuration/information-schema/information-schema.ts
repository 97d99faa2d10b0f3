import { codePointLength } from '../../input/text.ts';
import { isStorableJson, type JsonValue } from '../../json/json.ts';
import { escapePointer } from '../../json/json-pointer.ts';
import { NearestNames } from '../../nearest-names.ts';
import {
  areDistinct,
  checkOf,
  type InformationSchema,
  isObject,
  isWorthMatching,
  PATTERN_WORK_MAX,
  patternWork,
} from './checks.ts';
import { FORMATS } from './formats.ts';
import { patternSize } from './pattern-program.ts';
import { contradictions } from './schema-contradictions.ts';

export type { InformationSchema } from './checks.ts';

/**
 * The schemas of success informations: a closed subset of JSON Schema 2020-12, interpreted, never compiled
 * to code. Whatever is outside the subset is refused when the draft is edited.
 */

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
export const VALUE_DEPTH_MAX = 32;
const PATTERN_LENGTH_MAX = 256;
/** Instructions of a compiled pattern. */
const PATTERN_PROGRAM_MAX = 300;
const TYPES = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];

/** Unknown keywords of which it is told what they may have meant: the first ones. */
const KEYWORD_LOOKUPS = 20;

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
  const nearest = new NearestNames(KEYWORD_LOOKUPS * KEYWORDS.size);
  for (const [keyword, value] of Object.entries(schema)) {
    const rule = KEYWORDS.get(keyword);
    const message = rule
      ? rule(value)
      : `is not a supported keyword${nearest.meant(keyword, KEYWORDS)}`;
    const pointer = escapePointer(keyword);
    if (message) problems.push({ path: `${path}/${pointer}`, message });
  }
  return problems;
}

/**
 * Whether the value fits a schema that `checkSchema` found without problems. Lengths count code points;
 * `format` is asserted; `multipleOf` forgives the rounding of decimal fractions.
 */
export function acceptsValue(schema: InformationSchema, value: unknown): value is JsonValue {
  if (!isStorableJson(value, VALUE_DEPTH_MAX)) return false;
  return checkOf(schema)(value);
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
    return patternSize(value, PATTERN_PROGRAM_MAX) <= PATTERN_PROGRAM_MAX
      ? null
      : 'repeats too much to be matched quickly';
  } catch {
    return 'must be a regular expression without look-around and back-references (RE2 syntax)';
  }
}
