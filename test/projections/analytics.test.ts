import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareMetrics } from '../../domain/analysis/compare-metrics.ts';
import { computeMetrics } from '../../domain/analysis/compute-metrics.ts';
import type { Metrics, QuestionMetrics } from '../../domain/analysis/metrics.ts';
import type { Rate } from '../../domain/analysis/rate.ts';
import { later } from '../../domain/input/instant.ts';
import { createMemoryLog } from '../../log/memory.ts';
import { type AnalyticsRequest, tallyConversations } from '../../projections/analytics.ts';
import { conversations } from '../../projections/conversations.ts';
import { inTables } from '../../projections/projecting/in-tables.ts';
import type { Store } from '../../projections/store/port.ts';
import { openStore } from '../../projections/store/sqlite.ts';
import {
  LOOKED_AT,
  MOVING,
  recordConversations,
} from '../support/conversations/recorded-conversations.ts';
import { Follower } from '../support/log/follower.ts';

/**
 * Every figure of docs/reference/metrics.md, computed by hand from the scripts of
 * test/support/conversations/recorded-conversations.ts: achieving 9, leaving 8, insisting 7, silent 5, refusing 6,
 * repeating 4, quick 20.
 */
const PARTS = [
  {
    configuration_version: 'v2',
    subObjectives: ['first', 'second'],
    informations: ['told_by_q1', 'told_by_q2'],
  },
  {
    configuration_version: 'v1',
    subObjectives: ['first'],
    informations: ['told_by_q2', 'told_by_q1', 'told_by_nobody'],
  },
];

let store: Store;
let figures: Metrics;

const request: AnalyticsRequest = {
  successLabels: ['won', 'purchase'],
  idleSince: later(LOOKED_AT, -24 * 60 * 60 * 1000),
};

beforeAll(async () => {
  const log = createMemoryLog();
  await recordConversations(log);
  store = openStore(':memory:');
  const onFault = (error: unknown) => {
    throw error;
  };
  const follower = new Follower({ log, sink: inTables(store, conversations), onFault });
  await follower.caughtUp;
  await follower.stop();
  await log.close();
  figures = computeMetrics(await tallyConversations(store, MOVING, request), PARTS);
});

afterAll(() => store.close());

/** `count` of `n`, as a rate that may be told. */
function told({ n, count }: Rate): readonly [count: number | null, n: number] {
  return [count, n];
}

function question(id: string): QuestionMetrics {
  return figures.questions.find(({ question_id }) => question_id === id)!;
}

