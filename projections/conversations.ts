import { traceCommit } from '../domain/analysis/trace-session.ts';
import type { SessionCommit, SessionMemory, SessionTrace } from '../domain/analysis/traces.ts';
import { FEEDBACK_CATEGORY } from '../domain/feedback/stream.ts';
import { sessionStatus } from '../domain/session/session-status.ts';
import { SESSION_CATEGORY } from '../domain/session/stream.ts';
import { categoryOf } from '../log/port.ts';
import {
  askedLine,
  GatheredSteps,
  proposedLine,
  readSteps,
  STEPS_TABLE,
} from './conversations/steps.ts';
import type { Folding, Projection } from './projecting/projection.ts';
import type { RowMemory } from './projecting/row-memory.ts';
import type { RecordedCommit } from './projecting/sink.ts';
import { REPORT_TABLES, recordReports } from './reports.ts';
import { sessionCommitOf } from './session-events.ts';
import { insertRows } from './store/insert-rows.ts';
import type { Store, Value } from './store/port.ts';

/** The session's status, of each of the four kinds of rows. */
const STATUS_OF_ROW = `CASE ${[true, false]
  .flatMap((isAchieved) => [true, false].map((isStopped) => whenThen(isAchieved, isStopped)))
  .join(' ')} END`;

function whenThen(isAchieved: boolean, isStopped: boolean): string {
  const status = sessionStatus(isAchieved, isStopped);
  return `WHEN is_achieved = ${Number(isAchieved)} AND is_stopped = ${Number(isStopped)} THEN '${status}'`;
}

/**
 * Every session, what was proposed and asked in it, and what was reported about it: lists and analytics read
 * from here. Of what users and clients wrote, only reports are kept.
 */
export const conversations: Projection = {
  name: 'conversations',
  shape: 6,
  categories: [SESSION_CATEGORY, FEEDBACK_CATEGORY],
  tables: ['sessions', 'steps', 'feedback', 'labels'],
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
      degraded_turns INTEGER NOT NULL,
      unresolved_turns INTEGER NOT NULL,
      known TEXT,
      stages TEXT,
      model_turns INTEGER NOT NULL,
      model_tokens_in INTEGER NOT NULL,
      model_tokens_cached INTEGER NOT NULL,
      model_tokens_out INTEGER NOT NULL,
      latest_position TEXT NOT NULL,
      reports INTEGER NOT NULL DEFAULT 0,
      reported_at TEXT,
      status TEXT NOT NULL GENERATED ALWAYS AS (${STATUS_OF_ROW}) VIRTUAL
    ) STRICT;
    CREATE INDEX sessions_by_service ON sessions (tenant, service, position);
    CREATE INDEX sessions_by_status ON sessions (tenant, service, status, position);
