import type { UnderstoodValue } from '../../../language/reading.ts';
import type { QuestionState } from '../../../progress/selection-state.ts';
import type { Call, PreviousTurn } from '../../commands.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import type { SessionState } from '../../state.ts';

/** Where the client says there was no answer, nothing is inferred for the question's own informations. */
export function withoutUnanswered(
  values: readonly UnderstoodValue[],
  turn: PreviousTurn,
  questionId: string | null,
  pinned: PinnedArtifact,
): readonly UnderstoodValue[] {
  const saysNoAnswer = turn.outcome === 'asked_no_answer' || turn.outcome === 'refused';
  if (!saysNoAnswer || questionId === null) return values;
  const own = pinned.informationsOf.get(questionId) ?? [];
  return values.filter((value) => !own.some(({ id }) => id === value.informationId));
}

/** Words about something else never fill what the user declined in an earlier turn. @param asked questions of this turn */
export function withoutDeclined(
  values: readonly UnderstoodValue[],
  asked: readonly string[],
  { pinned }: Call,
  { questions }: SessionState,
): readonly UnderstoodValue[] {
  if (values.length === 0) return values;
  const declined = new Set<string>();
  questions.forEach((question, id) => {
    if (!isDeclined(question) || asked.includes(id)) return;
    for (const own of pinned.informationsOf.get(id) ?? []) declined.add(own.id);
  });
  if (declined.size === 0) return values;
  return values.filter(({ informationId }) => !declined.has(informationId));
}

/** Refused, or to be answered later. */
function isDeclined({ outcome, isPutOff }: QuestionState): boolean {
  return outcome === 'refused' || isPutOff === true;
}
