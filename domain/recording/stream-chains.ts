import { CHAIN_START, chainLink } from './chain.ts';
import { withoutChain } from './commit.ts';
import { type Finding, findingAt, type StoredEvent } from './finding.ts';
import type { Metadata } from './metadata.ts';

/** What an event must follow: the one before it in its stream. */
export interface StreamTail {
  readonly stream: string;
  readonly revision: number;
  readonly link: string;
}

/** A stream in which something was found: what follows from it is not told again. */
const BROKEN = 'broken';

/** Streams whose tails are held at once; beyond them the log itself is asked. */
const TAILS_MAX = 250_000;

const LINK = /^[0-9a-f]{64}$/;

/**
 * Follows the chain of every stream in the order of the log. Each event must carry the link over its own
 * bytes, its place and the event before it, and lie beside the others of its commit.
 */
export class StreamChains {
  readonly #tailsMax: number;
  /** In the order of their last use. */
  readonly #tails = new Map<string, StreamTail | typeof BROKEN>();
  #dropped: StreamTail[] = [];
  #open: { readonly event: StoredEvent; readonly commit: Metadata['commit'] } | undefined;

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
    this.#keep(before.stream, tailOf(before));
  }

  /** @param index 1-based place of the event in the log */
  follow(event: StoredEvent, index: number): Finding | undefined {
    const { stream } = event;
    const tail = this.#tails.get(stream);
    const found = tail === BROKEN ? undefined : this.#judge(event, index, tail);
    const isBroken = tail === BROKEN || found !== undefined;
    this.#keep(stream, isBroken ? BROKEN : tailOf(event));
    const torn = this.#continueCommit(event, index);
    return found ?? torn;
  }

  /** Tails that were dropped since this was asked last. */
  takeDropped(): readonly StreamTail[] {
    const dropped = this.#dropped;
    if (dropped.length > 0) this.#dropped = [];
    return dropped;
  }

  /** Tails that are held, but of streams in which something was found. */
  *held(): Generator<StreamTail> {
    for (const tail of this.#tails.values()) if (tail !== BROKEN) yield tail;
  }

  /** What is missing at the end of the log. */
  end(count: number): Finding | undefined {
    return this.#open && missing(this.#open.event, { at: null, index: count + 1 });
  }

  #judge(event: StoredEvent, index: number, tail: StreamTail | undefined): Finding | undefined {
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
    const isOwn = isChained(event, tail?.link ?? CHAIN_START);
    if (isOwn) return undefined;
    const message = `${name} is not what was recorded there: its link does not hold`;
    return findingAt(event, index, 'altered', message);
  }

  /** All events of a commit lie side by side, because one append wrote them. */
  #continueCommit(event: StoredEvent, index: number): Finding | undefined {
    const commit = commitOf(event);
    const open = this.#open;
    const isContinued =
      open !== undefined &&
      open.event.stream === event.stream &&
      open.commit.id === commit?.id &&
      open.commit.index + 1 === commit.index;
    this.#open = commit && commit.index < commit.count - 1 ? { event, commit } : undefined;
    if (isContinued) return undefined;
    if (open) return missing(open.event, { at: event.position, index });
    if (!commit || commit.index === 0) return undefined;
    const message = `${event.stream}@${event.revision} does not follow what it was written with`;
    return findingAt(event, index, 'removed', message);
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

function tailOf(event: StoredEvent): StreamTail {
  return { stream: event.stream, revision: event.revision, link: linkOf(event) };
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
function isChained(event: StoredEvent, before: string): boolean {
  const { stream, revision, id, type, data, metadata } = event;
  const unchained = withoutChain(metadata);
  if (unchained === undefined || !LINK.test(linkOf(event))) return false;
  if ([stream, id, type, data, unchained].some((part) => part.includes('\n'))) return false;
  const link = chainLink(before, { stream, revision, id, type, data, unchained });
  return link === linkOf(event);
}

/** `"}` ends the metadata, and the 64 digits before it are the link. */
export function linkOf({ metadata }: Pick<StoredEvent, 'metadata'>): string {
  return metadata.slice(-66, -2);
}

function commitOf({ metadata }: StoredEvent): Metadata['commit'] | undefined {
  try {
    return (JSON.parse(metadata) as Metadata).commit;
  } catch {
    return undefined;
  }
}
