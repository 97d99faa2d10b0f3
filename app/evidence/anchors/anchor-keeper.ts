import {
  type Anchor,
  foldHead,
  HEAD_START,
  LINK_MARK_LENGTH,
  writeAnchor,
} from '../../../domain/recording/anchor.ts';
import { linkOf } from '../../../domain/recording/chain.ts';
import type { Position, RecordedEvent } from '../../../log/port.ts';
import type { Advance, RecordedCommit, Sink } from '../../../projections/projecting/sink.ts';
import { LogNotAsAnchored, UNFINISHED } from './log-not-as-anchored.ts';
import type { Resume } from './resume.ts';

/** An anchor is written at the end of the commit that brings this many events, or when `flush` is called. */
const EVENTS_PER_ANCHOR = 100;
/** It is called this often, so that something new never waits longer to be vouched for. */
export const ANCHOR_MS_MAX = 10_000;
/** How long anchors wait for others to be written with: opening, writing and syncing the file takes longer than making one. */
const WRITE_MS = 250;
const WRITTEN_TOGETHER_MAX = 100;
/** Anchors kept while the file cannot be written; later ones vouch for what older ones did. */
const UNWRITTEN_MAX = 1_000;

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
