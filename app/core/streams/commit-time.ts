import type { Dependencies } from '../dependencies.ts';
import type { StreamState } from './stream-state.ts';

/** When a commit happens: now, in milliseconds since the epoch, but never before the stream's last event. Clocks differ, a stream's time is one. */
export function commitTime(
  dependencies: Pick<Dependencies, 'now'>,
  current: StreamState<unknown>,
): number {
  return Math.max(dependencies.now(), current.occurredMs);
}
