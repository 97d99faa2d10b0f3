import { conceptLookup, namedByWord } from '../../grammar/concept-lookup.ts';
import { type Language, PHRASE, type WordSense } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import { CONCEPTS } from '../../pack-format/concepts.ts';
import { HINTS } from '../../pack-format/hints.ts';
import { FoundOnce } from '../../text/found-once.ts';
import { findHints } from '../../word-kinds/find-word-kinds.ts';
import { type ReplyToScore, step } from '../signs/reply-to-score.ts';
import {
  type AddSign,
  type Sign,
  sign,
  signNamed,
  signsBeside,
  signsOfAll,
} from '../signs/sign.ts';
import { askingSigns } from './asking-signs.ts';

/** What the words of a reply say, whatever its language: the same sign for the same sense in all of them. */
export function wordSigns(add: AddSign, reply: ReplyToScore): void {
  countSigns(add, reply);
  phraseSigns(add, reply);
  conceptSigns(add, reply);
  hintSigns(add, reply);
}

/** Words of each sort in a reply. */
class SortsOfWords {
  numbers = 0;
  days = 0;
  negations = 0;
  open = 0;
  weighing = 0;
  relations = 0;
  knowing = 0;
  telling = 0;
  saying = 0;
  stances = 0;
  conjunctions = 0;
  able = 0;
  capitals = 0;
  asked = 0;
}
const SORTS = Object.keys(new SortsOfWords()) as readonly (keyof SortsOfWords)[];
const OF_SORT = signsOfAll(SORTS, (sort) => sort);
const OF_SORT_TWICE = signsOfAll(SORTS, (sort) => `${sort}_2`);

function countSense(counts: SortsOfWords, sense: WordSense): void {
  if (sense.month !== undefined || sense.weekday !== undefined) counts.days++;
  if (sense.negates) counts.negations++;
  if (sense.isRelation) counts.relations++;
  if (sense.isStance) counts.stances++;
  if (sense.joinsClauses) counts.conjunctions++;
  if (sense.isAble) counts.able++;
}

type Sorts = readonly (keyof SortsOfWords)[];

/** The sorts of a word by the lists that it is on. */
const listedSorts = new FoundOnce<Sorts>();
const NO_SORTS: Sorts = [];

function countListed(
  counts: SortsOfWords,
  { language, stems, tokens, words }: ReadText,
  at: number,
): void {
  const listed = words[at]!;
  let sorts = listedSorts.known(listed);
  sorts ??= listedSorts.hold(listed, sortsOf(language, tokens[at]!.word, stems[at]!));
  for (const sort of sorts) counts[sort]++;
}

function sortsOf(language: Language, word: string, stem: string): Sorts {
  const sorts: (keyof SortsOfWords)[] = [];
  if (language.open.has(word)) sorts.push('open');
  if (language.deliberating.has(word)) sorts.push('weighing');
  if (language.knowing.has(stem)) sorts.push('knowing');
  if (language.telling.has(stem)) sorts.push('telling');
  if (language.saying.has(stem)) sorts.push('saying');
  return sorts.length === 0 ? NO_SORTS : sorts;
}

function countSorts({ extraction, main }: ReplyToScore): SortsOfWords {
  const { read } = extraction;
  const { senses, tokens } = read;
  const counts = new SortsOfWords();
  for (let at = 0; at < tokens.length; at++) {
    const { boundary, capital, digits } = tokens[at]!;
    const sense = senses[at];
    if (digits || sense?.number !== undefined) counts.numbers++;
    if (at > 0 && capital && boundary < 2) counts.capitals++;
    countListed(counts, read, at);
    if (sense !== undefined) countSense(counts, sense);
    if (!sense?.isEmpty && main.cues.has(extraction.stems[at]!)) counts.asked++;
  }
  return counts;
}

function countSigns(add: AddSign, reply: ReplyToScore): void {
  const { extraction, has, kind } = reply;
  const counts = countSorts(reply);
  const [ofHas, ofKind] = [signsBeside(has), signsBeside(kind)];
  for (let at = 0; at < SORTS.length; at++) {
    const count = counts[SORTS[at]!];
    if (count === 0) continue;
    const own = OF_SORT[at]!;
    add(own);
    add(ofHas.of(own));
    add(ofKind.of(own));
    if (count > 1) add(OF_SORT_TWICE[at]!);
  }
  const content = extraction.read.senses.filter((sense) => !sense?.isEmpty).length;
  add(sign`asked_share_${step(counts.asked / Math.max(1, content), [0, 0.15, 0.3, 0.6])}`);
}

