import type { Token } from '../text/tokens.ts';
import { type Language, PHRASE, type WordSense } from './language.ts';
import type { ReadText } from './read-text.ts';

/** Whether a clause begins at a token: behind a mark, but for that of "1,84", or with a word that joins clauses. */
function beginsClause({ senses, tokens }: ReadText, at: number): boolean {
  const { boundary, digits, joint } = tokens[at]!;
  if (boundary === 1 && digits && joint !== undefined && tokens[at - 1]!.digits) return false;
  return boundary > 0 || senses[at]?.joinsClauses === true;
}

/** Token index of the first word of the clause that a token stands in. */
export function startOfClause(read: ReadText, at: number): number {
  let from = at;
  while (from > 0 && !beginsClause(read, from)) from--;
  return from;
}

/** Token index of the first word of the sentence that a token stands in. */
export function startOfSentence({ tokens }: ReadText, at: number): number {
  let from = at;
  while (from > 0 && tokens[from]!.boundary < 2) from--;
  return from;
}

/** Whether a mark stands before a token, or the text ends there. */
export function isParted({ tokens }: ReadText, at: number): boolean {
  return (tokens[at]?.boundary ?? 2) > 0;
}

/** Token index behind the last word of a sentence, looked for from `from` on. */
export function endOfSentence({ tokens }: ReadText, from: number): number {
  let end = from;
  while (end < tokens.length && tokens[end]!.boundary < 2) end++;
  return end;
}

/** Token index behind the last word of a clause, looked for from `from` on: that is `from` itself where another one begins there. */
export function endOfClause(read: ReadText, from: number): number {
  let end = from;
  while (end < read.tokens.length && !beginsClause(read, end)) end++;
  return end;
}

/** The tokens around a range up to the next mark on either side, whatever joins the words within: where clauses that "and" joins are read as one. */
export function betweenMarks({ tokens }: ReadText, start: number, end: number): [number, number] {
  let from = start;
  while (from > 0 && tokens[from]!.boundary === 0) from--;
  let to = end;
  while (to < tokens.length && tokens[to]!.boundary === 0) to++;
  return [from, to];
}

/** Whether words are all that is told between two marks, but for articles and words of concluding: "so the 4th". */
export function isOwnClause(read: ReadText, start: number, end: number): boolean {
  const { language, phrases, senses, tokens } = read;
  if ((tokens[end]?.boundary ?? 2) === 0 || start === 0) return false;
  for (let at = start; tokens[at]!.boundary === 0; ) {
    at--;
    const concludes = phrases.some(
      (phrase) => phrase.kind === PHRASE.concludes && phrase.start <= at && at < phrase.end,
    );
    const isSmall = senses[at]?.isEmpty === true || concludes || senses[at]?.totals === true;
    if (!isSmall || senses[at]?.negates || language.alternatives.has(tokens[at]!.word))
      return false;
  }
  return true;
}

interface SensedWords {
  readonly language: Pick<Language, 'subjects'>;
  readonly tokens: readonly Token[];
  readonly senses: readonly (WordSense | undefined)[];
}

interface SensedText extends SensedWords {
  readonly text: string;
}

/** Marks the sentences that end with a question mark: 2 where they open with an interrogative as well. */
export function markQuestions({ text, ...words }: SensedText): Uint8Array {
  const { tokens } = words;
  const asks = new Uint8Array(tokens.length);
  if (!QUESTION_MARK.test(text)) return asks;
  for (let start = 0; start < tokens.length; ) {
    let end = start + 1;
    while (end < tokens.length && tokens[end]!.boundary < 2) end++;
    const gap = text.slice(tokens[end - 1]!.end, tokens[end]?.start ?? text.length);
    if (QUESTION_MARK.test(gap)) markAsking(asks, words, start, end);
    start = end;
  }
  return asks;
}

const QUESTION_MARK = /[?？]/;
/** Words before the interrogative: "and why", "ok, but what". */
const OPENING_WORDS_MAX = 3;

/** "I'd take the large one, what does it cost?": what is stated ahead of the clause that asks is not asked. */
function markAsking(asks: Uint8Array, words: SensedWords, start: number, end: number): void {
  const { senses, tokens } = words;
  if (opensQuestion(words, start, end)) {
    asks.fill(2, start, end);
    return;
  }
  const begins = (at: number) => tokens[at]!.boundary > 0 || senses[at - 1]?.joinsClauses === true;
  let at = start + 1;
  while (at < end && !(begins(at) && senses[at]?.asks)) at++;
  if (at < end) asks.fill(2, at, end);
  else asks.fill(1, start, end);
}

/** "I am interested", "there is", "we can": the verb behind these begins no question. */
function opensQuestion(
  { language, senses, tokens }: SensedWords,
  start: number,
  end: number,
): boolean {
  for (let at = start; at < end && at < start + OPENING_WORDS_MAX; at++) {
    if (senses[at]?.asks) return at === start || !language.subjects.has(tokens[at - 1]!.word);
  }
  return false;
}
