import { expect, it } from 'vitest';
import type { Part } from '../../../bench/soak/parts.ts';
import { isWhole, type Result, resultOf, tableOf } from '../../../bench/soak/result.ts';

function resultIn(parts: readonly Part[], changes: Partial<Result>): Result {
  const programme = { parts, what: '', files: [], target: 1, minutes: 1 };
  return { ...resultOf({ name: `try-${parts.join('')}`, ...programme }), rounds: 1, ...changes };
}

it('A part of the plan whose every test failed was run, and says what it lost', () => {
  const lost = resultIn(['c'], { lost: ['seed 1: an answer, after 2 s: gone'] });
  const cut = resultIn(['l'], { cut: ['seed 2: ended after 240 s'] });
  const table = tableOf([lost, cut], '');
  expect(table).toContain('- c, crash loop: 1 lost in try-c\n');
  expect(table).toContain('- l, upgrade: NOT RUN; not run: try-l (cut)\n');
});

it('The table is in the order of the parts, and has what tries something of all of them at its end', () => {
  const table = tableOf([resultIn([], {}), resultIn(['l'], {}), resultIn(['a', 'e'], {})], '');
  expect(table.match(/(?<=\| )try-\w*/g)).toEqual(['try-ae', 'try-l', 'try-']);
});

it.each([
  ['was tried as often as it is to be', {}, true],
  ['lost something', { lost: ['seed 1: an answer'] }, false],
  ['was ended before its time', { cut: ['seed 1: ended after 240 s'] }, false],
  ['had no time for all of its rounds', { rounds: 0 }, false],
])('A programme that %s is whole, or it is not', (_, changes, expected) => {
  expect(isWhole(resultIn(['a'], changes))).toBe(expected);
});
