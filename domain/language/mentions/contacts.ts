import type { Mention, ReadText } from '../grammar/read-text.ts';
import { findSpokenEmails } from './spoken-email.ts';

/** A word between blanks, without the marks of the sentence around it. */
export interface RawWord {
  readonly text: string;
  /** Token indexes, [start, end). */
  readonly start: number;
  readonly end: number;
}

const OPENING = new Set('"\'“”„«»‘’([{<¿¡');
const CLOSING = new Set('"\'“”„«»‘’)]}>.,;:!?。，！？');

/** The words between blanks, up to `most` of them. */
export function rawWordsOf(read: ReadText, most: number): RawWord[] {
  const words: RawWord[] = [];
  const { text, tokens } = read;
  for (let at = 0; at < tokens.length && words.length < most; ) {
    let end = at + 1;
    while (end < tokens.length && !/\s/.test(gapBefore(read, end))) end++;
    const from = startOfWord(text, tokens[at]!.start);
    const to = endOfWord(text, tokens[end - 1]!.end);
    words.push({ text: trimmed(text.slice(from, to)), start: at, end });
    at = end;
  }
  return words;
}

function gapBefore({ text, tokens }: ReadText, at: number): string {
  return text.slice(tokens[at - 1]!.end, tokens[at]!.start);
}

function startOfWord(text: string, at: number): number {
  let from = at;
  while (from > 0 && !/\s/.test(text[from - 1]!)) from--;
  return from;
}

function endOfWord(text: string, at: number): number {
  let to = at;
  while (to < text.length && !/\s/.test(text[to]!)) to++;
  return to;
}

/** Without a regular expression: one anchored at the end tries again at every mark, which takes quadratic time. */
function trimmed(word: string): string {
  let from = 0;
  let to = word.length;
  while (from < to && OPENING.has(word[from]!)) from++;
  while (to > from && CLOSING.has(word[to - 1]!)) to--;
  return word.slice(from, to);
}

const WORDS_MAX = 200;
const PHONE_DIGITS_MIN = 6;
const PHONE_DIGITS_MAX = 15;

/** E-mail addresses, links and telephone numbers. */
export function findContacts(read: ReadText): Mention[] {
  const spoken = findSpokenEmails(read);
  if (!/[@/.]|\d{2}/.test(read.text)) return spoken;
  const words = rawWordsOf(read, WORDS_MAX);
  const found: Mention[] = [];
  for (const { text, start, end } of words) {
    const kind = kindOf(text);
    if (kind !== undefined) found.push({ kind, value: text, start, end, certainty: 1 });
  }
  return [...found, ...spoken, ...findPhones(read)];
}

function kindOf(word: string): 'email' | 'uri' | undefined {
  if (isEmail(word)) return 'email';
  return /^(?:https?:\/\/|www\.)\S+$/i.test(word) ? 'uri' : undefined;
}

/** A name, and behind the only `@` a dot with something on both sides. */
function isEmail(word: string): boolean {
  if (!/^[^@\s/]+@[^@\s/]+$/.test(word)) return false;
  const domain = word.slice(word.indexOf('@') + 1);
  const dot = domain.indexOf('.', 1);
  return dot > 0 && dot < domain.length - 1;
}

/** Runs of digits with blanks, dots, dashes, slashes and brackets between them. */
function findPhones(read: ReadText): Mention[] {
  const { tokens, text } = read;
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!tokens[at]!.digits) continue;
    let end = at + 1;
    let count = tokens[at]!.word.length;
    while (
      end < tokens.length &&
      tokens[end]!.digits &&
      /^[ .\-/()]*$/.test(gapBefore(read, end))
    ) {
      count += tokens[end]!.word.length;
      end++;
    }
    if (count >= PHONE_DIGITS_MIN && count <= PHONE_DIGITS_MAX) {
      const isInternational = text[tokens[at]!.start - 1] === '+';
      const from = tokens[at]!.start - (isInternational ? 1 : 0);
      const value = text.slice(from, tokens[end - 1]!.end);
      found.push({ kind: 'phone', value, start: at, end, certainty: 1 });
    }
    at = end - 1;
  }
  return found;
}
