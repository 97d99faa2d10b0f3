import type { Outcome, Refused } from '../../../domain/accept-or-refuse.ts';
import { type DomainEvent, timed } from '../../../domain/decider.ts';
import type { Recorded } from '../../../domain/recording/decode-commit.ts';
import { haveTexts } from '../../../domain/recording/event-data.ts';
import type { Provenance } from '../../../domain/recording/provenance.ts';
import { AppendOutcomeUnknown, LogOverloaded, LogUnavailable } from '../../../log/port.ts';
import type { Dependencies } from '../dependencies.ts';
import { type IdempotencyKey, lookUpKey } from '../idempotency/receipt-places.ts';
import { replayReceipt } from '../idempotency/replay-receipt.ts';
import { onceThere } from '../once-there.ts';
import { APPENDING_MS_MAX } from '../time-limits.ts';
import { appendCommit, type Conflict } from './append-commit.ts';
import { commitTime } from './commit-time.ts';
import type { Aggregate, StreamState } from './stream-state.ts';

export interface Mutation<State, Event extends DomainEvent, Answer extends object> {
  readonly aggregate: Aggregate<State, Event>;
  readonly stream: string;
  /** Absent for what no client retries by key (clock ticks, workers). */
  readonly key?: IdempotencyKey;
  readonly provenance: Provenance;
  /**
   * Judges the command against the stream as it stands; may be called again after a conflict.
   * @param at the commit's time, never before the stream's last event
   * @returns with the events what the receipt keeps, enough to give the answer again, and the state after them
   *   where it has been folded already
   */
  readonly decide: (
    current: StreamState<State>,
    at: string,
  ) =>
    | Outcome<Event, Answer, State | undefined>
    | Promise<Outcome<Event, Answer, State | undefined>>;
  /** How the receipt keeps an answer, where the commit's last event tells a part of it; absent: whole. */
  readonly receipts?:
    | {
        readonly keep: (answer: Answer) => object;
        readonly read: (closing: Recorded<Event>) => Answer;
      }
    | undefined;
}

/** What became of a mutation: the answer it was or is given, or a refusal. */
export type Transacted<Answer extends object> =
  | {
      readonly ok: true;
      readonly answer: Answer;
      /** Its JSON, where that is made already. */
      readonly text?: string;
      /** Revision of the commit's last event. */
      readonly revision: number;
      /** Time of the commit. */
      readonly occurredAt: string;
      /** Whether another request with the key wrote the commit; false where an earlier attempt of this one did, without hearing of it. */
      readonly isReplay: boolean;
    }
  | Refused;

/** The first may be judged on an old fold; then an append may lose three times. */
const ATTEMPTS_MAX = 4;

/** What the attempts of one mutation have in common. */
interface Tries {
  /** When the first append began, by `performance.now()`. */
  appendingSince: number | undefined;
}

/**
 * Decides and appends in one step at the folded revision; an effect happens once for its key.
 * Conflicts and unknown outcomes are settled by reading the stream before anything is told.
 * @throws LogUnavailable (also where the log told nothing of four appends), KeyringUnavailable, LogOverloaded (an append lost
 *   three times, or took too long), TooLarge
 */
export async function transact<State, Event extends DomainEvent, Answer extends object>(
  dependencies: Dependencies,
  mutation: Mutation<State, Event, Answer>,
): Promise<Transacted<Answer>> {
  const { aggregate, stream } = mutation;
  const cached = dependencies.streams.cached(aggregate, stream);
  let current = cached instanceof Promise ? await cached : cached;
  const tries: Tries = { appendingSince: undefined };
  /** Whether the fold is at least what the stream was at a moment of this call. */
  let isOfNow = false;
  let last: Attempted<Answer> | undefined;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const done = await attemptOnce(dependencies, mutation, current, tries);
    const ended = isUnsettled(done) ? undefined : done;
    if (ended && (ended.ok || isOfNow)) return ended;
    const behind = await foldBehind(dependencies, mutation, done);
    // A refusal judged on an old fold is judged again on the tail before anyone is told.
    if (ended && behind.revision === current.revision) return ended;
    current = behind;
    isOfNow = isConflict(done);
    last = done;
  }
  return giveUp(dependencies, mutation, current, last);
}

