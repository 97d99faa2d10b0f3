import { accept, type Refused } from '../../domain/accept-or-refuse.ts';
import type { KeyCommand } from '../../domain/keys/commands.ts';
import {
  ISSUANCE_EVENT_SCHEMAS,
  issuanceStream,
  type SecretIssued,
} from '../../domain/keys/issuance.ts';
import { digestSecret, writeSecret } from '../../domain/keys/secret.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Aggregate } from '../core/streams/stream-state.ts';
import { transact } from '../core/streams/transact.ts';
import { commandKeys, type KeyCall, type KeyWithSecret } from './command-keys.ts';
import { listKeys } from './list-keys.ts';

/** Whether a secret was issued; nothing else is decided by it. */
const issuanceAggregate: Aggregate<boolean, SecretIssued> = {
  schemas: ISSUANCE_EVENT_SCHEMAS,
  initial: false,
  fold: () => true,
};

/** Gives a key a new secret, by a command that is told its digest, and shows it. */
export async function issueSecret(
  dependencies: Dependencies,
  call: KeyCall,
  keyId: string,
  command: (secretDigest: string, at: string) => KeyCommand,
): Promise<KeyWithSecret | Refused> {
  const secret = writeSecret(call.randomBytes);
  const digest = digestSecret(secret);
  const done = await commandKeys(dependencies, call, (at) => command(digest, at));
  if (!done.ok) return done;
  await recordIssuance(dependencies, call, keyId, secret);
  const keys = await listKeys(dependencies, call.owner);
  return { ok: true, key: keys.find((key) => key.key_id === keyId)!, secret };
}

/**
 * Writes down which key the secret is of, so that every instance finds it at once. A secret that a crash
 * kept from being written down was never shown to anybody.
 */
async function recordIssuance(
  dependencies: Dependencies,
  { owner, provenance }: KeyCall,
  keyId: string,
  secret: string,
): Promise<void> {
  const { tenant, service } = owner;
  const facts = { tenant, service, key_id: keyId };
  await transact<boolean, SecretIssued, object>(dependencies, {
    aggregate: issuanceAggregate,
    stream: issuanceStream(digestSecret(secret)),
    provenance,
    decide: ({ state: isIssued }) => ({
      ...accept<SecretIssued>(isIssued ? [] : [{ type: 'SecretIssued', facts }]),
      answer: {},
    }),
  });
}
