import { acceptsValue } from '../../configuration/information-schema.ts';
import { canonicalJson, type JsonValue } from '../../json.ts';
import type {
  ExtractionRequest,
  ModelAnswer,
  ModelValue,
  OfferedInformation,
} from '../../language/extraction-request.ts';
import type { ReplyReading, UnderstoodValue } from '../../language/reading.ts';
import { findQuote } from '../../language/text/find-quote.ts';
import type { Steps } from '../../steps.ts';
import type { Call } from '../commands.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import type { SessionState } from '../state.ts';
import {
  type Interpretation,
  interpretInSteps,
  type TurnInterpretation,
} from '../turn/interpret-turn.ts';
import { isUnsure } from './needs-model.ts';

/** A provider is never surer than the rules can be. */
const CONFIDENCE_MAX = 0.9;
const CONFIDENCE_MIN = 0.5;
/** Formats whose texts are spelled out of a value and can carry no other words. */
const SPELLED_FORMATS = ['date', 'time', 'date-time', 'duration'];

/**
 * Reads a call with the rules, and fills what they left open from a model's answer about the same state.
 * Of that answer nothing counts but ids of the request and values that the information's schema accepts and
 * that rest on words of the user; what the rules understood stays as it is. A message at a time.
 */
export function* interpretWithModel(call: Call, state: SessionState): Steps<Interpretation> {
  const { modelReply, pinned } = call;
  if (!modelReply) return yield* interpretInSteps(call, state);
  const { request, answer } = modelReply;
  if (!answer) return { ...(yield* interpretInSteps(call, state)), providerFailed: true };
  const named = namedQuestion(request, answer);
  if (named === undefined)
    return fill(yield* interpretInSteps(call, state), request, answer, pinned);
  const previousTurn = { ...call.previousTurn, question_id: named };
  const ruled = yield* interpretInSteps({ ...call, previousTurn }, state);
  return fill({ ...ruled, turn: namedTurn(ruled.turn!, named) }, request, answer, pinned);
}

function namedQuestion(
  request: ExtractionRequest,
  { questionId }: ModelAnswer,
): string | undefined {
  if (!request.isQuestionWanted) return undefined;
  return request.questions.find(({ id }) => id === questionId)?.id;
}

function namedTurn(turn: TurnInterpretation, questionId: string): TurnInterpretation {
  return { ...turn, resolved: { resolution: 'model', questionIds: [questionId] } };
}

function fill(
  interpretation: Interpretation,
  request: ExtractionRequest,
  answer: ModelAnswer,
  pinned: PinnedArtifact,
): Interpretation {
  const reply = interpretation.turn?.exchange.userText;
  const inReply: UnderstoodValue[] = [];
  const elsewhere: UnderstoodValue[] = [];
  for (const claimed of answer.values) {
    const information = request.informations.find(({ id }) => id === claimed.informationId);
    if (!information || !isCredible(claimed, information, request)) continue;
    const span = reply === undefined ? undefined : findQuote(reply, claimed.quote);
    (span ? inReply : elsewhere).push(understood(claimed, span));
  }
  const { turn, contextValues } = interpretation;
  return {
    ...interpretation,
    turn: turn?.reading
      ? { ...turn, reading: fillReading(turn, turn.reading, { inReply, answer, pinned }) }
      : turn,
    contextValues: added(contextValues, elsewhere),
  };
}

function isCredible(
  { value, quote, confidence }: ModelValue,
  information: OfferedInformation,
  { said }: ExtractionRequest,
): boolean {
  const words = said.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  return (
    confidence >= CONFIDENCE_MIN &&
    words.some((text) => findQuote(text, quote) !== undefined) &&
    acceptsValue(information.schema, value) &&
    isGrounded(value, information, words)
  );
}

/** No text of the provider's own: one of the configuration, a spelled-out value, or the user's words. */
function isGrounded(
  value: JsonValue,
  information: OfferedInformation,
  words: readonly string[],
): boolean {
  if (Array.isArray(value)) return value.every((item) => isGrounded(item, information, words));
  const { options, schema } = information;
  if (options.some((option) => canonicalJson(option) === canonicalJson(value))) return true;
  if (typeof value !== 'string') return typeof value !== 'object' || value === null;
  if (SPELLED_FORMATS.includes(String(schema.format))) return true;
  return words.some((text) => findQuote(text, value) !== undefined);
}

function understood(
  { informationId, value, confidence }: ModelValue,
  span: readonly [number, number] | undefined,
): UnderstoodValue {
  return {
    informationId,
    value: value as JsonValue,
    confidence: Math.min(CONFIDENCE_MAX, confidence),
    ...(span ? { span } : {}),
    by: 'model',
  };
}

/** The first value of an information stays. */
function added(
  values: readonly UnderstoodValue[],
  more: readonly UnderstoodValue[],
): readonly UnderstoodValue[] {
  const kept = new Map(values.map((value) => [value.informationId, value]));
  for (const value of more) {
    if (!kept.has(value.informationId)) kept.set(value.informationId, value);
  }
  return [...kept.values()];
}

interface Filling {
  readonly inReply: readonly UnderstoodValue[];
  readonly answer: ModelAnswer;
  readonly pinned: PinnedArtifact;
}

/** Where the rules understood how the question was answered, only values of other informations are added. */
function fillReading(
  { resolved }: TurnInterpretation,
  reading: ReplyReading,
  { inReply, answer, pinned }: Filling,
): ReplyReading {
  const [asked] = resolved.questionIds;
  const wanted = asked === undefined ? [] : pinned.targetIds.get(asked)!;
  const isWanted = ({ informationId }: UnderstoodValue) => wanted.includes(informationId);
  if (!isUnsure(reading) || reading.values.some(isWanted)) {
    const others = inReply.filter((value) => !isWanted(value));
    return { ...reading, values: added(reading.values, others) };
  }
  const values = added(reading.values, inReply);
  if (values.some(isWanted)) return { outcome: 'asked_answered', manner: 'answer', values };
  if (asked !== undefined && answer.outcome === 'refused') {
    return { outcome: 'refused', manner: 'refusal', values };
  }
  return { ...reading, values };
}
