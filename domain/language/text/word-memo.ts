/**
 * What every memo holds, by memo. A word that somebody said is a slice of their text, and keeps all of it in memory:
 * so there is one place from which all words are let go at once.
 */
let held = new WeakMap<object, unknown>();

/** Something made of words of texts, to be let go with all others. */
export class Held<Thing> {
  /** What is held, else what is made, which is held from then on. */
  recall(make: () => Thing): Thing {
    return (held.get(this) as Thing | undefined) ?? this.keep(make());
  }

  /** Holds a thing in place of the one before. */
  keep(thing: Thing): Thing {
    held.set(this, thing);
    return thing;
  }
}

/** What was found out about single words, since most of what is said is said with few of them. Never changes a result. */
export class WordMemo<Found> {
  readonly #wordsMax: number;
  readonly #words = new Held<Map<string, Found>>();

  /** @param wordsMax with so many it begins anew */
  constructor(wordsMax: number) {
    this.#wordsMax = wordsMax;
  }

  /** What is known of a word, else what `find` finds, which is kept. */
  recall(word: string, find: (word: string) => Found): Found {
    const words = this.#words.recall(() => new Map());
    const known = words.get(word);
    if (known !== undefined) return known;
    const found = find(word);
    if (words.size >= this.#wordsMax) words.clear();
    words.set(word, found);
    return found;
  }
}

/** Lets go of every word that was read in this process. */
export function forgetWords(): void {
  held = new WeakMap();
}
