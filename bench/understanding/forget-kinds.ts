import { SLOT_ROLES, type SlotRole } from '../../domain/language/pack-format/language-pack.ts';
import { PACKS } from '../../domain/language/packs/packs.ts';

/** Words for where a value stands rather than for what it is about: every service shares them. */
const SHARED: readonly SlotRole[] = ['origin', 'destination', 'start', 'end'];

/**
 * Takes from every language the words for the kinds of information that its lists know (people, rooms, money, names,
 * addresses, …), before any language is compiled: what is measured then is how a kind that no list names is understood.
 */
export function forgetKinds(): void {
  for (const pack of PACKS) {
    const known = SLOT_ROLES.filter((role) => !SHARED.includes(role));
    const none = Object.fromEntries(known.map((role) => [role, '']));
    Object.assign(pack, {
      roles: { ...pack.roles, ...none },
      rolePhrases: { ...pack.rolePhrases, ...none },
    });
  }
}
