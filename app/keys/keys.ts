import type { InferOutput } from 'valibot';
import type { KeyCommand, keyCreation, keyRotation } from '../../domain/keys/commands.ts';
import { keysDecider } from '../../domain/keys/decide.ts';
import { KEY_EVENT_SCHEMAS, type KeyEvent } from '../../domain/keys/events.ts';
import {
  ISSUANCE_EVENT_SCHEMAS,
  issuanceStream,
  type SecretIssued,
} from '../../domain/keys/issuance.ts';
import { digestSecret, writeSecret } from '../../domain/keys/secret.ts';
import { type KeysState, type KeyView, keyView } from '../../domain/keys/state.ts';
import { keysStream } from '../../domain/keys/stream.ts';
import { accept, type Refused } from '../../domain/outcome.ts';
import type { Provenance } from '../../domain/recording/metadata.ts';
import type { Runtime } from '../core/dependencies.ts';
import type { Scope } from '../core/scope.ts';
import type { Aggregate } from '../core/streams.ts';
import { transact } from '../core/transact.ts';

/** Use cases of API keys. A secret is shown once and never stored, so none of them is replayed by key. */

export const keysAggregate: Aggregate<KeysState, KeyEvent> = {
  schemas: KEY_EVENT_SCHEMAS,
  initial: keysDecider.initialState,
  fold: keysDecider.fold,
};

export interface KeyCall {
  readonly scope: Scope;
  readonly provenance: Provenance;
  /** 24 bytes of a cryptographic random source. */
  readonly randomBytes: Uint8Array;
}

interface ChangedKey {
  readonly ok: true;
  readonly key: KeyView;
}

interface KeyWithSecret extends ChangedKey {
  readonly secret: string;
}

export async function createKey(
  runtime: Runtime,
  call: KeyCall,
  request: InferOutput<typeof keyCreation>,
): Promise<KeyWithSecret | Refused> {
  const keyId = runtime.newId('key_');
  const secret = writeSecret(call.randomBytes);
  const secretDigest = digestSecret(secret);
  const done = await command(runtime, call, (at) => ({
    type: 'createKey',
    at,
    keyId,
    secretDigest,
    ...request,
  }));
  return done.ok ? issued(runtime, call, keyId, secret) : done;
}

export async function rotateKey(
  runtime: Runtime,
  call: KeyCall,
  keyId: string,
  request: InferOutput<typeof keyRotation>,
): Promise<KeyWithSecret | Refused> {
  const secret = writeSecret(call.randomBytes);
  const secretDigest = digestSecret(secret);
  const done = await command(runtime, call, (at) => ({
    type: 'rotateKey',
    at,
    keyId,
    secretDigest,
    ...request,
  }));
  return done.ok ? issued(runtime, call, keyId, secret) : done;
}

export async function revokeKey(
  runtime: Runtime,
  call: Omit<KeyCall, 'randomBytes'>,
  keyId: string,
): Promise<ChangedKey | Refused> {
  const done = await command(runtime, call, () => ({ type: 'revokeKey', keyId }));
  if (!done.ok) return done;
  const keys = await listKeys(runtime, call.scope);
  return { ok: true, key: keys.find((key) => key.key_id === keyId)! };
}

/** Writes down the expiries that have come; validity is judged by time, whether or not this has run. */
export async function recordExpiries(
  runtime: Runtime,
  call: Omit<KeyCall, 'randomBytes'>,
): Promise<void> {
  await command(runtime, call, (at) => ({ type: 'recordExpiries', at }));
}

/** The keys of a service, the oldest first; never a secret or a digest of one. */
export async function listKeys(runtime: Runtime, scope: Scope): Promise<readonly KeyView[]> {
  const { state } = await runtime.streams.latest(
    keysAggregate,
    keysStream(scope.tenant, scope.service),
  );
  const at = new Date(runtime.now()).toISOString();
  return [...state.values()].map((key) => keyView(key, at));
}

function command(
  runtime: Runtime,
  { scope, provenance }: Omit<KeyCall, 'randomBytes'>,
  spoken: (at: string) => KeyCommand,
) {
  return transact<KeysState, KeyEvent, object>(runtime, {
    aggregate: keysAggregate,
    stream: keysStream(scope.tenant, scope.service),
    provenance,
    decide: ({ state }) => {
      // By the clock as it is: expiries and overlaps are not to follow a stream whose last event lies in the future.
      const at = new Date(runtime.now()).toISOString();
      return { ...keysDecider.decide(spoken(at), state), answer: {} };
    },
  });
}

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
async function issued(
  runtime: Runtime,
  { scope, provenance }: KeyCall,
  keyId: string,
  secret: string,
): Promise<KeyWithSecret> {
  const { tenant, service } = scope;
  const facts = { tenant, service, key_id: keyId };
  await transact<boolean, SecretIssued, object>(runtime, {
    aggregate: issuanceAggregate,
    stream: issuanceStream(digestSecret(secret)),
    provenance,
    decide: ({ state: isIssued }) => ({
      ...accept<SecretIssued>(isIssued ? [] : [{ type: 'SecretIssued', facts }]),
      answer: {},
    }),
  });
  const keys = await listKeys(runtime, scope);
  return { ok: true, key: keys.find((key) => key.key_id === keyId)!, secret };
}
