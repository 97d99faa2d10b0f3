import { isForeignDigit, withAsciiDigits } from './decimal-digits.ts';
import { fold, isAscii, UNSPACED } from './words.ts';

/** Tokens of a text, by their indexes: [start, end). */
export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

/** Words, runs of digits and single characters of unspaced scripts, with their places in the text. */
export interface Token {
  /** [start, end) in UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  /** Folded; digits as those of ASCII. */
  readonly word: string;
  readonly digits: boolean;
  readonly capital: boolean;
  /** What stands before it: 0 a space or a joint, 1 a comma or the like, 2 the end of a sentence. */
  readonly boundary: number;
  /** The one character that joins it to the token before; '' when they touch, undefined when they are apart. */
  readonly joint: string | undefined;
}

/** Prefixes that French, Italian and English (o'clock stays whole) write with an apostrophe, and numbers before "anni". */
const ELIDED = new Set(
  `l d j n s t m c qu jusqu lorsqu puisqu quoiqu dell all nell sull dall quell quest un
    vent trent quarant cinquant sessant settant ottant novant cent mezz`.split(/\s+/),
);
const unspaced = new RegExp(`[${UNSPACED}]`, 'u');
const LETTER = /[\p{L}\p{M}]/u;

const SPACE = 0;
const DIGIT = 1;
const WORD = 2;
const SINGLE = 3;
const APOSTROPHE = 4;
const MARK = 5;

const asciiClass = new Uint8Array(128).fill(MARK);
for (let code = 0; code <= 32; code++) asciiClass[code] = SPACE;
for (let code = 48; code <= 57; code++) asciiClass[code] = DIGIT;
for (let code = 65; code <= 90; code++) asciiClass[code] = asciiClass[code + 32] = WORD;
for (const mark of '\'`"') asciiClass[mark.charCodeAt(0)] = APOSTROPHE;

const WIDE_SPACES = '\u00a0\u2009\u202f\u3000';
const APOSTROPHES = '\u00b4\u2018\u2019';

function classOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < 128 ? asciiClass[code]! : wideClassOf(text, at, code);
}

function wideClassOf(text: string, at: number, code: number): number {
  const character = text[at]!;
  if (APOSTROPHES.includes(character)) return APOSTROPHE;
  if (WIDE_SPACES.includes(character)) return SPACE;
  if (isForeignDigit(text, at)) return DIGIT;
  if (code >= 0x0e00 && unspaced.test(character)) return SINGLE;
  return LETTER.test(character) ? WORD : MARK;
}

/** Where the run that starts at `at` ends; an apostrophe inside a word belongs to it. */
function endOfWord(text: string, at: number): number {
  let i = at + 1;
  while (i < text.length) {
    const kind = classOf(text, i);
    if (kind === WORD) i++;
    else if (kind === APOSTROPHE && i + 1 < text.length && classOf(text, i + 1) === WORD) {
      if (ELIDED.has(text.slice(at, i).toLowerCase())) return i;
      i += 2;
    } else if (isInitial(text, at, i)) i += 2;
    else break;
  }
  return i;
}

/** Whether a dot at `dot` stands between single letters, as in "a.m." and "U.S.". */
function isInitial(text: string, start: number, dot: number): boolean {
  return (
    text[dot] === '.' &&
    dot + 1 < text.length &&
    classOf(text, dot + 1) === WORD &&
    (dot + 2 >= text.length || classOf(text, dot + 2) !== WORD) &&
    (dot === start + 1 || text[dot - 2] === '.')
  );
}

function endOfDigits(text: string, at: number): number {
  let i = at + 1;
  while (i < text.length && classOf(text, i) === DIGIT) i++;
  return i;
}

function foldWord(raw: string): string {
  const folded = fold(raw);
  return /[^a-z0-9]/.test(folded) ? folded.replace(/['".]/g, '') : folded;
}

const SENTENCE_ENDS = /[.?!\n。？！…]/;
const CLAUSE_ENDS = /[,;:()[\]"“”«»–—，；：、（）]| -+ /;

/** How strongly the gap between two tokens parts them (0, 1 or 2). */
function boundaryOf(gap: string): number {
  if (gap === ' ' || gap === '') return 0;
  if (SENTENCE_ENDS.test(gap)) return gap === '.' ? 0 : 2;
  return CLAUSE_ENDS.test(gap) ? 1 : 0;
}

function jointOf(gap: string): string | undefined {
  if (gap === '') return '';
  return gap.length === 1 && gap !== ' ' ? gap : undefined;
}

/** Cuts a text into tokens, in one pass over its characters. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let gapStart = 0;
  for (let i = 0; i < text.length; ) {
    const kind = classOf(text, i);
    if (kind !== WORD && kind !== DIGIT && kind !== SINGLE) {
      i++;
      continue;
    }
    const end = endOfRun(text, i, kind);
    tokens.push(tokenAt(text, { start: i, end, kind, gapStart }, tokens.at(-1)));
    gapStart = end;
    i = end;
  }
  return tokens;
}

function endOfRun(text: string, at: number, kind: number): number {
  if (kind === WORD) return endOfWord(text, at);
  return kind === DIGIT ? endOfDigits(text, at) : at + 1;
}

interface TextRun {
  readonly start: number;
  readonly end: number;
  readonly kind: number;
  /** Where the run before it ended. */
  readonly gapStart: number;
}

function tokenAt(text: string, run: TextRun, before: Token | undefined): Token {
  const { start, end, kind, gapStart } = run;
  const raw = text.slice(start, end);
  const gap = text.slice(gapStart, start);
  return {
    start,
    end,
    word: wordOf(raw, kind),
    digits: kind === DIGIT,
    capital: kind === WORD && isCapital(raw),
    boundary: before === undefined ? 2 : boundaryOf(gap),
    joint: before === undefined ? undefined : jointOf(gap),
  };
}

function wordOf(raw: string, kind: number): string {
  if (kind === WORD) return foldWord(raw);
  return kind === DIGIT && !isAscii(raw) ? withAsciiDigits(raw) : raw;
}

function isCapital(raw: string): boolean {
  const first = raw.charCodeAt(0);
  if (first < 128) return first >= 65 && first <= 90;
  return raw[0] !== raw[0]!.toLowerCase();
}

/** The words of a phrase as `tokenize` sees them. */
export function wordsOfPhrase(phrase: string): string[] {
  return tokenize(phrase).map((token) => token.word);
}

/** Whether the token is a single Latin letter: an initial, or one of those that spell a word. */
export function isLetter(token: Token | undefined): boolean {
  return token !== undefined && SINGLE_LETTER.test(token.word);
}

const SINGLE_LETTER = /^\p{Script=Latin}$/u;
