/** The parts of the console, each with the scopes of which one opens it, in the order of the navigation. */
export const SECTIONS = [
  ['configuration', ['configuration:read']],
  ['preview', ['configuration:write']],
  ['sessions', ['sessions:read']],
  ['analytics', ['analytics:read']],
  ['keys', ['admin']],
  ['privacy', ['admin']],
  ['audit', ['audit:read', 'configuration:write']],
  ['operations', ['signed_in']],
] as const;

export type Section = (typeof SECTIONS)[number][0];
