import { roleBit } from './languages/compile.ts';

/** What sort of text an information takes, as far as its words tell. */
export type Nature =
  | 'origin'
  | 'destination'
  | 'place'
  | 'address'
  | 'person'
  | 'title'
  | 'venue'
  | 'free'
  | 'unknown';

const has = (entry: { readonly roles: number }, ...roles: Parameters<typeof roleBit>[0][]) =>
  roles.some((role) => (entry.roles & roleBit(role)) !== 0);

/** Read off the roles of an information's words; the first that fits, undefined where they tell none. */
export function natureOf(entry: { readonly roles: number }): Nature | undefined {
  if (has(entry, 'free_text')) return 'free';
  if (has(entry, 'address')) return 'address';
  const isPlace = has(entry, 'place', 'city', 'area');
  if (has(entry, 'person') && !isPlace) return 'person';
  if (has(entry, 'name') && !isPlace) return has(entry, 'title') ? 'title' : 'venue';
  return placeNature(entry) ?? (has(entry, 'title') ? 'title' : undefined);
}

function placeNature(entry: { readonly roles: number }): Nature | undefined {
  const isOrigin = has(entry, 'origin');
  const isDestination = has(entry, 'destination');
  if (isOrigin !== isDestination) return isOrigin ? 'origin' : 'destination';
  return isOrigin || has(entry, 'place', 'city', 'area') ? 'place' : undefined;
}
