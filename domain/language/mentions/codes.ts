import { answerFormIn } from '../grammar/answer-form.ts';
import { PHRASE } from '../grammar/language.ts';
import { type Mention, phraseOf, type ReadText, writtenIn } from '../grammar/read-text.ts';

/** Letters and digits with the marks that codes are written with. */
const PIECE = /[A-Za-z0-9]+(?:[-/._][A-Za-z0-9]+)*/g;
const ALPHANUMERICS_MIN = 3;
/** Groups of letters beside one of digits: "AB 12 CDE"; shorter where they are written small: "qw 12 c". */
const LETTERS_MAX = 5;
const SMALL_LETTERS_MAX = 3;
/** This many digits make a code by themselves: letters in small writing beside them are rather "mfg", "pls". */
const DIGITS_OF_CODE_MIN = 4;
/** "a 8" to who asks for a seat. */
const SPELLED_MIN = 2;
const GROUPS_MAX = 6;
/** Of a code that is told letter by letter, figure by figure. */
const SPELLED_MAX = 20;
const SPELLED_LENGTH_MAX = 2;

interface AskedForm {
  /** The form of answer that an information asks for. */
  readonly form: string | undefined;
}

interface CodePiece {
  readonly text: string;
  /** Token indexes, [start, end). */
  readonly start: number;
  readonly end: number;
}

/**
 * What may be a number or a name that somebody gave out: groups of digits, or of digits and letters, with blanks and
 * dashes between them. Linear in the text.
 * @param wanted what was asked for: where that is a code, a few small letters beside digits are a part of one
 */
export function findCodes(read: ReadText, wanted: readonly AskedForm[]): Mention[] {
  const isAsked = wanted.some(({ form }) => form === 'code');
  if (!/\d/.test(read.text)) return [];
  const pieces = piecesOf(read);
  const hasGroups = tellsByCapitals(read);
  const isPart = (piece: CodePiece) =>
    (hasDigit(piece) && !isScaled(read, piece)) ||
    (hasGroups && isLetterGroup(piece)) ||
    (isAsked && isSmallGroup(read, piece));
  const goesOn = (at: number) => {
    const next = pieces[at + 1];
    if (next === undefined || !isPart(next)) return false;
    return isNextTo(read, pieces[at]!, next) || (isAsked && isJoined(read, pieces[at]!, next));
  };
  const found: Mention[] = [];
  for (let at = 0; at < pieces.length; at++) {
    if (!isPart(pieces[at]!)) continue;
    let last = at;
    while (goesOn(last) && mayGrow(pieces, at, last + 1)) last++;
    const code = codeOf(
      read,
      pieces.slice(at, last + 1),
      isAsked ? SPELLED_MIN : ALPHANUMERICS_MIN,
    );
    if (code !== undefined) found.push(code);
    at = last;
  }
  return found;
}

/** Whether the pieces from `first` to `last` are few enough for one code. */
function mayGrow(pieces: readonly CodePiece[], first: number, last: number): boolean {
  const count = last + 1 - first;
  if (count <= GROUPS_MAX || count > SPELLED_MAX) return count <= GROUPS_MAX;
  return pieces.slice(first, last + 1).every(({ text }) => text.length <= SPELLED_LENGTH_MAX);
}

function piecesOf({ text, tokens }: ReadText): CodePiece[] {
  const pieces: CodePiece[] = [];
  let start = 0;
  for (const match of text.matchAll(PIECE)) {
    const to = match.index + match[0].length;
    while (start < tokens.length && tokens[start]!.start < match.index) start++;
    let end = start;
    while (end < tokens.length && tokens[end]!.end <= to) end++;
    // A letter with an accent beside it is a word of its own.
    if (end > start && tokens[start]!.start === match.index && tokens[end - 1]!.end === to) {
      pieces.push({ text: match[0], start, end });
    }
    start = end;
  }
  return pieces;
}

function hasDigit({ text }: CodePiece): boolean {
  return /\d/.test(text);
}

/** "180mila", "5tausend" */
function isScaled({ senses, tokens }: ReadText, { end, start }: CodePiece): boolean {
  if (end !== start + 2 || !tokens[start]!.digits) return false;
  return senses[start + 1]?.scale !== undefined && tokens[start + 1]!.word.length > 1;
}

/** A few capitals that are no word by themselves. */
function isLetterGroup({ text }: CodePiece): boolean {
  return text.length <= LETTERS_MAX && /^[A-Z]+(?:-[A-Z]+)?$/.test(text) && text !== 'I';
}

