import {
  type Anchor,
  type AnchorLine,
  foldHead,
  HEAD_START,
  LINK_MARK_LENGTH,
  writeAnchor,
} from '../../../domain/recording/anchor.ts';
import { linkOf } from '../../../domain/recording/chain.ts';
import type { Position, RecordedEvent } from '../../../log/port.ts';
import type { Advance, RecordedCommit, Sink } from '../../../projections/projecting/sink.ts';

/** An anchor is written at the end of the commit that brings this many events, or when `flush` is called. */
const EVENTS_PER_ANCHOR = 100;
/** How long anchors wait for others to be written with: opening, writing and syncing the file takes longer than making one. */
const WRITE_MS = 250;
const WRITTEN_TOGETHER_MAX = 100;
/** Anchors kept while the file cannot be written; later ones vouch for what older ones did. */
const UNWRITTEN_MAX = 1_000;
/** Anchors looked back at for a place to go on from. */
const LOOK_BACK = 64;

/** Where anchoring goes on: the events behind one of `starts` are folded again, and must give `last`. */
export interface Resume {
  /** The newest first. Older builds sealed anchors within a commit too, where no reader can begin. */
  readonly starts: readonly Anchor[];
  readonly last: Anchor | undefined;
  /** Lines that are not signed with the secret. */
  readonly forged: number;
  /** Absent: it is no copy, or anchors say that all of it was copied. */
  readonly unfinished?: UnfinishedCopy;
}

/** The log was being sealed into this one, as the first line says, when that was ended: no anchor tells that all is there. */
type UnfinishedCopy = NonNullable<Anchor['sealed_from']>;

export const NOTHING_ANCHORED: Resume = { starts: [], last: undefined, forged: 0 };

/** Finds where to go on in an anchor file. What is not signed counts for nothing. */
export async function readResume(lines: AsyncIterable<AnchorLine>): Promise<Resume> {
  const recent: Anchor[] = [];
  let forged = 0;
  let unfinished: UnfinishedCopy | undefined;
  for await (const line of lines) {
    if (line.kind === 'forged') forged += 1;
    if (line.kind !== 'anchor') continue;
    recent.push(line.anchor);
    // Anchors are made once every event is copied; of a log without events there is none to make.
    unfinished = line.anchor.count === 0 ? line.anchor.sealed_from : undefined;
    if (recent.length > LOOK_BACK) recent.shift();
  }
  const last = recent.reduce<Anchor | undefined>(
    (most, anchor) => (anchor.count > (most?.count ?? 0) ? anchor : most),
    undefined,
  );
  const starts = recent
    .filter(({ count }) => count < (last?.count ?? 0))
    .toSorted((one, other) => other.count - one.count);
  return { starts, last, forged, ...(unfinished && unfinished.count > 0 ? { unfinished } : {}) };
}

export interface AnchorKeeperOptions {
  readonly resume: Resume;
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Appends lines, each with its line feed; resolves when they are durable. */
  readonly append: (lines: string) => Promise<void>;
  /** Told when the file cannot be written; it is tried again with the next anchor. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Folds the whole log into one head and writes anchors of it. It never vouches for a log that no longer holds
 * what was anchored before: it fails instead.
 */
export class AnchorKeeper implements Sink {
  readonly name = 'anchors';
  readonly delayMs = 0;
  readonly #options: AnchorKeeperOptions;
  /** Where to begin, the newest place first. */
  #starts: readonly Anchor[];
  /** Of the last event whose link was folded. */
  #position: Position | undefined;
  /** Links that were folded. */
  #count = 0;
  /** Events behind the last link. */
  #sinceLink = 0;
  #unanchored = 0;
  #head = HEAD_START;
  #marks = '';
  #last: Anchor | undefined;
  #unwritten: string[] = [];
  #writing: Promise<void> = Promise.resolve();
  #isFailing = false;
  #soon: NodeJS.Timeout | undefined;

  constructor(options: AnchorKeeperOptions) {
    const { starts, last } = options.resume;
    this.#options = options;
    this.#starts = starts;
    this.#last = last;
    this.#goTo(starts[0]);
  }

  /** The newest anchor, read or written. */
  get last(): Anchor | undefined {
    return this.#last;
  }

  /** Events that no anchor vouches for yet. */
  get unanchored(): number {
    return this.#unanchored;
  }

