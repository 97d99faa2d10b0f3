import { traceCommit } from '../domain/analysis/trace-session.ts';
import type {
  AnswerTrace,
  SessionCommit,
  SessionMemory,
  SessionTrace,
} from '../domain/analysis/traces.ts';
import { FEEDBACK_CATEGORY } from '../domain/feedback/stream.ts';
import { decodeEvent } from '../domain/recording/commit.ts';
import { SESSION_EVENT_SCHEMAS, type SessionEvent } from '../domain/session/events.ts';
import { SESSION_CATEGORY } from '../domain/session/stream.ts';
import { categoryOf } from '../log/port.ts';
import type { Projection } from './projection.ts';
import { REPORT_TABLES, recordReports } from './reports.ts';
import type { RecordedCommit } from './sink.ts';
import type { Store } from './store/port.ts';

/**
 * Every session, what was proposed and asked in it, and what was reported about it: lists and analytics read
 * from here. Of what users and clients wrote, only reports are kept.
 */
export const conversations: Projection = {
  name: 'conversations',
  shape: 1,
  categories: [SESSION_CATEGORY, FEEDBACK_CATEGORY],
  tables: ['sessions', 'decisions', 'answers', 'feedback', 'labels'],
  schema: `
    CREATE TABLE sessions (
      number INTEGER PRIMARY KEY,
      stream TEXT NOT NULL UNIQUE,
      position TEXT NOT NULL,
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      session_id TEXT NOT NULL,
      configuration_version TEXT NOT NULL,
      language TEXT,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      is_achieved INTEGER NOT NULL,
      is_stopped INTEGER NOT NULL,
      achieved_turn INTEGER,
      turn_count INTEGER NOT NULL,
      progress REAL NOT NULL,
      decisions INTEGER NOT NULL,
      asks INTEGER NOT NULL,
      path TEXT,
      last_question_id TEXT,
      latest_position TEXT NOT NULL,
      reports INTEGER NOT NULL DEFAULT 0,
      status TEXT NOT NULL GENERATED ALWAYS AS (
        CASE WHEN is_achieved THEN 'completed' WHEN is_stopped THEN 'stopped' ELSE 'active' END
      ) VIRTUAL
    ) STRICT;
    CREATE INDEX sessions_by_service ON sessions (tenant, service, position);
    CREATE INDEX sessions_by_status ON sessions (tenant, service, status, position);
    CREATE TABLE decisions (
      session INTEGER NOT NULL,
      decision_id TEXT NOT NULL,
      candidates TEXT NOT NULL,
      PRIMARY KEY (session, decision_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE answers (
      session INTEGER NOT NULL,
      ask INTEGER NOT NULL,
      question_id TEXT NOT NULL,
      attempt INTEGER NOT NULL,
      outcome TEXT NOT NULL,
      decision_id TEXT,
      rank INTEGER,
      uses_proposal INTEGER NOT NULL,
      PRIMARY KEY (session, ask)
    ) STRICT, WITHOUT ROWID;
    ${REPORT_TABLES}`,
  apply: (store, commit) => {
    const { stream } = commit.events[0]!;
    if (categoryOf(stream) === FEEDBACK_CATEGORY) recordReports(store, commit);
    else recordSession(store, stream, commit);
  },
};

/** What a commit may build on; the place of a session stays as it is. */
const KEPT_COLUMNS = `number, tenant, service, session_id, configuration_version, language, created_at,
  updated_at, is_achieved, is_stopped, achieved_turn, turn_count, progress, decisions, asks, path,
  last_question_id, position, latest_position`;

type KeptSession = SessionTrace & { readonly number: number };

function findSession(store: Store, stream: string): KeptSession | undefined {
  const sql = `SELECT ${KEPT_COLUMNS} FROM sessions WHERE stream = ?`;
  const row = store.get<KeptSession>(sql, stream);
  if (!row) return undefined;
  return { ...row, is_achieved: Boolean(row.is_achieved), is_stopped: Boolean(row.is_stopped) };
}

function recordSession(store: Store, stream: string, recorded: RecordedCommit): void {
  const last = recorded.events.length - 1;
  const events = recorded.events.map((event, index) =>
    decodeEvent<SessionEvent>(
      event,
      SESSION_EVENT_SCHEMAS,
      // The last event's metadata holds the receipt, and is parsed once.
      index === last ? recorded.closing : undefined,
    ),
  );
  const commit: SessionCommit = { ...recorded, events };
  const before = findSession(store, stream);
  const traced = traceCommit(before, commit, memoryOf(store, before?.number));
  const number = before
    ? update(store, traced.session, before.number)
    : insert(store, stream, traced.session);
  const { decision_id, candidates } = traced.turn ?? {};
  if (decision_id && candidates) {
    store.run('INSERT INTO decisions VALUES (?, ?, ?)', number, decision_id, candidates);
  }
  for (const answer of traced.answers) insertAnswer(store, number, answer);
}

function insert(store: Store, stream: string, session: SessionTrace): number {
  const { tenant, service, session_id, configuration_version, created_at, position } = session;
  const row = store.get<{ number: number }>(
    `INSERT INTO sessions (stream, position, tenant, service, session_id, configuration_version,
       created_at, updated_at, is_achieved, is_stopped, turn_count, progress, decisions, asks, latest_position)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, 0, ?) RETURNING number`,
    ...[stream, position, tenant, service, session_id, configuration_version],
    ...[created_at, created_at, position],
  );
  return row!.number;
}

function update(store: Store, session: SessionTrace, number: number): number {
  store.run(
    `UPDATE sessions SET language = ?, updated_at = ?, is_achieved = ?, is_stopped = ?,
       achieved_turn = ?, turn_count = ?, progress = ?, decisions = ?, asks = ?, path = ?,
       last_question_id = ?, latest_position = ? WHERE number = ?`,
    ...[session.language, session.updated_at, Number(session.is_achieved)],
    ...[Number(session.is_stopped), session.achieved_turn, session.turn_count],
    ...[session.progress, session.decisions, session.asks, session.path],
    ...[session.last_question_id, session.latest_position, number],
  );
  return number;
}

function insertAnswer(store: Store, number: number, answer: AnswerTrace): void {
  const { ask, question_id, attempt, outcome, decision_id, rank, uses_proposal } = answer;
  store.run(
    'INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ...[number, ask, question_id, attempt, outcome, decision_id, rank, Number(uses_proposal)],
  );
}

const NEVER_ASKED = { times: 0, afterDecision: false };

function memoryOf(store: Store, number: number | undefined): SessionMemory {
  if (number === undefined) {
    return { candidatesOf: () => undefined, askedBefore: () => NEVER_ASKED };
  }
  return {
    candidatesOf: (decisionId) =>
      store.get<{ candidates: string }>(
        'SELECT candidates FROM decisions WHERE session = ? AND decision_id = ?',
        ...[number, decisionId],
      )?.candidates,
    askedBefore: (questionId, decisionId) => {
      const row = store.get<{ times: number; after: number }>(
        `SELECT count(*) AS times, count(CASE WHEN decision_id = ? THEN 1 END) AS after
         FROM answers WHERE session = ? AND question_id = ?`,
        ...[decisionId, number, questionId],
      );
      return { times: row!.times, afterDecision: row!.after > 0 };
    },
  };
}
