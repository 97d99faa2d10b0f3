import { conceptLookup, conceptsOfWord } from '../../grammar/concept-lookup.ts';
import { PHRASE } from '../../grammar/language.ts';
import { CONCEPTS } from '../../pack-format/concepts.ts';
import { HINTS } from '../../pack-format/hints.ts';
import { findHints } from '../../word-kinds/find-word-kinds.ts';
import type { Extraction } from '../candidates/context.ts';
import { type ReplyToScore, step } from '../learned/reply-to-score.ts';
import { askingSigns } from './asking-signs.ts';

/** What the words of a reply say, whatever its language: the same sign for the same sense in all of them. */
export function* wordSigns(reply: ReplyToScore): Iterable<string> {
  yield* countSigns(reply);
  yield* phraseSigns(reply);
  yield* conceptSigns(reply);
  yield* hintSigns(reply);
}

type Test = (extraction: Extraction, at: number, reply: ReplyToScore) => boolean | undefined;

/** Sorts of words that are counted. */
const COUNTED: Readonly<Record<string, Test>> = {
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
};

function* countSigns(reply: ReplyToScore): Iterable<string> {
  const { extraction, has, kind } = reply;
  const places = [...extraction.read.tokens.keys()];
  for (const [name, test] of Object.entries(COUNTED)) {
    const count = places.filter((at) => test(extraction, at, reply)).length;
    if (count === 0) continue;
    yield name;
    yield `${name}@${has}`;
    yield `${name}@${kind}`;
    if (count > 1) yield `${name}_2`;
  }
  const content = places.filter((at) => !extraction.read.senses[at]?.isEmpty).length;
  const asked = places.filter((at) => COUNTED.asked!(extraction, at, reply)).length;
  yield `asked_share_${step(asked / Math.max(1, content), [0, 0.15, 0.3, 0.6])}`;
}

/** Phrases of rows (roles, days, units, opposites) say what is told, and not whether it answers. */
const PHRASES = Object.entries(PHRASE).filter(
  ([, kind]) => kind < PHRASE.role || (kind > PHRASE.weekday && kind < PHRASE.unit),
);
const NAME_OF_PHRASE: ReadonlyMap<number, string> = new Map(
  PHRASES.map(([name, kind]) => [kind, name]),
);

function* phraseSigns({ extraction, has }: ReplyToScore): Iterable<string> {
  for (const { kind } of extraction.read.phrases) {
    const name = NAME_OF_PHRASE.get(kind);
    if (name === undefined) continue;
    yield `phrase_${name}`;
    yield `phrase_${name}@${has}`;
  }
}

function* conceptSigns({ extraction, has }: ReplyToScore): Iterable<string> {
  const { language, tokens } = extraction.read;
  const lookup = conceptLookup(language.pack.code);
  if (lookup === undefined) return;
  for (const [at, { word }] of tokens.entries()) {
    const pair = lookup.phraseStarts.has(word)
      ? lookup.phrases.get(`${word} ${tokens[at + 1]?.word}`)
      : undefined;
    for (const concept of [...conceptsOfWord(lookup, word), ...(pair ?? [])]) {
      yield `about_${CONCEPTS[concept]}`;
      yield `about_${CONCEPTS[concept]}@${has}`;
    }
  }
}

function* hintSigns(reply: ReplyToScore): Iterable<string> {
  const places = new Map<number, number[]>();
  for (const { kind, start } of findHints(reply.extraction.read)) {
    const known = places.get(kind);
    if (known === undefined) places.set(kind, [start]);
    else known.push(start);
  }
  for (const [kind, starts] of places) yield* hintSignsAt(reply, `hint_${HINTS[kind]}`, starts);
  yield* askingSigns(reply, places);
  yield `hints_${step(places.size, [0, 1, 2, 4, 7])}`;
}

/** @param starts token indexes where the hint stands, left to right */
function* hintSignsAt(
  { clauses, has, mainValue }: ReplyToScore,
  name: string,
  starts: readonly number[],
): Iterable<string> {
  yield name;
  yield `${name}@${has}`;
  if (starts.length > 1) yield `${name}_2`;
  if (starts.some((at) => clauses[at] === 0)) yield `${name}_first`;
  if (starts[0] === 0) yield `${name}_begins`;
  if (mainValue?.words === undefined) return;
  const own = clauses[mainValue.words[0]];
  yield `${name}_${starts.some((at) => clauses[at] === own) ? 'beside' : 'apart'}`;
}