  /** Whether everything that was anchored has been found in the log again. */
  get isAsAnchored(): boolean {
    if (this.#options.resume.unfinished) return false;
    return this.#count >= (this.#last?.count ?? 0);
  }

  /** Whether the file could not be written when that was tried last. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  begin(): Position | undefined {
    return this.#position;
  }

  /**
   * Folded when it comes: kept until many are advanced together, the commits of a whole batch would outlive the
   * collector's young space.
   */
  take({ events }: RecordedCommit): void {
    this.#assertFinished();
    for (const event of events) this.#fold(event);
    if (this.#unanchored < EVENTS_PER_ANCHOR) return;
    this.#seal();
    if (this.#unwritten.length >= WRITTEN_TOGETHER_MAX) this.#write();
    else this.#soon ??= setTimeout(() => this.#write(), WRITE_MS).unref();
  }

  advance({ commits }: Advance): void {
    for (const commit of commits) this.take(commit);
  }

  /**
   * The log cannot be read on from there: the place lies within a commit, the log ends before it, or it has moved
   * to another technology. It is folded from an older place, in the end from its beginning.
   */
  reset(): void {
    this.#starts = this.#starts.slice(1);
    this.#goTo(this.#starts[0]);
  }

  /** To be called when the end of the log was reached. @throws LogNotAsAnchored when it was cut */
  assertReached(): void {
    this.#assertFinished();
    if (this.isAsAnchored) return;
    throw new LogNotAsAnchored(
      `the log ends after ${this.#count} links and ${this.#last?.count} were anchored`,
    );
  }

  /** A copy that nobody finished is vouched for by nobody. @throws LogNotAsAnchored */
  #assertFinished(): void {
    if (this.#options.resume.unfinished) throw new LogNotAsAnchored('it is a copy', UNFINISHED);
  }

  /** Writes an anchor of what was seen since the last one; resolves when it is durable, or has failed. */
  async flush(): Promise<void> {
    if (this.#marks !== '' && this.unanchored > 0) this.#seal();
    this.#write();
    await this.#writing;
  }

  #fold(event: RecordedEvent): void {
    this.#sinceLink += 1;
    const link = linkOf(event);
    if (link === undefined) return;
    this.#count += 1;
    this.#head = foldHead(this.#head, link);
    this.#position = event.position;
    this.#marks += link.slice(0, LINK_MARK_LENGTH);
    if (this.#last && this.#count <= this.#last.count) this.#passAgain(this.#last);
    else this.#unanchored += this.#sinceLink;
    this.#sinceLink = 0;
  }

  #goTo(start: Anchor | undefined): void {
    this.#position = start?.position;
    this.#count = start?.count ?? 0;
    this.#head = start?.head ?? HEAD_START;
    this.#marks = '';
    this.#sinceLink = 0;
    this.#unanchored = 0;
  }

  /** What was anchored before is folded again, so that nothing is vouched for on trust. */
  #passAgain(last: Anchor): void {
    this.#marks = '';
    if (this.#count === last.count && this.#head !== last.head) {
      throw new LogNotAsAnchored(`the log's first ${last.count} links are not what was anchored`);
    }
  }

  #seal(): void {
    const { secret, now } = this.#options;
    const anchor: Anchor = {
      position: this.#position!,
      count: this.#count,
      head: this.#head,
      time: new Date(now()).toISOString(),
      links: this.#marks,
    };
    this.#marks = '';
    this.#unanchored = 0;
    this.#last = anchor;
    this.#unwritten.push(`${writeAnchor(anchor, secret)}\n`);
    if (this.#unwritten.length > UNWRITTEN_MAX) this.#unwritten.shift();
  }

  #write(): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    this.#writing = this.#writing.then(async () => {
      const lines = this.#unwritten;
      if (lines.length === 0) return;
      this.#unwritten = [];
      try {
        await this.#options.append(lines.join(''));
        this.#isFailing = false;
      } catch (error) {
        this.#unwritten = [...lines, ...this.#unwritten].slice(-UNWRITTEN_MAX);
        this.#isFailing = true;
        this.#options.onFault(error);
      }
    });
  }
}

/** What to do with a copy of which nobody knows whether it is whole. */
export const UNFINISHED =
  'qss seal was ended before it had copied and anchored the whole log; remove this log and its anchor file, and run it again';

/** The log does not hold what was anchored: somebody altered or cut it, or an older copy was put back. */
export class LogNotAsAnchored extends Error {
  override readonly name = 'LogNotAsAnchored';
  constructor(
    what: string,
    advice = 'run qss verify, and qss accept-loss if what is missing cannot be brought back',
  ) {
    super(`${what}; ${advice}`);
  }
}
