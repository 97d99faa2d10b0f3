import { ADMIN_SCOPE, SIGNED_IN_SCOPE } from '../internal-scopes.ts';
import { type Route, typedRoute } from '../route.ts';

/** A backup that was made. */
export interface BackupNote {
  /** ISO 8601. */
  readonly made_at: string;
  /** Of a log: whether the copy was found to be as it was recorded. */
  readonly is_intact?: boolean;
  readonly events?: number;
  /** Of a keyring. */
  readonly expires_at?: string;
}

/** The newest backup of each kind; absent: none is known of here. */
export interface BackupNotes {
  readonly log?: BackupNote;
  readonly keyring?: BackupNote;
}

/** How the log is vouched for, and what is kept of it elsewhere. */
interface Upkeep {
  readonly started_at: string;
  /** Null where this process does not anchor the log. */
  readonly anchors: {
    /** The newest one; null: none was written yet. */
    readonly last: { readonly time: string; readonly count: number } | null;
    /** Events that none vouches for yet. */
    readonly unanchored: number;
    readonly is_failing: boolean;
    /** Whether everything that was anchored was found in the log again when this process started. */
    readonly is_as_anchored: boolean;
    /** Why the log is not vouched for any more, in plain words. */
    readonly problem: string | null;
  } | null;
  readonly backups: BackupNotes;
}

export type ReadUpkeep = () => Promise<Upkeep>;

/** What operators look at beside readiness: version, verification, backups. */
export function upkeepRoute(engineVersion: string, read: ReadUpkeep): Route {
  return typedRoute({
    method: 'GET',
    path: '/internal/v1/upkeep',
    operationId: 'readUpkeep',
    scopes: [SIGNED_IN_SCOPE, ADMIN_SCOPE],
    idempotency: 'none',
    handle: async ({ requestId }) => {
      const versions = { engine_version: engineVersion, node_version: process.version };
      return { status: 200, body: { request_id: requestId, versions, ...(await read()) } };
    },
  });
}
