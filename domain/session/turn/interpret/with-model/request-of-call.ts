import type {
  ExtractionRequest,
  OfferedPublication,
  OfferedTurn,
} from '../../../../language/extraction-request.ts';
import type { Utterance } from '../../../../language/reading.ts';
import { cosines } from '../../../../language/text/lexical.ts';
import type { Steps } from '../../../../steps.ts';
import type { Call } from '../../../commands.ts';
import type { PinnedArtifact } from '../../../pinned-artifact.ts';
import type { SessionState } from '../../../state.ts';
import { candidatesOf } from '../../attached-decision.ts';
import type { Interpretation } from '../interpretation.ts';
import { offer, WHOLE_INFORMATIONS_MAX } from './offered-publication.ts';

/** UTF-16 units of all that was said in one request; the newest words are kept. */
const SAID_UNITS_MAX = 16_000;
/** Of a publication that is too large to be offered whole: questions worded most like what was said. */
const CLOSEST_QUESTIONS_MAX = 40;
/** Of its informations, those that the questions of the turn ask for: these come first. */
const COVERED_INFORMATIONS_MAX = 30;

/**
 * What to ask a language model about a call whose words it is to read.
 * @param interpretation what the rules alone found on the same state
 */
export function* requestOfCall(
  call: Call,
  { turn, language, referenceTime }: Interpretation,
  state: SessionState,
): Steps<ExtractionRequest> {
  const { previousTurn, pinned } = call;
  const conversation = newest(conversationOf(call, turn));
  const named = previousTurn?.question_id;
  const proposed = previousTurn ? candidatesOf(previousTurn, state) : [];
  const asked = named === undefined ? [] : [named];
  const publication =
    pinned.offered ?? (yield* closestPart(pinned, [...asked, ...proposed], conversation));
  return {
    artifactDigest: pinned.digest,
    publication,
    turn: {
      language,
      referenceTime,
      known: knownOf(publication, state),
      proposed,
      asked,
      conversation,
    },
  };
}

/** What the call brings of the conversation, oldest first; a summary stands as the user's words. */
function conversationOf(
  { contextUpdate }: Call,
  reported: Interpretation['turn'],
): readonly Utterance[] {
  const said: Utterance[] =
    contextUpdate?.mode === 'messages'
      ? contextUpdate.messages.map(({ role, text }) => ({ role, text }))
      : [];
  if (contextUpdate?.mode === 'summary') said.push({ role: 'user', text: contextUpdate.text });
  if (!reported) return said;
  const { assistantText, userText, before } = reported.exchange;
  const turn: Utterance[] = [];
  if (assistantText !== undefined) turn.push({ role: 'assistant', text: assistantText });
  if (userText !== undefined) turn.push({ role: 'user', text: userText });
  if (contextUpdate?.mode === 'summary') return [...said, ...turn];
  return [...before.map(({ role, text }) => ({ role, text })), ...turn];
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

function knownOf(
  { informations }: OfferedPublication,
  { targets }: SessionState,
): OfferedTurn['known'] {
  return informations.flatMap(({ id }) => {
    const target = targets.get(id);
    if (!target || target.status === 'unset') return [];
    if (target.status === 'not_applicable') return [{ id }];
    return target.value === undefined ? [] : [{ id, value: target.value }];
  });
}

/**
 * Of a large publication: what the questions of the turn ask for, and what is worded most like what was said, in
 * the artifact's order.
 */
function* closestPart(
  pinned: PinnedArtifact,
  questionIds: readonly string[],
  conversation: readonly Utterance[],
): Steps<OfferedPublication> {
  const { artifact, compiled, targetIds } = pinned;
  const likeness = cosines(pinned.lexical, conversation.map(({ text }) => text).join('\n'));
  const closest = ranked(likeness, CLOSEST_QUESTIONS_MAX);
  const questions = new Set(questionIds.map((id) => compiled.questionIndexes.get(id)!));
  const informations = new Set(
    questionIds
      .flatMap((id) => targetIds.get(id)!)
      .slice(0, COVERED_INFORMATIONS_MAX)
      .map((id) => compiled.informationIndexes.get(id)!),
  );
  const primaries = artifact.success_informations.map(
    ({ primary_question_id: id }) => likeness[compiled.questionIndexes.get(id)!]!,
  );
  for (const index of ranked(primaries, WHOLE_INFORMATIONS_MAX)) {
    if (informations.size < WHOLE_INFORMATIONS_MAX) informations.add(index);
  }
  for (const index of closest) questions.add(index);
  for (const index of informations) {
    const { primary_question_id: id } = artifact.success_informations[index]!;
    questions.add(compiled.questionIndexes.get(id)!);
  }
  return yield* offer(artifact, targetIds, {
    questions: inOrder(questions).map((index) => artifact.questions[index]!),
    informations: inOrder(informations).map((index) => artifact.success_informations[index]!),
  });
}

/** Indexes of the highest scores; equal ones in their order. */
function ranked(scores: ArrayLike<number>, countMax: number): readonly number[] {
  return Array.from(scores, (score, index) => ({ index, score }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, countMax)
    .map(({ index }) => index);
}

function inOrder(indexes: Iterable<number>): readonly number[] {
  return [...indexes].sort((a, b) => a - b);
}
