import type { Metadata } from '../domain/recording/metadata.ts';
import type { SessionEvent } from '../domain/session/events.ts';
import { SESSION_CATEGORY } from '../domain/session/stream.ts';
import type { Position } from '../log/port.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { type Place, placeOf } from './place.ts';
import type { Projection } from './projection.ts';
import type { Store } from './store/port.ts';

/** One line of the list of sessions. */
export interface ListedSession {
  readonly session_id: string;
  readonly status: SessionStatus;
  readonly turn_count: number;
  /** Progress of the objective, 0..1. */
  readonly progress: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export type SessionStatus = 'active' | 'completed' | 'stopped';

/** Every session of every service, as its latest receipts left it; nothing that a user or client wrote. */
export const sessionList: Projection = {
  name: 'session_list',
  shape: 1,
  categories: [SESSION_CATEGORY],
  tables: ['sessions'],
  schema: `
    CREATE TABLE sessions (
      stream TEXT PRIMARY KEY,
      position TEXT NOT NULL,
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      session_id TEXT NOT NULL,
      is_achieved INTEGER NOT NULL,
      is_stopped INTEGER NOT NULL,
      turn_count INTEGER NOT NULL,
      progress REAL NOT NULL,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL,
      status TEXT NOT NULL GENERATED ALWAYS AS (
        CASE WHEN is_achieved THEN 'completed' WHEN is_stopped THEN 'stopped' ELSE 'active' END
      ) STORED
    ) STRICT;
    CREATE INDEX sessions_by_service ON sessions (tenant, service, position);
    CREATE INDEX sessions_by_status ON sessions (tenant, service, status, position);`,
  apply: (store, { events, closing, position }) => {
    const [first] = events;
    if (!first) return;
    if (first.type === 'SessionStarted') {
      const { facts } = JSON.parse(first.data) as Started;
      // In a session's stream the id stands where other streams name their service.
      const { tenant, service: sessionId } = placeOf(first.stream);
      const at = closing.occurred_at;
      store.run(
        `INSERT INTO sessions VALUES (?, ?, ?, ?, ?, 0, 0, 0, 0, ?, ?)`,
        ...[first.stream, position, tenant, facts.service, sessionId, at, at],
      );
    } else {
      update(store, first.stream, closing);
    }
  },
};

type Started = Extract<SessionEvent, { type: 'SessionStarted' }>;

/** What the receipts of `/next` and `/events` have in common. */
interface Answer {
  readonly action?: 'ask' | 'stop';
  readonly turn_count?: number;
  readonly progress?: {
    readonly objective: { readonly effective_status: string; readonly progress: number };
  };
}

function update(store: Store, stream: string, { receipt, occurred_at }: Metadata): void {
  const { action, turn_count, progress }: Answer = receipt?.answer ?? {};
  const objective = progress?.objective;
  store.run(
    `UPDATE sessions SET
      updated_at = ?,
      is_achieved = coalesce(?, is_achieved),
      is_stopped = coalesce(?, is_stopped),
      turn_count = coalesce(?, turn_count),
      progress = coalesce(?, progress)
    WHERE stream = ?`,
    occurred_at,
    objective ? Number(objective.effective_status === 'achieved') : null,
    action ? Number(action === 'stop') : null,
    turn_count ?? null,
    objective?.progress ?? null,
    stream,
  );
}

/** The sessions of a service, the newest first. */
export function readSessions(
  store: Store,
  { tenant, service }: Place,
  request: PageRequest & { readonly status?: SessionStatus | undefined },
): Page<ListedSession> {
  const filters = { tenant, service, status: request.status };
  const page = readPage<ListedSession & { position: Position }>(
    store,
    'sessions',
    filters,
    request,
  );
  return { ...page, items: page.items.map(listed) };
}

function listed(row: ListedSession): ListedSession {
  const { session_id, status, turn_count, progress, created_at, updated_at } = row;
  return { session_id, status, turn_count, progress, created_at, updated_at };
}
