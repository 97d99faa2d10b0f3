import type { Steps } from '../../steps.ts';
import { languageInSteps } from '../grammar/language-in-steps.ts';
import { type ReadText, readText } from '../grammar/read-text.ts';
import { parseNumber } from '../numbers/numbers.ts';
import { type Token, tokenize } from '../text/tokens.ts';

export interface KnownWords {
  readonly known: number;
  readonly all: number;
  readonly isNumberOrDay: boolean;
}

/** A text that is held against one language after the other: cut once, and read once in each. */
export class WordsByLanguage {
  readonly #text: string;
  readonly #cut: Token[];
  readonly #known = new Map<string, KnownWords>();

  constructor(text: string) {
    this.#text = text;
    this.#cut = tokenize(text);
  }

  *knownIn(code: string): Steps<KnownWords> {
    let known = this.#known.get(code);
    if (known === undefined) {
      known = knownWords(readText(this.#text, yield* languageInSteps(code), this.#cut));
      this.#known.set(code, known);
    }
    return known;
  }
}

/** How many of the words the language's pack lists, alone or within a phrase. */
function knownWords(read: ReadText): KnownWords {
  const { phrases, tokens } = read;
  const isKnown = new Uint8Array(tokens.length);
  for (const [at, { digits }] of tokens.entries())
    isKnown[at] = digits || !isListed(read, at) ? 0 : 1;
  for (const { start, end } of phrases) isKnown.fill(1, start, end);
  let all = 0;
  let known = 0;
  let isNumberOrDay = false;
  for (const [at, token] of tokens.entries()) {
    // A capital inside a sentence may begin a name, which is of no language.
    const isName = token.capital && token.boundary < 2 && isKnown[at] === 0;
    if (token.digits || isName) continue;
    all++;
    known += isKnown[at]!;
    isNumberOrDay ||= isKnown[at] === 1 && tellsNumberOrDay(read, at);
  }
  return { known, all, isNumberOrDay };
}

function tellsNumberOrDay(read: ReadText, at: number): boolean {
  const { month, weekday } = read.senses[at] ?? {};
  return month !== undefined || weekday !== undefined || parseNumber(read, at) !== undefined;
}

function isListed(read: ReadText, at: number): boolean {
  const { language, senses, stems } = read;
  return senses[at] !== undefined || language.actions.has(stems[at]!) || isJoinedNumber(read, at);
}

/** "zevenhonderd": listed in its parts. */
function isJoinedNumber(read: ReadText, at: number): boolean {
  return read.senses[at] === undefined && parseNumber(read, at) !== undefined;
}
