import { timed } from '../../../decider.ts';
import type { ReplyInput } from '../../../language/reading.ts';
import { readLeftOver } from '../../../language/reply-extraction/left-over.ts';
import type { Steps } from '../../../steps.ts';
import type { TakeTurn } from '../../commands.ts';
import type { SessionEvent } from '../../events.ts';
import { foldSession } from '../../fold-session.ts';
import type { PinnedArtifact } from '../../pinned-artifact.ts';
import type { SessionState } from '../../state.ts';
import {
  type Interpretation,
  mainQuestionOf,
  type TurnInterpretation,
} from '../interpret/interpretation.ts';
import { recordRead } from '../record/record-values.ts';
import { refuseExcess } from '../record/values-bound.ts';
import { chooseQuestions } from './choose-questions.ts';

/** Questions that one reply spares at most. */
const READ_AHEAD_MAX = 3;

type Chosen = ReturnType<typeof chooseQuestions> & {
  /** What the reply told of questions that would have been put next. */
  readonly readAhead: readonly SessionEvent[];
  readonly state: SessionState;
};

/**
 * Chooses the next questions. Before one is put first that was never asked, the reply is read again for it: nobody is
 * asked for what they have just told.
 */
export function* chooseReadingAhead(
  command: TakeTurn,
  interpretation: Interpretation,
  degradedReasons: readonly string[],
  after: SessionState,
): Steps<Chosen> {
  const readAhead: SessionEvent[] = [];
  const { pinned } = command;
  let state = after;
  const turn = answeredTurn(command, interpretation);
  let chosen = chooseQuestions(command, interpretation, degradedReasons, state);
  const values = [...(turn?.reading?.values ?? [])];
  while (turn !== undefined && readAhead.length < READ_AHEAD_MAX) {
    const next = chosen.answer.candidates.filter((id) => isUntouched(id, state, pinned));
    if (next[0] === undefined || next[0] !== chosen.answer.candidates[0]) break;
    const leftOver = { values, next };
    const told = yield* readLeftOver(
      pinned.reading,
      inputOf(turn, interpretation, state),
      leftOver,
    );
    const read = told.slice(0, READ_AHEAD_MAX - readAhead.length);
    if (read.length === 0) break;
    const events = recordRead(command, read, mainQuestionOf(turn), state);
    const further = foldSession(state, timed(events, command.at));
    // Nobody sent it, so no call is refused for it.
    if (refuseExcess(state, further)) break;
    values.push(...read);
    readAhead.push(...events);
    state = further;
    chosen = chooseQuestions(command, interpretation, degradedReasons, state);
  }
  const { decision, answer } = chosen;
  return { decision, answer, readAhead, state };
}

/** The turn, where rules alone read an answer in it that leaves words over. */
function answeredTurn(
  { modelReply, previousTurn }: TakeTurn,
  { turn }: Interpretation,
): TurnInterpretation | undefined {
  const reported = previousTurn?.outcome ?? 'asked_answered';
  if (modelReply || reported !== 'asked_answered') return undefined;
  const { leavesWords = false, outcome } = turn?.reading ?? {};
  return leavesWords && outcome === 'asked_answered' ? turn! : undefined;
}

/** Never asked, so that it was never declined either, and nothing known of it. */
function isUntouched(
  questionId: string,
  { questions, targets }: SessionState,
  { informationsOf }: PinnedArtifact,
): boolean {
  if (questions.has(questionId)) return false;
  return (informationsOf.get(questionId) ?? []).every(({ id }) => !targets.has(id));
}

/** What the turn was read from, and what is known by now. */
function inputOf(
  { cut, exchange, resolved }: TurnInterpretation,
  { language, referenceTime }: Interpretation,
  { targets }: SessionState,
): ReplyInput {
  return {
    userText: exchange.userText!,
    askedQuestionIds: resolved.questionIds,
    assistantText: exchange.assistantText,
    context: exchange.before,
    language: language ?? undefined,
    referenceTime,
    known: targets,
    cut,
  };
}
