import type { Weighing } from './context.ts';
import { gatherClaims, weigh } from './gather.ts';
import { detectLanguage } from './language.ts';
import { languageOf } from './languages/all.ts';
import { settle, type Tellings } from './settle.ts';
import type { ReplyInput } from './understanding.ts';
import { dayOf } from './values/dates.ts';
import { findYesOrNo } from './yes-or-no.ts';

const CONFIDENCE = 0.8;

/** "Will you check out on March 8th?" "Yes, that's right.": the value stands in what the agent said. */
export function addAffirmed(weighing: Weighing, input: ReplyInput, told: Tellings): void {
  const { index, asked } = weighing;
  if (input.assistantText === undefined) return;
  const open = index.informations.filter(
    ({ kind, position }) => kind !== 'boolean' && asked[position]! > 0 && !told.has(position),
  );
  if (open.length === 0) return;
  const answer = findYesOrNo(weighing.read);
  if (answer === undefined || !answer.value) return;
  const code = detectLanguage([input.assistantText]) ?? weighing.read.language.table.code;
  const proposal = weigh(index, questionsOf(input.assistantText), languageOf(code), asked);
  const proposed = settle(proposal, gatherClaims(proposal, dayOf(input.referenceTime)));
  for (const { position } of open) {
    const value = proposed.get(position)?.value;
    if (value !== undefined) told.set(position, { value, confidence: CONFIDENCE });
  }
}

/** The questions in a message, since they are what a yes answers; all of it when it asks none. */
function questionsOf(text: string): string {
  const sentences = text.match(SENTENCES) ?? [];
  const questions = sentences.filter((sentence) => /[?？]/.test(sentence));
  return questions.length === 0 ? text : questions.join(' ');
}

const SENTENCES = /[^.!?。！？]+(?:\.(?=\S)[^.!?。！？]*)*[.!?。！？]*/g;
