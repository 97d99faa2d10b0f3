import type { Call } from '../../../commands.ts';
import { isAnsweredByData } from '../../is-answered-by-data.ts';
import type { Interpretation, TurnInterpretation } from '../interpretation.ts';
import { isUnsure } from './is-unsure.ts';

/** When a configured model is asked about the words of a call. */
export type ModelUse = (typeof MODEL_USES)[number];

export const MODEL_USES = ['always', 'when_unsure', 'never'] as const;

/** Without a letter or a digit there is nothing to understand. */
const WORD = /[\p{L}\p{N}]/u;

/** Whether a configured model is asked about a call, of which rules have read what they can. */
export function shouldAskModel(use: ModelUse, call: Call, ruled: Interpretation): boolean {
  if (use === 'never' || !hasWordsToRead(call, ruled.turn)) return false;
  return use === 'always' || isUnsure(ruled, call.pinned);
}

/** Whether a call brings words that a user typed: a structured answer and data of the client speak for themselves. */
function hasWordsToRead(
  { previousTurn, contextUpdate, clientUpdates, pinned }: Call,
  turn: TurnInterpretation | null,
): boolean {
  if (previousTurn?.structured_answer) return false;
  if (turn) {
    const { userText } = turn.exchange;
    const [askedQuestionId] = turn.resolved.questionIds;
    const isAnswered =
      askedQuestionId !== undefined && isAnsweredByData(clientUpdates, askedQuestionId, pinned);
    if (userText !== undefined && WORD.test(userText)) return !isAnswered;
  }
  if (!contextUpdate) return false;
  const hasData = clientUpdates?.data?.some(({ operation }) => operation !== 'unset') === true;
  if (hasData) return false;
  if (contextUpdate.mode === 'summary') return WORD.test(contextUpdate.text);
  return contextUpdate.messages.some(({ role, text }) => role === 'user' && WORD.test(text));
}
