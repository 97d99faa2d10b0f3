import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from '../../../domain/json/json-fault.ts';

describe('finding where a text stops being JSON', () => {
  it.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"a": 1,}', 1, 9],
    ['{"a" 1}', 1, 6],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{\n  "a": [1, 2\n}', 3, 1],
    ['{"a": 01}', 1, 7],
    ['{"a": tru}', 1, 7],
    ["{'a': 1}", 1, 2],
    ['[1] 2', 1, 5],
    ['{"a": "b\n"}', 1, 7],
    ['["\\x"]', 1, 2],
    ['[}', 1, 2],
    ['{"a": // why\n 1}', 1, 7],
  ])('%j: line %i, column %i', (text, line, column) => {
    expect(findJsonFault(text)).toEqual({ line, column });
  });

  it('finds one where, and only where, the parser of the platform does', () => {
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', ',', '}', ']', ':', ' ', 'x', '\\', '1'))
      .map(([text, place, sign]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + sign + text.slice(sign === '' ? at + 1 : at);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonFault(text) === undefined).toBe(isJson);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads a long text without end once', () => {
    expect(findJsonFault(`["${'\\n'.repeat(500_000)}`)).toEqual({ line: 1, column: 2 });
  });
});
