import type { ReplyReading } from '../../language/reading.ts';
import type { ClientUpdates, ContextUpdate, PreviousTurn } from '../commands.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import type { Findings, TurnFindings } from '../turn/interpret-turn.ts';
import { answersByData } from '../turn/record-turn.ts';

/** The parts of a call that decide whether its words are understood. */
export interface CallWords {
  readonly previousTurn?: PreviousTurn | undefined;
  readonly contextUpdate?: ContextUpdate | undefined;
  readonly clientUpdates?: ClientUpdates | undefined;
}

/** What the rules left open: whose question it was, what the reply says, or what the context says. */
export type Gap = 'question' | 'reply' | 'context';

/** Without a letter or a digit there is nothing to understand. */
const WORD = /[\p{L}\p{N}]/u;

/** Null where the rules, a structured answer or the client's own data suffice. */
export function gapOf(words: CallWords, findings: Findings, pinned: PinnedArtifact): Gap | null {
  const { previousTurn, clientUpdates } = words;
  if (previousTurn?.structured_answer) return null;
  if (previousTurn && findings.turn) {
    const gap = turnGap(previousTurn, clientUpdates, findings.turn, pinned);
    if (gap) return gap;
    // The turn's words are the context's, and are accounted for.
    if (previousTurn.user_text === undefined) return null;
  }
  return isContextOpen(words, findings) ? 'context' : null;
}

function turnGap(
  turn: PreviousTurn,
  updates: ClientUpdates | undefined,
  { resolved, exchange, reading }: TurnFindings,
  pinned: PinnedArtifact,
): Gap | null {
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

function isContextOpen({ contextUpdate, clientUpdates }: CallWords, findings: Findings): boolean {
  if (!contextUpdate || findings.contextValues.length > 0) return false;
  const hasData = clientUpdates?.data?.some(({ operation }) => operation !== 'unset') === true;
  if (hasData) return false;
  if (contextUpdate.mode === 'summary') return WORD.test(contextUpdate.text);
  return contextUpdate.messages.some(({ role, text }) => role === 'user' && WORD.test(text));
}
