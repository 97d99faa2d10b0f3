import type { InferOutput } from 'valibot';
import type { Refused } from '../../domain/accept-or-refuse.ts';
import type { keyCreation } from '../../domain/keys/commands.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { KeyCall, KeyWithSecret } from './command-keys.ts';
import { issueSecret } from './issue-secret.ts';

export function createKey(
  dependencies: Dependencies,
  call: KeyCall,
  request: InferOutput<typeof keyCreation>,
): Promise<KeyWithSecret | Refused> {
  const keyId = dependencies.newId('key_');
  return issueSecret(dependencies, call, keyId, (secretDigest, at) => ({
    type: 'createKey',
    at,
    keyId,
    secretDigest,
    ...request,
  }));
}