${STEPS_TABLE}
    ${REPORT_TABLES}
    -- Of former shapes.
    DROP TABLE IF EXISTS decisions;
    DROP TABLE IF EXISTS answers;`,
  fold: (store, memory) => new ConversationBatch(store, memory),
};

/** What later commits of a session build on, as its rows have it or will have it. */
class KnownConversation implements SessionMemory {
  readonly stream: string;
  readonly number: number;
  trace: SessionTrace;
  /** Candidates by decision. */
  readonly decisions = new Map<string, string>();
  /** Of each question that was asked: after which decisions, null where it was after none. */
  readonly #asked = new Map<string, (string | null)[]>();

  constructor(stream: string, number: number, trace: SessionTrace) {
    this.stream = stream;
    this.number = number;
    this.trace = trace;
  }

  candidatesOf(decisionId: string): string | undefined {
    return this.decisions.get(decisionId);
  }

  askedBefore(questionId: string, decisionId: string | null) {
    const times = this.#asked.get(questionId);
    if (!times) return NEVER_ASKED;
    const afterDecision = decisionId !== null && times.includes(decisionId);
    return { times: times.length, afterDecision };
  }

  noteAsked(questionId: string, decisionId: string | null): void {
    const times = this.#asked.get(questionId);
    if (times) times.push(decisionId);
    else this.#asked.set(questionId, [decisionId]);
  }
}

const NEVER_ASKED = { times: 0, afterDecision: false };

/** Of a session that nothing is known of yet. */
const NOTHING_KNOWN: SessionMemory = {
  candidatesOf: () => undefined,
  askedBefore: () => NEVER_ASKED,
};

/** Commits whose rows are written together: of a session, the last state wins. */
class ConversationBatch implements Folding {
  readonly #store: Store;
  readonly #memory: RowMemory<KnownConversation>;
  /** With what the row says of each; undefined: there is none. */
  readonly #changed = new Map<KnownConversation, SessionTrace | undefined>();
  readonly #steps = new GatheredSteps();
  readonly #reports: RecordedCommit[] = [];
  #lastNumber: number | undefined;

  constructor(store: Store, memory: RowMemory) {
    this.#store = store;
    this.#memory = memory as RowMemory<KnownConversation>;
  }

  take(commit: RecordedCommit): void {
    const { stream } = commit.events[0]!;
    if (categoryOf(stream) === FEEDBACK_CATEGORY) this.#reports.push(commit);
    else this.#record(sessionCommitOf(commit));
  }

  #record(commit: SessionCommit): void {
    const { stream } = commit;
    const before = this.#find(commit);
    const traced = traceCommit(before?.trace, commit, before ?? NOTHING_KNOWN);
    const known = before ?? this.#begin(stream, traced.session);
    if (!this.#changed.has(known)) this.#changed.set(known, before?.trace);
    let steps = before ? before.trace.asks + before.trace.decisions : 0;
    known.trace = traced.session;
    for (const answer of traced.answers) {
      known.noteAsked(answer.question_id, answer.decision_id);
      this.#steps.add(known.number, steps, askedLine(answer));
      steps += 1;
    }
    const event = commit.events.at(-1)!;
    if (event.type === 'QuestionsProposed') {
      const { decision_id } = event.facts;
      const candidates = event.facts.candidates.join(' ');
      known.decisions.set(decision_id, candidates);
      this.#steps.add(known.number, steps, proposedLine(decision_id, candidates));
    }
  }

  write(): void {
    this.#steps.write(this.#store);
    const [sameStatus, otherStatus]: [Value[][], Value[][]] = [[], []];
    for (const [known, stored] of this.#changed)
      (hasStatusOf(known.trace, stored) ? sameStatus : otherStatus).push(rowOf(known));
    insertRows(this.#store, SESSION_TABLE, otherStatus, `${CHANGED_COLUMNS}, ${STATUS_COLUMNS}`);
    insertRows(this.#store, SESSION_TABLE, sameStatus, CHANGED_COLUMNS);
    // Of sessions that were there before them, whose rows are written by now.
    for (const commit of this.#reports) recordReports(this.#store, commit);
    this.#memory.forgetOldest();
  }

  /** Of a session that begins there is no row to look for. */
  #find({ stream, events }: SessionCommit): KnownConversation | undefined {
    const known = this.#memory.get(stream);
    if (known || events[0]?.type === 'SessionStarted') return known;
    const found = findSession(this.#store, stream);
    if (found) this.#memory.set(stream, found);
    return found;
  }

  #begin(stream: string, trace: SessionTrace): KnownConversation {
    this.#lastNumber ??= lastNumber(this.#store);
    this.#lastNumber += 1;
    const known = new KnownConversation(stream, this.#lastNumber, trace);
    this.#memory.set(stream, known);
    return known;
  }
}

/** What a commit may build on; the place of a session stays as it is. */
const KEPT_COLUMNS = `number, tenant, service, session_id, configuration_version, language, created_at,
  updated_at, is_achieved, is_stopped, achieved_turn, turn_count, progress, decisions, asks, path,
  last_question_id, degraded_turns, unresolved_turns, known, stages, model_turns, model_tokens_in,
  model_tokens_cached, model_tokens_out, position, latest_position`;

function findSession(store: Store, stream: string): KnownConversation | undefined {
  const sql = `SELECT ${KEPT_COLUMNS} FROM sessions WHERE stream = ?`;
  const row = store.get<SessionTrace & { readonly number: number }>(sql, stream);
  if (!row) return undefined;
  const { number, ...trace } = row;
  const [is_achieved, is_stopped] = [Boolean(row.is_achieved), Boolean(row.is_stopped)];
  const known = new KnownConversation(stream, number, { ...trace, is_achieved, is_stopped });
  const parts = store.all<{ lines: string }>(
    'SELECT lines FROM steps WHERE session = ? ORDER BY part',
    number,
  );
  for (const step of parts.flatMap(({ lines }) => readSteps(lines))) {
    if (step.kind === 'proposed') known.decisions.set(step.decision_id, step.candidates);
    else known.noteAsked(step.question_id, step.decision_id);
  }
  return known;
}

function lastNumber(store: Store): number {
  const row = store.get<{ last: number | null }>('SELECT max(number) AS last FROM sessions');
  return row?.last ?? 0;
}

const SESSION_TABLE = `sessions (number, stream, position, tenant, service, session_id, configuration_version,
  created_at, language, updated_at, is_achieved, is_stopped, achieved_turn, turn_count, progress, decisions, asks,
  path, last_question_id, degraded_turns, unresolved_turns, known, stages, model_turns, model_tokens_in,
  model_tokens_cached, model_tokens_out, latest_position)`;

const CHANGED_COLUMNS = `ON CONFLICT (number) DO UPDATE SET language = excluded.language,
  updated_at = excluded.updated_at, achieved_turn = excluded.achieved_turn, turn_count = excluded.turn_count, progress = excluded.progress,
  decisions = excluded.decisions, asks = excluded.asks, path = excluded.path,
  last_question_id = excluded.last_question_id, degraded_turns = excluded.degraded_turns,
  unresolved_turns = excluded.unresolved_turns, known = excluded.known, stages = excluded.stages, model_turns = excluded.model_turns,
  model_tokens_in = excluded.model_tokens_in, model_tokens_cached = excluded.model_tokens_cached,
  model_tokens_out = excluded.model_tokens_out, latest_position = excluded.latest_position`;

/** Apart: an index follows the status, and is written wherever a statement sets one of them. */
const STATUS_COLUMNS = 'is_achieved = excluded.is_achieved, is_stopped = excluded.is_stopped';

function hasStatusOf(trace: SessionTrace, stored: SessionTrace | undefined): boolean {
  return trace.is_achieved === stored?.is_achieved && trace.is_stopped === stored.is_stopped;
}

/** In the order of `SESSION_TABLE`. */
function rowOf({ number, stream, trace }: KnownConversation): Value[] {
  const { position, tenant, service, session_id, configuration_version, created_at } = trace;
  const { language, updated_at, is_achieved, is_stopped, achieved_turn, turn_count } = trace;
  const { progress, decisions, asks, path, last_question_id, latest_position } = trace;
  const { degraded_turns, unresolved_turns, known, stages } = trace;
  const { model_turns, model_tokens_in, model_tokens_cached, model_tokens_out } = trace;
  return [
    number,
    stream,
    position,
    tenant,
    service,
    session_id,
    configuration_version,
    created_at,
    language,
    updated_at,
    Number(is_achieved),
    Number(is_stopped),
    achieved_turn,
    turn_count,
    progress,
    decisions,
    asks,
    path,
    last_question_id,
    degraded_turns,
    unresolved_turns,
    known,
    stages,
    model_turns,
    model_tokens_in,
    model_tokens_cached,
    model_tokens_out,
    latest_position,
  ];
}
