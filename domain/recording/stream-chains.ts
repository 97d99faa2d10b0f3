import { CHAIN_START, chainLink, linkOf, withoutChain } from './chain.ts';
import { type Finding, findingAt, type StoredEvent } from './finding.ts';
import { type Commit, closesCommit, placeInCommit } from './metadata.ts';

/** What the events of a stream must follow. */
export interface StreamTail {
  readonly stream: string;
  /** Of its last event. */
  readonly revision: number;
  /** Of its last commit; '' where that has none. */
  readonly link: string;
}

/** An event with its 1-based place in the log. */
export interface Placed {
  readonly event: StoredEvent;
  readonly index: number;
}

/** What became known with an event. */
export interface Followed {
  readonly finding: Finding | undefined;
  /** The link that it carries. */
  readonly link: string | undefined;
  /** What the link is over: the event and those of its commit before it. */
  readonly covered: readonly Placed[];
}

/** A stream in which something was found: what follows from it is not told again. */
const BROKEN = 'broken';

/** Streams whose tails are held at once; beyond them the log itself is asked. */
const TAILS_MAX = 250_000;

/**
 * Follows the chain of every stream in the order of the log. Each commit must carry the link over the bytes and places
 * of its events and the link before it, and its events must lie side by side. In logs begun before 2026-11-22 each event
 * carries a link of its own.
 */
export class StreamChains {
  readonly #tailsMax: number;
  /** In the order of their last use. */
  readonly #tails = new Map<string, StreamTail | typeof BROKEN>();
  #dropped: StreamTail[] = [];
  /** The last event, where others of its commit are still to come. */
  #open: { readonly event: StoredEvent; readonly commit: Commit } | undefined;
  /** The events of that commit that no link was over yet. */
  #unlinked: Placed[] = [];

  constructor(tailsMax = TAILS_MAX) {
    this.#tailsMax = tailsMax;
  }

  get isWithinCommit(): boolean {
    return this.#open !== undefined;
  }

  /** Whether the event before this one has to be given to `recall` first. */
  lacksTail({ stream, revision }: StoredEvent): boolean {
    return revision > 0 && !this.#tails.has(stream);
  }

  /** Takes up a stream again whose tail was dropped; the event was followed when it came by. */
  recall(before: StoredEvent): void {
    const { stream, revision } = before;
    this.#keep(stream, { stream, revision, link: linkOf(before) ?? '' });
  }

  /** @param index 1-based place of the event in the log */
  follow(event: StoredEvent, index: number): Followed {
    const { stream } = event;
    const place = placeInCommit(event);
    const torn = this.#continueCommit(event, place, index);
    const covered = [...this.#unlinked, { event, index }];
    const carried = linkOf(event);
    const link = carried ?? (place && !closesCommit(place) ? undefined : '');
    const tail = this.#tails.get(stream);
    const found = tail === BROKEN ? undefined : judge(covered, link, tail);
    const isBroken = tail === BROKEN || found !== undefined;
    const { revision } = event;
    this.#keep(
      stream,
      isBroken ? BROKEN : { stream, revision, link: link ?? tail?.link ?? CHAIN_START },
    );
    this.#unlinked = link === undefined ? covered : [];
    return { finding: found ?? torn, link: carried, covered };
  }

  /** Tails that were dropped since this was asked last. */
  takeDropped(): readonly StreamTail[] {
    const dropped = this.#dropped;
    if (dropped.length > 0) this.#dropped = [];
    return dropped;
  }