/** Phrases of rows (roles, days, units, opposites) say what is told, and not whether it answers. */
const PHRASES = Object.entries(PHRASE).filter(
  ([, kind]) => kind < PHRASE.role || (kind > PHRASE.weekday && kind < PHRASE.unit),
);
const OF_PHRASE: ReadonlyMap<number, Sign> = new Map(
  PHRASES.map(([name, kind]) => [kind, signNamed(`phrase_${name}`)]),
);

function phraseSigns(add: AddSign, { extraction, has }: ReplyToScore): void {
  const ofHas = signsBeside(has);
  for (const { kind } of extraction.read.phrases) {
    const own = OF_PHRASE.get(kind);
    if (own === undefined) continue;
    add(own);
    add(ofHas.of(own));
  }
}

const OF_CONCEPT = signsOfAll(CONCEPTS, (concept) => `about_${concept}`);

function conceptSigns(add: AddSign, { extraction, has }: ReplyToScore): void {
  const { language, tokens, words } = extraction.read;
  const lookup = conceptLookup(language.pack.code);
  if (lookup === undefined) return;
  const ofHas = signsBeside(has);
  const addConcept = (concept: number) => {
    add(OF_CONCEPT[concept]!);
    add(ofHas.of(OF_CONCEPT[concept]!));
  };
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at]!;
    const { beginsPhrase, concepts } = namedByWord(lookup, word, words[at]!);
    for (const concept of concepts) addConcept(concept);
    if (!beginsPhrase) continue;
    for (const concept of lookup.phrases.get(`${word} ${tokens[at + 1]?.word}`) ?? [])
      addConcept(concept);
  }
}

function hintSigns(add: AddSign, reply: ReplyToScore): void {
  const places = new Map<number, number[]>();
  for (const { kind, start } of findHints(reply.extraction.read)) {
    const known = places.get(kind);
    if (known === undefined) places.set(kind, [start]);
    else known.push(start);
  }
  for (const [kind, starts] of places) hintSignsAt(add, reply, kind, starts);
  askingSigns(add, reply, places);
  add(sign`hints_${step(places.size, [0, 1, 2, 4, 7])}`);
}

const OF_HINT = signsOfAll(HINTS, (hint) => `hint_${hint}`);
const OF_HINT_TWICE = signsOfAll(HINTS, (hint) => `hint_${hint}_2`);
const OF_HINT_FIRST = signsOfAll(HINTS, (hint) => `hint_${hint}_first`);
const OF_HINT_BEGINNING = signsOfAll(HINTS, (hint) => `hint_${hint}_begins`);
const OF_HINT_BESIDE = signsOfAll(HINTS, (hint) => `hint_${hint}_beside`);
const OF_HINT_APART = signsOfAll(HINTS, (hint) => `hint_${hint}_apart`);

/** @param starts token indexes where the hint stands, left to right */
function hintSignsAt(
  add: AddSign,
  { clauses, has, mainValue }: ReplyToScore,
  hint: number,
  starts: readonly number[],
): void {
  const own = OF_HINT[hint]!;
  add(own);
  add(signsBeside(has).of(own));
  if (starts.length > 1) add(OF_HINT_TWICE[hint]!);
  if (isInClause(clauses, starts, 0)) add(OF_HINT_FIRST[hint]!);
  if (starts[0] === 0) add(OF_HINT_BEGINNING[hint]!);
  if (mainValue?.words === undefined) return;
  const isBeside = isInClause(clauses, starts, clauses[mainValue.words[0]]);
  add((isBeside ? OF_HINT_BESIDE : OF_HINT_APART)[hint]!);
}

function isInClause(
  clauses: readonly number[],
  starts: readonly number[],
  clause: number | undefined,
): boolean {
  for (const at of starts) if (clauses[at] === clause) return true;
  return false;
}
