import { describe, expect, it } from 'vitest';
import { ChoiceTargets } from '../../compiler/choice-targets.ts';
import {
  acceptsValue,
  type InformationSchema,
} from '../../domain/configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../../domain/json/json.ts';
import { Random } from '../support/hostile/random.ts';
import { computedMs } from '../support/own-time.ts';
import { seedFrom } from '../support/programme.ts';

const SEED = seedFrom('TARGETS_SEED');
const random = new Random(SEED);

const VALUES: readonly JsonValue[] = [
  'red',
  'AB-1',
  'blue',
  1,
  2,
  40,
  true,
  false,
  ['red'],
  [1, 2],
  null,
  '2026-01-05',
];

const SCHEMAS: readonly InformationSchema[] = [
  { enum: ['red', 'blue'] },
  { enum: [1, 2, 'red'] },
  { const: true },
  { type: 'boolean' },
  { type: 'integer', minimum: 2 },
  { type: 'number', maximum: 10 },
  { type: 'string' },
  { type: 'string', pattern: '^[A-Z]+-' },
  { type: 'string', format: 'date' },
  { type: 'array', items: { enum: ['red', 'blue'] } },
  { type: 'array', items: { type: 'integer' } },
  { type: 'array', items: { type: 'string', pattern: 'e' } },
  { enum: [['red']], items: { type: 'string', format: 'date' } },
];

/** As the rule says, each value held against each information. */
function targetOf(
  schemas: readonly InformationSchema[],
  subObjective: readonly number[],
  value: JsonValue,
) {
  const among = (fits: (schema: InformationSchema) => boolean) =>
    subObjective.filter((at) => fits(schemas[at]!));
  const itemsOf = ({ items }: InformationSchema) => items as InformationSchema | undefined;
  const names = (schema: InformationSchema): boolean =>
    (('enum' in schema || 'const' in schema) && acceptsValue(schema, value)) ||
    (itemsOf(schema) !== undefined && names(itemsOf(schema)!));
  const takes = (schema: InformationSchema): boolean =>
    (!(typeof value === 'string' && !('format' in schema || 'pattern' in schema)) &&
      acceptsValue(schema, value)) ||
    (itemsOf(schema) !== undefined && takes(itemsOf(schema)!));
  const naming = among(names);
  const fitting = naming.length > 0 ? naming : among(takes);
  return fitting.length === 1 ? fitting[0] : undefined;
}

describe(`what values of choices speak of [seed ${SEED}]`, () => {
  it('is found as if each of them were held against each information', () => {
    let found = 0;
    for (let nth = 0; nth < 120; nth++) {
      const schemas = Array.from({ length: 1 + random.below(9) }, () => random.pick(SCHEMAS));
      const subObjective = schemas.flatMap((_, at) => (random.below(4) > 0 ? [at] : []));
      const targets = new ChoiceTargets(schemas, subObjective, VALUES);
      for (const value of VALUES) {
        const target = targets.of(value);
        expect(target, JSON.stringify([schemas, subObjective, value])).toBe(
          targetOf(schemas, subObjective, value),
        );
        if (target !== undefined) found += 1;
      }
    }
    expect(found).toBeGreaterThan(30);
  });

  it('takes no longer for each of ten times as many informations', () => {
    const spell = (count: number) => {
      const schemas = Array.from({ length: count }, (_, n) => ({
        enum: [`a${n}`, `b${n}`, 'other'],
      }));
      const values = Array.from({ length: 12 * count }, (_, n) => (n % 3 ? `a${n}` : 'other'));
      const subObjective = schemas.map((_, at) => at);
      const before = computedMs();
      const targets = new ChoiceTargets(schemas, subObjective, values);
      expect(targets.of('a1')).toBe(1);
      expect(targets.of('other')).toBeUndefined();
      return computedMs() - before;
    };
    spell(300);
    const few = Math.min(...[1, 2, 3].map(() => spell(1_000)));
    // Each against each, it were a hundred times as long.
    expect(spell(10_000)).toBeLessThan(30 * few + 100);
  });

  it('is left open where it would take too long to find out, and never half found out', () => {
    const count = 3_000;
    const schemas = Array.from({ length: count }, (_, n) => ({
      type: 'integer',
      minimum: 10 * n,
      maximum: 10 * n,
    }));
    const values = schemas.map(({ minimum }) => minimum);
    const subObjective = schemas.map((_, at) => at);
    const before = computedMs();
    const targets = new ChoiceTargets(schemas, subObjective, values);
    const took = computedMs() - before;
    expect(new Set(values.map((value) => targets.of(value)))).toEqual(new Set([undefined]));
    const some = new ChoiceTargets(schemas, subObjective.slice(0, 200), values.slice(0, 200));
    expect(values.slice(0, 200).map((value) => some.of(value))).toEqual(subObjective.slice(0, 200));
    // With ten times as many of both it takes no longer.
    expect(took).toBeLessThan(10_000);
  });
});
