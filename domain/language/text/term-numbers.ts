import { termsOfWord } from './terms.ts';
import { bytesOfEntry, copyOf, Held, WORD_LENGTH_MAX } from './word-memo.ts';

/** The terms of a word by number. */
export interface NumberedTerms {
  readonly words: readonly number[];
  readonly spelling: readonly number[];
}

/** About the bytes of the heap with which a numbering begins anew. */
export const NUMBERING_BYTES_MAX = 2 * 1024 * 1024;

/** Numbers terms: those of a lexicon by their place in it, others as they come. */
export class TermNumbers {
  /** Each term once. */
  readonly #known: ReadonlyMap<string, number>;
  readonly #numbering = new Held<Numbering>();

  constructor(terms: readonly string[]) {
    this.#known = new Map(terms.map((term, index) => [term, index]));
  }

  /**
   * For the words of one text: their numbers hold among each other, and those of other texts may be others.
   * With a long word among them nothing of the text is remembered.
   */
  begin(words: readonly string[]): Numbering {
    for (const word of words) if (word.length > WORD_LENGTH_MAX) return new Numbering(this.#known);
    const numbering = this.#numbering.recall(() => new Numbering(this.#known));
    if (numbering.bytes < NUMBERING_BYTES_MAX) return numbering;
    return this.#numbering.keep(new Numbering(this.#known));
  }
}

/** Terms of words that were seen before are known by the word. */
export class Numbering {
  readonly #known: ReadonlyMap<string, number>;
  readonly #unknown = new Map<string, number>();
  readonly #words = new Map<string, NumberedTerms>();
  #bytes = 0;

  constructor(known: ReadonlyMap<string, number>) {
    this.#known = known;
  }

  /** About what it takes of the heap. */
  get bytes(): number {
    return this.#bytes;
  }

  of(word: string): NumberedTerms {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const own = copyOf(word);
    const { words, spelling } = termsOfWord(own);
    const numbered = { words: this.#numbersOf(words), spelling: this.#numbersOf(spelling) };
    this.#words.set(own, numbered);
    this.#bytes += bytesOfEntry(own) + NUMBER_BYTES * (words.length + spelling.length);
    return numbered;
  }

  #numbersOf(terms: readonly string[]): number[] {
    return terms.map((term) => this.#known.get(term) ?? this.#numberOfUnknown(term));
  }

  #numberOfUnknown(term: string): number {
    let number = this.#unknown.get(term);
    if (number === undefined) {
      number = this.#known.size + this.#unknown.size;
      this.#unknown.set(term, number);
      this.#bytes += bytesOfEntry(term);
    }
    return number;
  }
}

const NUMBER_BYTES = 8;
