import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Owner } from '../../domain/owner.ts';
import { isHeld } from '../../domain/retention/refuse-held.ts';
import { inactiveSince } from '../../domain/retention/state.ts';
import { readKeptServices } from '../../projections/retention.ts';
import { type QuietSession, readSessionsAfter } from '../../projections/session-list.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import { type ErasureDependencies, eraseSession, ownProvenance } from './erase-session.ts';
import { eraseTexts } from './erase-texts.ts';
import { readRetention } from './retention.ts';

/** Sessions that are looked at before others have a turn. */
const SLICE_MAX = 500;
/** Sessions of one service that are erased before the next service has its turn; the rest waits for the next tick. */
const ERASED_MAX = 200;

/** What is kept for a while only: texts, or everything private. */
export type Kept = 'everything' | 'texts';

/**
 * The sessions of a service that are due after this many days: whose last event lies as far back, and that are neither
 * held nor erased, or of which nothing was said since their texts were. The oldest first, one slice a turn of the event loop.
 * @throws StoreUnavailable, LogUnavailable
 */
export async function* dueSessions(
  { streams, now }: Pick<ErasureDependencies, 'streams' | 'now'>,
  store: ReadModels,
  owner: Owner,
  { kept, days }: { readonly kept: Kept; readonly days: number },
): AsyncGenerator<QuietSession> {
  const retention = await readRetention({ streams }, owner);
  const before = inactiveSince(days, now());
  const isDue = (session: QuietSession) =>
    isQuiet(session, before) &&
    !isHeld(retention, session.session_id) &&
    (kept === 'everything' || hasDueTexts(session, before));
  let after = '';
  for (;;) {
    const sessions = await readSessionsAfter(store, owner, { after, limit: SLICE_MAX });
    // They stand in the order of their beginnings.
    const old = sessions.filter(({ created_at }) => created_at <= before);
    yield* old.filter(isDue);
    if (old.length < SLICE_MAX) return;
    after = sessions.at(-1)!.position;
    await nextTurn();
  }
}

function isQuiet({ updated_at, isErased }: QuietSession, before: string): boolean {
  return updated_at <= before && !isErased;
}

/** What is reported counts as said: it may come long after the session's last event. */
function hasDueTexts(session: QuietSession, before: string): boolean {
  const { updated_at, reported_at, texts_erased_until } = session;
  const saidLast = reported_at !== null && reported_at > updated_at ? reported_at : updated_at;
  return saidLast <= before && (texts_erased_until === null || saidLast > texts_erased_until);
}

/** How many sessions were erased as a whole, and how many have lost their texts. */
export interface Enforced {
  readonly sessions: number;
  readonly texts: number;
}

/**
 * Erases what is due in all services, up to this many sessions of each.
 * @throws StoreUnavailable, LogUnavailable, KeyringUnavailable
 */
export async function enforceRetention(
  erasing: ErasureDependencies,
  store: ReadModels,
): Promise<Enforced> {
  let [sessions, texts] = [0, 0];
  for (const owner of await readKeptServices(store)) {
    // The view may lag behind a change that keeps more.
    const { days, textsDays } = await readRetention(erasing, owner);
    if (days !== null) sessions += await eraseDue(erasing, store, owner, days);
    if (textsDays !== null) texts += await eraseDueTexts(erasing, store, owner, textsDays);
  }
  return { sessions, texts };
}

async function eraseDue(
  erasing: ErasureDependencies,
  store: ReadModels,
  owner: Owner,
  days: number,
): Promise<number> {
  let erased = 0;
  for await (const { session_id: sessionId } of dueSessions(erasing, store, owner, {
    kept: 'everything',
    days,
  })) {
    const done = await eraseSession(erasing, {
      owner,
      sessionId,
      reason: `kept for ${days} days`,
      onlyIfQuietSince: inactiveSince(days, erasing.now()),
      provenance: ownProvenance(erasing, 'retention'),
    });
    if (done.ok) erased += 1;
    if (erased >= ERASED_MAX) break;
  }
  return erased;
}

async function eraseDueTexts(
  erasing: ErasureDependencies,
  store: ReadModels,
  owner: Owner,
  days: number,
): Promise<number> {
  const due: string[] = [];
  for await (const { session_id } of dueSessions(erasing, store, owner, { kept: 'texts', days })) {
    due.push(session_id);
    if (due.length >= ERASED_MAX) break;
  }
  return due.length === 0 ? 0 : eraseTexts(erasing, { owner, sessionIds: due, days });
}
