import { PHRASE } from '../../grammar/language.ts';
import { type ReadText, saysLittle } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Token } from '../../text/tokens.ts';
import { isUnspaced } from '../../text/words.ts';
import { isOfWish } from '../../word-kinds/all-of-list.ts';
import { endOfOnly } from '../../word-kinds/limited.ts';
import type { Extraction } from '../candidates/context.ts';
import { listedOffers } from './listed-offers.ts';
import type { Offer } from './offer.ts';
import { offerWords } from './offer-words.ts';
import type { Picked } from './picked-offer.ts';

/** A longer reply tells in words of its own what it wants. */
const PICKING_LENGTH_MAX = 12;
const MARKS_MIN = 2;
const MARK = /^[a-i1-9]$/;
const LETTER_BEFORE_A = 96;
const BEHIND = /^\s*[).:、．）\]]|^\s+[-–—]\s/;
const BEFORE = /[([（]\s*$/;

/** Whether a reply has a letter or a digit by itself, so that the agent's words are read for few. */
export function mayPickMark({ tokens }: ReadText, { kind }: InformationEntry): boolean {
  if (kind !== 'choice' || tokens.length > PICKING_LENGTH_MAX) return false;
  return tokens.some(({ word }) => MARK.test(word));
}

/**
 * The choices that a reply picks by the letters or numbers that the agent put beside them: "a) by courier, b) with our van" – "b", "the
 * letter B, please", "A and C". A reply that names a choice, denies anything or says more in the same clause picks none so.
 */
export function markedOffers(
  { labels, read }: Extraction,
  main: InformationEntry,
  agent: Extraction,
): Picked | undefined {
  if (labels.of(main.position).length > 0) return undefined;
  const marked = offersByMark(agent, main);
  const places = marked && placesOf(read, marked);
  if (places === undefined || places.length === 0) return undefined;
  const offers = places.map((at) => marked!.offers[at - 1]);
  if (offers.some((offer) => offer === undefined)) return undefined;
  return { offers: offers as Offer[], words: [0, read.tokens.length] };
}

interface Marked {
  /** In the order of their marks; undefined where it is not known what is marked. */
  readonly offers: readonly (Offer | undefined)[];
  readonly isOfDigits: boolean;
}

function offersByMark({ labels, read }: Extraction, main: InformationEntry): Marked | undefined {
  const marks = marksIn(read);
  if (marks.length < MARKS_MIN) return undefined;
  const isOfDigits = read.tokens[marks[0]!]!.digits;
  if (isOfDigits && main.choices.some(({ label }) => /\p{Nd}/u.test(label))) return undefined;
  const own = labels.of(main.position);
  const isBehind = own.length > 0 && own[0]!.end <= marks[0]!;
  const listed = listedOffers(main);
  const isWhole = listed.length === marks.length;
  const offers = marks.map((mark, at) => {
    const [from, to] = isBehind
      ? [marks[at - 1] ?? 0, mark]
      : [mark, marks[at + 1] ?? read.tokens.length];
    const label = own.find(({ end, start }) => start >= from && end <= to);
    if (label === undefined) return isWhole && own.length === 0 ? listed[at] : undefined;
    return { value: main.choices[label.choice]!.value, start: from, end: to };
  });
  const known = offers.filter((offer) => offer !== undefined);
  const isInOrder = known.every(
    ({ value }) => value === listed[offers.findIndex((each) => each?.value === value)]?.value,
  );
  return {
    offers: isWhole && isInOrder ? offers.map((offer, at) => offer ?? listed[at]) : offers,
    isOfDigits,
  };
}

/** Token indexes of "a)", "(b)", "3.", "D银行转账", as far as they follow each other from the first one on. */
function marksIn({ text, tokens }: ReadText): number[] {
  const marks: number[] = [];
  for (const [at, token] of tokens.entries()) {
    const place = placeOf(token);
    if (place === undefined || !isMark(text, tokens, at)) continue;
    const isAlike = marks.length === 0 || tokens[marks[0]!]!.digits === token.digits;
    if (place === marks.length + 1 && isAlike) marks.push(at);
  }
  return marks;
}

/** From 1 on. */
function placeOf({ digits, word }: Token): number | undefined {
  if (!MARK.test(word)) return undefined;
  return digits ? Number(word) : word.charCodeAt(0) - LETTER_BEFORE_A;
}

function isMark(text: string, tokens: readonly Token[], at: number): boolean {
  const { digits, end, start } = tokens[at]!;
  const next = tokens[at + 1];
  if (!digits && next?.joint === '' && isUnspaced(next.word)) return true;
  const isClosed = BEHIND.test(text.slice(end, next?.start));
  return isClosed || BEFORE.test(text.slice(tokens[at - 1]?.end ?? 0, start));
}

/** The places that a reply names by their marks, in a clause that says no more; undefined where it says more. */
function placesOf(read: ReadText, { isOfDigits, offers }: Marked): number[] | undefined {
  const { senses, tokens } = read;
  if (senses.some((sense) => sense?.negates)) return undefined;
  const places: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (places.length > 0 && !isOfDigits && token.boundary > 0 && !isPlace(token)) break;
    if (isPlace(token) && !isSmallLetter(read, at)) places.push(placeOf(token)!);
    else if (!saysNoMore(read, at)) return undefined;
  }
  return [...new Set(places)];

  function isPlace(token: Token): boolean {
    const place = token.digits === isOfDigits ? placeOf(token) : undefined;
    return place !== undefined && place <= offers.length;
  }
}

/** "A b" in Portuguese, "a y c", "a e d". */
function isSmallLetter({ language, senses, tokens }: ReadText, at: number): boolean {
  const next = tokens[at + 1];
  if (senses[at] === undefined || next?.boundary !== 0 || !MARK.test(next.word)) return false;
  const isLink =
    senses[at]!.joinsClauses ||
    senses[at]!.joinsNumbers ||
    language.alternatives.has(tokens[at]!.word);
  return isLink ? at > 0 : senses[at + 1]?.joinsClauses !== true;
}

function saysNoMore(read: ReadText, at: number): boolean {
  const { language, phrases, tokens } = read;
  const { following, stands } = offerWords(language);
  const { word } = tokens[at]!;
  if (saysLittle(read, at) || stands.has(word) || following.has(word)) return true;
  if (language.numbered.has(word) || isOfWish(read, at) || endOfOnly(read, at) !== undefined)
    return true;
  return phrases.some(({ end, kind, start }) => AGREEING.has(kind) && start <= at && at < end);
}

const AGREEING: ReadonlySet<number> = new Set([PHRASE.yes, PHRASE.courtesy, PHRASE.thanks]);
