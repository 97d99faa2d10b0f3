import type { Owner } from '../domain/owner.ts';
import type { SessionStatus } from '../domain/session/session-status.ts';
import type { Position } from '../log/port.ts';
import { type Page, type PageRequest, readPage } from './store/page.ts';
import type { ReadModels } from './store/port.ts';

/** One line of the list of sessions. */
export interface ListedSession {
  readonly session_id: string;
  readonly status: SessionStatus;
  /** The publication that it began with. */
  readonly configuration_version: string;
  readonly turn_count: number;
  /** Progress of the objective, 0..1. */
  readonly progress: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The sessions of a service, the newest first. */
export async function readSessions(
  store: ReadModels,
  { tenant, service }: Owner,
  request: PageRequest & {
    readonly status?: SessionStatus | undefined;
    readonly configurationVersion?: string | undefined;
    /** ISO 8601; this instant included. */
    readonly createdBefore?: string | undefined;
  },
): Promise<Page<ListedSession>> {
  const { status, configurationVersion, createdBefore } = request;
  const filters = {
    tenant,
    service,
    status,
    configuration_version: configurationVersion,
    created_at: createdBefore === undefined ? undefined : { atMost: createdBefore },
  };
  const page = await readPage<ListedSession & { position: Position }>(
    store,
    'sessions',
    filters,
    request,
  );
  return { ...page, items: page.items.map(listed) };
}

function listed(row: ListedSession): ListedSession {
  const { session_id, status, configuration_version, turn_count, progress } = row;
  const { created_at, updated_at } = row;
  const figures = { configuration_version, turn_count, progress };
  return { session_id, status, ...figures, created_at, updated_at };
}

/** The newest sessions of all services, the newest first. */
export async function readNewestSessions(
  store: ReadModels,
  limit: number,
): Promise<readonly { readonly stream: string; readonly created_at: string }[]> {
  return await store.all(
    'SELECT stream, created_at FROM sessions ORDER BY number DESC LIMIT ?',
    limit,
  );
}

/** A session as far as its age matters. */
export interface QuietSession {
  readonly session_id: string;
  readonly position: Position;
  readonly created_at: string;
  /** Of its last event. */
  readonly updated_at: string;
  /** Of the last report about it; null: there is none. */
  readonly reported_at: string | null;
  readonly isErased: boolean;
  /** What was said by then in words is erased, or was found to go with the rest alone; null: nothing. */
  readonly texts_erased_until: string | null;
}

/** The sessions of a service behind a place in the log, in the order of their beginnings. */
export async function readSessionsAfter(
  store: ReadModels,
  { tenant, service }: Owner,
  { after, limit }: { readonly after: Position; readonly limit: number },
): Promise<readonly QuietSession[]> {
  type Row = Omit<QuietSession, 'isErased'> & { readonly erased: number };
  const rows = await store.all<Row>(
    `SELECT s.session_id, s.position, s.created_at, s.updated_at, s.reported_at,
       CASE WHEN e.stream IS NULL THEN 0 ELSE 1 END AS erased,
       t.said_until AS texts_erased_until
     FROM sessions AS s LEFT JOIN erasures AS e ON e.stream = s.stream
       LEFT JOIN erased_texts AS t ON t.stream = s.stream
     WHERE s.tenant = ? AND s.service = ? AND s.position > ? ORDER BY s.position LIMIT ?`,
    ...[tenant, service, after, limit],
  );
  return rows.map(({ erased, ...row }) => ({ ...row, isErased: erased === 1 }));
}