/** The last append may have been written all the same. @throws LogOverloaded where it was not, or LogUnavailable: other writers are not to blame */
async function giveUp<State, Event extends DomainEvent, Answer extends object>(
  dependencies: Dependencies,
  mutation: Mutation<State, Event, Answer>,
  current: StreamState<State>,
  last: Attempted<Answer> | undefined,
): Promise<Transacted<Answer>> {
  const { stream, key } = mutation;
  const closed = mutation.aggregate.refuseClosed?.(current.state, stream);
  if (closed) return closed;
  const now = commitTime(dependencies, current);
  const found = key && (await lookUpKey(dependencies, key, current, now));
  if (found?.place) return replayReceipt(dependencies, mutation, current, found.place);
  if (last instanceof AppendOutcomeUnknown) {
    throw new LogUnavailable(`${stream}: ${last.message}`, { cause: last });
  }
  throw new LogOverloaded(`${stream}: lost ${ATTEMPTS_MAX} appends to other writers`);
}

/** What to judge again on. A conflict names the stream's revision: where a fold at hand has reached it, the log is not read. */
function foldBehind<State, Event extends DomainEvent, Answer extends object>(
  { streams }: Dependencies,
  { aggregate, stream }: Mutation<State, Event, Answer>,
  done: Attempted<Answer>,
): Promise<StreamState<State>> {
  if (!isConflict(done)) return streams.latest(aggregate, stream);
  return streams.reaching(aggregate, stream, done.actual ?? -1);
}

function attemptOnce<State, Event extends DomainEvent, Answer extends object>(
  dependencies: Dependencies,
  mutation: Mutation<State, Event, Answer>,
  current: StreamState<State>,
  tries: Tries,
): Attempted<Answer> | Promise<Attempted<Answer>> {
  const closed = mutation.aggregate.refuseClosed?.(current.state, mutation.stream);
  if (closed) return closed;
  const now = commitTime(dependencies, current);
  const lookingUp = mutation.key && lookUpKey(dependencies, mutation.key, current, now);
  return onceThere(lookingUp, (found) => {
    if (found?.place) return replayReceipt(dependencies, mutation, current, found.place);
    const at = new Date(now).toISOString();
    return onceThere(mutation.decide(current, at), (decided) => {
      if (!decided.ok) return decided;
      const attempt = { current, decided, at, now, kept: found?.kept };
      tries.appendingSince ??= performance.now();
      if (mutation.key && performance.now() - tries.appendingSince > APPENDING_MS_MAX) {
        throw new LogOverloaded(`${current.stream}: an append took too long`);
      }
      return appendDecided(dependencies, mutation, attempt);
    });
  });
}

type Unsettled = Conflict | AppendOutcomeUnknown;

type Attempted<Answer extends object> = Transacted<Answer> | Unsettled;

function isConflict(done: Attempted<object>): done is Conflict {
  return 'actual' in done;
}

function isUnsettled(done: Attempted<object>): done is Unsettled {
  return isConflict(done) || done instanceof AppendOutcomeUnknown;
}

interface Attempt<State, Event, Answer> {
  readonly current: StreamState<State>;
  readonly decided: Extract<Outcome<Event, Answer, State | undefined>, { ok: true }>;
  readonly at: string;
  /** The same in milliseconds since the epoch. */
  readonly now: number;
  /** What the receipt is to know the key by. */
  readonly kept: string | undefined;
}

async function appendDecided<State, Event extends DomainEvent, Answer extends object>(
  dependencies: Dependencies,
  mutation: Mutation<State, Event, Answer>,
  { current, decided, at, now, kept }: Attempt<State, Event, Answer>,
): Promise<Attempted<Answer>> {
  const { aggregate, stream, key, provenance } = mutation;
  const { events, answer } = decided;
  if (events.length === 0) {
    return { ok: true, answer, revision: current.revision, occurredAt: at, isReplay: false };
  }
  const isPrivate = key !== undefined || events.some((event) => event.private);
  const sealing = isPrivate
    ? dependencies.sessionKeys.toSeal(stream, haveTexts(events))
    : undefined;
  const appended = await appendCommit(dependencies.log, {
    aggregate,
    current,
    events,
    recordedBy: {
      occurredAt: at,
      provenance,
      seal: sealing instanceof Promise ? await sealing : sealing,
      newId: dependencies.newEventId,
      receipt:
        kept === undefined
          ? undefined
          : { key_digest: kept, answer: mutation.receipts?.keep(answer) ?? answer },
      bodyDigest: key?.bodyDigest,
    },
  });
  if (appended instanceof AppendOutcomeUnknown || !appended.ok) return appended;
  const state = decided.state ?? aggregate.fold(current.state, timed(events, at));
  const { lastRevision: revision, position, note: chain, bytes } = appended;
  dependencies.streams.rememberCommit(current, {
    state,
    revision,
    bytes: current.bytes + bytes,
    chain,
    occurredAt: at,
    occurredMs: now,
    keptDigest: kept,
    heapGrowth: aggregate.heapGrowth?.(current.state, state) ?? 0,
  });
  dependencies.acknowledged(position);
  return { ok: true, answer, revision, occurredAt: at, isReplay: false };
}
