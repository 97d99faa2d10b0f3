import type { Question } from '../configuration/entities.ts';
import type { QuestionState, TargetState } from '../progress/selection-state.ts';
import { selectQuestions } from '../ranking/select-questions.ts';
import type { PinnedArtifact } from '../session/pinned-artifact.ts';
import { initialSession } from '../session/state.ts';
import { interpretCall } from '../session/turn/interpret/interpret-call.ts';
import { turnsRemaining } from '../session/turns-remaining.ts';
import type { Steps } from '../steps.ts';
import type { NextQuestionsBody } from './commands.ts';

/** The newest code points of a conversation that are read: what one summary of a session may have. */
const WORDS_MAX = 16_000;

/**
 * The one question to put next, from the words of the request alone; nothing is remembered of it.
 * Questions that were answered are never proposed again; undefined when no other one is left.
 * In steps, each short whatever the words are.
 * @param at time of the request, ISO 8601: the reference of relative dates
 */
export function* nextQuestion(
  request: NextQuestionsBody,
  pinned: PinnedArtifact,
  at: string,
): Steps<Question | undefined> {
  const { compiled, artifact } = pinned;
  const answered = (request.answered_question_ids ?? []).filter((id) =>
    compiled.questionIndexes.has(id),
  );
  const words = wordsOf(request);
  const contextUpdate = words === '' ? undefined : { mode: 'summary' as const, text: words };
  const { contextValues, relevances } = yield* interpretCall(
    { contextUpdate, pinned, at },
    initialSession,
  );
  const targets = coveredBy(answered, pinned);
  for (const { informationId, notApplicable, confidence } of contextValues) {
    const status = notApplicable ? 'not_applicable' : 'inferred';
    targets.set(informationId, { status, coverage: confidence, source: 'inference' });
  }
  const turnCount = answered.length;
  const state = {
    ...initialSession,
    turnCount,
    targets,
    questions: new Map(answered.map((id, i) => [id, answeredInTurn(i + 1)])),
    lastAskedQuestionId: answered.at(-1) ?? null,
  };
  const { candidates } = selectQuestions(compiled, state, {
    candidateCount: 1,
    options: { excluded_question_ids: answered },
    relevances,
    turnsRemaining: turnsRemaining(artifact, turnCount),
  });
  const [first] = candidates;
  return first && artifact.questions[first.questionIndex];
}

function wordsOf({ conversation_history = [], context }: NextQuestionsBody): string {
  const texts = [context, ...conversation_history.map(({ content }) => content)];
  const words = texts.filter((text) => text !== undefined && text.trim() !== '').join('\n');
  return Array.from(words).slice(-WORDS_MAX).join('');
}

function answeredInTurn(turn: number): QuestionState {
  return { outcome: 'asked_answered', tries: 1, lastTurn: turn };
}

/** What the answered questions cover, as strongly as they cover it. */
function coveredBy(answered: readonly string[], pinned: PinnedArtifact) {
  const { compiled, artifact } = pinned;
  const { start, index, weight } = compiled.rows;
  const targets = new Map<string, TargetState>();
  for (const id of answered) {
    const question = compiled.questionIndexes.get(id)!;
    for (let at = start[question]!; at < start[question + 1]!; at++) {
      const { id: target } = artifact.success_informations[index[at]!]!;
      const coverage = Math.max(weight[at]!, targets.get(target)?.coverage ?? 0);
      targets.set(target, { status: 'inferred', coverage, source: 'inference' });
    }
  }
  return targets;
}
