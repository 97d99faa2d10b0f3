import { describe, expect, it } from 'vitest';
import { proposeCoverage } from '../../compiler/propose-coverage.ts';
import type { Configuration } from '../../domain/configuration/entities.ts';
import { finish, type Steps } from '../../domain/steps.ts';
import type { CoverageBatch, Model } from '../../semantics/port.ts';
import { ProviderUnavailable } from '../../semantics/port.ts';
import { tableConfiguration } from '../support/conversations/sessions.ts';

const asking = { tenant: 'acme', signal: new AbortController().signal, finish };

/** Proposes every pair it is offered, and keeps the batches. */
function proposer() {
  const batches: CoverageBatch[] = [];
  const provider: Model = {
    understand: () => Promise.reject(new Error('not asked')),
    proposeCoverage: async (batch) => {
      batches.push(batch);
      return batch.questions.flatMap(({ id, informationIds }) =>
        informationIds.map((information_id) => ({ question_id: id, information_id, weight: 0.4 })),
      );
    },
  };
  return { provider, batches };
}

/** Questions and informations in plenty, each question asking for one information. */
function wide(count: number): Configuration {
  const indexes = Array.from({ length: count }, (_, i) => i);
  return {
    ...tableConfiguration,
    questions: indexes.map((i) => ({
      id: `q${i}`,
      text: `Question about thing${i} and topic${i % 7}?`,
      type: 'open',
      sub_objective_id: i % 2 === 0 ? 'booking' : 'taste',
      active: i !== 3,
      choices: [],
    })),
    success_informations: indexes.map((i) => ({
      id: `i${i}`,
      label: `Thing ${i}`,
      primary_question_id: `q${i}`,
      schema: { type: 'string' },
    })),
  };
}

describe('proposing coverage', () => {
  it('offers each question what it is not the primary question of', async () => {
    const { provider, batches } = proposer();
    const edges = await proposeCoverage(tableConfiguration, provider, asking);
    expect(batches).toHaveLength(1);
    const offered = Object.fromEntries(
      batches[0]!.questions.map(({ id, informationIds }) => [id, new Set(informationIds)]),
    );
    expect(offered).toEqual({
      q_people: new Set(['area', 'food', 'extras']),
      q_area: new Set(['people', 'food', 'extras']),
      q_food: new Set(['people', 'area', 'extras']),
      q_extras: new Set(['people', 'area', 'food']),
    });
    expect(edges).toHaveLength(12);
  });

  it('compares the words of a large draft in steps, each short', async () => {
    const { provider } = proposer();
    const steps: number[] = [];
    const counting = <Result>(work: Steps<Result>): Result => {
      for (let count = 1; ; count++) {
        const step = work.next();
        if (step.done !== true) continue;
        steps.push(count);
        return step.value;
      }
    };
    await proposeCoverage(wide(100), provider, { ...asking, finish: counting });
    // Twice a text for the lexicon, then once a question of each batch.
    expect(steps).toEqual([202, 16, 16, 16, 16, 16, 16, 10]);
  });

  it('goes through a large draft in bounded batches, active questions only', async () => {
    const { provider, batches } = proposer();
    await proposeCoverage(wide(100), provider, asking);
    expect(batches).toHaveLength(7);
    const asked = batches.flatMap(({ questions }) => questions);
    expect(asked.map(({ id }) => id)).toEqual(
      wide(100).questions.flatMap(({ id, active }) => (active ? [id] : [])),
    );
    expect(Math.max(...asked.map(({ informationIds }) => informationIds.length))).toBe(12);
  });

  it('tells 400 units of a text', async () => {
    const { provider, batches } = proposer();
    const [first, ...others] = tableConfiguration.questions;
    const questions = [{ ...first!, text: 'long '.repeat(200) }, ...others];
    await proposeCoverage({ ...tableConfiguration, questions }, provider, asking);
    expect(batches[0]!.questions[0]!.text).toHaveLength(400);
  });

  it('asks nothing about a draft with one question', async () => {
    const { provider, batches } = proposer();
    expect(await proposeCoverage(wide(1), provider, asking)).toEqual([]);
    expect(batches).toEqual([]);
  });

  it('begins no further batch after one has failed', async () => {
    const { provider, batches } = proposer();
    const failing: Model = {
      ...provider,
      proposeCoverage: async (batch) => {
        batches.push(batch);
        throw new ProviderUnavailable('status');
      },
    };
    const proposing = proposeCoverage(wide(300), failing, asking);
    await expect(proposing).rejects.toMatchObject({ reason: 'status' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(batches.length).toBeLessThanOrEqual(4);
  });
});
