import type { Steps } from '../../../steps.ts';
import { PHRASE, roleBit } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import { isUnspaced } from '../../text/words.ts';
import { limitsTime, saysSometime } from '../../word-kinds/limits-time.ts';
import type { Extraction } from './context.ts';

/**
 * Marks the informations that the text has no preference about: the ones named by it, else the main one
 * asked for. A value told of one of them has to be plain to count all the same.
 */
export function* markNoPreference(extraction: Extraction): Steps<void> {
  const phrases = extraction.read.phrases
    .filter(({ kind }) => kind === PHRASE.noPreference)
    .slice(0, PHRASES_MAX);
  for (const phrase of phrases) {
    yield;
    if (ordersNumber(extraction.read, phrase)) continue;
    const named = namedNear(extraction, phrase);
    const meant = named.length > 0 ? plainlyNamed(extraction, named) : askedFor(extraction, phrase);
    for (const position of meant)
      if (!isLimitedInTime(extraction, position, phrase)) extraction.unpreferred.add(position);
  }
}

/** "Egal, Hauptsache im März" and "weiß ich noch nicht, irgendwann" leave no day and no hour to others. */
function isLimitedInTime(
  { index, isDeclining, read }: Extraction,
  position: number,
  { start, end }: PhraseMatch,
): boolean {
  const { kind } = index.informations[position]!;
  if (kind !== 'date' && kind !== 'time') return false;
  if (isDeclining && saysSometime(read, start, end)) return true;
  return limitsTime(read, kind);
}

/** "Take ten", "take that one": the words that leave a choice to others order a number here. */
function ordersNumber({ phrases, senses, tokens }: ReadText, { start, end }: PhraseMatch): boolean {
  const isNumber = (at: number) => tokens[at]?.digits === true || senses[at]?.number !== undefined;
  if (!tokens.some((_, at) => isNumber(at))) return false;
  return phrases.some(
    (other) =>
      other.start < end &&
      other.end > start &&
      (other.kind === PHRASE.settles || (other.kind === PHRASE.concludes && isNumber(other.end))),
  );
}

/** A reply is searched no further: each phrase is held against every information. */
const PHRASES_MAX = 50;

/** Those of the main question asked, unless the phrase speaks of others. */
function askedFor(extraction: Extraction, phrase: PhraseMatch): number[] {
  if (speaksOfOthers(extraction, phrase)) return [];
  const isNo = extraction.read.phrases.some(
    ({ kind, start, end }) => kind === PHRASE.no && start < phrase.end && end > phrase.start,
  );
  // "I don't have one" to who asks whether one has one.
  return extraction.wanted
    .filter(({ kind }) => kind !== 'boolean' || !isNo)
    .map(({ position }) => position)
    .filter((position) => extraction.asked[position] === MAIN);
}

const MAIN = 1;

/** A cue has to tell an information from most others to name it. */
const NAMING_CUE_MIN = 0.4;
const WORDS_AROUND_MAX = 4;

/** Informations whose own words stand next to the phrase: "I don't care about the price"; else the one that most of them speak of. */
function namedNear(extraction: Extraction, phrase: PhraseMatch): readonly number[] {
  const [start, end] = surroundings(extraction.read, phrase);
  const named = extraction.index.informations
    .filter((entry) => isNamedIn(extraction, entry, start, end))
    .map(({ position }) => position);
  if (named.length > 0) return named;
  return mostNamed(extraction, start, end) ?? placeNamed(extraction, phrase);
}

/** "I don't have any car preference": of those that ask about the car the one whose words say it most, or that offers kinds of it. */
function mostNamed(extraction: Extraction, start: number, end: number): number[] | undefined {
  const { index, wanted } = extraction;
  const words = wordsNaming(extraction, start, end);
  const sums = index.informations.map(({ cues }) =>
    words.reduce((total, root) => total + (cues.get(root) ?? 0), 0),
  );
  const most = sums.reduce((best, sum) => Math.max(best, sum), 0);
  if (most === 0) return undefined;
  const named = index.informations.filter(({ position }) => sums[position]! * MOST_NAMED > most);
  if (named.length === 1) return [named[0]!.position];
  const kinds = wanted.some(isOfKinds) ? [] : named.filter(isOfKinds);
  return kinds.length === 1 ? [kinds[0]!.position] : [];
}

