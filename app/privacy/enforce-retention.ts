import { setImmediate as nextTurn } from 'node:timers/promises';
import { quietSince } from '../../domain/retention/state.ts';
import type { Scope } from '../../domain/scope.ts';
import { readKeptServices } from '../../projections/retention.ts';
import { type QuietSession, readSessionsAfter } from '../../projections/session-list.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import { type Erasing, eraseSession } from './erase-session.ts';
import { readRetention } from './retention.ts';

/** Sessions that are looked at before others have a turn. */
const SLICE_MAX = 500;
/** Sessions of one service that are erased before the next service has its turn; the rest waits for the next tick. */
const ERASED_MAX = 200;

/**
 * The sessions of a service that are due after so many days: whose last event lies as far back, and that are neither
 * held nor erased. The oldest first, one slice a turn of the event loop.
 * @throws StoreUnavailable, LogUnavailable
 */
export async function* dueSessions(
  { streams, now }: Pick<Erasing, 'streams' | 'now'>,
  store: ReadModels,
  scope: Scope,
  days: number,
): AsyncGenerator<QuietSession> {
  const { holds } = await readRetention({ streams }, scope);
  const before = quietSince(days, now());
  let after = '';
  for (;;) {
    const sessions = await readSessionsAfter(store, scope, { after, limit: SLICE_MAX });
    // They stand in the order of their beginnings.
    const old = sessions.filter(({ created_at }) => created_at <= before);
    yield* old.filter((session) => isQuiet(session, before) && !holds.has(session.session_id));
    if (old.length < SLICE_MAX) return;
    after = sessions.at(-1)!.position;
    await nextTurn();
  }
}

function isQuiet({ updated_at, isErased }: QuietSession, before: string): boolean {
  return updated_at <= before && !isErased;
}

/**
 * Erases what is due in all services, so many sessions of each.
 * @returns how many were erased
 * @throws StoreUnavailable, LogUnavailable, KeyringUnavailable
 */
export async function enforceRetention(erasing: Erasing, store: ReadModels): Promise<number> {
  let erased = 0;
  for (const scope of await readKeptServices(store)) {
    // The view may lag behind a change that keeps more.
    const { days } = await readRetention(erasing, scope);
    if (days !== null) erased += await eraseDue(erasing, store, scope, days);
  }
  return erased;
}

async function eraseDue(
  erasing: Erasing,
  store: ReadModels,
  scope: Scope,
  days: number,
): Promise<number> {
  let erased = 0;
  for await (const { session_id: sessionId } of dueSessions(erasing, store, scope, days)) {
    const done = await eraseSession(erasing, {
      scope,
      sessionId,
      reason: `kept for ${days} days`,
      onlyIfQuietSince: quietSince(days, erasing.now()),
      provenance: {
        actor: { type: 'system', id: 'retention' },
        origin: 'system',
        scopes: [],
        request_id: erasing.newId('req_'),
      },
    });
    if (done.ok) erased += 1;
    if (erased >= ERASED_MAX) break;
  }
  return erased;
}
