import { keysDecider } from '../../domain/keys/decide.ts';
import { KEY_EVENT_SCHEMAS, type KeyEvent } from '../../domain/keys/events.ts';
import { type KeyView, keyView } from '../../domain/keys/key-view.ts';
import type { KeysState } from '../../domain/keys/state.ts';
import { keysStream } from '../../domain/keys/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Aggregate } from '../core/streams/stream-state.ts';

export const keysAggregate: Aggregate<KeysState, KeyEvent> = {
  schemas: KEY_EVENT_SCHEMAS,
  initial: keysDecider.initialState,
  fold: keysDecider.fold,
};

/** The keys of a service, the oldest first; never a secret or a digest of one. */
export async function listKeys(
  dependencies: Dependencies,
  owner: Owner,
): Promise<readonly KeyView[]> {
  const { state } = await dependencies.streams.latest(
    keysAggregate,
    keysStream(owner.tenant, owner.service),
  );
  const at = new Date(dependencies.now()).toISOString();
  return [...state.values()].map((key) => keyView(key, at));
}
