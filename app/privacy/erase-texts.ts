import { accept } from '../../domain/accept-or-refuse.ts';
import { feedbackStream } from '../../domain/feedback/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import { decodeEvents } from '../../domain/recording/decode-commit.ts';
import { hasTexts } from '../../domain/recording/event-data.ts';
import type { RetentionEvent, TextsErased } from '../../domain/retention/events.ts';
import { refuseHeld } from '../../domain/retention/refuse-held.ts';
import { inactiveSince, type RetentionState } from '../../domain/retention/state.ts';
import { retentionStream } from '../../domain/retention/stream.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import { categoryOf } from '../../log/port.ts';
import { readWholeStream } from '../core/streams/read-stream.ts';
import { STORED_STREAMS } from '../core/streams/stored-streams.ts';
import { transact } from '../core/streams/transact.ts';
import { feedbackAggregate } from '../feedback/command-feedback.ts';
import { sessionAggregate } from '../session/session-aggregate.ts';
import { type ErasureDependencies, ownProvenance } from './erase-session.ts';
import { forgetTexts } from './forget-texts.ts';
import { readRetention, retentionAggregate } from './retention.ts';

/**
 * Sessions that are recorded together: until their record reaches another instance, it may seal with a key of theirs that it
 * was given just before the key was destroyed.
 */
const RECORDED_MAX = 10;

interface EraseTexts {
  readonly owner: Owner;
  readonly sessionIds: readonly string[];
  /** After this many days without an event. */
  readonly days: number;
}

interface TextsOf {
  readonly owner: Owner;
  readonly sessionId: string;
  readonly days: number;
  /** Which of their keys, the first one is 0. */
  readonly nth: number;
}

/** What is the same for all of them, however long it takes. */
interface Begun extends EraseTexts {
  /** Whatever is said from then on is due again. */
  readonly saidUntil: string;
  /** Where the service's own stream ended. */
  readonly begunAt: number;
}

/**
 * Forgets what was said in these sessions in words, and keeps the rest of them: destroys the keys of their texts, purges what
 * was opened, and records it. Whatever a crash leaves is due again. A session that is held by now, or was spoken in, is spared.
 * @returns how many have none left
 * @throws LogUnavailable, KeyringUnavailable
 */
export async function eraseTexts(
  erasing: ErasureDependencies,
  request: EraseTexts,
): Promise<number> {
  const { owner, sessionIds, days } = request;
  const stream = retentionStream(owner.tenant, owner.service);
  const { revision: begunAt } = await erasing.streams.latest(retentionAggregate, stream);
  const saidUntil = inactiveSince(days, erasing.now());
  let erased = 0;
  for (let from = 0; from < sessionIds.length; from += RECORDED_MAX) {
    const together = sessionIds.slice(from, from + RECORDED_MAX);
    erased += await eraseTogether(erasing, {
      owner,
      sessionIds: together,
      days,
      saidUntil,
      begunAt,
    });
  }
  return erased;
}

async function eraseTogether(
  erasing: ErasureDependencies,
  { owner, sessionIds, days, saidUntil, begunAt }: Begun,
): Promise<number> {
  const [erased, kept]: [string[], string[]] = [[], []];
  const textsKeys: Record<string, number> = {};
  const stream = retentionStream(owner.tenant, owner.service);
  for (const sessionId of sessionIds) {
    // Which key it is, is known before the last look: one that is made for what is said from then on stays.
    const found = await erasing.sessionKeys.findTexts(sessionStream(owner.tenant, sessionId));
    if (!(await isStillDue(erasing, owner, sessionId, saidUntil))) continue;
    if (found.length > 0) {
      textsKeys[sessionId] = found.length - 1;
      await destroyTextsOf(erasing, { owner, sessionId, days, nth: found.length - 1 });
    }
    const isKept = await saysTexts(erasing, owner, sessionId);
    (isKept ? kept : erased).push(sessionId);
  }
  if (erased.length + kept.length === 0) return 0;
  forgetTexts(erasing);
  await transact<RetentionState, RetentionEvent, object>(erasing, {
    aggregate: retentionAggregate,
    stream,
    provenance: ownProvenance(erasing, 'retention'),
    decide: async () => {
      const recorded = await toldSince(erasing, stream, begunAt);
      const isNew = (session: string) => !recorded.has(session);
      const facts = {
        texts_days: days,
        session_ids: erased.filter(isNew),
        kept_session_ids: kept.filter(isNew),
        said_until: saidUntil,
        texts_keys: Object.fromEntries(Object.entries(textsKeys).filter(([id]) => isNew(id))),
      };
      const isTold = facts.session_ids.length + facts.kept_session_ids.length === 0;
      return {
        ...accept<RetentionEvent>(isTold ? [] : [{ type: 'TextsErased', facts }]),
        answer: {},
      };
    },
  });
  return erased.length;
}

/** Sessions of which another instance has recorded meanwhile that their texts are erased: all clocks tick at the same time. */
async function toldSince(
  { log }: Pick<ErasureDependencies, 'log'>,
  stream: string,
  revision: number,
): Promise<ReadonlySet<string>> {
  const sessions = new Set<string>();
  for await (const page of readWholeStream(log, stream, revision + 1)) {
    for (const { type, data } of page) {
      if (type !== 'TextsErased') continue;
      const { facts } = JSON.parse(data) as Pick<TextsErased, 'facts'>;
      for (const id of [...facts.session_ids, ...facts.kept_session_ids]) sessions.add(id);
    }
  }
  return sessions;
}

/** By the last event of the session and of what is reported about it, and not by a view. */
async function isStillDue(
  erasing: ErasureDependencies,
  owner: Owner,
  sessionId: string,
  saidUntil: string,
): Promise<boolean> {
  if (refuseHeld(await readRetention(erasing, owner), sessionId)) return false;
  const stream = sessionStream(owner.tenant, sessionId);
  const { state, occurredAt } = await erasing.streams.latest(sessionAggregate, stream);
  if (state.erasure !== null || occurredAt > saidUntil) return false;
  const reports = feedbackStream(owner.tenant, owner.service, sessionId);
  const reported = await erasing.streams.latest(feedbackAggregate, reports);
  return reported.occurredAt <= saidUntil;
}

async function destroyTextsOf(
  erasing: ErasureDependencies,
  { owner, sessionId, days, nth }: TextsOf,
): Promise<void> {
  const stream = sessionStream(owner.tenant, sessionId);
  const destroyed = await erasing.sessionKeys.destroyTextsKey(stream, nth);
  await erasing.noteErasure?.({
    erasure_id: erasing.newId('ers_'),
    ...owner,
    session_id: sessionId,
    reason: `texts kept for ${days} days`,
    key_destroyed_at: destroyed.at,
    last_revision: -1,
    texts_key: nth,
  });
}

/** Whether texts can be read of it still: older builds sealed them with the rest. */
async function saysTexts(
  { log, sessionKeys }: ErasureDependencies,
  { tenant, service }: Owner,
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
