import type { KeyScope } from '../../domain/keys/events.ts';

/** What a person may do at the internal entry point, beside the scopes that API keys have. */
const PERSON_SCOPES = [
  /** Everything: keys, and whatever only an operator may. */
  'admin',
  /** To be signed in, and to know where. */
  'signed_in',
  /** Sessions, their events and decisions, without what people said. */
  'sessions:read',
  /** What people said and what it told; each look is recorded. */
  'sessions:texts',
  /** Figures and reports. */
  'analytics:read',
] as const;

export type InternalScope = (typeof PERSON_SCOPES)[number] | KeyScope;

export const ROLES = ['administrator', 'editor', 'publisher', 'auditor', 'analyst'] as const;

type Role = (typeof ROLES)[number];

const EDITING: readonly InternalScope[] = ['configuration:read', 'configuration:write'];

const SCOPES_OF: Readonly<Record<Role, readonly InternalScope[]>> = {
  administrator: [...PERSON_SCOPES, ...EDITING, 'configuration:publish', 'audit:read'],
  editor: EDITING,
  publisher: [...EDITING, 'configuration:publish'],
  auditor: [
    'configuration:read',
    'audit:read',
    'sessions:read',
    'sessions:texts',
    'analytics:read',
  ],
  analyst: ['configuration:read', 'sessions:read', 'analytics:read'],
};

/** What somebody is, and where. */
export interface RolesAt {
  /** Null: every tenant. */
  readonly tenant: string | null;
  /** Null: every service of the tenant. */
  readonly service: string | null;
  readonly roles: readonly Role[];
}

/** A place that a request names; without a tenant, it names none. */
export interface NamedPlace {
  readonly tenant?: string | undefined;
  readonly service?: string | undefined;
}

/** Everything that the roles allow at a place, each scope once; nothing where none of them holds. */
export function scopesAt(granted: readonly RolesAt[], place: NamedPlace): readonly InternalScope[] {
  const here = granted.filter((each) => covers(each, place));
  const scopes = here.flatMap(({ roles }) => roles.flatMap((role) => SCOPES_OF[role]));
  return here.length === 0 ? [] : [...new Set<InternalScope>(['signed_in', ...scopes])];
}

function covers(granted: RolesAt, { tenant, service }: NamedPlace): boolean {
  if (tenant === undefined) return true;
  const isTheirTenant = granted.tenant === null || granted.tenant === tenant;
  return isTheirTenant && (granted.service === null || granted.service === service);
}

/** `role`, `role:tenant` or `role:tenant/service`. */
const WRITTEN = /^(\w+)(?::([a-z0-9][a-z0-9_-]{0,62})(?:\/([a-z0-9][a-z0-9_-]{0,62}))?)?$/;

/** Roles as a provider of identities writes them; what is no role of ours is somebody else's and passed by. */
export function readRoles(written: readonly string[]): readonly RolesAt[] {
  return written.flatMap((text) => {
    const [, name, tenant = null, service = null] = WRITTEN.exec(text) ?? [];
    const role = ROLES.find((each) => each === name);
    return role ? [{ tenant, service, roles: [role] }] : [];
  });
}
