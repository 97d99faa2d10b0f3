import { expect, it } from 'vitest';
import { acceptsInSteps } from '../../../../domain/configuration/information-schema/accepts-in-steps.ts';
import {
  acceptsValue,
  type InformationSchema,
} from '../../../../domain/configuration/information-schema/information-schema.ts';
import { finish } from '../../../../domain/steps.ts';
import { countRests } from '../../../support/steps.ts';

/** As many items as a body is worth parsing with. */
const ITEMS = 49_000;

function listOf(items: InformationSchema): InformationSchema {
  return { type: 'array', uniqueItems: true, items };
}

const LISTS: Readonly<Record<string, readonly [InformationSchema, (n: number) => unknown]>> = {
  'date-times': [
    listOf({ type: 'string', format: 'date-time' }),
    (n) => new Date(n * 1e6).toISOString(),
  ],
  URIs: [listOf({ type: 'string', format: 'uri' }), (n) => `https://example.org/${n}`],
  objects: [listOf({ type: 'object' }), (n) => ({ [`a${n % 100}`]: n })],
  'numbers of a choice': [{ type: 'array', items: { enum: [0, 1] } }, (n) => n % 2],
};

it.each(Object.entries(LISTS))('A long list of %s is judged with rests', (_, [schema, itemOf]) => {
  const value = Array.from({ length: ITEMS }, (__, n) => itemOf(n));
  expect(finish(acceptsInSteps(schema, value))).toBe(acceptsValue(schema, value));
  // Storable, and as its items have to be, at least.
  expect(countRests(acceptsInSteps(schema, value))).toBeGreaterThan(150);
});

it('A list with one item that is no fit is refused, wherever it stands', () => {
  const schema = listOf({ type: 'integer' });
  for (const at of [0, 499, 500, ITEMS - 1]) {
    for (const wrong of ['a text', Number.NaN, at === 0 ? 1 : 0]) {
      const value = Array.from({ length: ITEMS }, (_, n) => (n === at ? wrong : n));
      expect(finish(acceptsInSteps(schema, value)), `${wrong} at ${at}`).toBe(false);
    }
  }
});
