import type { ReadText } from './read-text.ts';

let places = 0;

/** What is found in a text, held beside its words for as long as these are at hand: several rules ask for it. */
export class FoundOnce<Found> {
  readonly #place = places++;

  known({ found }: ReadText): Found | undefined {
    return found[this.#place] as Found | undefined;
  }

  hold({ found: all }: ReadText, found: Found): Found {
    // Without gaps, which V8 reads more slowly.
    while (all.length <= this.#place) all.push(undefined);
    all[this.#place] = found;
    return found;
  }
}
