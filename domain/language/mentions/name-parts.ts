import { leadBit, PHRASE } from '../grammar/language.ts';
import { isFirstPerson, phraseOf, type ReadText } from '../grammar/read-text.ts';
import { SLOT_ROLES, type SlotRole } from '../pack-format/language-pack.ts';
import { isLetter } from '../text/tokens.ts';
import { isUnspaced } from '../text/words.ts';

/** What a word can be in a name. */
const OUT = 0;
/** A small word that may stand inside one: "of", "and". */
export const CONNECTOR = 1;
export const PLAIN = 2;
export const CAPITAL = 3;

/** A long text of which more is in capitals does not mark names with them. */
const CAPITALS_SHARE_MAX = 0.8;
const TITLE_CASE_WORDS_MIN = 10;

/** Per token, what it can be in a name. */
export function namePartsOf(read: ReadText): readonly number[] {
  const isTelling = areCapitalsTelling(read);
  const parts = read.tokens.map((_, at) => partOf(read, at, isTelling));
  leaveOutNaming(read, parts);
  leaveOutDue(read, parts);
  leaveOutSpelling(read, parts);
  return parts;
}

const OF = leadBit('of');
const NAMING: ReadonlySet<number> = new Set([
  PHRASE.naming,
  PHRASE.introducing,
  PHRASE.noting,
  PHRASE.presenting,
  PHRASE.signing,
]);

/** "Steht Bosch drauf", "写李建国": what leads a name in is no part of it, as the "name of" of "name of the rose" may be. */
function leaveOutNaming({ phrases, senses, tokens }: ReadText, parts: number[]): void {
  const naming = phrases.filter(({ kind }) => NAMING.has(kind));
  for (const { end, kind, start } of naming) {
    if (end - start === tokens.length || parts[end - 1] === CONNECTOR) continue;
    if (((senses[end]?.leads ?? 0) & OF) !== 0) continue;
    const isLeading = (part: number) => part !== CAPITAL || kind === PHRASE.signing;
    for (let at = start; at < end; at++) if (isLeading(parts[at]!)) parts[at] = OUT;
  }
}

/** "Al Giardino Botanico entro le 9:45": what leads to an hour is no part of a name. */
function leaveOutDue({ phrases, tokens }: ReadText, parts: number[]): void {
  for (const { end, kind, start } of phrases)
    if (kind === PHRASE.due && tokens[end]?.digits) parts.fill(OUT, start, end);
}

/** Characters of "芳香的芳", which says how the last one is written. */
const SPELLING_LENGTH = 4;

/** "我叫王芳，芳香的芳": a clause behind a name that tells which character is meant. */
function leaveOutSpelling({ senses, tokens }: ReadText, parts: number[]): void {
  for (let from = 1; from + SPELLING_LENGTH <= tokens.length; from++) {
    const [first, second, , meant] = tokens.slice(from, from + SPELLING_LENGTH);
    const isOf = ((senses[from + 2]?.leads ?? 0) & OF) !== 0 && isUnspaced(meant!.word);
    if (!isOf || tokens[from]!.boundary === 0) continue;
    if (meant!.word !== first!.word && meant!.word !== second!.word) continue;
    const after = tokens[from + SPELLING_LENGTH];
    if (after === undefined || after.boundary > 0) parts.fill(OUT, from, from + SPELLING_LENGTH);
  }
}

/** Whether a capital inside a sentence means a name here: not in German, not in text all in capitals. */
function areCapitalsTelling(read: ReadText): boolean {
  if (read.language.pack.nounsCapital) return false;
  let words = 0;
  let capitals = 0;
  let shouted = 0;
  for (const token of read.tokens) {
    if (token.digits || token.word.length < 2) continue;
    words++;
    if (!token.capital) continue;
    capitals++;
    const raw = read.text.slice(token.start, token.end);
    if (raw === raw.toUpperCase()) shouted++;
  }
  if (words > 2 && shouted > words * CAPITALS_SHARE_MAX) return false;
  return words < TITLE_CASE_WORDS_MIN || capitals <= words * CAPITALS_SHARE_MAX;
}

function partOf(read: ReadText, at: number, isTelling: boolean): number {
  const token = read.tokens[at]!;
  const known = knownPartOf(read, at);
  if (known !== undefined) return known;
  const isCapital = token.capital && isTelling;
  if (isCapital && (token.boundary < 2 || isTitleStart(read, at) || isInitial(read, at))) {
    return isFirstPerson(token.word) ? OUT : CAPITAL;
  }
  const sense = read.senses[at];
  if (sense?.isConnector) return CONNECTOR;
  if (isPlainWord(read, at)) return OUT;
  return isCapital ? CAPITAL : PLAIN;
}

