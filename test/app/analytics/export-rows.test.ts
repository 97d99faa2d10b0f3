import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportRows, type TakeRow } from '../../../app/analytics/export-rows.ts';
import type { Cell, Column } from '../../../domain/analysis/columns.ts';
import { TABLES } from '../../../domain/analysis/tables.ts';
import { commitsOf } from '../../../domain/recording/decode-commit.ts';
import { SESSION_CATEGORY } from '../../../domain/session/stream.ts';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { categoryOf, type EventLog, type RecordedEvent } from '../../../log/port.ts';
import { readSteps } from '../../../projections/conversations/steps.ts';
import { conversations } from '../../../projections/conversations.ts';
import { inTables } from '../../../projections/projecting/in-tables.ts';
import type { Store } from '../../../projections/store/port.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { MOVING, recordConversations } from '../../support/conversations/recorded-conversations.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { Follower } from '../../support/log/follower.ts';
import { eventsOf } from '../../support/log/recorded-log.ts';
import { sessionKeysOf } from '../../support/session-keys.ts';

type Row = Readonly<Record<string, Cell>>;
type Rows = Readonly<Record<string, readonly Row[]>>;

type Range = Pick<Parameters<typeof exportRows>[1], 'after' | 'to'>;

async function rowsOf(log: EventLog, range: Range, owner = MOVING): Promise<Rows> {
  const rows: Record<string, Row[]> = {
    sessions: [],
    turns: [],
    answers: [],
    values: [],
    feedback: [],
  };
  const take: TakeRow = (table, source) => {
    const columns = TABLES[table].columns as readonly Column<typeof source>[];
    const cells = columns.map(({ name, read }) => [name, read(source)] as const);
    rows[table]!.push(Object.fromEntries(cells));
  };
  await exportRows({ log, sessionKeys: sessionKeysOf() }, { owner, ...range, take });
  return rows;
}

/** As the read models have them: questions that were asked, and proposals. */
function stepsIn(store: Store): readonly [asked: readonly Row[], proposed: readonly Row[]] {
  const asked: Row[] = [];
  const proposed: Row[] = [];
  const asks = new Map<string, number>();
  const rows = store.all<{ session_id: string; lines: string }>(
    'SELECT session_id, lines FROM steps JOIN sessions ON session = number ORDER BY session, part',
  );
  for (const { session_id, lines } of rows) {
    for (const { kind, ...step } of readSteps(lines)) {
      if (kind === 'proposed') proposed.push({ session_id, ...step } as Row);
      else {
        const ask = (asks.get(session_id) ?? 0) + 1;
        asks.set(session_id, ask);
        asked.push({ session_id, ask, ...step } as Row);
      }
    }
  }
  return [asked, proposed];
}

let log: EventLog;
let to: string;

beforeEach(async () => {
  log = createMemoryLog();
  await recordConversations(log);
  to = (await log.head())!;
});

afterEach(() => log.close());

