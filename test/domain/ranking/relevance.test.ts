import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon, indexLexicon } from '../../../domain/language/text/lexical.ts';
import { highest, readRelevances } from '../../../domain/ranking/relevance.ts';

const texts = [
  'What is the surface of your home?',
  'How is the roof insulated?',
  'What budget do you have in mind?',
];
const index = indexLexicon(buildLexicon(texts));
const questions = ['surface', 'roof', 'budget'].map((id) => ({ id }));

describe('relevance', () => {
  it('is told of no question without words', () => {
    expect(readRelevances('', index, questions).size).toBe(0);
    expect(readRelevances('?! …', index, questions).size).toBe(0);
  });

  it('is told of what is alike, by four decimals, and not of what is faintly so', () => {
    const found = readRelevances('Roof insulated, budget low', index, questions);
    expect([...found.keys()]).toEqual(['roof', 'budget']);
    for (const value of found.values()) {
      expect(value).toBeGreaterThanOrEqual(0.15);
      expect(value).toBe(Math.round(value * 1e4) / 1e4);
    }
  });
});

describe('the highest of many', () => {
  it('are the first of the values above 0 in falling order, in the order of the questions', () => {
    const value = fc.constantFrom(0, 0, 0.15, 0.2, 0.2001, 0.9, 1);
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 30 }),
        fc.integer({ min: 1, max: 12 }),
        (all, max) => {
          const falling = [...all.keys()]
            .filter((i) => all[i]! > 0)
            .sort((a, b) => all[b]! - all[a]!);
          const expected = falling.slice(0, max).sort((a, b) => a - b);
          expect(highest(Float64Array.from(all), max)).toEqual(expected);
        },
      ),
    );
  });
});
