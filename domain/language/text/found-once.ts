/** A text that was read, or a word, with what was found in it since. */
interface Findings {
  readonly found: unknown[];
}

let places = 0;

/** What is found in a text or tells a word, held beside it for as long as it is at hand: several rules ask for it. */
export class FoundOnce<Found> {
  readonly #place = places++;

  known({ found }: Findings): Found | undefined {
    return found[this.#place] as Found | undefined;
  }

  hold({ found: all }: Findings, found: Found): Found {
    // Without gaps, which V8 reads more slowly.
    while (all.length <= this.#place) all.push(undefined);
    all[this.#place] = found;
    return found;
  }
}