describe('the figures of recorded conversations', () => {
  it('count sessions, turns, decisions and what was really asked', () => {
    // 9·3 + 8·2 + 7·3 + 6·1 + 4·2 + 20·1 turns; 9·4 + 8·3 + 7·4 + 6·1 + 4·3 + 20·2 decisions.
    expect(figures).toMatchObject({ sessions: 59, turns: 98, decisions: 146, asked: 91 });
  });

  it('tell how many achieved the objective, and in how many turns', () => {
    expect(told(figures.completion)).toEqual([29, 59]);
    // Twenty times 1 and nine times 3: mean 47/29.
    expect(figures.turns_to_achievement).toEqual({ n: 29, mean: 1.62, median: 1, p90: 3 });
  });

  it('divide answers and refusals by the times really asked', () => {
    expect(told(figures.answer_rate)).toEqual([61, 91]);
    expect(told(figures.refusal_rate)).toEqual([15, 91]);
    expect(told(question('q1').answer_rate)).toEqual([45, 51]);
    expect(told(question('q1').refusal_rate)).toEqual([6, 51]);
    expect(told(question('q2').answer_rate)).toEqual([16, 23]);
    expect(told(question('q2').refusal_rate)).toEqual([0, 23]);
  });

  it('divide uses by proposals, each used once at most', () => {
    expect(told(question('q1').use_rate)).toEqual([47, 83]);
    expect(told(question('q2').use_rate)).toEqual([23, 109]);
    expect(told(question('q3').use_rate)).toEqual([9, 39]);
  });

  it('divide uses of rank 1 by decisions', () => {
    // 18 + 8 + 14 + 6 + 4 + 20
    expect(told(figures.rank_1_use)).toEqual([70, 146]);
  });

  it('call a session a drop-off where it was silent for a day and nothing was reported', () => {
    // The eight that left; those that refused are too fresh.
    expect(told(question('q1').drop_off)).toEqual([8, 47]);
  });

  it('count a session once for each of its labels, and for success with any of them', () => {
    expect(told(figures.feedback)).toEqual([40, 59]);
    expect(told(figures.conversion)).toEqual([14, 40]);
    const shares = figures.labels.map(({ label, share }) => [label, ...told(share)]);
    expect(shares).toEqual([
      ['other', 20, 40],
      ['won', 12, 40],
      ['lost', 7, 40],
      ['purchase', 2, 40],
    ]);
  });

  it('tell conversion by question', () => {
    expect(told(question('q1').conversion)).toEqual([12, 33]);
  });

  it('tell conversion by path, compared within a published version', () => {
    expect(figures.paths.map((each) => ({ ...each, conversion: told(each.conversion) }))).toEqual([
      { configuration_version: 'v2', path: ['q1'], conversion: [0, 20] },
    ]);
  });

  it('tell completion and conversion by published version', () => {
    const versions = figures.versions.map((each) => [
      each.configuration_version,
      each.sessions,
      told(each.completion),
      told(each.conversion),
    ]);
    expect(versions).toEqual([
      ['v2', 31, [20, 31], [5, 31]],
      ['v1', 28, [9, 28], [null, 9]],
    ]);
  });

  it('add up what asking a model came to, in all and by day', () => {
    const spent = { turns: 7, tokens_in: 6_300, tokens_cached: 4_200, tokens_out: 140 };
    expect(figures.model).toEqual(spent);
    const byDay = figures.days.map(({ model }) => model);
    expect(byDay.reduce((sum, { tokens_in }) => sum + tokens_in, 0)).toBe(spent.tokens_in);
  });

  it('tell how many began and achieved each sub-objective, of those whose version has it', () => {
    const funnel = figures.sub_objectives.map(({ sub_objective_id, begun, achieved }) => [
      ...[sub_objective_id, told(begun), told(achieved)],
    ]);
    // Begun by all that answered: 9 + 8 in v1, 7 + 4 + 20 in v2.
    expect(funnel).toEqual([
      ['first', [48, 59], [29, 59]],
      ['second', [0, 31], [0, 31]],
    ]);
  });

  it('tell in how many sessions each information is known, the rarest first', () => {
    expect(
      figures.informations.map(({ information_id, known }) => [information_id, ...told(known)]),
    ).toEqual([
      ['told_by_nobody', 0, 28],
      ['told_by_q2', 16, 59],
      ['told_by_q1', 41, 59],
    ]);
    expect(figures.described_versions).toEqual(['v2', 'v1']);
  });

  it('tell the turns that were read in reduced mode, and those that found no question', () => {
    expect(told(figures.degraded)).toEqual([7, 98]);
    expect(told(figures.unresolved)).toEqual([7, 98]);
  });

  it('count the sessions of a label on the days they began', () => {
    const { days } = figures.labels.find(({ label }) => label === 'won')!;
    expect(days).toEqual([
      { day: '2026-03-08', sessions: 3 },
      { day: '2026-03-10', sessions: 9 },
    ]);
  });

  it('hide cells of fewer than 20', () => {
    expect(told(question('q3').answer_rate)).toEqual([null, 9]);
    expect(told(question('q2').drop_off)).toEqual([null, 16]);
    expect(told(question('q2').conversion)).toEqual([null, 16]);
    expect(told(question('q4').use_rate)).toEqual([null, 18]);
    expect(figures.left_out).toEqual({
      labels: 0,
      informations: 0,
      questions: 0,
      versions: 0,
      paths: 3,
      days: 0,
    });
  });

  it('count each session on the day it began', () => {
    const sum = (name: 'sessions' | 'turns' | 'achieved' | 'reported') =>
      figures.days.reduce((total, day) => total + day[name], 0);
    expect([sum('sessions'), sum('turns'), sum('achieved')]).toEqual([59, figures.turns, 29]);
    expect(sum('reported')).toBe(figures.feedback.count);
    expect(figures.days.map(({ day }) => day)).toEqual(figures.days.map(({ day }) => day).sort());
  });

  it('begin with the questions asked most', () => {
    const ids = figures.questions.map(({ question_id }) => question_id);
    expect(ids).toEqual(['q1', 'q2', 'q3', 'q5', 'q4']);
  });
});

describe('the figures of one published version', () => {
  it('count its sessions alone', async () => {
    const only = { ...request, configurationVersion: 'v2' };
    const { sessions, conversion, versions } = computeMetrics(
      await tallyConversations(store, MOVING, only),
    );
    expect(sessions).toBe(31);
    expect(told(conversion)).toEqual([5, 31]);
    expect(versions).toHaveLength(1);
  });
});

describe('two published versions', () => {
  it('are compared with an interval, but where one of them has too few', async () => {
    const [v1, v2] = await Promise.all(
      ['v1', 'v2'].map(async (configurationVersion) =>
        computeMetrics(
          await tallyConversations(store, MOVING, { ...request, configurationVersion }),
        ),
      ),
    );
    const compared = compareMetrics(v1!, v2!);
    const of = (name: string) => compared.find(({ figure }) => figure === name)!;
    expect([told(of('completion').from), told(of('completion').to)]).toEqual([
      [9, 28],
      [20, 31],
    ]);
    // 20/31 - 9/28; the ends were computed outside of this project.
    expect(of('completion').difference).toEqual({ difference: 0.3238, low: 0.0685, high: 0.5258 });
    expect(of('conversion')).toMatchObject({ from: { n: 9 }, to: { n: 31 }, difference: null });
  });
});

describe('the figures of another service', () => {
  it('are empty', async () => {
    const other = { tenant: 'acme', service: 'other' };
    const empty = computeMetrics(await tallyConversations(store, other, request));
    expect(empty).toMatchObject({ sessions: 0, turns: 0, questions: [], labels: [] });
  });
});
