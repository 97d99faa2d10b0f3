import type { Mention, ReadText } from '../grammar/read-text.ts';

/** Letters and digits with the marks that codes are written with. */
const PIECE = /[A-Za-z0-9]+(?:[-/._][A-Za-z0-9]+)*/g;
const ALPHANUMERICS_MIN = 3;
/** Groups of letters beside one of digits: "AB 12 CDE". */
const LETTERS_MAX = 5;
const GROUPS_MAX = 6;

interface Piece {
  readonly text: string;
  /** Token indexes, [start, end). */
  readonly start: number;
  readonly end: number;
}

/**
 * What may be a number or a name that somebody gave out: groups of digits, or of digits and letters, with blanks and
 * dashes between them. Linear in the text.
 */
export function findCodes(read: ReadText): Mention[] {
  if (!/\d/.test(read.text)) return [];
  const pieces = piecesOf(read);
  const hasGroups = tellsByCapitals(read);
  const isPart = (piece: Piece) => hasDigit(piece) || (hasGroups && isLetterGroup(piece));
  const goesOn = (at: number) => {
    const next = pieces[at + 1];
    return next !== undefined && isNextTo(read, pieces[at]!, next) && isPart(next);
  };
  const found: Mention[] = [];
  for (let at = 0; at < pieces.length; at++) {
    if (!isPart(pieces[at]!)) continue;
    let last = at;
    while (last + 1 - at < GROUPS_MAX && goesOn(last)) last++;
    const code = codeOf(read, pieces.slice(at, last + 1));
    if (code !== undefined) found.push(code);
    at = last;
  }
  return found;
}

function piecesOf({ text, tokens }: ReadText): Piece[] {
  const pieces: Piece[] = [];
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

function hasDigit({ text }: Piece): boolean {
  return /\d/.test(text);
}

/** A few capitals that are no word by themselves. */
function isLetterGroup({ text }: Piece): boolean {
  return text.length <= LETTERS_MAX && /^[A-Z]+(?:-[A-Z]+)?$/.test(text) && text !== 'I';
}

/** Who writes capitals only tells nothing by them, but in a reply that is hardly more than a code. */
function tellsByCapitals({ text, tokens }: ReadText): boolean {
  return tokens.length <= GROUPS_MAX || text !== text.toUpperCase();
}

function isNextTo(read: ReadText, piece: Piece, next: Piece): boolean {
  if (next.start !== piece.end || read.tokens[next.start]!.boundary > 0) return false;
  const gap = read.text.slice(read.tokens[piece.end - 1]!.end, read.tokens[next.start]!.start);
  return gap === ' ';
}

function codeOf(read: ReadText, pieces: readonly Piece[]): Mention | undefined {
  if (!pieces.some(hasDigit)) return undefined;
  const text = pieces.map((piece) => piece.text).join('');
  if (text.replace(/[^A-Za-z0-9]/g, '').length < ALPHANUMERICS_MIN) return undefined;
  const [start, end] = [pieces[0]!.start, pieces.at(-1)!.end];
  const value = read.text.slice(read.tokens[start]!.start, read.tokens[end - 1]!.end);
  return { kind: 'code', value, start, end, certainty: /[A-Za-z/_-]/.test(text) ? 1 : 0.9 };
}
