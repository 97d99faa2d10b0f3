import type { Refused } from '../../domain/accept-or-refuse.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { type ChangedKey, commandKeys, type KeyCall } from './command-keys.ts';
import { listKeys } from './list-keys.ts';

export async function revokeKey(
  dependencies: Dependencies,
  call: Omit<KeyCall, 'randomBytes'>,
  keyId: string,
): Promise<ChangedKey | Refused> {
  const done = await commandKeys(dependencies, call, () => ({ type: 'revokeKey', keyId }));
  if (!done.ok) return done;
  const keys = await listKeys(dependencies, call.owner);
  return { ok: true, key: keys.find((key) => key.key_id === keyId)! };
}
