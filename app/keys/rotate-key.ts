import type { InferOutput } from 'valibot';
import type { keyRotation } from '../../domain/keys/commands.ts';
import { digestSecret, writeSecret } from '../../domain/keys/secret.ts';
import type { Refused } from '../../domain/outcome.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { commandKeys, type KeyCall, type KeyWithSecret } from './command-keys.ts';
import { issueSecret } from './issue-secret.ts';

export async function rotateKey(
  dependencies: Dependencies,
  call: KeyCall,
  keyId: string,
  request: InferOutput<typeof keyRotation>,
): Promise<KeyWithSecret | Refused> {
  const secret = writeSecret(call.randomBytes);
  const secretDigest = digestSecret(secret);
  const done = await commandKeys(dependencies, call, (at) => ({
    type: 'rotateKey',
    at,
    keyId,
    secretDigest,
    ...request,
  }));
  return done.ok ? issueSecret(dependencies, call, keyId, secret) : done;
}