describe('the rows of an export', () => {
  it('are those that the read models hold', async () => {
    const store = openStore(':memory:');
    const sink = inTables(store, conversations);
    const follower = new Follower({ log, sink, onFault: () => {} });
    await follower.caughtUp;
    await follower.stop();
    const { sessions, turns, answers } = await rowsOf(log, { to });
    const named = (table: string, names: readonly string[], join = '') =>
      store.all(`SELECT ${names.join(', ')} FROM ${table} ${join} ORDER BY 1, 2`);
    const picked = (rows: readonly Row[], names: readonly string[]) =>
      rows
        .map((row) => Object.fromEntries(names.map((name) => [name, stored(row[name]!)])))
        .sort((one, other) => (String(Object.values(one)) < String(Object.values(other)) ? -1 : 1));
    const same = (rows: readonly Row[], names: readonly string[], from: readonly unknown[]) =>
      expect(picked(rows, names)).toEqual(picked(from as Row[], names));
    const ofSession = [
      ...['session_id', 'status', 'language', 'created_at', 'updated_at', 'achieved_turn'],
      ...['turn_count', 'progress', 'decisions', 'asks', 'path', 'last_question_id', 'position'],
      ...['latest_position', 'configuration_version'],
    ];
    same(sessions!, ofSession, named('sessions', ofSession));
    const [asked, proposed] = stepsIn(store);
    const ofAnswer = ['session_id', 'ask', 'question_id', 'attempt', 'outcome', 'decision_id'];
    const ofUse = [...ofAnswer, 'rank', 'uses_proposal'];
    same(answers!, ofUse, asked);
    const ofDecision = ['session_id', 'decision_id', 'candidates'];
    const asking = turns!.filter(({ action }) => action === 'ask');
    same(asking, ofDecision, proposed);
    store.close();
  });

  it('of any two ranges together are those of the whole', async () => {
    const whole = await rowsOf(log, { to });
    const places = (await eventsOf(log)).map(({ position }) => position);
    for (let at = 3; at < places.length; at += 41) {
      const first = await rowsOf(log, { to: places[at]! });
      const second = await rowsOf(log, { after: places[at]!, to });
      for (const table of ['turns', 'answers', 'values', 'feedback']) {
        const rows = [...first[table]!, ...second[table]!];
        const byPlace = (one: Row, other: Row) => (one.position! < other.position! ? -1 : 1);
        expect(rows.sort(byPlace)).toEqual([...whole[table]!].sort(byPlace));
      }
      const latest = new Map(
        [...first['sessions']!, ...second['sessions']!].map((row) => [row['session_id'], row]),
      );
      expect([...latest.values()]).toEqual(whole['sessions']);
    }
  });

  it('are the same from EventStoreDB, but for places in the log', async () => {
    const server = await new LookalikeServer().start();
    const other = await openEventStoreLog({ connectionString: server.connectionString });
    await recordConversations(other);
    const rows = await rowsOf(other, { to: (await other.head())! });
    const placeless = (all: Rows) =>
      Object.values(all).map((table) =>
        table.map(({ position: _, latest_position: __, ...row }) => row),
      );
    expect(placeless(rows)).toEqual(placeless(await rowsOf(log, { to })));
    await other.close();
    server.stop();
  });

  it.each([
    ['at its end', (index: number, count: number) => index < count - 1],
    ['in its middle', (index: number, count: number) => index !== count - 2],
  ])('are none where the log is cut inside a commit, %s', async (_, isKept) => {
    const events = (await eventsOf(log)).filter(
      ({ stream }) => categoryOf(stream) === SESSION_CATEGORY,
    );
    const session = sessionWithCommit(events);
    const cut = createMemoryLog();
    const count = session.length;
    for (const { stream, id, type, data, metadata } of session.filter((__, at) =>
      isKept(at, count),
    )) {
      const { events: held } = await cut.read(stream, { from: 0 });
      const expected = held.at(-1)?.revision ?? 'none';
      await cut.append(stream, [{ id, type, data, metadata }], { expected });
    }
    const whole = rowsOf(cut, { to: (await cut.head())! });
    await expect(whole).rejects.toThrow('its commit is not whole');
    await cut.close();
  });

  it('are one service’s alone', async () => {
    const other = await rowsOf(log, { to }, { tenant: 'acme', service: 'other' });
    const foreign = await rowsOf(log, { to }, { tenant: 'other', service: 'moving' });
    for (const rows of [other, foreign]) {
      expect(rows).toEqual({ sessions: [], turns: [], answers: [], values: [], feedback: [] });
    }
  });
});

/** A session's events up to the end of its first later commit of more than two events. */
function sessionWithCommit(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  for (const { stream } of events.filter(({ revision }) => revision === 0)) {
    const commits = commitsOf(events.filter((event) => event.stream === stream));
    const at = commits.findIndex((commit, nth) => nth > 0 && commit.length > 2);
    if (at > 0) return commits.slice(0, at + 1).flat();
  }
  throw new Error('no session has such a commit');
}

/** As the store keeps it. */
function stored(cell: Cell): Cell {
  return typeof cell === 'boolean' ? Number(cell) : cell;
}
