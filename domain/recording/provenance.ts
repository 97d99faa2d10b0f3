export const ACTOR_TYPES = ['api_key', 'admin', 'person', 'system'] as const;

export interface Actor {
  readonly type: (typeof ACTOR_TYPES)[number];
  readonly id: string;
}

export const ORIGINS = ['public_api', 'internal_api', 'system'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Who asked for a commit, as the gateway or a clock tick established it. */
export interface Provenance {
  readonly actor: Actor;
  readonly origin: Origin;
  readonly scopes: readonly string[];
  readonly request_id: string;
}
