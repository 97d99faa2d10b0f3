import type { Weighing } from './context.ts';
import type { InformationEntry } from './information-entry.ts';
import { PHRASE } from './languages/language.ts';
import { phraseOf, type ReadText } from './mentions.ts';
import type { PhraseMatch } from './phrases.ts';
import type { Tellings } from './settle.ts';

/** A plain yes or no, or the like of it, and where it stands. */
export interface YesOrNo {
  readonly value: boolean;
  readonly phrase: PhraseMatch;
}

/** The first yes or no that begins a clause; of two that begin at the same word, the longer one. */
export function findYesOrNo(read: ReadText): YesOrNo | undefined {
  let best: PhraseMatch | undefined;
  for (const phrase of read.phrases) {
    if (!isAnswer(read, phrase)) continue;
    if (best !== undefined && phrase.start > best.start) break;
    if (best === undefined || phrase.end > best.end) best = phrase;
  }
  return best === undefined ? undefined : { value: best.kind === PHRASE.yes, phrase: best };
}

function isAnswer(read: ReadText, { kind, start }: PhraseMatch): boolean {
  return (kind === PHRASE.yes || kind === PHRASE.no) && read.tokens[start]!.boundary > 0;
}

function declinesAt(read: ReadText, at: number): boolean {
  return phraseOf(read, at, PHRASE.refusal, PHRASE.later) !== undefined;
}

const PLAIN = 0.9;
const TOPIC = 0.8;

/** Tells the yes-or-no informations: by a topic named in the reply, or by a plain yes or no. */
export function addYesOrNo(weighing: Weighing, told: Tellings): void {
  addTopics(weighing, told);
  const open = weighing.index.informations.filter(
    ({ kind, position }) =>
      kind === 'boolean' && weighing.asked[position]! > 0 && !told.has(position),
  );
  const main = open.find(({ position }) => weighing.asked[position] === 1) ?? open[0];
  const answer = main === undefined ? undefined : findYesOrNo(weighing.read);
  if (answer === undefined) return;
  const { start, end } = answer.phrase;
  // "No idea" and "I don't know" begin like a no.
  if (weighing.isDeclining && (start > 0 || declinesAt(weighing.read, start))) return;
  told.set(main!.position, { value: answer.value, confidence: PLAIN, words: [start, end] });
}

/** "With parking, please", "we need no parking", "the wifi does not matter". */
function addTopics(weighing: Weighing, told: Tellings): void {
  const { index, stems } = weighing;
  for (let at = 0; at < stems.length; at++) {
    for (const position of index.topics.get(stems[at]!) ?? []) {
      if (told.has(position) || isDeclined(weighing, at)) continue;
      const value = valueOfTopic(weighing, index.informations[position]!, at);
      if (value === undefined) continue;
      told.set(position, { value, confidence: TOPIC, words: [at, at + 1] });
    }
  }
}

/** "I don't remember if I paid the fee" says nothing of the fee. */
function isDeclined({ isDeclining, read }: Weighing, at: number): boolean {
  if (!isDeclining) return false;
  for (let i = at; i >= 0 && i >= at - DECLINED_WORDS_MAX; i--) {
    if (declinesAt(read, i)) return true;
    if (read.tokens[i]!.boundary === 2) return false;
  }
  return false;
}

const DECLINED_WORDS_MAX = 12;

const NEGATION_WINDOW = 6;

function valueOfTopic(
  weighing: Weighing,
  entry: InformationEntry,
  at: number,
): boolean | undefined {
  const { read, asked } = weighing;
  for (let i = at - 1; i >= 0 && i >= at - NEGATION_WINDOW; i--) {
    if (read.senses[i]?.negates) return false;
    if (read.tokens[i + 1]!.boundary > 0 || read.senses[i]?.joinsClauses) break;
  }
  if (asked[entry.position]! === 0) return true;
  // "No, I have arranged parking already": the first word answers.
  return findYesOrNo(read)?.value ?? true;
}
