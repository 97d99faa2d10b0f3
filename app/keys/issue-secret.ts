import {
  ISSUANCE_EVENT_SCHEMAS,
  issuanceStream,
  type SecretIssued,
} from '../../domain/keys/issuance.ts';
import { digestSecret } from '../../domain/keys/secret.ts';
import { accept } from '../../domain/outcome.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Aggregate } from '../core/streams.ts';
import { transact } from '../core/transact.ts';
import type { KeyCall, KeyWithSecret } from './command-keys.ts';
import { listKeys } from './list-keys.ts';

/** Whether a secret was issued; nothing else is decided by it. */
const issuanceAggregate: Aggregate<boolean, SecretIssued> = {
  schemas: ISSUANCE_EVENT_SCHEMAS,
  initial: false,
  fold: () => true,
};

/**
 * Writes down which key the secret is of, so that every instance finds it at once, then shows it. A secret that a crash
 * kept from being written down was never shown to anybody.
 */
export async function issueSecret(
  dependencies: Dependencies,
  { scope, provenance }: KeyCall,
  keyId: string,
  secret: string,
): Promise<KeyWithSecret> {
  const { tenant, service } = scope;
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
  const keys = await listKeys(dependencies, scope);
  return { ok: true, key: keys.find((key) => key.key_id === keyId)!, secret };
}
