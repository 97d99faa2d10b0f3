import { PHRASE } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import { isOpposite, oppositeOf } from '../reading-index/proposition.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import type { TokenRange } from '../text/tokens.ts';
import type { Extraction } from './candidates/context.ts';

/** A yes or no that is told without either word. */
export interface ImpliedAnswer {
  readonly value: boolean;
  readonly confidence: number;
  /** Token indexes, [start, end). */
  readonly words: readonly [number, number];
}

const SAID = 0.8;

/** What a reply without a yes or a no says to a question of yes or no; undefined where it says neither. */
export function impliedAnswer(
  extraction: Extraction,
  entry: InformationEntry,
): ImpliedAnswer | undefined {
  const { read, unpreferred } = extraction;
  if (unpreferred.has(entry.position)) return undefined;
  return fromOwn(read, entry) ?? fromStance(read);
}

/** What the opposites of a question's own words say to it: "we rent" to who asks for an owner. */
export function oppositeAnswer(
  { index, isDeclining, read }: Extraction,
  entry: InformationEntry,
): ImpliedAnswer | undefined {
  if (isDeclining || index.language !== read.language) return undefined;
  return fromOpposites(read, entry);
}

function answer(value: boolean, { start, end }: TokenRange): ImpliedAnswer {
  return { value, confidence: SAID, words: [start, end] };
}

/** "I have my own": to an offer a no, else that there is one. */
function fromOwn(
  read: ReadText,
  { asksHaving, offers }: InformationEntry,
): ImpliedAnswer | undefined {
  const own = read.phrases.find(({ kind, start }) => kind === PHRASE.hasOwn && !asks(read, start));
  if (own === undefined || (!offers && !asksHaving)) return undefined;
  return answer(!offers, own);
}

function asks(read: ReadText, at: number): boolean {
  return read.asks[at] === 2;
}

/** "That can wait", "only at weekends": the first such phrase, the longer one of two. */
function fromStance(read: ReadText): ImpliedAnswer | undefined {
  let best: PhraseMatch | undefined;
  for (const phrase of read.phrases) {
    if (phrase.kind !== PHRASE.holds && phrase.kind !== PHRASE.fails) continue;
    if (asks(read, phrase.start)) continue;
    if (
      best === undefined ||
      endsDenying(read, best, phrase) ||
      (phrase.start === best.start && phrase.end > best.end)
    )
      best = phrase;
  }
  return best && answer(best.kind === PHRASE.holds, best);
}

/** "Seit Bello tot ist nicht mehr": what the reply ends with stands. */
function endsDenying(
  { tokens }: ReadText,
  first: PhraseMatch,
  { end, kind }: PhraseMatch,
): boolean {
  return kind === PHRASE.fails && first.kind === PHRASE.holds && end === tokens.length;
}

function fromOpposites(read: ReadText, { opposites }: InformationEntry): ImpliedAnswer | undefined {
  for (const phrase of read.phrases) {
    if (!isOpposite(phrase.kind) || read.asks[phrase.start]! > 0) continue;
    const isSame = opposites.has(phrase.kind);
    if (isSame === opposites.has(oppositeOf(phrase.kind))) continue;
    return answer(isSame !== isDenied(read, phrase.start), phrase);
  }
  return undefined;
}

function isDenied({ senses, tokens }: ReadText, at: number): boolean {
  for (let i = at - 1; i >= 0 && tokens[i + 1]!.boundary === 0; i--) {
    if (senses[i]?.negates) return true;
    if (senses[i]?.joinsClauses) return false;
  }
  return false;
}
