import type { Owner } from '../../domain/owner.ts';
import type { SessionState, Target } from '../../domain/session/state.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import { type ListedSession, readSessions } from '../../projections/session-list.ts';
import type { Page } from '../../projections/store/page.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { sessionAggregate } from '../session/session-aggregate.ts';

/** A session with what is known in it. */
interface CollectedValues
  extends Pick<ListedSession, 'session_id' | 'status' | 'configuration_version' | 'created_at'> {
  readonly is_erased: boolean;
  /** By information; nothing of an erased session. */
  readonly values: Readonly<Record<string, CollectedValue>>;
}

type CollectedValue = Pick<Target, 'status' | 'value' | 'source'>;

/** The values of a service's sessions, the newest session first. @throws LogUnavailable, StoreUnavailable */
export async function readCollectedValues(
  dependencies: Pick<Dependencies, 'streams'>,
  store: ReadModels,
  owner: Owner,
  request: Parameters<typeof readSessions>[2],
): Promise<Page<CollectedValues>> {
  const page = await readSessions(store, owner, request);
  const items: CollectedValues[] = [];
  for (const { session_id, status, configuration_version, created_at } of page.items) {
    const stream = sessionStream(owner.tenant, session_id);
    const { state } = await dependencies.streams.latest(sessionAggregate, stream);
    const is_erased = state.erasure !== null;
    const values = is_erased ? {} : valuesOf(state);
    items.push({ session_id, status, configuration_version, created_at, is_erased, values });
  }
  return { ...page, items };
}

function valuesOf({ targets }: SessionState): Readonly<Record<string, CollectedValue>> {
  return Object.fromEntries(
    Array.from(targets, ([id, { status, value, source }]) => [
      id,
      { status, source, ...(value === undefined ? {} : { value }) },
    ]),
  );
}