  /** Tails that are held, but of streams in which something was found, or is missing. */
  *held(): Generator<StreamTail> {
    for (const tail of this.#tails.values()) {
      if (tail !== BROKEN && tail.stream !== this.#open?.event.stream) yield tail;
    }
  }

  /** What is missing at the end of the log. */
  end(count: number): Finding | undefined {
    return this.#open && missing(this.#open.event, { at: null, index: count + 1 });
  }

  /** All events of a commit lie side by side, because one append wrote them. */
  #continueCommit(
    event: StoredEvent,
    commit: Commit | undefined,
    index: number,
  ): Finding | undefined {
    const open = this.#open;
    const isContinued =
      open !== undefined &&
      open.event.stream === event.stream &&
      open.commit.count === commit?.count &&
      open.commit.index + 1 === commit.index &&
      // Where one link is over all of them, it is over their ids too.
      (linkOf(open.event) === undefined || open.commit.id === commit.id);
    this.#open = commit && !closesCommit(commit) ? { event, commit } : undefined;
    if (isContinued) return undefined;
    const [first] = this.#unlinked;
    this.#unlinked = [];
    const isNext = this.#isNext(event);
    if (open && first && isNext && open.event.stream === event.stream) return unlike(first, event);
    if (open) return missing(open.event, { at: event.position, index });
    if (!commit || commit.index === 0) return undefined;
    const message = `${event.stream}@${event.revision} does not follow what it was written with`;
    return findingAt(event, index, isNext ? 'altered' : 'removed', message);
  }

  #isNext({ stream, revision }: StoredEvent): boolean {
    const tail = this.#tails.get(stream);
    return tail !== BROKEN && revision === (tail ? tail.revision + 1 : 0);
  }

  #keep(stream: string, tail: StreamTail | typeof BROKEN): void {
    this.#tails.delete(stream);
    this.#tails.set(stream, tail);
    if (this.#tails.size <= this.#tailsMax) return;
    const [oldest, dropped] = this.#tails.entries().next().value!;
    this.#tails.delete(oldest);
    if (dropped !== BROKEN) this.#dropped.push(dropped);
  }
}

/** @param link that the last event carries; undefined where a later one is over it */
function judge(
  covered: readonly Placed[],
  link: string | undefined,
  tail: StreamTail | undefined,
): Finding | undefined {
  const { event, index } = covered.at(-1)!;
  const { stream, revision } = event;
  const expected = tail ? tail.revision + 1 : 0;
  const name = `${stream}@${revision}`;
  if (revision > expected) {
    return {
      ...findingAt(event, index, 'removed', ''),
      revision: expected,
      event_id: null,
      message: `${stream}@${expected} is missing: ${name} comes in its place`,
    };
  }
  if (revision < expected) {
    return findingAt(event, index, 'inserted', `${name} is there a second time`);
  }
  if (link === undefined || isChained(covered, link, tail?.link ?? CHAIN_START)) return undefined;
  if (tail === undefined && !OUR_WORDS.test(event.metadata)) return foreign({ event, index });
  return unlike(covered[0]!, event);
}

/** Of the metadata of every event of ours: what somebody alters there leaves one of them, unless he takes all away. */
const OUR_WORDS = /"schema"|"place"|"commit"/;

function foreign({ event, index }: Placed): Finding {
  const { stream, revision } = event;
  const message = `${stream}@${revision} has not the form of this service's events: another program wrote it, or it was altered`;
  return findingAt(event, index, 'foreign', message);
}

/** What was written together, and is no longer what it was. */
function unlike({ event, index }: Placed, last: StoredEvent): Finding {
  const { stream, revision } = event;
  const which = revision === last.revision ? 'is' : `to @${last.revision} are`;
  const message = `${stream}@${revision} ${which} not what was recorded there: the link does not hold`;
  return findingAt(event, index, 'altered', message);
}

/** The event that has to come after this one, and does not. */
function missing(
  { stream, revision }: StoredEvent,
  { at, index }: { readonly at: string | null; readonly index: number },
): Finding {
  return {
    kind: at === null ? 'cut' : 'removed',
    index,
    position: at,
    stream,
    revision: revision + 1,
    event_id: null,
    message: `${stream}@${revision + 1} is missing: it was written together with the one before it`,
  };
}

/** A line feed inside a part could stand for the one between two parts. */
function isChained(covered: readonly Placed[], link: string, before: string): boolean {
  const linked = covered.map(({ event }) => {
    return { unchained: withoutChain(event.metadata), ...event };
  });
  const parts = linked.flatMap(({ stream, id, type, data, unchained }) => [
    stream,
    id,
    type,
    data,
    unchained,
  ]);
  if (parts.some((part) => part.includes('\n'))) return false;
  return chainLink(before, covered[0]!.event.stream, linked) === link;
}
