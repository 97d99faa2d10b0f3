import type { Anchor, AnchorLine } from '../../../domain/recording/anchor.ts';
import type { Finding } from '../../../domain/recording/finding.ts';

/** An operator has accepted that the log goes on after `count` events where `lost_count` had been anchored. */
export interface AcceptedLoss {
  readonly time: string;
  readonly count: number;
  readonly lost_count: number;
  readonly lost_head: string;
}

/** A log was sealed into this one. */
export interface SealedFrom {
  readonly time: string;
  readonly count: number;
  readonly head: string;
}

/** Anchors beyond the log's end that are kept to tell what is missing; and the last one of all. */
const BEYOND_MAX = 4;

/** Reads an anchor file along with the log. */
export class AnchorFile {
  readonly #lines: AsyncIterator<AnchorLine> | undefined;
  #next: Anchor | undefined;
  #isOpen: boolean;
  count = 0;
  torn = 0;
  forged: Finding | undefined;
  readonly acceptedLosses: AcceptedLoss[] = [];
  sealedFrom: SealedFrom | undefined;

  constructor(lines: AsyncIterable<AnchorLine> | undefined) {
    this.#lines = lines?.[Symbol.asyncIterator]();
    this.#isOpen = lines !== undefined;
  }

  mayReach(count: number): boolean {
    return this.#next ? this.#next.count <= count : this.#isOpen;
  }

  /** The anchors that vouch for at most this many events, and were not given yet. */
  async upTo(count: number): Promise<readonly Anchor[]> {
    const reached: Anchor[] = [];
    for (;;) {
      this.#next ??= await this.#read();
      if (!this.#next || this.#next.count > count) return reached;
      reached.push(this.#next);
      this.#next = undefined;
    }
  }

  /** What is left: the first of them and the last one. */
  async beyond(): Promise<readonly Anchor[]> {
    const left: Anchor[] = [];
    for (;;) {
      const anchor = this.#next ?? (await this.#read());
      this.#next = undefined;
      if (!anchor) return left;
      if (left.length > BEYOND_MAX) left.pop();
      left.push(anchor);
    }
  }

  async #read(): Promise<Anchor | undefined> {
    while (this.#isOpen) {
      const { done, value } = await this.#lines!.next();
      if (done) this.#isOpen = false;
      else if (value.kind === 'anchor') {
        this.count += 1;
        this.#noteLoss(value.anchor);
        const { time, sealed_from } = value.anchor;
        if (sealed_from) this.sealedFrom = { time, ...sealed_from };
        return value.anchor;
      } else if (value.kind === 'torn') this.torn += 1;
      else this.forged ??= forgedAfter(this.count);
    }
    return undefined;
  }

  #noteLoss({ time, count, given_up }: Anchor): void {
    if (!given_up) return;
    const { count: lost_count, head: lost_head } = given_up;
    this.acceptedLosses.push({ time, count, lost_count, lost_head });
  }
}

function forgedAfter(anchors: number): Finding {
  return {
    kind: 'forged_anchor',
    index: 0,
    position: null,
    stream: null,
    revision: null,
    event_id: null,
    message: `the anchor behind the first ${anchors} is not signed with this secret`,
  };
}
