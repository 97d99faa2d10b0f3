import { isOpenQuestion } from '../../grammar/answer-form.ts';
import { endOfSentence } from '../../grammar/clause.ts';
import type { ReadText } from '../../grammar/read-text.ts';

/** Of a question about what was said before it: "Would that do?", "Passt Ihnen das?" */
const ASKING_WORDS_MAX = 6;

/**
 * Whether the agent puts words to the user: in a question, or in the sentence before a short one that asks what it thinks of
 * them: "We've a stand free on Wednesday. Would that do?"
 * @param end token index behind the words
 */
export function isPutForward(read: ReadText, end: number): boolean {
  const { asks, language, text, tokens } = read;
  if (asks[end - 1]! > 0) return true;
  const question = endOfSentence(read, end);
  if (question >= tokens.length || asks[question] === 0) return false;
  const last = endOfSentence(read, question + 1);
  if (last - question > ASKING_WORDS_MAX) return false;
  const { end: to } = tokens[last - 1]!;
  return !isOpenQuestion(text.slice(tokens[question]!.start, to), language.pack.code);
}
