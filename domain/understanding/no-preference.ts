import type { Weighing } from './claims.ts';
import { languageOf } from './languages/all.ts';
import { PHRASE } from './languages/compile.ts';
import { readText } from './mentions.ts';
import type { PhraseMatch } from './phrases.ts';
import type { Tellings } from './settle.ts';
import type { ReplyInput } from './understanding.ts';
import { findYesOrNo } from './yes-or-no.ts';

const CONFIDENCE = 0.8;

/** Marks the informations that the user has no preference about: the ones named, else the ones asked. */
export function addMissingPreferences(weighing: Weighing, input: ReplyInput, told: Tellings): void {
  for (const phrase of weighing.read.phrases) {
    if (phrase.kind !== PHRASE.noPreference) continue;
    const named = namedNear(weighing, phrase);
    if (named.length > 0) add(told, named, phrase);
    else add(told, openAsked(weighing, told), phrase);
  }
  addPlainNo(weighing, input, told);
}

function add(told: Tellings, positions: readonly number[], phrase: PhraseMatch): void {
  for (const position of positions) {
    if (told.has(position)) continue;
    told.set(position, {
      notApplicable: true,
      confidence: CONFIDENCE,
      words: [phrase.start, phrase.end],
    });
  }
}

function openAsked({ index, asked }: Weighing, told: Tellings): number[] {
  return index.informations
    .map(({ position }) => position)
    .filter((position) => asked[position]! > 0 && !told.has(position));
}

/** A cue has to tell an information from most others to name it. */
const NAMING_CUE_MIN = 0.3;

/** Informations whose own words stand in the clause of the phrase: "I don't care about the price". */
function namedNear(weighing: Weighing, phrase: PhraseMatch): number[] {
  const { index, read, stems } = weighing;
  let start = phrase.start;
  while (start > 0 && read.tokens[start]!.boundary === 0) start--;
  let end = phrase.end;
  while (end < stems.length && read.tokens[end]!.boundary === 0) end++;
  const positions: number[] = [];
  for (const entry of index.informations) {
    for (let at = start; at < end; at++) {
      const isEmpty = read.senses[at]?.isEmpty === true;
      if (isEmpty || (entry.cues.get(stems[at]!) ?? 0) < NAMING_CUE_MIN) continue;
      positions.push(entry.position);
      break;
    }
  }
  return positions;
}

/** "Do you have a preferred airline?" "No." */
function addPlainNo(weighing: Weighing, input: ReplyInput, told: Tellings): void {
  const { index, asked } = weighing;
  const open = openAsked(weighing, told).filter(
    (position) => index.informations[position]!.kind !== 'boolean',
  );
  if (
    open.length === 0 ||
    index.informations.some((e) => asked[e.position]! > 0 && told.has(e.position))
  )
    return;
  const answer = findYesOrNo(weighing.read);
  if (answer === undefined || answer.value || answer.phrase.start > 0) return;
  if (!asksForPreference(weighing, input)) return;
  add(told, open, answer.phrase);
}

function asksForPreference({ index }: Weighing, input: ReplyInput): boolean {
  if (input.assistantText === undefined) return false;
  const read = readText(
    input.assistantText,
    languageOf(input.language ?? index.language.table.code),
  );
  return read.phrases.some(({ kind }) => kind === PHRASE.asksPreference);
}
