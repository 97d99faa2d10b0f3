import type { Steps } from '../../../steps.ts';
import { addTo } from '../../add-to.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';

const NONE: readonly LabelMatch[] = [];
const LABELS_A_STEP = 2_048;

/** The labels of a text by what they are looked up by: each may name the choices of hundreds of informations. */
export class LabelLookup {
  readonly #all: LabelMatch[] = [];
  readonly #ofInformation = new Map<number, LabelMatch[]>();
  readonly #startingAt = new Map<number, LabelMatch[]>();
  readonly #covered = new Set<number>();
  readonly #ends = new Set<number>();

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

  /** The same, some thousands a step. */
  *addInSteps(labels: readonly LabelMatch[]): Steps<void> {
    for (let from = 0; from < labels.length; from += LABELS_A_STEP) {
      if (from > 0) yield;
      this.add(
        from === 0 && labels.length <= LABELS_A_STEP
          ? labels
          : labels.slice(from, from + LABELS_A_STEP),
      );
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
