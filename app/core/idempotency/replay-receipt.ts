import { refuse } from '../../../domain/accept-or-refuse.ts';
import type { DomainEvent } from '../../../domain/decider.ts';
import { decodeEvent, type Recorded } from '../../../domain/recording/decode-commit.ts';
import { decodeData } from '../../../domain/recording/event-data.ts';
import { readMetadata } from '../../../domain/recording/metadata.ts';
import type { Provenance } from '../../../domain/recording/provenance.ts';
import { LogUnavailable } from '../../../log/port.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Aggregate, StreamState } from '../streams/stream-state.ts';
import type { Transacted } from '../streams/transact.ts';
import type { IdempotencyKey, ReceiptPlace } from './receipt-places.ts';

/** What a mutation of a stream is known by when it comes again. */
interface Repeated<State, Event extends DomainEvent, Answer> {
  readonly aggregate: Aggregate<State, Event>;
  readonly key?: IdempotencyKey;
  readonly provenance: Provenance;
  /** How the receipt gives the answer, where the commit's last event tells a part of it; absent: whole. */
  readonly receipts?: { readonly read: (closing: Recorded<Event>) => Answer } | undefined;
}

/**
 * Gives the answer of a commit from its receipt. Refuses a key that came with another body.
 * @throws LogUnavailable, KeyringUnavailable
 */
export async function replayReceipt<State, Event extends DomainEvent, Answer extends object>(
  { log, sessionKeys, acknowledged }: Pick<Dependencies, 'log' | 'sessionKeys' | 'acknowledged'>,
  { key, provenance, aggregate, receipts }: Repeated<State, Event, Answer>,
  { stream }: Pick<StreamState<State>, 'stream'>,
  { revision }: ReceiptPlace,
): Promise<Transacted<Answer>> {
  const { events } = await log.read(stream, { from: revision, limit: 1 });
  const stored = events[0];
  if (!stored) throw new LogUnavailable(`${stream}@${revision} is not there to be replayed`);
  const metadata = readMetadata(stored);
  const { private: opened } = decodeData(stored, await sessionKeys.toOpen(events));
  // An erased digest can no longer be held against the body.
  const first = (opened as { readonly body_digest?: string } | undefined)?.body_digest;
  if (first !== undefined && first !== key?.bodyDigest) {
    return refuse(
      'idempotency_key_reused',
      'This Idempotency-Key was used with another body; send a new key with a new request.',
    );
  }
  acknowledged(stored.position);
  return {
    ok: true,
    answer: receipts
      ? receipts.read(decodeEvent<Event>(stored, aggregate.schemas, metadata))
      : (metadata.receipt!.answer as Answer),
    revision,
    occurredAt: metadata.occurred_at,
    isReplay: metadata.request_id !== provenance.request_id,
  };
}
