/** What is written beside every event's data. Nothing personal: metadata cannot be encrypted per session. */

export interface Actor {
  readonly type: 'api_key' | 'admin' | 'person' | 'system';
  readonly id: string;
}

export type Origin = 'public_api' | 'internal_api' | 'system';

/** Who asked for a commit, as the gateway or a clock tick established it. */
export interface Provenance {
  readonly actor: Actor;
  readonly origin: Origin;
  readonly scopes: readonly string[];
  readonly request_id: string;
}

/**
 * What a mutation answered: the log is the only idempotency store. With the pinned artifact, this is enough
 * to give the first answer again byte for byte.
 */
export interface Receipt<Answer extends object = Readonly<Record<string, unknown>>> {
  /** SHA-256 over operation, tenant, service, the path's ids and the client's key. */
  readonly key_digest: string;
  readonly answer: Answer;
}

export interface Commit {
  readonly id: string;
  readonly index: number;
  readonly count: number;
}

export interface Metadata<Answer extends object = Readonly<Record<string, unknown>>> {
  readonly schema: number;
  readonly commit: Commit;
  /** ISO 8601 UTC; never goes back within a stream. */
  readonly occurred_at: string;
  /** The last event of a commit only: */
  readonly receipt?: Receipt<Answer>;
  readonly actor?: Actor;
  readonly origin?: Origin;
  readonly scopes?: readonly string[];
  readonly request_id?: string;
  readonly $correlationId?: string;
  readonly $causationId?: string;
  /** Hex SHA-256; links this event to the one before it in its stream. */
  readonly chain: string;
}
