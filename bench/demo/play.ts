import type { DataConfiguration, DataConversation } from '../recorded/read-data-set.ts';
import type { NextReply, ServiceClient, SessionReply } from './service.ts';

/** One exchange of a played conversation, with what the service made of it. */
export interface PlayedTurn {
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
  readonly understood: Readonly<Record<string, unknown>>;
  readonly outcome: string | undefined;
  readonly progress: number;
  readonly notes: readonly string[];
}

export interface PlayedConversation {
  readonly opening: string | undefined;
  readonly openingUnderstood: Readonly<Record<string, unknown>>;
  readonly turns: readonly PlayedTurn[];
  readonly isAchieved: boolean;
  readonly session: string;
}

/** Turns after which a played conversation is given up. */
const TURNS_MAX = 30;
const NEVER_SAID = "I don't know.";

/**
 * Plays one real conversation: the service chooses the questions, the user answers with the words of the
 * record. What the record never tells, the user does not know.
 */
export async function play(
  client: ServiceClient,
  configuration: DataConfiguration,
  conversation: DataConversation,
): Promise<PlayedConversation> {
  const slotOf = new Map(
    Object.entries(configuration.slots).map(([slot, { question_id }]) => [question_id, slot]),
  );
  const session = await client.createSession();
  const opening = conversation.turns[0]?.user_text;
  let reply = await client.next(session, {
    state_version: 0,
    ...(opening === undefined
      ? {}
      : { context_update: { mode: 'messages', messages: [{ role: 'user', text: opening }] } }),
  });
  let known = await client.read(session);
  const openingUnderstood = newlyKnown(undefined, known);
  const turns: PlayedTurn[] = [];
  while (isGoingOn(reply) && turns.length < TURNS_MAX) {
    const asked = reply.candidates[0]!;
    const answer = answerOf(conversation, slotOf.get(asked.question_id));
    const before = known;
    reply = await client.next(session, {
      state_version: reply.versions.state_version,
      previous_turn: {
        decision_id: reply.decision_id,
        question_id: asked.question_id,
        assistant_text: asked.text,
        user_text: answer,
      },
    });
    known = await client.read(session);
    turns.push({
      questionId: asked.question_id,
      question: asked.text,
      answer,
      understood: newlyKnown(before, known),
      outcome: known.question_state.outcomes.at(-1)?.outcome,
      progress: reply.progress.objective.progress,
      notes: [...reply.warnings, ...reply.degraded_reasons],
    });
  }
  const isAchieved = reply.progress.objective.effective_status === 'achieved';
  return { opening, openingUnderstood, turns, isAchieved, session };
}

function isGoingOn(reply: NextReply): boolean {
  return (
    reply.action === 'ask' &&
    reply.progress.objective.effective_status !== 'achieved' &&
    !reply.warnings.includes('eligibility_exhausted_fallback') &&
    !reply.warnings.includes('max_turns_reached')
  );
}

/** The user's own words about a slot, the latest ones, or that they do not know. */
function answerOf(conversation: DataConversation, slot: string | undefined): string {
  const told = slot === undefined ? undefined : conversation.replies[slot]?.at(-1);
  const turn = told === undefined ? undefined : conversation.turns[told];
  return turn?.labels_ok ? turn.user_text : NEVER_SAID;
}

export function newlyKnown(
  before: Pick<SessionReply, 'targets'> | undefined,
  after: Pick<SessionReply, 'targets'>,
): Readonly<Record<string, unknown>> {
  const fresh = Object.entries(after.targets).filter(
    ([id, { updated_at, value }]) =>
      before?.targets[id]?.updated_at !== updated_at ||
      JSON.stringify(before.targets[id]?.value) !== JSON.stringify(value),
  );
  return Object.fromEntries(
    fresh.map(([id, { status, value }]) => [id, status === 'not_applicable' ? '(any)' : value]),
  );
}
