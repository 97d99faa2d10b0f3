import { describe, expect, it } from 'vitest';
import { understoodBy, WAYS } from '../../bench/understanding/models.ts';
import { noisyOracle, oracle } from '../../bench/understanding/oracle.ts';
import { readOwnSet } from '../../bench/understanding/own-set.ts';

/** Replies of our own in eight languages, none of which anything was learned from; every third one. */
const path = new URL('../../bench/understanding/own/second-reader.txt', import.meta.url).pathname;
const own = readOwnSet(path);
const set = { ...own, rows: own.rows.filter((_, i) => i % 3 === 0) };
/** What one turn weighs here, beside what noise may cost. */
const MARGIN = 0.01 + 1 / set.rows.length;

describe.each([
  ['the question named', true],
  ['by words', false],
])('replies with %s', (_, isNamed) => {
  const rules = understoodBy(WAYS[0]!, set, isNamed);

  it('are understood nearly all with a model that knows everything', () => {
    const way = { name: 'oracle', model: oracle };
    const { macroF1, told, inventedPerReply, asked } = understoodBy(way, set, isNamed);
    expect(asked).toBe(1);
    expect(macroF1).toBeGreaterThanOrEqual(0.985);
    expect(told.f1).toBeGreaterThanOrEqual(0.965);
    expect(inventedPerReply).toBeLessThanOrEqual(0.01);
  });

  it.each(['always', 'when_unsure'] as const)(
    'are understood no worse than by the rules with a model that errs in 10 % of the turns, asked %s',
    (use) => {
      const way = { name: 'noisy', model: noisyOracle(0.1), use };
      const { macroF1, told, inventedPerReply, asked } = understoodBy(way, set, isNamed);
      expect(macroF1).toBeGreaterThanOrEqual(rules.macroF1 - MARGIN);
      expect(told.f1).toBeGreaterThanOrEqual(rules.told.f1 - MARGIN);
      expect(inventedPerReply).toBeLessThanOrEqual(rules.inventedPerReply + MARGIN);
      if (use === 'when_unsure') expect(asked).toBeLessThanOrEqual(0.4);
    },
  );

  it('are what the rules make of them where a model says nothing', () => {
    const silent = { name: 'silent', model: () => ({ asked: [], values: [] }) };
    const { macroF1, told } = understoodBy(silent, set, isNamed);
    if (!isNamed) return;
    expect(macroF1).toBeGreaterThanOrEqual(rules.macroF1 - MARGIN);
    expect(told.f1).toBeGreaterThanOrEqual(rules.told.f1 - MARGIN);
  });
});
