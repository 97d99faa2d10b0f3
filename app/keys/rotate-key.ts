import type { InferOutput } from 'valibot';
import type { Refused } from '../../domain/accept-or-refuse.ts';
import type { keyRotation } from '../../domain/keys/commands.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { KeyCall, KeyWithSecret } from './command-keys.ts';
import { issueSecret } from './issue-secret.ts';

export function rotateKey(
  dependencies: Dependencies,
  call: KeyCall,
  keyId: string,
  request: InferOutput<typeof keyRotation>,
): Promise<KeyWithSecret | Refused> {
  return issueSecret(dependencies, call, keyId, (secretDigest, at) => ({
    type: 'rotateKey',
    at,
    keyId,
    secretDigest,
    ...request,
  }));
}
