import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SessionEvent } from '../../domain/session/events.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import { createMemoryLog } from '../../log/memory.ts';
import { experience } from '../../projections/experience.ts';
import { inTables } from '../../projections/projecting/in-tables.ts';
import { readExperience } from '../../projections/read-experience.ts';
import { inSnapshot } from '../../projections/store/in-snapshot.ts';
import { insertRows } from '../../projections/store/insert-rows.ts';
import type { Value } from '../../projections/store/port.ts';
import { openStore } from '../../projections/store/sqlite.ts';
import { Follower } from '../support/log/follower.ts';
import { scribe } from '../support/log/scribe.ts';
import { view, type WrittenCommit } from '../support/log/view.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

const SCOPE = { tenant: 'acme', service: 'moving' };

const GROUNDS = {
  artifact_digest: 'd',
  engine_version: '1.0.0',
  selection: {},
  turn: 0,
  turns_remaining: 20,
  relevances: {},
  degraded_reasons: [],
  warnings: [],
} as const;

function begun(id: string, configuration_version = 'v1', service = 'moving'): WrittenCommit {
  const facts = { service, configuration_version, artifact_digest: 'd' };
  return [sessionStream('acme', id), [{ type: 'SessionStarted', facts } satisfies SessionEvent]];
}

function outcome(
  question_id: string,
  kind: 'asked_answered' | 'asked_no_answer' | 'refused',
): SessionEvent {
  const facts = { question_id, decision_id: null, source: 'inference', message_id: null } as const;
  return { type: 'QuestionOutcomeRecorded', facts: { ...facts, outcome: kind } };
}

function value(information_id: string, status: 'inferred' | 'unset' = 'inferred'): SessionEvent {
  const facts = { source: 'inference', question_id: null, span: null, coverage: 0.85 } as const;
  return { type: 'ValueRecorded', facts: { ...facts, information_id, status }, private: {} };
}

function proposal(...candidates: string[]): SessionEvent {
  return {
    type: 'QuestionsProposed',
    facts: { ...GROUNDS, decision_id: 'dec_1', candidates, rung: 0 },
  };
}

const STOP: SessionEvent = { type: 'NoQuestionAvailable', facts: GROUNDS };

function call(id: string, ...events: SessionEvent[]): WrittenCommit {
  return [sessionStream('acme', id), events];
}

async function countsAfter(...commits: WrittenCommit[]) {
  return await readExperience(await view(experience).after(...commits), SCOPE);
}

