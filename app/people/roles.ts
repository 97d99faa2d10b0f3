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

export type Role = (typeof ROLES)[number];

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

/** Everything that one of the roles allows, each scope once. */
export function scopesOf(roles: readonly Role[]): readonly InternalScope[] {
  return [...new Set<InternalScope>(['signed_in', ...roles.flatMap((role) => SCOPES_OF[role])])];
}
