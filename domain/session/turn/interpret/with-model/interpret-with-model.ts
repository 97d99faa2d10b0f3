import type {
  ExtractionRequest,
  ModelAnswer,
  ModelOutcome,
  ModelReply,
} from '../../../../language/extraction-request.ts';
import { stemsIn } from '../../../../language/grammar/read-text.ts';
import type { ReplyReading, UnderstoodValue, Utterance } from '../../../../language/reading.ts';
import { isDeclining } from '../../../../language/reply-extraction/dialogue-act.ts';
import { tokenize } from '../../../../language/text/tokens.ts';
import type { QuestionOutcome } from '../../../../question-outcome.ts';
import type { Steps } from '../../../../steps.ts';
import type { Call } from '../../../commands.ts';
import type { RejectedReading } from '../../../model-part.ts';
import type { SessionState } from '../../../state.ts';
import { interpretCall } from '../interpret-call.ts';
import type { Interpretation, TurnInterpretation } from '../interpretation.ts';
import type { ResolvedTurn } from '../resolve-turn.ts';
import type { Said } from './copied-text.ts';
import { type JudgedCandidate, judgeCandidates } from './judge-candidates.ts';
import { resolveReadings } from './resolve-readings.ts';
import { resolveWithModel } from './resolve-with-model.ts';

/**
 * Resolves what the rules read of a call and a model's reply about the same state.
 * Of that answer nothing counts but ids of the request and values that rest on words of the user.
 */
export function* interpretWithModel(
  call: Call,
  { request, answer, ended, usage }: ModelReply,
  ruled: Interpretation,
  state: SessionState,
): Steps<Interpretation> {
  if (!answer) {
    const model = { ended, usage, rejected: [], unusable: 0 };
    return { ...ruled, providerFailed: true, model };
  }
  const asked = { request, answer, state };
  const read = yield* readAgain(call, ruled, asked);
  const { rejected, ...interpretation } = yield* resolveCall(call, read, asked);
  return { ...interpretation, model: { ended, usage, rejected, unusable: answer.unusable } };
}

/** What the rules read once the question is known better. */
function* readAgain(
  call: Call,
  ruled: Interpretation,
  { request, answer, state }: AskedModel,
): Steps<Interpretation> {
  if (!ruled.turn) return ruled;
  const resolved = resolveWithModel(ruled.turn, request, answer);
  if (isSame(resolved, ruled.turn.resolved)) return ruled;
  return yield* interpretCall(call, state, resolved);
}

function isSame(left: ResolvedTurn, right: ResolvedTurn): boolean {
  return left.questionIds.join('\n') === right.questionIds.join('\n');
}

interface AskedModel {
  readonly request: ExtractionRequest;
  readonly answer: ModelAnswer;
  readonly state: SessionState;
}

function* resolveCall(
  { pinned }: Call,
  interpretation: Interpretation,
  { request, answer, state }: AskedModel,
): Steps<Interpretation & { readonly rejected: readonly RejectedReading[] }> {
  const { turn, contextValues, language } = interpretation;
  const { conversation, referenceTime } = request.turn;
  const words = {
    pinned,
    user: saidBy('user', conversation),
    assistant: saidBy('assistant', conversation),
    language: language ?? pinned.reading.language.pack.code,
    referenceTime,
    known: state.targets,
  };
  const candidates = yield* judgeCandidates(answer.values, request.publication, words);
  const reply =
    turn?.exchange.userText === undefined ? undefined : tokenize(turn.exchange.userText);
  const covered = hasReadTheTurn(request, answer, candidates)
    ? request.publication.informations
    : [];
  const offered = new Set(covered.map(({ id }) => id));
  const asked = new Set(turn?.resolved.questionIds.flatMap((id) => pinned.targetIds.get(id)!));
  const ofReply = reply ? candidates : [];
  const entryOf = (id: string) =>
    pinned.reading.informations[pinned.compiled.informationIndexes.get(id)!]!;
  const denied = new Set(
    answer.asked.flatMap(({ questionId, outcome }) =>
      outcome === 'asked_answered'
        ? []
        : (pinned.informationsOf.get(questionId) ?? []).map(({ id }) => id),
    ),
  );
  const stems = stemsIn(pinned.reading.language, reply ?? []);
  const place = { reply, offered, asked, denied, entryOf, stems };
  const inReply = resolveReadings(turn?.reading?.values ?? [], ofReply, place);
  const others = candidates.filter(({ candidate }) => !inReply.used.has(candidate));
  const elsewhere = resolveReadings(contextValues, others, { ...place, reply: undefined });
  return {
    ...interpretation,
    turn: turn?.reading ? { ...turn, ...concluded(turn, inReply.values, answer, pinned) } : turn,
    contextValues: elsewhere.values,
    rejected: [...inReply.rejected, ...elsewhere.rejected],
  };
}

