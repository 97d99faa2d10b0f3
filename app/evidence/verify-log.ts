import type { Anchor, AnchorLine } from '../../domain/recording/anchor.ts';
import type { Finding } from '../../domain/recording/finding.ts';
import { LogVerifier } from '../../domain/recording/log-verifier.ts';
import { readMetadata } from '../../domain/recording/metadata.ts';
import type { StreamTail } from '../../domain/recording/stream-chains.ts';
import { categoryOf, type EventLog, type Position, type RecordedEvent } from '../../log/port.ts';
import { OtherReadings } from '../audit/replay/other-readings.ts';
import { scanLog } from '../core/streams/scan-log.ts';
import { schemaFinding } from '../core/streams/schema-fault.ts';
import { OWN_CATEGORIES } from '../core/streams/stored-streams.ts';
import { type AcceptedLoss, AnchorFile, type SealedFrom } from './anchors/anchors-along.ts';
import { UNFINISHED } from './anchors/log-not-as-anchored.ts';
import { type FindKeys, KeyCheck, type KeyReport } from './key-check.ts';

export interface VerifyOptions {
  /** The anchor file's lines, in their order; absent: the chains alone are followed. */
  readonly anchors?: AsyncIterable<AnchorLine>;
  readonly onProgress?: (position: Position, events: number) => void;
  /** Absent: whether what is sealed can still be opened is not looked at. */
  readonly keys?: FindKeys;
  /** Streams whose last link is held in memory at once. */
  readonly tailsMax?: number;
}

export interface VerifyReport {
  readonly is_intact: boolean;
  readonly events: number;
  readonly streams: number;
  /** Every link of the log, folded. */
  readonly head: string;
  /** The last anchor that the log agrees with; null: none vouches for it. */
  readonly vouched: Pick<Anchor, 'count' | 'position' | 'head' | 'time'> | null;
  /** Events behind that anchor: their chains hold, and whoever can write the storage could have made them. */
  readonly unanchored_events: number;
  /** When the first of them was recorded. */
  readonly unanchored_since: string | null;
  /** What was anchored and given up by an operator, the oldest first. */
  readonly accepted_losses: readonly AcceptedLoss[];
  /** The log of which this one is the sealed copy, as its anchors say; absent: of none. */
  readonly sealed_from?: SealedFrom;
  readonly anchors: number;
  /** Lines that a crash cut short. */
  readonly torn_anchor_lines: number;
  /** Events that other programs keep in the same database, by the categories of their streams; absent: none. */
  readonly foreign?: Readonly<Record<string, number>>;
  /** Whether what is sealed can still be opened; no finding, since the chains cover what is stored. Absent: not looked at. */
  readonly keys?: KeyReport;
  /** By their place in the log; the first one says where it was first tampered with. */
  readonly findings: readonly Finding[];
}

/** Categories of other programs that are named; the rest are counted as one. */
const FOREIGN_NAMED_MAX = 100;
const FOREIGN_REST = '…';

/** Streams whose ends are read at the same time. */
const TAILS_AT_ONCE = 32;

/** A progress report every this many events. */
const PROGRESS_EVENTS = 1_000;

/**
 * Follows the log from its first event to the end it has now, and holds it against its anchors and against the
 * other ways of reading it. What other programs keep in streams of other categories is counted and passed by. Memory
 * does not grow with the log's length.
 * @throws LogUnavailable, KeyringUnavailable
 */
export async function verifyLog(log: EventLog, options: VerifyOptions = {}): Promise<VerifyReport> {
  const end = (await log.head()) ?? '';
  const verification = new Verification(log, end, options);
  await scanLog(log, {}, (event) => {
    if (event.position > end && !verification.isWithinCommit) return true;
    if (verification.passBy(event)) return undefined;
    return verification.take(event)?.then(() => undefined);
  });
  return verification.report();
}

class Verification {
  readonly #log: EventLog;
  readonly #verifier: LogVerifier;
  readonly #readings: OtherReadings;
  readonly #anchors: AnchorFile;
  readonly #onProgress: VerifyOptions['onProgress'];
  readonly #keys: KeyCheck | undefined;
  readonly #foreign = new Map<string, number>();
  #streams = 0;
  /** The last event of the first commit that no anchor vouches for. */
  #unanchored: RecordedEvent | undefined;

  constructor(log: EventLog, end: Position, options: VerifyOptions) {
    const { anchors, onProgress, tailsMax, keys } = options;
    this.#log = log;
    this.#verifier = new LogVerifier(tailsMax);
    this.#readings = new OtherReadings(log, end);
    this.#anchors = new AnchorFile(anchors);
    this.#onProgress = onProgress;
    this.#keys = keys && new KeyCheck(keys);
  }

  get isWithinCommit(): boolean {
    return this.#verifier.isWithinCommit;
  }

  /** Counts an event of another program; false when it is ours. */
  passBy({ stream }: RecordedEvent): boolean {
    const category = categoryOf(stream);
    if (OWN_CATEGORIES.includes(category)) return false;
    const isNamed = this.#foreign.has(category) || this.#foreign.size < FOREIGN_NAMED_MAX;
    const name = isNamed ? category : FOREIGN_REST;
    this.#foreign.set(name, (this.#foreign.get(name) ?? 0) + 1);
    return true;
  }

