import { expect, it } from 'vitest';
import { acceptsValue } from '../../../../domain/configuration/information-schema/information-schema.ts';
import { heapAfterCollection } from '../../../support/heap.ts';

/** Of some 250 instructions, which take 170 KB. */
const patternSchema = (i: number) => ({
  type: 'string',
  pattern: `^([a-z]{1,20}[0-9]{1,20}x${i}){1,3}$`,
});

it('Schemas with patterns stay in memory, and their compiled programs do not', () => {
  acceptsValue(patternSchema(0), 'abc12x0');
  const before = heapAfterCollection();
  const schemas = Array.from({ length: 600 }, (_, i) => patternSchema(i));
  const accepted = schemas.filter((schema, i) => acceptsValue(schema, `abc12x${i}`));
  expect(accepted).toEqual(schemas);
  // All of them would take 100 MB.
  expect(heapAfterCollection() - before).toBeLessThan(40 * 1024 * 1024);
  expect(schemas.every((schema, i) => acceptsValue(schema, `ab1x${i}`))).toBe(true);
});