/**
 * A model that does not see the question it was told of, or none of whose candidates holds, has not read the turn: its silence says
 * nothing.
 */
function hasReadTheTurn(
  { turn }: ExtractionRequest,
  { asked }: ModelAnswer,
  candidates: readonly JudgedCandidate[],
): boolean {
  if (candidates.length > 0 && !candidates.some(({ judged }) => judged.ok)) return false;
  return turn.asked.every((id) => asked.some(({ questionId }) => questionId === id));
}

function saidBy(speaker: Utterance['role'], conversation: readonly Utterance[]): readonly Said[] {
  return conversation.flatMap(({ role, text }) =>
    role === speaker ? [{ text, tokens: tokenize(text) }] : [],
  );
}

/** What the turn comes to: the reading of the main question, and the outcomes of the others. */
function concluded(
  { resolved, reading }: TurnInterpretation,
  values: readonly UnderstoodValue[],
  { asked }: ModelAnswer,
  pinned: Call['pinned'],
): Pick<TurnInterpretation, 'reading' | 'otherOutcomes'> {
  const [main, ...others] = resolved.questionIds;
  const answers = (id: string, among: readonly UnderstoodValue[]) =>
    among.filter(({ informationId }) => pinned.targetIds.get(id)!.includes(informationId));
  const modelOutcome = (id: string) => asked.find(({ questionId }) => questionId === id)?.outcome;
  const otherOutcomes = others.flatMap((questionId): ModelOutcome[] => {
    const outcome = outcomeWithValues(modelOutcome(questionId), answers(questionId, values));
    return outcome === undefined ? [] : [{ questionId, outcome }];
  });
  if (main === undefined) return { reading: { ...reading!, values } };
  return {
    reading: readingOf(reading!, modelOutcome(main), {
      values,
      ofMain: answers(main, values),
      ruledOfMain: answers(main, reading!.values),
    }),
    otherOutcomes,
  };
}

/** Where a value was told, the question is answered, whatever the model calls it. */
function outcomeWithValues(
  modelOutcome: QuestionOutcome | undefined,
  values: readonly UnderstoodValue[],
): QuestionOutcome | undefined {
  return values.some(({ withdrawn }) => !withdrawn) ? 'asked_answered' : modelOutcome;
}

interface AnsweredQuestion {
  readonly values: readonly UnderstoodValue[];
  /** Those of the main question. */
  readonly ofMain: readonly UnderstoodValue[];
  /** What the rules alone read of the main question. */
  readonly ruledOfMain: readonly UnderstoodValue[];
}

function readingOf(
  ruled: ReplyReading,
  modelOutcome: QuestionOutcome | undefined,
  answered: AnsweredQuestion,
): ReplyReading {
  const { values, ofMain } = answered;
  // The rules heard why there is no answer: against that, an answer needs a value.
  const believed =
    modelOutcome === 'asked_answered' && isDeclining(ruled.dialogueAct)
      ? ruled.outcome
      : modelOutcome;
  const outcome = outcomeWithValues(believed, ofMain) ?? withoutValues(ruled, answered);
  if (outcome === ruled.outcome && ofMain.length === 0) return { ...ruled, values };
  return { ...ruled, outcome, dialogueAct: dialogueActOf(outcome, ruled, ofMain), values };
}

/** What the rules took for an answer is none once its values do not count; one that rested on no value still is. */
function withoutValues(
  { outcome }: ReplyReading,
  { ofMain, ruledOfMain }: AnsweredQuestion,
): QuestionOutcome {
  const restsOnNone = ofMain.length === 0 && ruledOfMain.length === 0;
  if (outcome === 'asked_answered' && !restsOnNone) return 'asked_no_answer';
  return outcome ?? 'asked_no_answer';
}

function dialogueActOf(
  outcome: QuestionOutcome,
  ruled: ReplyReading,
  ofMain: readonly UnderstoodValue[],
): ReplyReading['dialogueAct'] {
  if (outcome === 'refused') return 'refusal';
  if (outcome === 'asked_answered') {
    const isOpen = ofMain.length > 0 && ofMain.every(({ notApplicable }) => notApplicable);
    return isOpen ? 'no_preference' : 'answer';
  }
  return ruled.outcome === outcome ? ruled.dialogueAct : 'off_topic';
}
