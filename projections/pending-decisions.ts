import type { Owner } from '../domain/owner.ts';
import type { SessionEvent } from '../domain/session/events.ts';
import { SESSION_CATEGORY, sessionAddress } from '../domain/session/stream.ts';
import type { Position } from '../log/port.ts';
import type { Folding, Projection } from './projecting/projection.ts';
import type { RowMemory } from './projecting/row-memory.ts';
import type { RecordedCommit } from './projecting/sink.ts';
import { sessionCommitOf } from './session-events.ts';
import { insertRows } from './store/insert-rows.ts';
import { type Page, type PageRequest, readPage } from './store/page.ts';
import type { ReadModels, Store, Value } from './store/port.ts';

/** A session whose latest decision waits for an answer. */
export interface PendingDecision {
  readonly session_id: string;
  readonly decision_id: string;
  /** The question of rank 1. */
  readonly question_id: string;
  /** When the decision was made, ISO 8601. */
  readonly since: string;
  /** How often in a row that question has been of rank 1 by now, from 1. */
  readonly tries: number;
}

/** The decision of every session that waits for an answer, as a read of the session shows it. */
export const pendingDecisions: Projection = {
  name: 'pending_decisions',
  shape: 1,
  categories: [SESSION_CATEGORY],
  tables: ['pending_decisions'],
  schema: `
    CREATE TABLE pending_decisions (
      stream TEXT PRIMARY KEY,
      position TEXT NOT NULL,
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      session_id TEXT NOT NULL,
      decision_id TEXT,
      question_id TEXT,
      since TEXT,
      tries INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX pending_by_service ON pending_decisions (tenant, service, position)
      WHERE decision_id IS NOT NULL;`,
  fold: (store, memory) => new PendingBatch(store, memory),
};

/** Sessions whose rows are written together, the last state of each. */
class PendingBatch implements Folding {
  readonly #store: Store;
  readonly #known: RowMemory<WaitingSession>;
  readonly #changed = new Map<string, WaitingSession>();

  constructor(store: Store, memory: RowMemory) {
    this.#store = store;
    this.#known = memory as RowMemory<WaitingSession>;
  }

  take(commit: RecordedCommit): void {
    const { stream, events, closing } = sessionCommitOf(commit);
    const isBegun = events[0]!.type !== 'SessionStarted';
    const before = isBegun
      ? (this.#known.get(stream) ?? findWaiting(this.#store, stream))
      : undefined;
    const after = afterEvent(events.at(-1)!, before, { stream, commit, at: closing.occurred_at });
    if (!after) return;
    this.#known.set(stream, after);
    this.#changed.set(stream, after);
  }

  write(): void {
    const rows = Array.from(this.#changed, ([stream, waiting]) => rowOf(stream, waiting));
    insertRows(this.#store, 'pending_decisions', rows, CHANGED_COLUMNS);
    this.#known.forgetOldest();
  }
}

/** A session's row, but for its stream. */
interface WaitingSession {
  readonly position: Position;
  readonly tenant: string;
  readonly service: string;
  readonly session_id: string;
  readonly decision_id: string | null;
  readonly question_id: string | null;
  readonly since: string | null;
  readonly tries: number;
}

function findWaiting(store: Store, stream: string): WaitingSession | undefined {
  const sql = `SELECT position, tenant, service, session_id, decision_id, question_id, since, tries
    FROM pending_decisions WHERE stream = ?`;
  return store.get<WaitingSession>(sql, stream);
}

/** Undefined where nothing changes. @param event the last one of its commit: a decision is */
function afterEvent(
  event: SessionEvent,
  before: WaitingSession | undefined,
  recorded: { readonly stream: string; readonly commit: RecordedCommit; readonly at: string },
): WaitingSession | undefined {
  const { position } = recorded.commit;
  if (event.type === 'SessionStarted') {
    const { tenant, sessionId: session_id } = sessionAddress(recorded.stream);
    const { service } = event.facts;
    const nothing = { decision_id: null, question_id: null, since: null, tries: 0 };
    return { position, tenant, service, session_id, ...nothing };
  }
  if (!before) return undefined;
  if (event.type === 'NoQuestionAvailable' || event.type === 'ErasureRequested') {
    const { position, since } = before;
    return waitingAs(before, { position, decision_id: null, question_id: null, since, tries: 0 });
  }
  if (event.type !== 'QuestionsProposed') return undefined;
  const { decision_id, candidates } = event.facts;
  const question_id = candidates[0] ?? null;
  const tries = before.question_id === question_id ? before.tries + 1 : 1;
  return waitingAs(before, { position, decision_id, question_id, since: recorded.at, tries });
}

/** Field by field, as everything that is made at every commit. */
function waitingAs(
  { tenant, service, session_id }: WaitingSession,
  {
    position,
    decision_id,
    question_id,
    since,
    tries,
  }: Omit<WaitingSession, keyof Owner | 'session_id'>,
): WaitingSession {
  return { position, tenant, service, session_id, decision_id, question_id, since, tries };
}

const CHANGED_COLUMNS = `ON CONFLICT (stream) DO UPDATE SET position = excluded.position,
  decision_id = excluded.decision_id, question_id = excluded.question_id, since = excluded.since,
  tries = excluded.tries`;

/** In the order of the table's columns. */
function rowOf(stream: string, waiting: WaitingSession): readonly Value[] {
  const { position, tenant, service, session_id, decision_id, question_id, since, tries } = waiting;
  return [stream, position, tenant, service, session_id, decision_id, question_id, since, tries];
}

/** Sessions that wait for an answer, those with the newest decision first. */
export async function readPendingDecisions(
  store: ReadModels,
  { tenant, service }: Owner,
  request: PageRequest & {
    readonly questionId?: string | undefined;
    /** Only those that have waited since then or longer, ISO 8601. */
    readonly waitingSince?: string | undefined;
  },
): Promise<Page<PendingDecision>> {
  const { questionId: question_id, waitingSince } = request;
  const since = waitingSince === undefined ? undefined : { atMost: waitingSince };
  const filters = { tenant, service, question_id, since };
  const waiting = '(SELECT * FROM pending_decisions WHERE decision_id IS NOT NULL)';
  const page = await readPage<PendingDecision & { readonly position: Position }>(
    store,
    waiting,
    filters,
    request,
  );
  return { ...page, items: page.items.map(listed) };
}

function listed(row: PendingDecision): PendingDecision {
  const { session_id, decision_id, question_id, since, tries } = row;
  return { session_id, decision_id, question_id, since, tries };
}

/** Of all tenants: how many sessions wait for an answer, and since when the first of them does. @throws StoreUnavailable */
export async function countPendingDecisions(store: ReadModels): Promise<{
  readonly count: number;
  readonly oldest: string | null;
}> {
  const row = await store.get<{ readonly count: number; readonly oldest: string | null }>(
    `SELECT count(*) AS count, min(since) AS oldest
     FROM pending_decisions WHERE decision_id IS NOT NULL`,
  );
  return row!;
}
