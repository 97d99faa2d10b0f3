import type { OpenKey } from '../../api/gateway.ts';
import type { KeyFinder } from '../../app/keys/key-finder.ts';
import type { HeldKey } from '../../projections/keys/key-ring.ts';

/** Finds keys, and tells of each that was found; at once, where it is known. */
export function notingUses(finder: KeyFinder, note: (keyId: string) => void): OpenKey {
  const noted = (held: HeldKey | undefined) => {
    if (held) note(held.key.keyId);
    return held;
  };
  return (secret) => {
    const found = finder.find(secret);
    return found instanceof Promise ? found.then(noted) : noted(found);
  };
}
