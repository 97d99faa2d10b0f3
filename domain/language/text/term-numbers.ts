import { termsOfWord } from './terms.ts';
import { Held } from './word-memo.ts';

/** The terms of a word by number. */
export interface NumberedTerms {
  readonly words: readonly number[];
  readonly spelling: readonly number[];
}

const UNKNOWN_MAX = 20_000;
const WORDS_MAX = 5_000;
const REMEMBERED_CHARACTERS_MAX = 40;

/** Numbers terms: those of a lexicon by their place in it, others as they come. */
export class TermNumbers {
  /** Each term once. */
  readonly #known: ReadonlyMap<string, number>;
  readonly #numbering = new Held<Numbering>();

  constructor(terms: readonly string[]) {
    this.#known = new Map(terms.map((term, index) => [term, index]));
  }

  /** For the words of one text: their numbers hold among each other, and those of other texts may be others. */
  begin(): Numbering {
    const numbering = this.#numbering.recall(() => new Numbering(this.#known));
    if (!numbering.isFull) return numbering;
    return this.#numbering.keep(new Numbering(this.#known));
  }
}

/** Terms of words that were seen before are known by the word. */
export class Numbering {
  readonly #known: ReadonlyMap<string, number>;
  readonly #unknown = new Map<string, number>();
  readonly #words = new Map<string, NumberedTerms>();

  constructor(known: ReadonlyMap<string, number>) {
    this.#known = known;
  }

  get isFull(): boolean {
    return this.#unknown.size >= UNKNOWN_MAX || this.#words.size >= WORDS_MAX;
  }

  of(word: string): NumberedTerms {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const { words, spelling } = termsOfWord(word);
    const numbered = { words: this.#numbersOf(words), spelling: this.#numbersOf(spelling) };
    if (word.length <= REMEMBERED_CHARACTERS_MAX) this.#words.set(word, numbered);
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
    }
    return number;
  }
}
