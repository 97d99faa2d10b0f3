import type { ReplyReading } from '../../../language/reading.ts';
import type { ReadingIndex } from '../../../language/reading-index/reading-index.ts';
import type { Steps } from '../../../steps.ts';
import type { SessionState } from '../../state.ts';
import { isProposedAgain } from '../attached-decision.ts';
import { isLeftOpenAnswered, isRivalAnswered, isToldBeside } from './answered-rival.ts';
import type { TurnInterpretation } from './interpretation.ts';
import type { ResolvedTurn } from './resolve-turn.ts';

/** Which question a turn was about where the agent's words leave it open, or name none: the reply tells. */

type ReadFor = (askedQuestionIds: readonly string[]) => Steps<ReplyReading>;

/**
 * The turn as it is where the agent's words name nothing and the reply answers what was left open the turn before: "how much is it
 * usually?" – "It depends on the hour." – "20, then".
 */
export function* answeredLate(
  asMatched: TurnInterpretation,
  state: SessionState,
  index: ReadingIndex,
  readAs: ReadFor,
): Steps<TurnInterpretation | undefined> {
  const { lastAskedQuestionId: id, questions } = state;
  if (id === null || (questions.get(id)?.outcome ?? 'asked_answered') === 'asked_answered')
    return undefined;
  const reading = yield* readAs([id]);
  yield;
  if (!isLeftOpenAnswered(index, id, reading)) return undefined;
  return { ...asMatched, resolved: asked([id]), reading };
}

/** The turn as it is where rank 1 was asked rather than what the words name, or beside it; else as matched. */
export function* askedByReply(
  asMatched: TurnInterpretation & { readonly reading: ReplyReading },
  state: SessionState,
  index: ReadingIndex,
  readAs: ReadFor,
): Steps<TurnInterpretation> {
  const { resolved, exchange } = asMatched;
  const { rival, questionIds } = resolved;
  const { userText } = exchange;
  if (rival === undefined || userText === undefined) return asMatched;
  const { questionId } = rival;
  const isOnceMore = isProposedAgain(state, questionId);
  const asRival = { ...rival, userText, isOnceMore, reading: yield* readAs([questionId]) };
  yield;
  const both = [questionId, ...questionIds.filter((id) => id !== questionId)];
  const matched = {
    questionId: questionIds[0],
    reading: asMatched.reading,
    isSettled: isSettled(state, index, questionIds[0]),
  };
  if (isRivalAnswered(index, asRival, matched)) {
    const won = questionIds.includes(questionId) ? both : [questionId];
    return { ...asMatched, resolved: asked(won), reading: asRival.reading };
  }
  if (!rival.isOneOfSeveral) return asMatched;
  const reading = yield* readAs(both);
  yield;
  return isToldBeside(index, { questionIds: both, reading })
    ? { ...asMatched, resolved: asked(both), reading }
    : asMatched;
}

/** Whether a question was asked the turn before, or all that it asks for was known by then. */
function isSettled(state: SessionState, index: ReadingIndex, id: string | undefined): boolean {
  if (id === undefined || id === state.lastAskedQuestionId) return true;
  const own = index.byQuestion.get(id) ?? [];
  return own.every((at) => (state.targets.get(index.informations[at]!.id)?.coverage ?? 0) > 0);
}

function asked(questionIds: readonly string[]): ResolvedTurn {
  return {
    resolution: 'words',
    questionIds,
    certainty: RIVAL_CERTAINTY,
  };
}

/** How sure it is that rank 1 was asked where the reply had to tell. */
const RIVAL_CERTAINTY = 0.5;
