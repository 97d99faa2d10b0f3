import type { SessionStatus } from '../domain/analysis/traces.ts';
import type { Scope } from '../domain/scope.ts';
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
  { tenant, service }: Scope,
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
