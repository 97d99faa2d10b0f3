import { conceptLookup, namedByWords } from '../../grammar/concept-lookup.ts';
import { PHRASE } from '../../grammar/language.ts';
import { CONCEPTS } from '../../pack-format/concepts.ts';
import { HINTS } from '../../pack-format/hints.ts';
import { findHints } from '../../word-kinds/find-word-kinds.ts';
import type { Extraction } from '../candidates/context.ts';
import { type ReplyToScore, step } from '../learned/reply-to-score.ts';
import { type AddSign, sign } from '../learned/signs/sign.ts';
import { askingSigns } from './asking-signs.ts';

/** What the words of a reply say, whatever its language: the same sign for the same sense in all of them. */
export function wordSigns(add: AddSign, reply: ReplyToScore): void {
  countSigns(add, reply);
  phraseSigns(add, reply);
  conceptSigns(add, reply);
  hintSigns(add, reply);
}

type Test = (extraction: Extraction, at: number, reply: ReplyToScore) => boolean | undefined;

/** Sorts of words that are counted. */
const COUNTED = {
  numbers: ({ read }, at) => read.tokens[at]!.digits || read.senses[at]?.number !== undefined,
  days: ({ read }, at) =>
    read.senses[at]?.month !== undefined || read.senses[at]?.weekday !== undefined,
  negations: ({ read }, at) => read.senses[at]?.negates,
  open: ({ read }, at) => read.language.open.has(read.tokens[at]!.word),
  weighing: ({ read }, at) => read.language.deliberating.has(read.tokens[at]!.word),
  relations: ({ read }, at) => read.senses[at]?.isRelation,
  knowing: ({ read }, at) => read.language.knowing.has(read.stems[at]!),
  telling: ({ read }, at) => read.language.telling.has(read.stems[at]!),
  saying: ({ read }, at) => read.language.saying.has(read.stems[at]!),
  stances: ({ read }, at) => read.senses[at]?.isStance,
  conjunctions: ({ read }, at) => read.senses[at]?.joinsClauses,
  able: ({ read }, at) => read.senses[at]?.isAble,
  capitals: ({ read }, at) => at > 0 && read.tokens[at]!.capital && read.tokens[at]!.boundary < 2,
  asked: (extraction, at, { main }) =>
    !extraction.read.senses[at]?.isEmpty && main.cues.has(extraction.stems[at]!),
} satisfies Readonly<Record<string, Test>>;
const COUNTED_SORTS: readonly (readonly [string, Test])[] = Object.entries(COUNTED);

function countOf(reply: ReplyToScore, test: Test): number {
  const { extraction } = reply;
  let count = 0;
  for (let at = 0; at < extraction.read.tokens.length; at++)
    if (test(extraction, at, reply)) count++;
  return count;
}

function countSigns(add: AddSign, reply: ReplyToScore): void {
  const { has, kind } = reply;
  for (const [name, test] of COUNTED_SORTS) {
    const count = countOf(reply, test);
    if (count === 0) continue;
    add(sign`${name}`);
    add(sign`${name}@${has}`);
    add(sign`${name}@${kind}`);
    if (count > 1) add(sign`${name}_2`);
  }
  const content = countOf(reply, ({ read }, at) => !read.senses[at]?.isEmpty);
  const asked = countOf(reply, COUNTED.asked);
  add(sign`asked_share_${step(asked / Math.max(1, content), [0, 0.15, 0.3, 0.6])}`);
}

/** Phrases of rows (roles, days, units, opposites) say what is told, and not whether it answers. */
const PHRASES = Object.entries(PHRASE).filter(
  ([, kind]) => kind < PHRASE.role || (kind > PHRASE.weekday && kind < PHRASE.unit),
);
const NAME_OF_PHRASE: ReadonlyMap<number, string> = new Map(
  PHRASES.map(([name, kind]) => [kind, name]),
);

function phraseSigns(add: AddSign, { extraction, has }: ReplyToScore): void {
  for (const { kind } of extraction.read.phrases) {
    const name = NAME_OF_PHRASE.get(kind);
    if (name === undefined) continue;
    add(sign`phrase_${name}`);
    add(sign`phrase_${name}@${has}`);
  }
}

function conceptSigns(add: AddSign, { extraction, has }: ReplyToScore): void {
  const { language, tokens } = extraction.read;
  const lookup = conceptLookup(language.pack.code);
  if (lookup === undefined) return;
  const addConcept = (concept: number) => {
    add(sign`about_${CONCEPTS[concept]!}`);
    add(sign`about_${CONCEPTS[concept]!}@${has}`);
  };
  const words = tokens.map(({ word }) => word);
  for (const [at, { beginsPhrase, concepts }] of namedByWords(lookup, words).entries()) {
    concepts.forEach(addConcept);
    if (beginsPhrase) lookup.phrases.get(`${words[at]} ${words[at + 1]}`)?.forEach(addConcept);
  }
}

function hintSigns(add: AddSign, reply: ReplyToScore): void {
  const places = new Map<number, number[]>();
  for (const { kind, start } of findHints(reply.extraction.read)) {
    const known = places.get(kind);
    if (known === undefined) places.set(kind, [start]);
    else known.push(start);
  }
  for (const [kind, starts] of places) hintSignsAt(add, reply, HINTS[kind]!, starts);
  askingSigns(add, reply, places);
  add(sign`hints_${step(places.size, [0, 1, 2, 4, 7])}`);
}

/** @param starts token indexes where the hint stands, left to right */
function hintSignsAt(
  add: AddSign,
  { clauses, has, mainValue }: ReplyToScore,
  name: string,
  starts: readonly number[],
): void {
  add(sign`hint_${name}`);
  add(sign`hint_${name}@${has}`);
  if (starts.length > 1) add(sign`hint_${name}_2`);
  if (starts.some((at) => clauses[at] === 0)) add(sign`hint_${name}_first`);
  if (starts[0] === 0) add(sign`hint_${name}_begins`);
  if (mainValue?.words === undefined) return;
  const own = clauses[mainValue.words[0]];
  add(sign`hint_${name}_${starts.some((at) => clauses[at] === own) ? 'beside' : 'apart'}`);
}