  /** Answers what has to be waited for; most events need nothing but computing. */
  take(event: RecordedEvent): Promise<void> | undefined {
    const isReady = this.#keys === undefined && !this.#verifier.lacksTail(event);
    return isReady ? this.#follow(event) : this.#prepare(event).then(() => this.#follow(event));
  }

  async #prepare(event: RecordedEvent): Promise<void> {
    if (this.#verifier.lacksTail(event)) await this.#recallTail(event);
    await this.#keys?.take(event);
  }

  #follow(event: RecordedEvent): Promise<void> | undefined {
    const verifier = this.#verifier;
    if (event.revision === 0) this.#streams += 1;
    // Of what was tampered with, that it is malformed as well is no news.
    const before = verifier.links;
    for (const held of verifier.follow(event)) {
      verifier.report(schemaFinding(held.event, held.index));
    }
    const dropped = verifier.takeDropped();
    const isWaiting = this.#readings.hasFeeds || this.#anchors.mayReach(verifier.links);
    if (isWaiting || dropped.length > 0) return this.#hold(event, before, dropped);
    this.#passed(event, before);
    return undefined;
  }

  async #hold(event: RecordedEvent, before: number, dropped: readonly StreamTail[]): Promise<void> {
    const verifier = this.#verifier;
    verifier.report(await this.#readings.compare(event, verifier.count));
    if (this.#anchors.mayReach(verifier.links)) {
      for (const anchor of await this.#anchors.upTo(verifier.links)) verifier.hold(anchor);
    }
    this.#passed(event, before);
    await this.#compareTails(dropped);
  }

  /** @param before links in front of it */
  #passed(event: RecordedEvent, before: number): void {
    const verifier = this.#verifier;
    const isFirst = verifier.links === (verifier.vouched?.count ?? 0) + 1;
    if (isFirst && verifier.links > before) this.#unanchored = event;
    if (verifier.count % PROGRESS_EVENTS === 0) this.#onProgress?.(event.position, verifier.count);
  }

  async report(): Promise<VerifyReport> {
    const verifier = this.#verifier;
    const anchors = this.#anchors;
    await this.#compareTails(verifier.heldTails());
    verifier.report(await this.#readings.end(verifier.count));
    const beyond = await anchors.beyond();
    verifier.report(anchors.forged);
    verifier.report(unfinished(anchors.sealedFrom, verifier));
    const findings = verifier.end(beyond);
    const { count, head, vouched, unvouched: unanchored_events } = verifier;
    return {
      is_intact: findings.length === 0,
      events: count,
      streams: this.#streams,
      head,
      vouched: vouched ? published(vouched) : null,
      unanchored_events,
      unanchored_since: unanchored_events > 0 ? recordedAt(this.#unanchored) : null,
      accepted_losses: anchors.acceptedLosses,
      ...(anchors.sealedFrom ? { sealed_from: anchors.sealedFrom } : {}),
      anchors: anchors.count,
      torn_anchor_lines: anchors.torn,
      ...(this.#foreign.size === 0 ? {} : { foreign: Object.fromEntries(this.#foreign) }),
      ...(this.#keys ? { keys: this.#keys.report() } : {}),
      findings,
    };
  }

  async #compareTails(tails: Iterable<StreamTail>): Promise<void> {
    // What a read of a stream does not show has no place in the log: it counts as behind its end.
    const index = this.#verifier.count + 1;
    const left = [...tails];
    while (left.length > 0) {
      const some = left.splice(0, TAILS_AT_ONCE);
      const found = some.map((tail) => this.#readings.compareTail(tail, index));
      for (const finding of await Promise.all(found)) this.#verifier.report(finding);
    }
  }

  /** What an event must follow is read again where it was dropped; it must lie before it. */
  async #recallTail({ stream, revision, position }: RecordedEvent): Promise<void> {
    const { events } = await this.#log.read(stream, { from: revision - 1, limit: 1 });
    const before = events[0];
    if (before?.revision === revision - 1 && before.position < position) {
      this.#verifier.recall(before);
    }
  }
}

/** Anchors are made once every event is copied. */
function unfinished(
  sealedFrom: SealedFrom | undefined,
  { vouched, count }: LogVerifier,
): Finding | undefined {
  if (!sealedFrom || sealedFrom.count === 0 || (vouched?.count ?? 0) > 0) return undefined;
  const place = { position: null, stream: null, revision: null, event_id: null };
  const message = `it holds ${count} events and was to be a sealed copy of ${sealedFrom.count}: ${UNFINISHED}`;
  return { kind: 'unfinished', index: count + 1, ...place, message };
}

/** Whoever altered the event may have left anything there. */
function recordedAt(event: RecordedEvent | undefined): string | null {
  try {
    return event ? String(readMetadata(event).occurred_at) : null;
  } catch {
    return null;
  }
}

function published({ count, position, head, time }: Anchor) {
  return { count, position, head, time };
}
