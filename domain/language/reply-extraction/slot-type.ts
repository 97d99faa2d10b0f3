import { roleBit } from '../packs/language.ts';
import type { Role } from '../packs/table.ts';

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
  | 'email'
  | 'phone'
  | 'unknown';

interface Rule {
  readonly nature: Nature;
  /** Roles of which the words speak of at least one … */
  readonly any: readonly Role[];
  /** … and of none of these. */
  readonly none?: readonly Role[];
  /** One of these has to be there as well. */
  readonly also?: readonly Role[];
}

const PLACES: readonly Role[] = ['place', 'city', 'area'];

/** The first that fits counts. */
const RULES: readonly Rule[] = [
  { nature: 'free', any: ['free_text'] },
  { nature: 'email', any: ['email'] },
  { nature: 'phone', any: ['phone'] },
  { nature: 'address', any: ['address'] },
  { nature: 'person', any: ['person'], none: PLACES },
  { nature: 'title', any: ['name'], also: ['title'], none: PLACES },
  { nature: 'venue', any: ['name'], none: PLACES },
  { nature: 'origin', any: ['origin'], none: ['destination'] },
  { nature: 'destination', any: ['destination'], none: ['origin'] },
  { nature: 'place', any: [...PLACES, 'origin'] },
  { nature: 'title', any: ['title'] },
];

const compiled = RULES.map(({ nature, any, none, also }) => ({
  nature,
  any: bitsOf(any),
  none: bitsOf(none ?? []),
  also: also === undefined ? -1 : bitsOf(also),
}));

function bitsOf(roles: readonly Role[]): number {
  return roles.reduce((bits, role) => bits | roleBit(role), 0);
}

/** Read off the roles of an information's words; undefined where they tell none. */
export function natureOf(roles: number): Nature | undefined {
  const rule = compiled.find(
    ({ any, none, also }) => (roles & any) !== 0 && (roles & none) === 0 && (roles & also) !== 0,
  );
  return rule?.nature;
}
