import type { ReplyReading } from '../../language/reading.ts';
import type { Call, CallWords, ClientUpdates, PreviousTurn } from '../commands.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import type { Interpretation, TurnInterpretation } from '../turn/interpret-turn.ts';
import { answersByData } from '../turn/record-turn.ts';

/** What the rules left open: whose question it was, what the reply says, or what the context says. */
export type ModelNeed = 'question' | 'reply' | 'context';

/** Without a letter or a digit there is nothing to understand. */
const WORD = /[\p{L}\p{N}]/u;

/** Null where the rules, a structured answer or the client's own data suffice. */
export function needsModel(call: Call, interpretation: Interpretation): ModelNeed | null {
  const { previousTurn, clientUpdates, pinned } = call;
  if (previousTurn?.structured_answer) return null;
  if (previousTurn && interpretation.turn) {
    const need = turnNeed(previousTurn, clientUpdates, interpretation.turn, pinned);
    if (need) return need;
    // The turn's words are the context's, and are accounted for.
    if (previousTurn.user_text === undefined) return null;
  }
  return isContextOpen(call, interpretation) ? 'context' : null;
}

function turnNeed(
  turn: PreviousTurn,
  updates: ClientUpdates | undefined,
  { resolved, exchange, reading }: TurnInterpretation,
  pinned: PinnedArtifact,
): ModelNeed | null {
  const [asked] = resolved.questionIds;
  if (asked === undefined) {
    const isAsking = exchange.assistantText !== undefined && WORD.test(exchange.assistantText);
    return resolved.resolution === 'unresolved' && isAsking ? 'question' : null;
  }
  if (!reading || !WORD.test(exchange.userText ?? '')) return null;
  const isSettled =
    turn.outcome === 'asked_no_answer' ||
    turn.outcome === 'refused' ||
    !isUnsure(reading) ||
    answersByData(updates, asked, pinned);
  if (isSettled) return null;
  const wanted = pinned.targetIds.get(asked)!;
  const isTold = reading.values.some(({ informationId }) => wanted.includes(informationId));
  return isTold ? null : 'reply';
}

/** How the rules read what they do not understand; a refusal or "I do not know" is understood. */
export function isUnsure({ manner }: ReplyReading): boolean {
  return manner === 'answer' || manner === 'off_topic';
}

function isContextOpen(
  { contextUpdate, clientUpdates }: CallWords,
  interpretation: Interpretation,
): boolean {
  if (!contextUpdate || interpretation.contextValues.length > 0) return false;
  const hasData = clientUpdates?.data?.some(({ operation }) => operation !== 'unset') === true;
  if (hasData) return false;
  if (contextUpdate.mode === 'summary') return WORD.test(contextUpdate.text);
  return contextUpdate.messages.some(({ role, text }) => role === 'user' && WORD.test(text));
}