describe('what past sessions told', () => {
  it('is counted by question and information, with what was known before an answer', async () => {
    const [counts] = await countsAfter(
      begun('ses_1'),
      call('ses_1', proposal('q_from', 'q_to')),
      call(
        'ses_1',
        outcome('q_from', 'asked_answered'),
        value('from'),
        value('to'),
        proposal('q_date'),
      ),
      call('ses_1', outcome('q_date', 'asked_answered'), value('date'), STOP),
    );
    expect(counts).toMatchObject({ configuration_version: 'v1', sessions: 1, finished: 1 });
    expect(counts!.questions).toEqual([
      { question_id: 'q_date', proposed: 1, asked: 1, answered: 1, no_answer: 0, refused: 0 },
      { question_id: 'q_from', proposed: 1, asked: 1, answered: 1, no_answer: 0, refused: 0 },
      { question_id: 'q_to', proposed: 1, asked: 0, answered: 0, no_answer: 0, refused: 0 },
    ]);
    expect(counts!.told).toEqual([
      { question_id: 'q_date', information_id: 'date', told: 1, known: 0 },
      { question_id: 'q_date', information_id: 'from', told: 0, known: 1 },
      { question_id: 'q_date', information_id: 'to', told: 0, known: 1 },
      { question_id: 'q_from', information_id: 'from', told: 1, known: 0 },
      { question_id: 'q_from', information_id: 'to', told: 1, known: 0 },
    ]);
    expect(counts!.informations.map(({ information_id }) => information_id)).toEqual([
      'date',
      'from',
      'to',
    ]);
  });

  it('counts the first time that a session asks a question, and a session that ends twice once', async () => {
    const [counts] = await countsAfter(
      begun('ses_1'),
      call('ses_1', outcome('q_from', 'asked_no_answer'), STOP),
      call('ses_1', outcome('q_from', 'refused'), STOP),
      begun('ses_2'),
      call('ses_2', outcome('q_from', 'refused')),
    );
    expect(counts).toMatchObject({ sessions: 2, finished: 1 });
    expect(counts!.questions).toMatchObject([{ asked: 2, answered: 0, no_answer: 1, refused: 1 }]);
  });

  it('counts how questions fared beside one that got no answer, in whichever order they were asked', async () => {
    const [counts] = await countsAfter(
      begun('ses_1'),
      call('ses_1', outcome('q_from', 'asked_answered')),
      call('ses_1', outcome('q_to', 'asked_answered')),
      call('ses_1', outcome('q_date', 'asked_no_answer')),
      call('ses_1', outcome('q_people', 'refused')),
      call('ses_1', outcome('q_date', 'asked_answered')),
    );
    expect(counts!.beside_unanswered).toEqual([
      { question_id: 'q_date', other_id: 'q_people', asked: 1, answered: 0 },
      { question_id: 'q_from', other_id: 'q_date', asked: 1, answered: 1 },
      { question_id: 'q_from', other_id: 'q_people', asked: 1, answered: 1 },
      { question_id: 'q_people', other_id: 'q_date', asked: 1, answered: 0 },
      { question_id: 'q_to', other_id: 'q_date', asked: 1, answered: 1 },
      { question_id: 'q_to', other_id: 'q_people', asked: 1, answered: 1 },
    ]);
  });

  it('goes on from its tables after a restart', async () => {
    const log = createMemoryLog();
    const store = openStore(':memory:');
    const { record } = scribe(log);
    const outcomes = ['asked_no_answer', 'asked_answered'] as const;
    await record(...begun('ses_1'));
    for (const [nth, kind] of outcomes.entries()) {
      await record(...call('ses_1', outcome(`q_${nth}`, kind)));
      const follower = new Follower({
        log,
        sink: inTables(store, experience),
        onFault: (fault) => expect.fail(String(fault)),
      });
      expect(await follower.waitFor((await log.head())!, 5_000)).toBe(true);
      await follower.stop();
    }
    const [counts] = await readExperience(store, SCOPE);
    expect(counts!.beside_unanswered).toEqual([
      { question_id: 'q_1', other_id: 'q_0', asked: 1, answered: 1 },
    ]);
    await log.close();
  });

  it('counts as never given what was taken back before the end', async () => {
    const [counts] = await countsAfter(
      begun('ses_1'),
      call('ses_1', value('from'), value('to')),
      call('ses_1', value('to', 'unset'), STOP),
    );
    expect(counts!.informations).toEqual([{ information_id: 'from', given: 1 }]);
  });

  it('stays apart by publication, and by service', async () => {
    const counts = await countsAfter(
      begun('ses_1', 'v1'),
      begun('ses_2', 'v2'),
      begun('ses_3', 'v1', 'elsewhere'),
      call('ses_1', outcome('q_from', 'asked_answered')),
      call('ses_2', outcome('q_from', 'refused')),
      call('ses_3', outcome('q_from', 'refused')),
    );
    expect(counts).toMatchObject([
      { configuration_version: 'v1', questions: [{ answered: 1, refused: 0 }] },
      { configuration_version: 'v2', questions: [{ answered: 0, refused: 1 }] },
    ]);
  });

  it('is read as one moment saw it, a thousand rows at a time', async () => {
    const store = openStore(join(await newTemporaryDirectory(), 'read-models.db'));
    onTestFinished(() => store.close());
    store.exec(experience.schema);
    store.run("INSERT INTO experience_publications VALUES ('acme', 'moving', 'v1', 1, 0, '7')");
    const pairs = Array.from({ length: 2_500 }, (_, n) => [`q_${n % 50}`, `i_${n}`]);
    const tell = (rows: readonly string[][], told: number) =>
      insertRows(
        store,
        'experience_told',
        rows.map((pair) => ['acme', 'moving', 'v1', ...pair, told, 0]),
        'ON CONFLICT DO UPDATE SET told = excluded.told',
      );
    tell(pairs, 1);
    const pages: number[] = [];
    const [counts] = await inSnapshot(store, (snapshot) => {
      const real = snapshot.all.bind(snapshot);
      snapshot.all = <Row>(sql: string, ...values: readonly Value[]) => {
        const rows = real<Row>(sql, ...values) as readonly Row[];
        if (sql.includes('experience_told')) pages.push(rows.length);
        if (pages.length === 1) tell([...pairs, ['q_99', 'i_0']], 2);
        return rows;
      };
      return readExperience(snapshot, SCOPE);
    });
    expect(pages).toEqual([1_000, 1_000, 500]);
    const inOrder = pairs.toSorted(([q, i], [p, j]) => (q! < p! || (q === p && i! < j!) ? -1 : 1));
    expect(counts!.told).toEqual(
      inOrder.map(([question_id, information_id]) => ({
        ...{ question_id, information_id, told: 1, known: 0 },
      })),
    );
  });
});
