import type { KeyCommand } from '../../domain/keys/commands.ts';
import { keysDecider } from '../../domain/keys/decide.ts';
import type { KeyEvent } from '../../domain/keys/events.ts';
import type { KeyView } from '../../domain/keys/key-view.ts';
import type { KeysState } from '../../domain/keys/state.ts';
import { keysStream } from '../../domain/keys/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { type Transacted, transact } from '../core/streams/transact.ts';
import { keysAggregate } from './list-keys.ts';

/** A secret is shown once and never stored, so no command of keys is replayed by its idempotency key. */
export interface KeyCall {
  readonly owner: Owner;
  readonly provenance: Provenance;
  /** 24 bytes of a cryptographic random source. */
  readonly randomBytes: Uint8Array;
}

export interface ChangedKey {
  readonly ok: true;
  readonly key: KeyView;
}

export interface KeyWithSecret extends ChangedKey {
  readonly secret: string;
}

export function commandKeys(
  dependencies: Dependencies,
  { owner, provenance }: Omit<KeyCall, 'randomBytes'>,
  spoken: (at: string) => KeyCommand,
): Promise<Transacted<object>> {
  return transact<KeysState, KeyEvent, object>(dependencies, {
    aggregate: keysAggregate,
    stream: keysStream(owner.tenant, owner.service),
    provenance,
    decide: ({ state }) => {
      // By the clock as it is: expiries and overlaps are not to follow a stream whose last event lies in the future.
      const at = new Date(dependencies.now()).toISOString();
      return { ...keysDecider.decide(spoken(at), state), answer: {} };
    },
  });
}
