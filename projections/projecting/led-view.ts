import type { Position } from '../../log/port.ts';
import type { View } from './view.ts';
import type { ViewElsewhere } from './view-elsewhere.ts';

/** A stored view that this process feeds while it has the lead, and another one feeds otherwise. */
export class LedView implements View {
  readonly name: string;
  readonly #here: View;
  readonly #elsewhere: ViewElsewhere;
  readonly #isLeading: () => boolean;

  constructor(here: View, elsewhere: ViewElsewhere, isLeading: () => boolean) {
    this.name = here.name;
    this.#here = here;
    this.#elsewhere = elsewhere;
    this.#isLeading = isLeading;
  }

  get state(): View['state'] {
    return this.#current.state;
  }

  get reached(): Position | undefined {
    return this.#current.reached;
  }

  async waitFor(position: Position, msMax: number): Promise<boolean> {
    return this.#current.waitFor(position, msMax);
  }

  async look(): Promise<void> {
    if (!this.#isLeading()) await this.#elsewhere.look();
  }

  get #current(): View {
    return this.#isLeading() ? this.#here : this.#elsewhere;
  }
}
