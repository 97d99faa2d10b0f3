import { describe, expect, it } from 'vitest';
import { misfit } from '../../../../domain/configuration/information-schema/misfit.ts';

describe('a value that does not fit is told what it fails', () => {
  const long = Array.from({ length: 501 }, () => 'x');
  it.each([
    ['a format', { type: 'string', format: 'date' }, '14.3.2027', 'format: "date"'],
    ['a type', { type: 'integer', minimum: 1 }, 'four', 'type: "integer"'],
    ['a bound', { type: 'integer', minimum: 1, maximum: 30 }, 31, 'maximum: 30'],
    ['a list of values', { enum: ['flat', 'house'] }, 'tent', 'enum: ["flat","house"]'],
    ['an item', { type: 'array', items: { enum: ['a'] } }, ['a', 'b'], 'items, enum: ["a"]'],
    ['what is no JSON', { type: 'string' }, 'a\u0000', 'it is not plain JSON'],
    ['the size of a long list', { items: { enum: ['a'] }, maxItems: 3 }, long, 'maxItems: 3'],
  ])('%s', (_, schema, value, told) => {
    expect(misfit(schema, value)).toBe(` (${told})`);
  });

  it('but not the items of a long list, which would take as long again', () => {
    expect(misfit({ type: 'array', items: { enum: ['a'] } }, long)).toBe('');
  });

  it('and no more of what a keyword asks for than can be read', () => {
    const told = misfit({ enum: Array.from({ length: 1_000 }, (_, i) => `value-${i}`) }, 'other');
    expect(told.length).toBeLessThan(230);
    expect(told).toContain('…)');
  });
});
