import { addTo } from '../../add-to.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';

const NONE: readonly LabelMatch[] = [];

/** The labels of a text by what they are looked up by: each may name the choices of hundreds of informations. */
export class LabelLookup {
  readonly #all: LabelMatch[] = [];
  readonly #ofInformation = new Map<number, LabelMatch[]>();
  readonly #startingAt = new Map<number, LabelMatch[]>();
  readonly #covered = new Set<number>();
  readonly #ends = new Set<number>();

  constructor(labels: readonly LabelMatch[] = NONE) {
    this.add(labels);
  }

  /** In the order in which they were added. */
  get all(): readonly LabelMatch[] {
    return this.#all;
  }

  add(labels: readonly LabelMatch[]): void {
    for (const label of labels) {
      this.#all.push(label);
      addTo(this.#ofInformation, label.information, label);
      addTo(this.#startingAt, label.start, label);
      this.#ends.add(label.end);
      for (let at = label.start; at < label.end; at++) this.#covered.add(at);
    }
  }

  of(information: number): readonly LabelMatch[] {
    return this.#ofInformation.get(information) ?? NONE;
  }

  startingAt(at: number): readonly LabelMatch[] {
    return this.#startingAt.get(at) ?? NONE;
  }

  isEndedAt(at: number): boolean {
    return this.#ends.has(at);
  }

  isCovered(at: number): boolean {
    return this.#covered.has(at);
  }
}
