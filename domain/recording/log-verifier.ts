import type { Anchor } from './anchor.ts';
import { type AnchoredFinding, AnchoredHead } from './anchored-head.ts';
import type { Finding, StoredEvent } from './finding.ts';
import { type Placed, StreamChains, type StreamTail } from './stream-chains.ts';

/** Findings that are told at most; the first one is what matters. */
const FINDINGS_MAX = 20;

/** Follows a log event by event: the chain of each stream, and the one head that anchors vouch for. */
export class LogVerifier {
  readonly #chains: StreamChains;
  readonly #head = new AnchoredHead();
  readonly #findings: Finding[] = [];
  #count = 0;
  #vouchedCount = 0;

  /** @param tailsMax streams whose last link is held in memory at once */
  constructor(tailsMax?: number) {
    this.#chains = new StreamChains(tailsMax);
  }

  /** Events that were followed. */
  get count(): number {
    return this.#count;
  }

  /** Links that were followed. */
  get links(): number {
    return this.#head.count;
  }

  /** Events that the last anchor does not vouch for. */
  get unvouched(): number {
    return this.#count - this.#vouchedCount;
  }

  get head(): string {
    return this.#head.head;
  }

  get vouched(): Anchor | undefined {
    return this.#head.vouched;
  }

  /** Whether events are still to come that were written together with the last one. */
  get isWithinCommit(): boolean {
    return this.#chains.isWithinCommit;
  }

  lacksTail(event: StoredEvent): boolean {
    return this.#chains.lacksTail(event);
  }

  recall(before: StoredEvent): void {
    this.#chains.recall(before);
  }

  /** Tails that are held no more: whoever wants to compare them must do so now. */
  takeDropped(): readonly StreamTail[] {
    return this.#chains.takeDropped();
  }

  heldTails(): Iterable<StreamTail> {
    return this.#chains.held();
  }

  /** The log's next event. @returns the events that it completes: those of a commit that goes on from what was before it */
  follow(event: StoredEvent): readonly Placed[] {
    this.#count += 1;
    const { finding, link, covered } = this.#chains.follow(event, this.#count);
    this.report(finding);
    if (link === undefined) return [];
    this.#head.fold(link, covered);
    return finding === undefined ? covered : [];
  }

  /** An anchor whose count of links was reached. */
  hold(anchor: Anchor): void {
    this.#head.hold(anchor);
    if (this.vouched === anchor) this.#vouchedCount = this.#count;
  }

  /** What another check found. */
  report(finding: Finding | undefined): void {
    if (finding && this.#findings.length < FINDINGS_MAX) this.#findings.push(finding);
  }

  /**
   * Everything that was found, by its place in the log.
   * @param beyond anchors that vouch for more events than there are
   */
  end(beyond: readonly Anchor[]): readonly Finding[] {
    this.report(this.#chains.end(this.#count));
    const byAnchor = this.#head.end(beyond, this.#count);
    return byAnchor.reduce(reconcile, this.#findings).toSorted(byPlace);
  }
}

/** At one place, what is hidden comes after what explains it. */
function byPlace(one: Finding, other: Finding): number {
  return one.index - other.index || Number(one.kind === 'hidden') - Number(other.kind === 'hidden');
}

/**
 * An anchor sees what was done, a chain only what no longer fits: at the same place the anchor is right. An
 * event that is gone has its name from the chain that misses it.
 */
function reconcile(byChain: readonly Finding[], { finding, until }: AnchoredFinding): Finding[] {
  const isVague = until > finding.index;
  if (isVague) {
    const isExplained = byChain.some(({ index }) => index >= finding.index && index <= until);
    return isExplained ? [...byChain] : [...byChain, finding];
  }
  const missed = finding.stream === null ? missedBehind(byChain, finding) : undefined;
  const twin = byChain.find(({ index }) => index === finding.index);
  const reason = missed ?? twin;
  const message = reason ? `${finding.message}; ${reason.message}` : finding.message;
  const { stream, revision } = missed ?? finding;
  const others = byChain.filter((each) => each !== missed && each !== twin);
  return [...others, { ...finding, stream, revision, message }];
}

/** The one gap in a chain that an event without a name can have left. */
function missedBehind(byChain: readonly Finding[], { index }: Finding): Finding | undefined {
  const gaps = byChain.filter(({ kind }) => kind === 'removed' || kind === 'cut');
  const names = new Set(gaps.map(({ stream, revision }) => `${stream}@${revision}`));
  return names.size === 1 && gaps[0]!.index >= index ? gaps[0] : undefined;
}