const VOWEL = /[aeiou]/i;

/**
 * A letter or two, or three that nobody can speak, which are no word of the language nor name a code ("ssn 4587"). An article
 * begins one where nothing stands before it ("a 12"), and is its end where nothing follows ("12 a").
 */
function isSmallGroup(read: ReadText, { end, start, text }: CodePiece): boolean {
  if (!isUnspoken(text)) return false;
  if (text.length > 1 && (isSaidBeside(read, start) || isBesideCode(read, start))) return false;
  const { code } = read.language.pack;
  if (answerFormIn(text, code) === 'code') return false;
  const sense = read.senses[start];
  const isWord =
    sense?.isEmpty || sense?.isConnector || read.language.actions.has(read.stems[start]!);
  if (!isWord) return true;
  if (text.length > 1) return false;
  return isEdge(read, start, end) || isBesidePart(read, start);
}

function isEdge({ tokens }: ReadText, start: number, end: number): boolean {
  return (tokens[end]?.boundary ?? 2) > 0 || tokens[start]!.boundary > 0;
}

/** Behind digits, another letter or a word for codes. */
function isBesidePart({ language, text, tokens }: ReadText, start: number): boolean {
  const { digits, end, start: from, word } = tokens[start - 1]!;
  // "É a 45-XR-12": a letter with an accent is a word.
  const isLetter = /^[A-Za-z]$/.test(text.slice(from, end));
  return digits || isLetter || answerFormIn(word, language.pack.code) === 'code';
}

function isUnspoken(text: string): boolean {
  if (text.length > SMALL_LETTERS_MAX || !/^[A-Za-z][a-z]*$/.test(text)) return false;
  // "Ln 3" as who dictates it begins; "Er 3" is a word.
  const isSmall = text.length < SMALL_LETTERS_MAX && /^[a-z]/.test(text);
  return isSmall || !VOWEL.test(text);
}

/** Letters for "please" and "thanks", however short, titles, and sounds. */
const SPOKEN = /^(?:pls|plz|thx|ty|mr|mrs|ms|dr|hm|hmm|mm|mmm)$/;

/** A courtesy, "nr", "pm". */
function isSaidBeside(read: ReadText, at: number): boolean {
  const { word } = read.tokens[at]!;
  if (read.senses[at]?.isCourtesy || SPOKEN.test(word)) return true;
  if (read.language.numbered.has(word)) return true;
  return phraseOf(read, at, PHRASE.morning, PHRASE.night)?.end === at + 1;
}

/** Where words are written apart, and one of those beside it is digits enough. */
function isBesideCode({ language, tokens }: ReadText, at: number): boolean {
  if (language.pack.calendar.unitsFollow) return false;
  return [tokens[at - 1], tokens[at + 1]].some(
    (token) => token?.digits === true && token.word.length >= DIGITS_OF_CODE_MIN,
  );
}

/** Who writes capitals only tells nothing by them, but in a reply that is hardly more than a code. */
function tellsByCapitals({ text, tokens }: ReadText): boolean {
  return tokens.length <= GROUPS_MAX || text !== text.toUpperCase();
}

/** "IT 006 - A41K": letters behind a mark that parts a code, and no second number. */
function isJoined({ text, tokens }: ReadText, piece: CodePiece, next: CodePiece): boolean {
  if (next.start !== piece.end || !/[A-Za-z]/.test(next.text)) return false;
  return / [-–/] /.test(text.slice(tokens[piece.end - 1]!.end, tokens[next.start]!.start));
}

function isNextTo(read: ReadText, piece: CodePiece, next: CodePiece): boolean {
  if (next.start !== piece.end || read.tokens[next.start]!.boundary > 0) return false;
  const gap = read.text.slice(read.tokens[piece.end - 1]!.end, read.tokens[next.start]!.start);
  return gap === ' ';
}

function codeOf(read: ReadText, pieces: readonly CodePiece[], least: number): Mention | undefined {
  if (!pieces.some(hasDigit)) return undefined;
  const text = pieces.map((piece) => piece.text).join('');
  const isMixed = /[A-Za-z]/.test(text);
  if (text.replace(/[^A-Za-z0-9]/g, '').length < (isMixed ? least : ALPHANUMERICS_MIN))
    return undefined;
  const [start, end] = [pieces[0]!.start, pieces.at(-1)!.end];
  const value = writtenIn(read, { start, end });
  return { kind: 'code', value, start, end, certainty: /[A-Za-z/_-]/.test(text) ? 1 : 0.9 };
}
