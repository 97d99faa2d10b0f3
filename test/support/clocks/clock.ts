import { SOME_TIME } from '../given.ts';

/** A clock that stands still until it is told to move. */
export class Clock {
  #now = Date.parse(SOME_TIME);

  readonly now = (): number => this.#now;

  get iso(): string {
    return new Date(this.#now).toISOString();
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
