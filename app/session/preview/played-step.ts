import type { PlayedStep } from '../../../domain/configuration/conversation-tests/compare-test.ts';
import type { TestTurn } from '../../../domain/configuration/conversation-tests/conversation-test.ts';
import type { JsonValue } from '../../../domain/json/json.ts';
import type { PreviousTurn } from '../../../domain/session/commands.ts';
import type { SessionEvent, TurnAnswer } from '../../../domain/session/events.ts';
import type { PinnedArtifact } from '../../../domain/session/pinned-artifact.ts';
import { restoreProgress } from '../../../domain/session/receipts/stored-progress.ts';
import type { SessionState } from '../../../domain/session/state.ts';
import { mapInSteps } from '../../../domain/steps.ts';
import { finishInSlices } from '../../core/in-slices.ts';

/** What a call recorded, what it was answered, and the state after it. */
export interface PlayedCall {
  readonly events: readonly SessionEvent[];
  readonly answer: TurnAnswer;
  readonly state: SessionState;
}

/** The parts of calls that a test speaks of: in slices, for each looks at every sub-objective of the publication. */
export async function playedSteps(
  calls: readonly PlayedCall[],
  pinned: PinnedArtifact,
): Promise<readonly PlayedStep[]> {
  return finishInSlices(mapInSteps(calls, (call) => playedStep(call, pinned)));
}

function playedStep({ events, answer, state }: PlayedCall, pinned: PinnedArtifact): PlayedStep {
  const { objective } = restoreProgress(answer.progress, pinned.artifact);
  return {
    ...attachedIn(events),
    values: valuesOf(state),
    action: answer.action,
    candidates: answer.candidates,
    achieved: objective.effective_status === 'achieved',
  };
}

/** The question that a turn was attached to, and its outcome. */
function attachedIn(events: readonly SessionEvent[]): Pick<PlayedStep, 'question_id' | 'outcome'> {
  const turn = events.find((event) => event.type === 'TurnRecorded');
  const question_id = turn?.facts.question_id ?? null;
  const recorded = events.find(
    (event) => event.type === 'QuestionOutcomeRecorded' && event.facts.question_id === question_id,
  );
  const outcome = recorded?.type === 'QuestionOutcomeRecorded' ? recorded.facts.outcome : null;
  return { question_id, outcome };
}

function valuesOf({ targets }: SessionState): ReadonlyMap<string, JsonValue> {
  const values = new Map<string, JsonValue>();
  for (const [id, { value }] of targets) if (value !== undefined) values.set(id, value);
  return values;
}

/** A turn of a test as the host agent would send it. */
export function previousTurnOf({
  expect: _,
  choice_ids,
  free_text,
  ...said
}: TestTurn): PreviousTurn {
  if (!choice_ids)
    return free_text === undefined ? said : { ...said, user_text: said.user_text ?? free_text };
  const structured_answer = { choice_ids, ...(free_text === undefined ? {} : { free_text }) };
  return { ...said, structured_answer };
}
