import type { ReadText } from '../mentions/read-text.ts';
import { PHRASE } from '../packs/language.ts';
import type { ReplyReading } from '../reading.ts';
import type { Weighing } from './context.ts';
import type { Tellings } from './resolve-candidates.ts';

type Manner = ReplyReading['manner'];

function says(read: ReadText, kind: keyof typeof PHRASE): boolean {
  const wanted = PHRASE[kind];
  return read.phrases.some((phrase) => phrase.kind === wanted);
}

/** What the reply does about the question asked: a value told of it decides, then the phrases. */
export function mannerOf(weighing: Weighing, told: Tellings): Manner {
  const { index, read, asked } = weighing;
  const answers = index.informations
    .filter(({ position }) => asked[position]! > 0 && told.has(position))
    .map(({ position }) => told.get(position)!);
  if (answers.some(({ value }) => value !== undefined)) return 'answer';
  if (answers.length > 0) return 'no_preference';
  if (says(read, 'refusal')) return 'refusal';
  if (says(read, 'doesNotKnow')) return 'does_not_know';
  if (says(read, 'later')) return 'later';
  if (isQuestion(read)) return 'counter_question';
  return 'off_topic';
}

/** Whether a reply of that manner may still hold a free text. */
export function isAnswerExpected(manner: Manner): boolean {
  return manner === 'off_topic';
}

/** Whether the reply ends as a question. */
function isQuestion({ text }: ReadText): boolean {
  const end = text.trimEnd().at(-1);
  return end === '?' || end === '？';
}
