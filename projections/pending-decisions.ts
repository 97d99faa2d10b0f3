import type { Recorded } from '../domain/recording/commit.ts';
import type { Scope } from '../domain/scope.ts';
import type { SessionEvent } from '../domain/session/events.ts';
import { SESSION_CATEGORY, sessionAddress } from '../domain/session/stream.ts';
import type { Position } from '../log/port.ts';
import type { Projection } from './projecting/projection.ts';
import { sessionEventsOf } from './session-events.ts';
import { type Page, type PageRequest, readPage } from './store/page.ts';
import type { Store } from './store/port.ts';

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
  apply: (store, commits) => {
    for (const commit of commits) {
      for (const event of sessionEventsOf(commit)) record(store, event, commit.position);
    }
  },
};

function record(
  store: Store,
  { event, stream, metadata }: Recorded<SessionEvent>,
  position: Position,
): void {
  if (event.type === 'SessionStarted') {
    const { tenant, sessionId } = sessionAddress(stream);
    store.run(
      `INSERT INTO pending_decisions (stream, position, tenant, service, session_id)
       VALUES (?, ?, ?, ?, ?)`,
      ...[stream, position, tenant, event.facts.service, sessionId],
    );
  } else if (event.type === 'QuestionsProposed') {
    const { decision_id, candidates } = event.facts;
    const question = candidates[0] ?? null;
    store.run(
      `UPDATE pending_decisions SET position = ?, decision_id = ?, since = ?,
         tries = iif(question_id IS ?, tries + 1, 1), question_id = ? WHERE stream = ?`,
      ...[position, decision_id, metadata.occurred_at, question, question, stream],
    );
  } else if (event.type === 'NoQuestionAvailable') {
    store.run(
      'UPDATE pending_decisions SET decision_id = NULL, question_id = NULL, tries = 0 WHERE stream = ?',
      stream,
    );
  }
}

/** Sessions that wait for an answer, those with the newest decision first. */
export function readPendingDecisions(
  store: Store,
  { tenant, service }: Scope,
  request: PageRequest & {
    readonly questionId?: string | undefined;
    /** Only those that have waited since then or longer, ISO 8601. */
    readonly waitingSince?: string | undefined;
  },
): Page<PendingDecision> {
  const { questionId: question_id, waitingSince } = request;
  const since = waitingSince === undefined ? undefined : { atMost: waitingSince };
  const filters = { tenant, service, question_id, since };
  const waiting = '(SELECT * FROM pending_decisions WHERE decision_id IS NOT NULL)';
  const page = readPage<PendingDecision & { readonly position: Position }>(
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
export function countPendingDecisions(store: Store): {
  readonly count: number;
  readonly oldest: string | null;
} {
  const row = store.get<{ readonly count: number; readonly oldest: string | null }>(
    `SELECT count(*) AS count, min(since) AS oldest
     FROM pending_decisions WHERE decision_id IS NOT NULL`,
  );
  return row!;
}
