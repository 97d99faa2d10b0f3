import type { NextAnswer, Session as SessionView } from '../../client/api-types.ts';
import type { QssClient } from '../../client/client.ts';
import type { OwnConversation } from './own-conversations.ts';
import type { PlayedConversation, PlayedTurn } from './play.ts';
import { newlyKnown } from './play.ts';

/**
 * Plays a conversation of our own: the service chooses, the agent asks in words of its own, the user answers or wanders
 * off. A question in the agent's own words is sent without its id: the service finds out which one it was.
 */
export async function playOwn(
  client: QssClient,
  conversation: OwnConversation,
): Promise<PlayedConversation> {
  const slotOf = new Map(
    Object.entries(conversation.configuration.slots).map(([slot, { question_id }]) => [
      question_id,
      slot,
    ]),
  );
  const session = await client.start();
  const { opening } = conversation;
  const messages = [{ role: 'user' as const, text: opening }];
  let answer = await session.next({ context_update: { mode: 'messages', messages } });
  let known: SessionView = await session.read();
  const openingUnderstood = newlyKnown(undefined, known);
  const wandered = new Set<string>();
  const turns: PlayedTurn[] = [];
  let before = '';
  while (answer.action === 'ask' && !isOver(answer, turns)) {
    const asked = answer.candidates[0]!;
    const slot = slotOf.get(asked.question_id) ?? '';
    const own = conversation.says?.[slot];
    const aside = wandered.has(slot) ? undefined : conversation.wanders?.[slot];
    wandered.add(slot);
    const user = aside?.[0] ?? conversation.answers[slot] ?? conversation.unknown;
    const words = before + (own ?? asked.text);
    before = aside ? `${aside[1]} ` : '';
    const earlier = known;
    answer = await session.next({
      previous_turn: {
        ...(own === undefined ? { question_id: asked.question_id } : {}),
        assistant_text: words,
        user_text: user,
      },
    });
    known = await session.read();
    turns.push({
      questionId: asked.question_id,
      question: words,
      answer: user,
      understood: newlyKnown(earlier, known),
      outcome: known.question_state.outcomes.at(-1)?.outcome,
      progress: answer.progress.objective.progress,
      notes: [...answer.warnings, ...answer.degraded_reasons],
    });
  }
  const isAchieved = answer.progress.objective.effective_status === 'achieved';
  return { opening, openingUnderstood, turns, isAchieved, session: session.id };
}

/** A leftover is asked once more; what was not told then is not known. */
function isOver({ warnings, candidates }: NextAnswer, turns: readonly PlayedTurn[]): boolean {
  if (warnings.includes('objective_achieved') || warnings.includes('max_turns_reached'))
    return true;
  const asked = turns.filter(({ questionId }) => questionId === candidates[0]!.question_id);
  return warnings.includes('eligibility_exhausted_fallback') && asked.length > 1;
}