function isOfKinds({ isOpen, kind }: InformationEntry): boolean {
  return kind === 'choice' && !isOpen;
}

/** What is named this many times less is hardly meant. */
const MOST_NAMED = 1.5;

function wordsNaming({ read, stems }: Extraction, start: number, end: number): string[] {
  const { actions } = read.language;
  return stems.slice(start, end).filter((_, i) => {
    const at = start + i;
    if (read.senses[at]?.isEmpty || isUnspaced(read.tokens[at]!.word)) return false;
    return !actions.has(read.stems[at]!);
  });
}

/** "Wo ist egal": where one information alone asks for a place. */
function placeNamed({ index, read }: Extraction, { end, start }: PhraseMatch): number[] {
  const isWhere = [start - 1, start - 2, end, end + 1].some(
    (at) => read.senses[at]?.asks === true && (read.roles[at]! & PLACE) !== 0,
  );
  const places = isWhere ? index.informations.filter(({ roles }) => (roles & PLACE) !== 0) : [];
  return places.length === 1 ? [places[0]!.position] : [];
}

const PLACE = roleBit('place') | roleBit('area') | roleBit('city');

/** A word of several informations, "any restaurant", names none of those that were not asked for. */
function plainlyNamed({ asked }: Extraction, named: readonly number[]): readonly number[] {
  const wanted = named.filter((position) => asked[position]! > 0);
  return wanted.length > 0 || named.length === 1 ? named : [];
}

/** "Any kind of show would be okay", with several informations about the show and none of them asked for. */
function speaksOfOthers(extraction: Extraction, phrase: PhraseMatch): boolean {
  const { index, stems, wanted } = extraction;
  const [start, end] = surroundings(extraction.read, phrase);
  const { language, stems: own } = extraction.read;
  const around = stems.filter(
    (root, at) =>
      at >= start &&
      at < end &&
      index.spread.has(root) &&
      !language.actions.has(own[at]!) &&
      !isPartOfWord(extraction, index.spread, at),
  );
  if (around.length === 0) return false;
  return !wanted.some(({ cues }) => around.some((root) => cues.has(root)));
}

function isNamedIn(
  { read, stems }: Extraction,
  entry: InformationEntry,
  start: number,
  end: number,
): boolean {
  for (let at = start; at < end; at++) {
    const says = read.senses[at]?.isEmpty || read.language.actions.has(read.stems[at]!);
    if (says === true || (entry.cues.get(stems[at]!) ?? 0) < NAMING_CUE_MIN) continue;
    if (!isPartOfWord({ read, stems }, entry.cues, at)) return true;
  }
  return false;
}

/** One character of a word names nothing: 位 of 价位. */
function isPartOfWord(
  { read, stems }: Pick<Extraction, 'read' | 'stems'>,
  own: ReadonlyMap<string, number>,
  at: number,
): boolean {
  if (!isUnspaced(read.tokens[at]!.word)) return false;
  return ![at - 1, at + 1].some((next) => own.has(stems[next] ?? ''));
}

/** A few words around the phrase, up to where another thought begins. */
function surroundings(read: ReadText, phrase: PhraseMatch): [number, number] {
  const least = Math.max(0, phrase.start - WORDS_AROUND_MAX);
  const most = Math.min(read.tokens.length, phrase.end + WORDS_AROUND_MAX);
  let { start, end } = phrase;
  while (start > least && read.tokens[start]!.boundary === 0 && !joinsClauses(read, start - 1)) {
    start--;
  }
  while (end < most && read.tokens[end]!.boundary === 0 && !joinsClauses(read, end)) end++;
  return [start, end];
}

function joinsClauses(read: ReadText, at: number): boolean {
  return read.senses[at]?.joinsClauses === true;
}
