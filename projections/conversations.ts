import { traceCommit } from '../domain/analysis/trace-session.ts';
import type {
  AnswerTrace,
  SessionCommit,
  SessionMemory,
  SessionTrace,
} from '../domain/analysis/traces.ts';
import { FEEDBACK_CATEGORY } from '../domain/feedback/stream.ts';
import { SESSION_CATEGORY } from '../domain/session/stream.ts';
import { categoryOf } from '../log/port.ts';
import type { Projection, ViewMemory } from './projecting/projection.ts';
import type { RecordedCommit } from './projecting/sink.ts';
import { REPORT_TABLES, recordReports } from './reports.ts';
import { sessionEventsOf } from './session-events.ts';
import { insertRows } from './store/insert-rows.ts';
import type { Store, Value } from './store/port.ts';

/**
 * Every session, what was proposed and asked in it, and what was reported about it: lists and analytics read
 * from here. Of what users and clients wrote, only reports are kept.
 */
export const conversations: Projection = {
  name: 'conversations',
  shape: 2,
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
  apply: (store, commits, memory) => {
    const batch = new Batch(store, memory);
    for (const commit of commits) {
      const { stream } = commit.events[0]!;
      if (categoryOf(stream) === FEEDBACK_CATEGORY) recordReports(store, commit);
      else batch.record(stream, commit);
    }
    batch.write();
  },
};

/** Sessions that are remembered from one transaction to the next. */
const SESSIONS_MAX = 5_000;

/** What later commits of a session build on, as its rows have it or will have it. */
interface KnownSession {
  readonly number: number;
  trace: SessionTrace;
  /** Candidates by decision. */
  readonly decisions: Map<string, string>;
  /** How often each question was asked. */
  readonly asked: Map<string, number>;
  /** Questions that were asked after a decision. */
  readonly askedAfter: Set<string>;
}

/** Commits whose rows are written together: of a session, the last state wins. */
class Batch {
  readonly #store: Store;
  readonly #memory: Map<string, KnownSession>;
  readonly #changed = new Set<KnownSession>();
  readonly #decisions: Value[][] = [];
  readonly #answers: Value[][] = [];

  constructor(store: Store, memory: ViewMemory) {
    this.#store = store;
    this.#memory = memory as Map<string, KnownSession>;
  }

  record(stream: string, recorded: RecordedCommit): void {
    const commit: SessionCommit = { ...recorded, events: sessionEventsOf(recorded) };
    const before = this.#memory.get(stream) ?? findSession(this.#store, stream);
    const traced = traceCommit(before?.trace, commit, memoryOf(before));
    const known = before ?? this.#begin(stream, traced.session);
    known.trace = traced.session;
    // Those that were used last are kept the longest.
    this.#memory.delete(stream);
    this.#memory.set(stream, known);
    this.#changed.add(known);
    const { decision_id, candidates } = traced.turn ?? {};
    if (decision_id && candidates) {
      known.decisions.set(decision_id, candidates);
      this.#decisions.push([known.number, decision_id, candidates]);
    }
    for (const answer of traced.answers) this.#answered(known, answer);
  }

  write(): void {
    insertRows(this.#store, 'decisions', this.#decisions);
    insertRows(this.#store, 'answers', this.#answers);
    for (const { number, trace } of this.#changed) update(this.#store, trace, number);
    for (const stream of this.#memory.keys()) {
      if (this.#memory.size <= SESSIONS_MAX) break;
      this.#memory.delete(stream);
    }
  }

  #begin(stream: string, trace: SessionTrace): KnownSession {
    const number = insert(this.#store, stream, trace);
    return { number, trace, decisions: new Map(), asked: new Map(), askedAfter: new Set() };
  }

  #answered(known: KnownSession, answer: AnswerTrace): void {
    const { ask, question_id, attempt, outcome, decision_id, rank, uses_proposal } = answer;
    noteAsked(known, question_id, decision_id);
    const row = [known.number, ask, question_id, attempt, outcome, decision_id, rank];
    this.#answers.push([...row, Number(uses_proposal)]);
  }
}

function noteAsked(known: KnownSession, questionId: string, decisionId: string | null): void {
  known.asked.set(questionId, (known.asked.get(questionId) ?? 0) + 1);
  if (decisionId !== null) known.askedAfter.add(`${questionId} ${decisionId}`);
}

/** What a commit may build on; the place of a session stays as it is. */
const KEPT_COLUMNS = `number, tenant, service, session_id, configuration_version, language, created_at,
  updated_at, is_achieved, is_stopped, achieved_turn, turn_count, progress, decisions, asks, path,
  last_question_id, position, latest_position`;

function findSession(store: Store, stream: string): KnownSession | undefined {
  const sql = `SELECT ${KEPT_COLUMNS} FROM sessions WHERE stream = ?`;
  const row = store.get<SessionTrace & { readonly number: number }>(sql, stream);
  if (!row) return undefined;
  const { number, ...trace } = row;
  const [is_achieved, is_stopped] = [Boolean(row.is_achieved), Boolean(row.is_stopped)];
  const known: KnownSession = {
    number,
    trace: { ...trace, is_achieved, is_stopped },
    decisions: new Map(),
    asked: new Map(),
    askedAfter: new Set(),
  };
  for (const { decision_id, candidates } of store.all<{ decision_id: string; candidates: string }>(
    'SELECT decision_id, candidates FROM decisions WHERE session = ?',
    number,
  )) {
    known.decisions.set(decision_id, candidates);
  }
  for (const { question_id, decision_id } of store.all<{
    question_id: string;
    decision_id: string | null;
  }>('SELECT question_id, decision_id FROM answers WHERE session = ?', number)) {
    noteAsked(known, question_id, decision_id);
  }
  return known;
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

function update(store: Store, session: SessionTrace, number: number): void {
  store.run(
    `UPDATE sessions SET language = ?, updated_at = ?, is_achieved = ?, is_stopped = ?,
       achieved_turn = ?, turn_count = ?, progress = ?, decisions = ?, asks = ?, path = ?,
       last_question_id = ?, latest_position = ? WHERE number = ?`,
    ...[session.language, session.updated_at, Number(session.is_achieved)],
    ...[Number(session.is_stopped), session.achieved_turn, session.turn_count],
    ...[session.progress, session.decisions, session.asks, session.path],
    ...[session.last_question_id, session.latest_position, number],
  );
}

const NEVER_ASKED = { times: 0, afterDecision: false };

function memoryOf(known: KnownSession | undefined): SessionMemory {
  if (!known) return { candidatesOf: () => undefined, askedBefore: () => NEVER_ASKED };
  const { decisions, asked, askedAfter } = known;
  return {
    candidatesOf: (decisionId) => decisions.get(decisionId),
    askedBefore: (questionId, decisionId) => ({
      times: asked.get(questionId) ?? 0,
      afterDecision: decisionId !== null && askedAfter.has(`${questionId} ${decisionId}`),
    }),
  };
}
