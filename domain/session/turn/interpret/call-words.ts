import type { Utterance } from '../../../language/reading.ts';
import type { Call, ContextMessage, ContextUpdate, PreviousTurn } from '../../commands.ts';
import { referenceTimeOf } from './reference-time.ts';

/** The words of one turn, wherever in the call they stood. */
export interface Exchange {
  readonly assistantText: string | undefined;
  readonly userText: string | undefined;
  /** What was said before, oldest first. */
  readonly before: readonly Utterance[];
}

/** All that interpreting a call needs of its words. */
export interface CallWords {
  /** Undefined where the call reports no turn. */
  readonly exchange: Exchange | undefined;
  readonly latest: string | undefined;
  readonly referenceTime: string;
}

/** The words of a call, put together once. */
export function callWords({
  previousTurn,
  contextUpdate,
  at,
}: Pick<Call, 'previousTurn' | 'contextUpdate' | 'at'>): CallWords {
  return {
    exchange: previousTurn && exchangeOf(previousTurn, contextUpdate),
    latest: latestWords(previousTurn, contextUpdate),
    referenceTime: referenceTimeOf(contextUpdate, at),
  };
}

/**
 * The exchange a turn reports. Where `previous_turn` leaves a text out, the last user message of the call,
 * and the assistant message before it, stand in.
 */
export function exchangeOf(turn: PreviousTurn, context: ContextUpdate | undefined): Exchange {
  if (context?.mode !== 'messages') {
    return { assistantText: turn.assistant_text, userText: turn.user_text, before: NO_MESSAGES };
  }
  const { messages } = context;
  const reply = lastIndex(messages, messages.length, 'user');
  const asking = lastIndex(messages, reply < 0 ? messages.length : reply, 'assistant');
  const start = [reply, asking].filter((index) => index >= 0);
  return {
    assistantText: turn.assistant_text ?? messages[asking]?.text,
    userText: turn.user_text ?? messages[reply]?.text,
    before: messages.slice(0, start.length > 0 ? Math.min(...start) : messages.length),
  };
}

/** Shared, and asked for no place: V8 is slow to find that there is nothing at -1. */
const NO_MESSAGES: readonly Utterance[] = [];

function lastIndex(
  messages: readonly ContextMessage[],
  end: number,
  role: ContextMessage['role'],
): number {
  for (let i = end - 1; i >= 0; i--) if (messages[i]!.role === role) return i;
  return -1;
}

/** The newest words of the call, for relevance; undefined when it brings none. */
export function latestWords(
  turn: PreviousTurn | undefined,
  context: ContextUpdate | undefined,
): string | undefined {
  if (turn?.user_text !== undefined) return turn.user_text;
  if (turn?.structured_answer?.free_text !== undefined) return turn.structured_answer.free_text;
  if (context?.mode === 'summary') return context.text;
  if (context === undefined) return undefined;
  const { messages } = context;
  return messages[lastIndex(messages, messages.length, 'user')]?.text;
}
