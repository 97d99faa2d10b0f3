import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsInSteps } from '../../../../../domain/configuration/information-schema/accepts-in-steps.ts';
import {
  acceptsValue,
  checkSchema,
  type InformationSchema,
} from '../../../../../domain/configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../../../../domain/json/json.ts';
import { finish } from '../../../../../domain/steps.ts';

/** Formats are judged by a table of their own: the contract's `time` is wider than the standard's. */
const ajv = new Ajv2020({ strict: false, validateFormats: false, multipleOfPrecision: 9 });

const number = fc.oneof(
  fc.integer({ min: -4, max: 4 }),
  fc.constantFrom(0.1, 0.3, 0.5, 1.5, -0, 2 ** 53, 1e300),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const words = fc.oneof(
  fc.constantFrom('', 'a', 'ab', 'abc', 'A1', '42', '😀', 'é', 'a😀', '\n', 'constructor'),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const scalar = fc.oneof(fc.constant(null), fc.boolean(), number, words);
const value: fc.Arbitrary<JsonValue> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'c'), scalar, {
      noNullPrototype: true,
    }),
  },
  { weight: 1, arbitrary: fc.array(fc.array(scalar, { maxLength: 2 }), { maxLength: 3 }) },
);

const types = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];
const count = fc.integer({ min: 0, max: 4 });
/** Both dialects of regular expressions agree on these. */
const pattern = fc.constantFrom(
  '^a',
  'b$',
  '^[a-z]+$',
  '^\\d{2}$',
  '^.$',
  '(a|b)+',
  '^(a+)+$',
  '[^a]',
  '^$',
);

const scalarKeywords = {
  type: fc.oneof(
    fc.constantFrom(...types),
    fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 3 }),
  ),
  enum: fc.array(value, { minLength: 1, maxLength: 4 }),
  const: value,
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  multipleOf: fc.constantFrom(0.1, 0.01, 0.5, 1, 2, 3),
  minLength: count,
  maxLength: count,
  pattern,
  minItems: count,
  maxItems: count,
  uniqueItems: fc.boolean(),
  title: words,
  examples: fc.array(scalar, { maxLength: 2 }),
};

/** A few keywords at a time: with many, nearly every value is refused and little is compared. */
function someOf(keywords: Record<string, fc.Arbitrary<unknown>>) {
  return fc
    .subarray(Object.keys(keywords), { maxLength: 3 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, keywords[name] as never]))),
    ) as fc.Arbitrary<InformationSchema>;
}

const schema = someOf({ ...scalarKeywords, items: someOf(scalarKeywords) });

type Kind = (value: JsonValue) => boolean;

const isNumber: Kind = (each) => typeof each === 'number';
const isList: Kind = (each) => Array.isArray(each) && each.length > 0;
const ofItems = (kind: Kind) => (each: JsonValue) =>
  isList(each) && (each as JsonValue[]).some(kind);
const ANYTHING: Kind = () => true;

const OF_KEYWORD = {
  minimum: isNumber,
  exclusiveMinimum: isNumber,
  minLength: (each: JsonValue) => typeof each === 'string',
  minItems: (each: JsonValue) => Array.isArray(each),
  enum: ANYTHING,
  const: ANYTHING,
};

/** What nothing of can fit where a contradiction is told at this place. */
const EXCLUDED: Readonly<Record<string, Kind>> = {
  ...OF_KEYWORD,
  ...Object.fromEntries(
    Object.entries(OF_KEYWORD).map(([keyword, kind]) => [`items_${keyword}`, ofItems(kind)]),
  ),
};

/** A multiple by the forgiven rounding alone: a contradiction speaks of the true ones. */
function isForgiven({ items, multipleOf }: InformationSchema, candidate: JsonValue): boolean {
  if (Array.isArray(candidate)) {
    return items !== undefined && candidate.some((each) => isForgiven(items as never, each));
  }
  if (typeof candidate !== 'number' || multipleOf === undefined) return false;
  const step = Number(multipleOf);
  return Math.round(candidate / step) * step !== candidate;
}

describe('the closed subset of JSON Schema', () => {
  it('accepts and refuses the same values as a full validator', () => {
    const seen = { accepted: 0, refused: 0, contradictory: 0 };
    fc.assert(
      fc.property(schema, fc.array(value, { minLength: 1, maxLength: 12 }), (generated, values) => {
        const validate = ajv.compile(generated as object);
        const problems = checkSchema(generated);
        seen.contradictory += problems.length;
        for (const { path } of problems) {
          expect(EXCLUDED, path).toHaveProperty(path.slice(1).replaceAll('/', '_'));
          const isExcluded = EXCLUDED[path.slice(1).replaceAll('/', '_')]!;
          for (const candidate of values.filter(isExcluded)) {
            if (isForgiven(generated, candidate)) continue;
            expect(validate(candidate), JSON.stringify(candidate)).toBe(false);
          }
        }
        const listed = [generated.enum ?? [], generated.const ?? []].flat() as JsonValue[];
        for (const candidate of [...values, ...listed]) {
          const accepted = validate(candidate) as boolean;
          seen[accepted ? 'accepted' : 'refused'] += 1;
          expect(acceptsValue(generated, candidate), JSON.stringify(candidate)).toBe(accepted);
          const inSteps = finish(acceptsInSteps(generated, candidate));
          expect(inSteps, JSON.stringify(candidate)).toBe(accepted);
        }
        ajv.removeSchema();
      }),
      { numRuns: 1000 },
    );
    expect(seen.accepted).toBeGreaterThan(1000);
    expect(seen.refused).toBeGreaterThan(1000);
    expect(seen.contradictory).toBeGreaterThan(10);
  });
});