/** What needs no look at capitals. */
function knownPartOf(read: ReadText, at: number): number | undefined {
  const token = read.tokens[at]!;
  if (read.occupied[at] === 1 || isRelation(read, at)) return OUT;
  if (token.digits) return PLAIN;
  const isAllThatIsSaid = read.tokens.length === 1 && token.capital;
  if (isAllThatIsSaid && read.senses[at]?.isConnector) return CAPITAL;
  return isUnspaced(token.word) ? unspacedPartOf(read, at) : undefined;
}

/** "My wife", "a girl: Anna": somebody who is named elsewhere. */
function isRelation({ senses, tokens }: ReadText, at: number): boolean {
  if (!senses[at]?.isRelation) return false;
  const next = tokens[at + 1];
  // "Grandson, Ollie": who it is, and then the name.
  const isApart = tokens[at]!.boundary > 0 && next?.boundary === 1 && next.capital;
  const isLed =
    isApart || (at > 0 && tokens[at]!.boundary === 0 && senses[at - 1]?.isEmpty === true);
  const isOfPair = next?.joint === '-' || tokens[at]!.joint === '-';
  // "Doctor appointment" is a name of something.
  const isAlone = next === undefined || next.boundary > 0 || next.capital;
  return isLed && isAlone && !isOfPair;
}

/** What leads to a place is followed by its name, small word or not ("从上海"); what is done there ends it ("出发"). */
function unspacedPartOf(read: ReadText, at: number): number | undefined {
  const { boundary } = read.tokens[at]!;
  if (isOfMovement(read, at) || (boundary === 0 && isOfMovement(read, at - 1))) return OUT;
  const isLed = boundary === 0 && (read.senses[at - 1]?.leads ?? 0) !== 0;
  return isLed && !read.senses[at]?.leads && !isParticle(read, at) ? PLAIN : undefined;
}

/** "四川的吧": a small word that ends its clause. */
function isParticle({ senses, tokens }: ReadText, at: number): boolean {
  const next = tokens[at + 1];
  return senses[at]?.isEmpty === true && (next === undefined || next.boundary > 0);
}

/** Whether a phrase such as "出发" begins there. */
function isOfMovement(read: ReadText, at: number): boolean {
  return MOVEMENTS.some((role) => {
    const kind = PHRASE.role + SLOT_ROLES.indexOf(role);
    return phraseOf(read, at, kind) !== undefined;
  });
}

const MOVEMENTS = ['origin', 'destination', 'start', 'end'] as const satisfies readonly SlotRole[];

/** "J R R Tolkien", "C. Bechstein": an initial, be "j" or "c" a word of the language. */
function isInitial({ text, tokens }: ReadText, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!isLetter(token) || !next?.capital || next.boundary !== 0) return false;
  return isLetter(next) || text[token!.end] === '.';
}

/** "Las Vegas", "The Mustang" at the beginning of a sentence. */
function isTitleStart(read: ReadText, at: number): boolean {
  const sense = read.senses[at];
  const next = read.tokens[at + 1];
  if (!sense?.isConnector || sense.joinsClauses || sense.leads !== 0) return false;
  return next?.capital === true && next.boundary === 0;
}

/** A word of the language that names nothing, unless it is all that is said. */
function isPlainWord(read: ReadText, at: number): boolean {
  if (read.senses[at]?.isEmpty) return true;
  if (!read.language.actions.has(read.stems[at]!)) return false;
  if (isNounAction(read, at) || isFamilyName(read, at)) return false;
  return !(read.tokens.length === 1 && read.tokens[at]!.capital);
}

/** "Jens Meinert", "Petra Wünsche": no verb has a capital where nouns have one. */
function isFamilyName({ language, senses, tokens }: ReadText, at: number): boolean {
  const token = tokens[at]!;
  if (language.pack.nounsCapital !== true || !token.capital || token.boundary > 0) return false;
  const before = tokens[at - 1];
  return before?.capital === true && senses[at - 1] === undefined;
}

/** "grocery run", "stylist visit": a verb in the place of a noun ends a name. */
function isNounAction(read: ReadText, at: number): boolean {
  const sense = read.senses[at];
  if (!sense?.isNounToo || read.tokens[at]!.boundary > 0) return false;
  const before = read.senses[at - 1];
  if (before?.isEmpty || read.language.actions.has(read.stems[at - 1]!)) return false;
  const next = read.tokens[at + 1];
  if (next === undefined || next.boundary > 0) return true;
  const after = read.senses[at + 1];
  return after !== undefined && (after.leads !== 0 || after.joinsClauses || after.marks !== 0);
}
