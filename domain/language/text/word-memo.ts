import type { Steps } from '../../steps.ts';

/** What every memo holds, by memo: one place, from which all words that somebody said are let go at once. */
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

/** Longer words are seldom said twice. */
export const WORD_LENGTH_MAX = 40;

/** About what an entry of a map takes with its key, the key's characters apart. */
const ENTRY_BYTES = 100;

/** About the bytes of the heap that a word takes as a key of a map. */
export function bytesOfEntry(word: string): number {
  return ENTRY_BYTES + 2 * word.length;
}

/** What V8 cuts out of a text is a copy where it is shorter (`SlicedString::kMinLength`). */
const SLICE_LENGTH_MIN = 13;

/** The same word by itself: a longer one refers to the text it was cut out of, and keeps all of it in memory. */
export function copyOf(word: string): string {
  if (word.length < SLICE_LENGTH_MIN) return word;
  // UTF-16, since a lone surrogate has no UTF-8.
  return Buffer.from(word, 'utf16le').toString('utf16le');
}

interface MemoBounds<Found> {
  /** About the bytes of the heap with which it begins anew. */
  readonly bytesMax: number;
  /** A longer word is not remembered. */
  readonly lengthMax?: number;
  /** About what something found takes in bytes, where that is more than a few. */
  readonly bytesOf?: (found: Found) => number;
}

interface Remembered<Found> {
  readonly found: Map<string, Found>;
  bytes: number;
}

function rememberNothing<Found>(): Remembered<Found> {
  return { found: new Map(), bytes: 0 };
}

/** What was found out about single words, since most of what is said is said with few of them. Never changes a result. */
export class WordMemo<Found> {
  readonly #bytesMax: number;
  readonly #lengthMax: number;
  readonly #bytesOf: (found: Found) => number;
  readonly #words = new Held<Remembered<Found>>();

  constructor({ bytesMax, lengthMax = WORD_LENGTH_MAX, bytesOf = () => 0 }: MemoBounds<Found>) {
    this.#bytesMax = bytesMax;
    this.#lengthMax = lengthMax;
    this.#bytesOf = bytesOf;
  }

  /** What is known of a word, else what `find` finds, which is kept: it takes what it keeps of the word from its argument. */
  recall(word: string, find: (word: string) => Found): Found {
    return this.#recall(this.#words.recall(rememberNothing<Found>), word, find);
  }

  /** The same for each of several words. */
  recallAll(words: readonly string[], find: (word: string) => Found): Found[] {
    const remembered = this.#words.recall(rememberNothing<Found>);
    return words.map((word) => this.#recall(remembered, word, find));
  }

  /** As `recall`, where finding takes steps: what is let go meanwhile stays so. */
  *recallInSteps(word: string, find: (word: string) => Steps<Found>): Steps<Found> {
    if (word.length > this.#lengthMax) return yield* find(word);
    const words = this.#words.recall(rememberNothing<Found>);
    const known = words.found.get(word);
    if (known !== undefined) return known;
    const own = copyOf(word);
    return this.#keep(words, own, yield* find(own));
  }

  #recall(words: Remembered<Found>, word: string, find: (word: string) => Found): Found {
    if (word.length > this.#lengthMax) return find(word);
    const known = words.found.get(word);
    if (known !== undefined) return known;
    const own = copyOf(word);
    return this.#keep(words, own, find(own));
  }

  #keep(words: Remembered<Found>, own: string, found: Found): Found {
    const bytes = bytesOfEntry(own) + this.#bytesOf(found);
    if (bytes > this.#bytesMax) return found;
    if (words.bytes + bytes > this.#bytesMax) {
      words.found.clear();
      words.bytes = 0;
    }
    if (!words.found.has(own)) words.bytes += bytes;
    words.found.set(own, found);
    return found;
  }
}

/** Lets go of every word that was read in this process. */
export function forgetWords(): void {
  held = new WeakMap();
}
