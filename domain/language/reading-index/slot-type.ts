import { roleBit } from '../grammar/language.ts';
import type { SlotRole } from '../pack-format/language-pack.ts';

/** What sort of text an information takes, as far as its words tell. */
export type SlotType =
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

/** Sorts of text that tell where something is, starts or ends. */
export const PLACE_TYPES: ReadonlySet<SlotType> = new Set([
  'address',
  'destination',
  'origin',
  'place',
]);

/** Sorts of text that are what somebody or something is called. */
export const NAMED_TYPES: ReadonlySet<SlotType> = new Set([
  'person',
  'venue',
  'title',
  ...PLACE_TYPES,
]);

/** Whether an information asks for a place in words of its own. */
export function asksPlace({
  kind,
  slotType,
}: {
  readonly kind: string;
  readonly slotType: SlotType;
}): boolean {
  return kind === 'text' && PLACE_TYPES.has(slotType);
}

interface Rule {
  readonly slotType: SlotType;
  /** Roles of which the words speak of at least one … */
  readonly any: readonly SlotRole[];
  /** … and of none of these. */
  readonly none?: readonly SlotRole[];
  /** One of these has to be there as well. */
  readonly also?: readonly SlotRole[];
}

const PLACES: readonly SlotRole[] = ['place', 'city', 'area'];

/** The first that fits counts. */
const RULES: readonly Rule[] = [
  { slotType: 'free', any: ['free_text'] },
  { slotType: 'email', any: ['email'] },
  { slotType: 'phone', any: ['phone'] },
  { slotType: 'address', any: ['address'] },
  { slotType: 'person', any: ['person'], none: PLACES },
  { slotType: 'title', any: ['name'], also: ['title'], none: PLACES },
  { slotType: 'venue', any: ['name'], none: PLACES },
  { slotType: 'origin', any: ['origin'], none: ['destination'] },
  { slotType: 'destination', any: ['destination'], none: ['origin'] },
  { slotType: 'place', any: [...PLACES, 'origin'] },
  { slotType: 'title', any: ['title'] },
];

const compiled = RULES.map(({ slotType, any, none, also }) => ({
  slotType,
  any: bitsOf(any),
  none: bitsOf(none ?? []),
  also: also === undefined ? -1 : bitsOf(also),
}));

function bitsOf(roles: readonly SlotRole[]): number {
  return roles.reduce((bits, role) => bits | roleBit(role), 0);
}

/** Read off the roles of an information's words; undefined where they tell none. */
export function slotTypeOf(roles: number): SlotType | undefined {
  const rule = compiled.find(
    ({ any, none, also }) => (roles & any) !== 0 && (roles & none) === 0 && (roles & also) !== 0,
  );
  return rule?.slotType;
}
