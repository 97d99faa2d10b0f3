import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalInSteps, canonicalJson, type JsonValue } from '../../../domain/json/json.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map((value) => value as JsonValue);

test('the canonical text is the value’s own, whatever the order of its keys', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(backwards(value))).toBe(text);
    }),
  );
  expect(canonicalJson({ b: [1, -0, 'é'], a: { 10: null, 9: true } })).toBe(
    '{"a":{"10":null,"9":true},"b":[1,0,"é"]}',
  );
});

test('a canonical text is written in steps, wherever the values stand', () => {
  const values = Array.from({ length: 10_000 }, (_, n) => ({ [`key${n}`]: n }));
  const steps = canonicalInSteps([[[[values]]]]);
  let taken = 0;
  while (steps.next().done !== true) taken += 1;
  expect(taken).toBeGreaterThanOrEqual(10);
});

function backwards(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Readonly<Record<string, JsonValue>>).reverse();
  return Object.fromEntries(entries.map(([key, item]) => [key, backwards(item)]));
}
