import { roleBit } from '../../../grammar/language.ts';
import type { ReadText } from '../../../grammar/read-text.ts';
import { isUnspaced } from '../../../text/words.ts';
import { addCandidate, type ValueCandidate } from '../candidate.ts';
import type { Extraction } from '../context.ts';

/** More than any name within the address. */
const SCORE = 7;
const WORDS_MAX = 16;

/** An address that is asked for: the street with its number, and what goes on from there. */
export function addAddresses({ read, wanted }: Extraction, candidates: ValueCandidate[]): void {
  const entry = wanted.find(({ kind, slotType }) => kind === 'text' && slotType === 'address');
  if (entry === undefined) return;
  const number = read.tokens.findIndex((token, at) => token.digits && isOfStreet(read, at));
  if (number < 0) return;
  const start = startOf(read, number);
  const end = endOf(read, number);
  const value = read.text.slice(read.tokens[start]!.start, read.tokens[end - 1]!.end);
  addCandidate(candidates, { information: entry.position, value, start, end, score: SCORE });
}

const ADDRESS = roleBit('address');

/** A number of a house has a name beside it. */
function isOfStreet(read: ReadText, at: number): boolean {
  const isName = (i: number) => i >= 0 && read.tokens[i] !== undefined && isNamePart(read, i);
  const next = isHouseLetter(read, at + 1) ? at + 2 : at + 1;
  const isNext = isName(next) && read.tokens[next]!.boundary === 0;
  const isLast = isName(at - 1) && read.tokens[at]!.boundary < 2;
  return isNext || isLast || streetEnd(read, next) !== undefined;
}

/** Words of a street before the one that says what it is: "high", "saint john's". */
const STREET_WORDS_MAX = 3;

/** "Elm street" in a reply without capitals: behind its last word. */
function streetEnd(read: ReadText, from: number): number | undefined {
  for (let at = from; at <= from + STREET_WORDS_MAX; at++) {
    if (read.tokens[at]?.boundary !== 0) return undefined;
    if (at > from && (read.roles[at]! & ADDRESS) !== 0) return at + 1;
    if (!isPlain(read, at)) return undefined;
  }
  return undefined;
}

function isPlain({ hasCapitals, phrases, senses, tokens }: ReadText, at: number): boolean {
  if (hasCapitals || tokens[at]!.digits || senses[at] !== undefined) return false;
  return !phrases.some(({ start, end }) => start <= at && at < end);
}

/** Words of a town. */
const TOWN_WORDS_MAX = 3;

/** "Leeds", "redding ca 96001" behind a street without capitals, and nothing more. */
function townEnd(read: ReadText, from: number): number {
  const { tokens } = read;
  if (tokens[from] === undefined || tokens[from].boundary === 2) return from;
  let end = from;
  while (end < tokens.length && (end === from || tokens[end]!.boundary === 0) && isPlain(read, end))
    end++;
  const isWhole = end === tokens.length || tokens[end]!.boundary > 0 || tokens[end]!.digits;
  return isWhole && end - from <= TOWN_WORDS_MAX ? end : from;
}

/** "14b". */
function isHouseLetter({ tokens }: ReadText, at: number): boolean {
  return tokens[at]?.word.length === 1 && tokens[at]!.joint === '' && !tokens[at]!.digits;
}

function isNamePart(read: ReadText, at: number): boolean {
  const { capital, digits, word } = read.tokens[at]!;
  return capital || digits || isUnspaced(word) || (read.roles[at]! & ADDRESS) !== 0;
}

function startOf(read: ReadText, number: number): number {
  let start = number;
  for (let at = number - 1; at >= 0 && number - at < WORDS_MAX; at--) {
    if (read.tokens[at + 1]!.boundary === 2) break;
    if (isNamePart(read, at) && !isLeadIn(read, at) && !isAddressWord(read, at)) start = at;
    else if (!read.senses[at]?.isConnector || read.tokens[at + 1]!.boundary > 0) break;
  }
  return start;
}

/** "The address 12 Hill Road": the word right before the number names no street. */
function isAddressWord(read: ReadText, at: number): boolean {
  const { capital, word } = read.tokens[at]!;
  return read.tokens[at + 1]!.digits && !capital && !isUnspaced(word);
}

/** "It's", "we live at", "我住在": what leads to the address. */
function isLeadIn({ senses, tokens }: ReadText, at: number): boolean {
  if (isUnspaced(tokens[at]!.word)) return (senses[at]?.leads ?? 0) !== 0;
  return senses[at]?.isEmpty === true && senses[at]?.isConnector !== true;
}

/** Letters and numbers after it, and further parts after a comma. */
function endOf(read: ReadText, number: number): number {
  const street = streetEnd(read, isHouseLetter(read, number + 1) ? number + 2 : number + 1);
  let end = street === undefined ? number + 1 : townEnd(read, street);
  for (let at = end; at < read.tokens.length && at - number < WORDS_MAX; at++) {
    if (read.tokens[at]!.boundary === 2) break;
    if (isNamePart(read, at) || isHouseLetter(read, at)) end = at + 1;
    else if (!leadsOn(read, at) || leadsToAnother(read, at, street)) break;
  }
  return end;
}

/** "From 12 elm street to 14 oak road". */
function leadsToAnother(read: ReadText, at: number, street: number | undefined): boolean {
  const isNumber = read.tokens[at + 1]?.digits === true;
  return street !== undefined && isNumber && streetEnd(read, at + 2) !== undefined;
}

/** "In Heiloo", "interno 4". */
function leadsOn({ senses, tokens }: ReadText, at: number): boolean {
  const next = tokens[at + 1];
  const isNumbered = next?.digits === true && next.boundary === 0;
  return isNumbered || senses[at]?.isConnector === true || (senses[at]?.leads ?? 0) !== 0;
}
