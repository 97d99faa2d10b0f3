import { isAscii, joinNegations, wordsOfRun } from './words.ts';

/** Words `[start, end)` between two punctuation marks. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
}

/** The words of a text, with what its punctuation tells of them. */
export interface ClausedWords {
  readonly words: readonly string[];
  /** Never empty ones. */
  readonly clauses: readonly Clause[];
  /** Per sentence: whether it ends in a question mark. */
  readonly questionMarks: readonly boolean[];
}

const ASCII_PIECE = /\d+(?:[.,:]\d+)+|[a-z0-9]+|[.?!,;:\n()]| -+ /g;
const PIECE = /\d+(?:[.,:]\d+)+|[\p{L}\p{N}\p{M}]+|[.?!,;:\n()…。？！，；：、¿]| [-–—]+ |[–—]/gu;
const WORD_START = /^[\p{L}\p{N}\p{M}]/u;
const SENTENCE_END = /[.?!\n…。？！]/;
const QUESTION_MARK = /[?？]/;

function isAsciiWord(piece: string): boolean {
  const unit = piece.charCodeAt(0);
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57);
}

/** Collects words, and closes clauses and sentences around them. */
class Cutter implements ClausedWords {
  readonly words: string[] = [];
  readonly clauses: Clause[] = [];
  readonly questionMarks: boolean[] = [];
  private start = 0;
  private sentence = 0;

  closeClause(): void {
    const { words, sentence, start } = this;
    if (words.length > start) this.clauses.push({ start, end: words.length, sentence });
    this.start = words.length;
  }

  closeSentence(asks: boolean): void {
    this.closeClause();
    if (this.clauses.at(-1)?.sentence === this.sentence) this.questionMarks[this.sentence++] = asks;
    else if (asks && this.sentence > 0) this.questionMarks[this.sentence - 1] = true;
  }

  mark(piece: string): void {
    if (SENTENCE_END.test(piece)) this.closeSentence(QUESTION_MARK.test(piece));
    else this.closeClause();
  }
}

/** The words of a folded text as `wordsOf` cuts them, but for a number, which stays whole ("12.30"), and its clauses. */
export function cutClauses(folded: string): ClausedWords {
  const cutter = new Cutter();
  const plain = joinNegations(folded);
  const isPlainAscii = isAscii(plain);
  for (const piece of plain.match(isPlainAscii ? ASCII_PIECE : PIECE) ?? []) {
    if (isPlainAscii && isAsciiWord(piece)) cutter.words.push(piece);
    else if (!WORD_START.test(piece)) cutter.mark(piece);
    else cutter.words.push(...wordsOfRun(piece));
  }
  cutter.closeSentence(false);
  return cutter;
}
