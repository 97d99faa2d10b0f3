import { MARK, PHRASE, roleBit } from '../grammar/language.ts';
import { hasMark, phraseOf, type ReadText } from '../grammar/read-text.ts';
import type { TokenRange } from '../text/tokens.ts';
import { isUnspaced } from '../text/words.ts';
import { SURE } from '../times/clock.ts';
import { clockAt } from '../times/times.ts';

/** A street with its number and what goes on from there: where the house is and the town. */
export interface Address extends TokenRange {
  /** A word of it says that it is a street, so that nobody needs to have asked for it. */
  readonly isStreet: boolean;
}

const WORDS_MAX = 16;

/** The first address of a text. */
export function findAddress(read: ReadText): Address | undefined {
  const isHouse = (at: number) =>
    !isOfCode(read, at) && !isOfMinutes(read, at) && isOfStreet(read, at);
  const number = read.tokens.findIndex((token, at) => token.digits && isHouse(at));
  if (number < 0) return undefined;
  const name = startOf(read, number);
  const end = endOf(read, number);
  let isStreet = false;
  for (let at = name; at < end; at++) if (isStreetWord(read, at)) isStreet = true;
  const start = withDwelling(read, withBeginning(read, name, isStreet));
  return { start, end, isStreet };
}

/** "The A371": no number of a house. */
function isOfCode({ tokens }: ReadText, at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && tokens[at]!.joint === '' && !isUnspaced(before.word);
}

const ADDRESS = roleBit('address');

/** A number of a house has a name beside it; that of a flat stands before or behind it. */
function isOfStreet(read: ReadText, at: number): boolean {
  if (isDwelling(read, at - 1)) return false;
  const isName = (i: number) => i >= 0 && read.tokens[i] !== undefined && isNamePart(read, i);
  const next = isHouseLetter(read, at + 1) ? at + 2 : at + 1;
  const isNext = isName(next) && read.tokens[next]!.boundary === 0;
  const isLast = isName(at - 1) && read.tokens[at]!.boundary < 2;
  return isNext || isLast || streetEnd(read, next) !== undefined;
}

/** "Road", "rue", "Lindenallee"; a word that means something else as well needs its capital: "2 close friends". */
function isStreetWord(read: ReadText, at: number): boolean {
  const { language, senses, stems, tokens } = read;
  const { capital, joint, word } = tokens[at]!;
  // "1st" is no street.
  if (joint === '' && tokens[at - 1]?.digits && !isUnspaced(word)) return false;
  if (
    language.addresses.streetEndings.some(
      (ending) => word.length > ending.length && word.endsWith(ending),
    )
  )
    return true;
  if (!language.addresses.streets.has(word)) return false;
  const isOther = senses[at]?.isEmpty || senses[at]?.leads || language.actions.has(stems[at]!);
  return capital || !isOther;
}

function isDwelling({ language, tokens }: ReadText, at: number): boolean {
  return language.addresses.dwellings.has(tokens[at]?.word ?? '');
}

/** Words of a street before the one that says what it is: "high", "saint john's". */
const STREET_WORDS_MAX = 3;

