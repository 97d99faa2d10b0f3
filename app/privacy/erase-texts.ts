import { feedbackStream } from '../../domain/feedback/stream.ts';
import { decodeEvents } from '../../domain/recording/commit.ts';
import { hasTexts } from '../../domain/recording/private-texts.ts';
import { refuseHeld } from '../../domain/retention/decide.ts';
import type { RetentionEvent } from '../../domain/retention/events.ts';
import type { RetentionState } from '../../domain/retention/state.ts';
import { quietSince } from '../../domain/retention/state.ts';
import { retentionStream } from '../../domain/retention/stream.ts';
import type { Scope } from '../../domain/scope.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import { categoryOf } from '../../log/port.ts';
import { readWholeStream } from '../core/read-stream.ts';
import { STORED_STREAMS } from '../core/stored-streams.ts';
import { transact } from '../core/transact.ts';
import { feedbackAggregate } from '../feedback/command-feedback.ts';
import { sessionAggregate } from '../session/session-aggregate.ts';
import { type Erasing, ownProvenance } from './erase-session.ts';
import { forgetTexts } from './forget-texts.ts';
import { readRetention, retentionAggregate } from './retention.ts';

interface EraseTexts {
  readonly scope: Scope;
  readonly sessionIds: readonly string[];
  /** After so many days without an event. */
  readonly days: number;
}

/**
 * Forgets what was said in these sessions in words, and keeps the rest of them: destroys the keys of their texts, purges what
 * was opened, and records it. Whatever a crash leaves is due again. A session that is held by now, or was spoken in, is spared.
 * @returns how many have none left
 * @throws LogUnavailable, KeyringUnavailable
 */
export async function eraseTexts(
  erasing: Erasing,
  { scope, sessionIds, days }: EraseTexts,
): Promise<number> {
  const [erased, kept]: [string[], string[]] = [[], []];
  // The same for all of them, however long it takes: whatever is said meanwhile is due again.
  const saidUntil = quietSince(days, erasing.now());
  for (const sessionId of sessionIds) {
    if (!(await isStillDue(erasing, scope, sessionId, saidUntil))) continue;
    await destroyTextsOf(erasing, scope, sessionId, days);
    const isKept = await saysTexts(erasing, scope, sessionId);
    (isKept ? kept : erased).push(sessionId);
  }
  if (erased.length + kept.length === 0) return 0;
  forgetTexts(erasing);
  const event: RetentionEvent = {
    type: 'TextsErased',
    facts: {
      texts_days: days,
      session_ids: erased,
      kept_session_ids: kept,
      said_until: saidUntil,
    },
  };
  await transact<RetentionState, RetentionEvent, object>(erasing, {
    aggregate: retentionAggregate,
    stream: retentionStream(scope.tenant, scope.service),
    provenance: ownProvenance(erasing, 'retention'),
    decide: () => ({ ok: true, events: [event], answer: {} }),
  });
  return erased.length;
}

/** By the last event of the session and of what is reported about it, and not by a view. */
async function isStillDue(
  erasing: Erasing,
  scope: Scope,
  sessionId: string,
  saidUntil: string,
): Promise<boolean> {
  if (refuseHeld(await readRetention(erasing, scope), sessionId)) return false;
  const stream = sessionStream(scope.tenant, sessionId);
  const { state, occurredAt } = await erasing.streams.latest(sessionAggregate, stream);
  if (state.erasure !== null || occurredAt > saidUntil) return false;
  const reports = feedbackStream(scope.tenant, scope.service, sessionId);
  const reported = await erasing.streams.latest(feedbackAggregate, reports);
  return reported.occurredAt <= saidUntil;
}

async function destroyTextsOf(
  erasing: Erasing,
  scope: Scope,
  sessionId: string,
  days: number,
): Promise<void> {
  const destroyed = await erasing.sessionKeys.destroyTexts(sessionStream(scope.tenant, sessionId));
  if (!destroyed) return;
  await erasing.noteErasure?.({
    erasure_id: erasing.newId('ers_'),
    ...scope,
    session_id: sessionId,
    reason: `texts kept for ${days} days`,
    key_destroyed_at: destroyed.at,
    last_revision: -1,
    texts_key: destroyed.nth,
  });
}

/** Whether texts can be read of it still: older builds sealed them with the rest. */
async function saysTexts(
  { log, sessionKeys }: Erasing,
  { tenant, service }: Scope,
  sessionId: string,
): Promise<boolean> {
  const streams = [sessionStream(tenant, sessionId), feedbackStream(tenant, service, sessionId)];
  for (const stream of streams) {
    const { events: schemas } = STORED_STREAMS[categoryOf(stream)]!;
    for await (const page of readWholeStream(log, stream)) {
      const events = decodeEvents(page, schemas, await sessionKeys.toOpen(page));
      if (events.some(({ event }) => hasTexts(event.type, event.private))) return true;
    }
  }
  return false;
}
