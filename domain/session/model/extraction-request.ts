import { valueOfChoice } from '../../configuration/choice-value.ts';
import type { SuccessInformation } from '../../configuration/entities.ts';
import type { JsonValue } from '../../json.ts';
import type {
  ExtractionRequest,
  OfferedInformation,
  OfferedQuestion,
} from '../../language/extraction-request.ts';
import type { Utterance } from '../../language/reading.ts';
import { cosines } from '../../language/text/lexical.ts';
import type { Call, ContextUpdate, PreviousTurn } from '../commands.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import type { SessionState } from '../state.ts';
import { type Exchange, referenceTimeOf } from '../turn/exchange.ts';
import type { Interpretation, TurnInterpretation } from '../turn/interpret-turn.ts';
import { candidatesOf } from '../turn/resolve-turn.ts';
import { needsModel } from './needs-model.ts';

/** UTF-16 units of all that was said in one request; the newest words are kept. */
const SAID_UNITS_MAX = 16_000;
const TEXT_UNITS_MAX = 400;
const CHOICES_MAX = 20;
/** Beside the decision's candidates. */
const CLOSEST_QUESTIONS_MAX = 10;
/** Covered by the questions of the request, and beside them. */
const COVERED_INFORMATIONS_MAX = 25;
const CLOSEST_INFORMATIONS_MAX = 25;

/**
 * What to ask a provider about a call; null where the rules left nothing open, or there is nothing it could name.
 * @param interpretation what the rules alone found on the same state
 */
export function extractionRequestOf(
  call: Call,
  interpretation: Interpretation,
  state: SessionState,
): ExtractionRequest | null {
  const { pinned } = call;
  const need = needsModel(call, interpretation);
  if (need === null) return null;
  const turn = need === 'context' ? null : interpretation.turn;
  const said = newest(turn ? exchanged(turn.exchange) : told(call.contextUpdate!));
  const questions = turn ? questionsFor(call.previousTurn!, turn, state, pinned) : [];
  if (need === 'question' && questions.length === 0) return null;
  const isUserHeard = said.some(({ role }) => role === 'user');
  return {
    language: interpretation.language,
    referenceTime: referenceTimeOf(call.contextUpdate, call.at),
    said,
    isQuestionWanted: need === 'question',
    questions: questions.map((id) => offeredQuestion(id, pinned)),
    informations: isUserHeard ? informationsFor(questions, said, pinned) : [],
  };
}

function exchanged({ before, assistantText, userText }: Exchange): readonly Utterance[] {
  const said = before.map(({ role, text }): Utterance => ({ role, text }));
  if (assistantText !== undefined) said.push({ role: 'assistant', text: assistantText });
  if (userText !== undefined) said.push({ role: 'user', text: userText });
  return said;
}

function told(context: ContextUpdate): readonly Utterance[] {
  if (context.mode === 'summary') return [{ role: 'user', text: context.text }];
  return context.messages.map(({ role, text }) => ({ role, text }));
}

/** The newest utterances whole; the one that is too long keeps its end, where questions stand. */
function newest(said: readonly Utterance[]): readonly Utterance[] {
  const kept: Utterance[] = [];
  let left = SAID_UNITS_MAX;
  for (const { role, text } of said.toReversed()) {
    if (left === 0) break;
    const tail = text.slice(-left).replace(/^[\udc00-\udfff]/, '');
    left -= Math.min(left, text.length);
    if (tail !== '') kept.unshift({ role, text: tail });
  }
  return kept;
}

/** The question that was asked, else those it may have been: the candidates and the closest ones by wording. */
function questionsFor(
  turn: PreviousTurn,
  { resolved, exchange }: TurnInterpretation,
  state: SessionState,
  pinned: PinnedArtifact,
): readonly string[] {
  if (resolved.questionIds.length > 0) return resolved.questionIds;
  const closest = ranked(cosines(pinned.lexical, exchange.assistantText ?? ''))
    .slice(0, CLOSEST_QUESTIONS_MAX)
    .filter(({ score }) => score > 0)
    .map(({ index }) => pinned.artifact.questions[index]!.id);
  return [...new Set([...candidatesOf(turn, state), ...closest])];
}

/** Highest first; equal ones in the artifact's order. */
function ranked(scores: ArrayLike<number>) {
  return Array.from(scores, (score, index) => ({ index, score })).sort(
    (a, b) => b.score - a.score || a.index - b.index,
  );
}

function offeredQuestion(id: string, pinned: PinnedArtifact): OfferedQuestion {
  const question = pinned.artifact.questions[pinned.compiled.questionIndexes.get(id)!]!;
  const choices = question.choices.slice(0, CHOICES_MAX).map(({ label, maps_to_value: value }) => ({
    label,
    ...(value === undefined ? {} : { value }),
  }));
  return { id, text: question.text.slice(0, TEXT_UNITS_MAX).toWellFormed(), choices };
}

/**
 * Those that the questions cover, and those whose question is worded most like what was said, in the artifact's
 * order: a small publication is offered whole on every turn, so that a provider that prepares itself for the
 * shape of an answer does so once. What the client has said is offered too, and stands whatever is claimed.
 */
function informationsFor(
  questions: readonly string[],
  said: readonly Utterance[],
  pinned: PinnedArtifact,
): readonly OfferedInformation[] {
  const { artifact, compiled } = pinned;
  const likeness = cosines(pinned.lexical, said.map(({ text }) => text).join('\n'));
  const primaries = artifact.success_informations.map(
    ({ primary_question_id: id }) => likeness[compiled.questionIndexes.get(id)!]!,
  );
  const covered = questions
    .flatMap((id) => pinned.targetIds.get(id)!)
    .map((id) => compiled.informationIndexes.get(id)!);
  const closest = ranked(primaries).map(({ index }) => index);
  const offered = new Set([
    ...closest.slice(0, CLOSEST_INFORMATIONS_MAX),
    ...covered.slice(0, COVERED_INFORMATIONS_MAX),
  ]);
  return [...offered]
    .sort((a, b) => a - b)
    .map((index) => offeredInformation(artifact.success_informations[index]!, pinned));
}

function offeredInformation(
  information: SuccessInformation,
  pinned: PinnedArtifact,
): OfferedInformation {
  const { id, label, schema } = information;
  return { id, label, schema, options: optionsOf(information, pinned) };
}

/** The values that the schema, else the choices of the primary question, spell out. */
function optionsOf(information: SuccessInformation, pinned: PinnedArtifact): readonly JsonValue[] {
  const { schema, primary_question_id: id } = information;
  if ('const' in schema) return [schema.const!];
  if (Array.isArray(schema.enum)) return schema.enum;
  const items = schema.items;
  if (typeof items === 'object' && items !== null && 'enum' in items) {
    return items.enum as readonly JsonValue[];
  }
  const question = pinned.artifact.questions[pinned.compiled.questionIndexes.get(id)!]!;
  return question.choices.flatMap((choice) => valueOfChoice(question, choice, information) ?? []);
}