/** "Elm street" in a reply without capitals: behind its last word. */
function streetEnd(read: ReadText, from: number): number | undefined {
  for (let at = from; at <= from + STREET_WORDS_MAX; at++) {
    if (read.tokens[at]?.boundary !== 0) return undefined;
    const isKind = (read.roles[at]! & ADDRESS) !== 0 || isStreetWord(read, at);
    if (at > from && isKind) return at + 1;
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

/** "14b", "14/a", "14 b, the back door". */
function isHouseLetter({ language, tokens }: ReadText, at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.digits || token.boundary > 0) return false;
  if (language.addresses.repeated.has(token.word)) return true;
  if (!/^\p{L}$/u.test(token.word) || isUnspaced(token.word)) return false;
  const isLast = (tokens[at + 1]?.boundary ?? 2) > 0;
  return token.joint !== undefined || (isLast && tokens[at - 1]?.digits === true);
}

function isNamePart(read: ReadText, at: number): boolean {
  const { capital, digits, word } = read.tokens[at]!;
  if (capital || digits || isUnspaced(word)) return true;
  return (read.roles[at]! & ADDRESS) !== 0 || isStreetWord(read, at);
}

function startOf(read: ReadText, number: number): number {
  if (isAheadOfStreet(read, number)) return number;
  let start = number;
  for (let at = number - 1; at >= 0 && number - at < WORDS_MAX; at--) {
    const { boundary } = read.tokens[at + 1]!;
    if (boundary === 2 || (boundary === 1 && isUnspaced(read.tokens[at]!.word))) break;
    if (isNamePart(read, at) && !isLeadIn(read, at) && !isAddressWord(read, at)) start = at;
    else if (!goesOn(read, at)) break;
  }
  return start;
}

/** Small words that the name of a street begins with: "Am Markt", "An der Alten Post". */
const BEGINNING_WORDS_MAX = 2;

/** They have a capital of their own, or begin what is said where no word says that it is a street: "In der Mühlgasse 4". */
function withBeginning({ language, tokens }: ReadText, start: number, isStreet: boolean): number {
  const least = Math.max(0, start - BEGINNING_WORDS_MAX);
  for (let at = start - 1; at >= least && tokens[at + 1]!.boundary === 0; at--) {
    const { boundary, capital, word } = tokens[at]!;
    if (!language.addresses.beginnings.has(word)) continue;
    return capital && (boundary === 0 || !isStreet) ? at : start;
  }
  return start;
}

/** "Anne Morel, 14 rue du Four": the number begins what its clause tells of a street, and nothing before it does. */
function isAheadOfStreet(read: ReadText, number: number): boolean {
  const { tokens } = read;
  if (tokens[number]!.boundary === 0 || isUnspaced(tokens[number - 1]?.word ?? '')) return false;
  const isStreet = (at: number) => (read.roles[at]! & ADDRESS) !== 0 || isStreetWord(read, at);
  let from = number;
  while (from > 0 && number - from < WORDS_MAX && tokens[from]!.boundary < 2)
    if (isStreet(--from) || isDwelling(read, from)) return false;
  let end = number + 1;
  while (end < tokens.length && tokens[end]!.boundary === 0 && end - number <= STREET_WORDS_MAX)
    if (isStreet(end++)) return true;
  return false;
}

/** A small word within the name of a street, or any where nothing has a capital. */
function goesOn(read: ReadText, at: number): boolean {
  if (read.tokens[at + 1]!.boundary > 0) return false;
  return read.senses[at]?.isConnector === true || isPlain(read, at);
}

/** "Flat 7, 31 Harrow Road", "scala B, via Garibaldi": a short clause before the street that says where in the house. */
const DWELLING_WORDS_MAX = 3;

function withDwelling(read: ReadText, start: number): number {
  let from = start;
  if (from > 0 && isDwelling(read, from - 1) && read.tokens[from]!.boundary === 0) return from - 1;
  if (from === 0 || read.tokens[from]!.boundary !== 1) return start;
  do from--;
  while (from > 0 && read.tokens[from]!.boundary === 0 && start - from <= DWELLING_WORDS_MAX);
  const isIt = isDwelling(read, from) && start - from <= DWELLING_WORDS_MAX;
  return isIt ? from : start;
}

/** "The address 12 Hill Road": the word right before the number names no street. */
function isAddressWord(read: ReadText, at: number): boolean {
  const { capital, word } = read.tokens[at]!;
  return read.tokens[at + 1]!.digits && !capital && !isUnspaced(word) && !isStreetWord(read, at);
}

/** "It's", "we live at", "我住在": what leads to the address. */
function isLeadIn({ phrases, senses, tokens }: ReadText, at: number): boolean {
  if (isUnspaced(tokens[at]!.word)) {
    const isPhrase = phrases.some(({ end, start }) => end === at + 1 && end - start > 1);
    return (senses[at]?.leads ?? 0) !== 0 || isPhrase;
  }
  return senses[at]?.isEmpty === true && senses[at]?.isConnector !== true;
}

/** "12 Elm Street at 2:15 pm", "Lindenallee 3 um 15 Uhr", "in the morning": when it is, and no more of where. */
function isHour(read: ReadText, at: number): boolean {
  if (read.senses[at]?.leads && phraseOf(read, at, PHRASE.morning, PHRASE.night)) return true;
  if (!read.tokens[at]!.digits) return false;
  const clock = clockAt(read, at);
  return clock?.certainty === SURE || (clock !== undefined && isBareHour(read, at));
}

/** "Via Roma 4 alle 15." */
function isBareHour(read: ReadText, at: number): boolean {
  return hasMark(read, at - 1, MARK.at) && (read.tokens[at + 1]?.boundary ?? 2) > 0;
}

/** "17:15, to Lower Quay", "14h30": neither of them is the number of a house. */
function isOfMinutes(read: ReadText, at: number): boolean {
  if (read.tokens[at]!.joint === ':') return true;
  const clock = clockAt(read, at);
  return clock?.certainty === SURE && read.tokens[clock.end - 1]!.digits && clock.end > at + 1;
}

/** Letters and numbers after it, and further parts after a comma. */
function endOf(read: ReadText, number: number): number {
  const { tokens } = read;
  if (isOfHan(read, number)) return endOfHouse(read, number);
  const street = streetEnd(read, isHouseLetter(read, number + 1) ? number + 2 : number + 1);
  let end = street === undefined ? number + 1 : townEnd(read, street);
  for (let at = end; at < tokens.length && at - number < WORDS_MAX; at++) {
    if (isPartEnd(read, at)) break;
    if (isAddressPart(read, at)) end = at + 1;
    else if (!leadsOn(read, at) || leadsToAnother(read, at, street)) break;
  }
  return end;
}

function isOfHan({ tokens }: ReadText, number: number): boolean {
  return isUnspaced((tokens[number + 1] ?? tokens[number - 1])?.word ?? '');
}

function isAddressPart(read: ReadText, at: number): boolean {
  return isNamePart(read, at) || isHouseLetter(read, at) || isDwelling(read, at);
}

function isPartEnd(read: ReadText, at: number): boolean {
  const { boundary } = read.tokens[at]!;
  return boundary === 2 || (boundary === 1 && !isFurtherPart(read, at)) || isHour(read, at);
}

/** "18号3单元": numbers and what they count; behind the last one the name has ended. */
function endOfHouse(read: ReadText, number: number): number {
  let end = number + 1;
  for (let at = end; at < read.tokens.length && read.tokens[at]!.boundary === 0; at++) {
    if (read.tokens[at]!.digits || isDwelling(read, at)) end = at + 1;
  }
  return end;
}

/** A postcode, a flat, "in Leeds", or a clause of names alone: "Baker Street 4, London", and not "Achtung Katze". */
function isFurtherPart(read: ReadText, from: number): boolean {
  const { language, senses, tokens } = read;
  if (tokens[from]!.digits || isDwelling(read, from) || senses[from]?.leads) return true;
  let end = from;
  while (end < tokens.length && (end === from || tokens[end]!.boundary === 0)) {
    if (!isNamePart(read, end) && !senses[end]?.isConnector) return false;
    end++;
  }
  return language.pack.nounsCapital !== true || end - from === 1;
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
