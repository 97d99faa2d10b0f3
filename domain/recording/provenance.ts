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
