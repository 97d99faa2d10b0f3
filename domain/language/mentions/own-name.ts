import { leadBit, PHRASE } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import { FoundOnce } from '../text/found-once.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import { isUnspaced } from '../text/words.ts';
import type { Span } from './spans.ts';

/** "My husband is Peter, I am Anna": who is told by what they are to the user, and the user's own name. */
export const RELATED = 3.2;

const FOR = leadBit('for');
/** Words between who somebody is and the name, and before who it is: "for my dear nan, she's Edith". */
const WORDS_BETWEEN_MAX = 3;

/** "It's for my nan, Edith Plum": whoever books does so in her name; "my husband is Peter" tells no name of the user's own. */
export function fitOwnName(read: ReadText, span: Span): number {
  const relation = span.isRelated ? span.start - 1 : relationBefore(read, span.start);
  if (relation === undefined) return 0;
  return isLedByFor(read, relation) ? RELATED : -RELATED;
}

/** The word in the same clause that says who it is: "my husband is …". */
function relationBefore({ senses, tokens }: ReadText, start: number): number | undefined {
  for (let at = start; at > 0 && start - at <= WORDS_BETWEEN_MAX; at--) {
    if (tokens[at]!.boundary > 0) return undefined;
    if (senses[at - 1]?.isRelation) return at - 1;
  }
  return undefined;
}

function isLedByFor({ senses, tokens }: ReadText, relation: number): boolean {
  for (let at = relation; at > 0 && relation - at < WORDS_BETWEEN_MAX; at--) {
    if (tokens[at]!.boundary > 0) return false;
    if (((senses[at - 1]?.leads ?? 0) & FOR) !== 0) return true;
  }
  return false;
}

/** A name of more words is a sentence. */
const NAME_WORDS_MAX = 5;
/** Who says more than "I'm" names somebody with one word as well: "you're speaking to Anna". */
const PLAIN_PHRASE_MIN = 3;

/** "You're speaking to Anna", "Anna Hale here", "kind regards, Anna Hale": the user's own name, whatever was asked. */
export function presentsUser(read: ReadText, { end, start }: Span): boolean {
  if (!isWholeName(read, start, end)) return false;
  const { tokens } = read;
  const isFull = tokens.slice(start, end).filter(({ capital }) => capital).length > 1;
  const { before, behind } = presentationsIn(read);
  const isAhead = before.get(start)?.some((phrase) => {
    if (phrase.kind === PHRASE.signing) return end === tokens.length;
    return (isFull || isPlainly(read, phrase)) && tokens[start]!.boundary === 0;
  });
  if (isAhead === true) return true;
  const after = behind.get(end);
  if (after === undefined) return false;
  return (isFull || isPlainly(read, after)) && isBehindName(read, after, start, end);
}

/** What is said around names of the user's own: by where it ends before one, and where it begins behind one. */
interface Presentations {
  readonly before: ReadonlyMap<number, readonly PhraseMatch[]>;
  readonly behind: ReadonlyMap<number, PhraseMatch>;
}

/** Looked for once a text: it is asked of each of its spans for each information. */
const presentations = new FoundOnce<Presentations>();

function presentationsIn(read: ReadText): Presentations {
  const known = presentations.known(read);
  if (known !== undefined) return known;
  const before = new Map<number, PhraseMatch[]>();
  const behind = new Map<number, PhraseMatch>();
  for (const phrase of read.phrases) {
    const { end, kind, start } = phrase;
    if (kind === PHRASE.presented) behind.set(start, phrase);
    if (kind !== PHRASE.presenting && kind !== PHRASE.signing) continue;
    before.set(end, [...(before.get(end) ?? []), phrase]);
  }
  return presentations.hold(read, { before, behind });
}

function isPlainly({ tokens }: ReadText, { end, start }: PhraseMatch): boolean {
  return end - start >= PLAIN_PHRASE_MIN || isUnspaced(tokens[start]!.word);
}

/** Written as a name from its first to its last word. */
function isWholeName({ senses, tokens }: ReadText, start: number, end: number): boolean {
  if (end - start > NAME_WORDS_MAX) return false;
  if (isUnspaced(tokens[start]!.word)) return true;
  const isName = (at: number) => tokens[at]!.capital && !senses[at]?.isEmpty && !senses[at]?.marks;
  return isName(start) && isName(end - 1);
}

/** All of a clause: "Anna Hale speaking". */
function isBehindName(
  { tokens }: ReadText,
  phrase: PhraseMatch,
  start: number,
  end: number,
): boolean {
  const isNext = tokens[end]?.boundary === 0;
  return isNext && tokens[start]!.boundary > 0 && (tokens[phrase.end]?.boundary ?? 1) > 0;
}
