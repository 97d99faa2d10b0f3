import type { JsonValue } from '../../json/json.ts';
import type { InformationSchema, SchemaProblem } from './information-schema.ts';

type AcceptsOneOf = (schema: InformationSchema, values: readonly JsonValue[]) => boolean;

/** Rounding of decimal fractions that is forgiven. */
const ROUNDING = 1e-9;

/**
 * Why no value of a type that the keywords speak of could ever fit; empty for a schema that makes sense.
 * @param schema each keyword's value is right by itself
 * @param acceptsOneOf whether one of the values fits a schema
 */
export function contradictions(
  schema: InformationSchema,
  acceptsOneOf: AcceptsOneOf,
): SchemaProblem[] {
  return [
    ...inOrder(schema, 'minLength', 'maxLength'),
    ...inOrder(schema, 'minItems', 'maxItems'),
    ...emptyRange(schema),
    ...listed(schema, acceptsOneOf),
    ...tooFewDifferent(schema),
  ];
}

function inOrder(schema: InformationSchema, least: string, most: string): SchemaProblem[] {
  const [low, high] = [schema[least], schema[most]] as [number?, number?];
  if (low === undefined || high === undefined || low <= high) return [];
  return [{ path: `/${least}`, message: `is above ${most}` }];
}

interface Bound {
  readonly keyword: string;
  readonly value: number;
  readonly isExclusive: boolean;
}

function emptyRange(schema: InformationSchema): SchemaProblem[] {
  const [low] = boundsOf(schema, 'minimum', 'exclusiveMinimum').sort(
    (a, b) => b.value - a.value || Number(b.isExclusive) - Number(a.isExclusive),
  );
  const [high] = boundsOf(schema, 'maximum', 'exclusiveMaximum').sort(
    (a, b) => a.value - b.value || Number(b.isExclusive) - Number(a.isExclusive),
  );
  if (!low || !high) return [];
  const path = `/${low.keyword}`;
  if (low.value > high.value) return [{ path, message: `is above ${high.keyword}` }];
  if (low.value === high.value && (low.isExclusive || high.isExclusive)) {
    return [{ path, message: `leaves no number below ${high.keyword}` }];
  }
  const step =
    (schema.multipleOf as number | undefined) ?? (schema.type === 'integer' ? 1 : undefined);
  if (step === undefined || holdsMultiple(low, high, step)) return [];
  return [
    {
      path,
      message: `leaves no ${step === 1 ? 'whole number' : `multiple of ${step}`} up to ${high.keyword}`,
    },
  ];
}

function boundsOf(schema: InformationSchema, inclusive: string, exclusive: string): Bound[] {
  return [inclusive, exclusive].flatMap((keyword) => {
    const value = schema[keyword] as number | undefined;
    return value === undefined ? [] : [{ keyword, value, isExclusive: keyword === exclusive }];
  });
}

function holdsMultiple(low: Bound, high: Bound, step: number): boolean {
  const first = Math.ceil(low.value / step - ROUNDING);
  const from = low.isExclusive && isBound(low, first * step) ? first + 1 : first;
  const last = Math.floor(high.value / step + ROUNDING);
  const to = high.isExclusive && isBound(high, last * step) ? last - 1 : last;
  return from <= to;
}

/** 3 * 0.1 is 0.30000000000000004; a bound that is merely close leaves the multiple beside it allowed. */
function isBound(bound: Bound, multiple: number): boolean {
  return Math.abs(multiple - bound.value) <= Number.EPSILON * Math.abs(multiple);
}

/** `enum` and `const` against all other keywords. */
function listed(schema: InformationSchema, acceptsOneOf: AcceptsOneOf): SchemaProblem[] {
  return ['enum', 'const'].flatMap((keyword) => {
    const { [keyword]: given, ...others } = schema;
    if (given === undefined) return [];
    const values = keyword === 'enum' ? (given as readonly JsonValue[]) : [given];
    if (acceptsOneOf(others as InformationSchema, values)) return [];
    return [{ path: `/${keyword}`, message: 'holds no value that the other keywords allow' }];
  });
}

function tooFewDifferent({ uniqueItems, minItems, items }: InformationSchema): SchemaProblem[] {
  const values = (items as InformationSchema | undefined)?.enum as readonly JsonValue[] | undefined;
  if (uniqueItems !== true || !values || !(Number(minItems) > values.length)) return [];
  return [
    { path: '/minItems', message: `is above the ${values.length} different values of items` },
  ];
}
