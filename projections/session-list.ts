import type { SessionStatus } from '../domain/analysis/traces.ts';
import type { Scope } from '../domain/scope.ts';
import type { Position } from '../log/port.ts';
import { type Page, type PageRequest, readPage } from './store/page.ts';
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

/** The sessions of a service, the newest first. */
export function readSessions(
  store: Store,
  { tenant, service }: Scope,
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
