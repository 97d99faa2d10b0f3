import type { ModelOutcome } from '../../language/extraction-request.ts';
import { detectLanguage } from '../../language/grammar/detect-language.ts';
import { matchQuestionsInSteps } from '../../language/question-matching/match-questions.ts';
import type {
  KnownValue,
  ReplyReading,
  UnderstoodValue,
  Utterance,
} from '../../language/reading.ts';
import { languageOfReply } from '../../language/reply-extraction/language-of-reply.ts';
import { readReplyInSteps } from '../../language/reply-extraction/read-reply.ts';
import { highest, relevance } from '../../language/text/lexical.ts';
import type { Steps } from '../../steps.ts';
import type { Call, ContextUpdate, PreviousTurn } from '../commands.ts';
import type { ModelPart } from '../model/model-part.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import type { SessionState } from '../state.ts';
import { isRivalAnswered } from './answered-rival.ts';
import { type Exchange, wordsOfCall } from './exchange.ts';
import { type ResolvedTurn, resolveTurn } from './resolve-turn.ts';

/** Everything uncertain about a call, made certain enough to decide on: plain data. */
export interface Interpretation {
  readonly turn: TurnInterpretation | null;
  /** Understood from the context update; the turn's own values win over them. */
  readonly contextValues: readonly UnderstoodValue[];
  /** Question id -> relevance of the newest words, rounded; zeros left out. */
  readonly relevances: ReadonlyMap<string, number>;
  readonly language: string | null;
  /** What "tomorrow" is told from, ISO 8601 UTC. */
  readonly referenceTime: string;
  /** A configured provider was needed and did not answer. */
  readonly providerFailed: boolean;
  /** Where a model was asked: how that ended, and what was read and does not count. */
  readonly model?: ModelPart;
}

export interface TurnInterpretation {
  readonly resolved: ResolvedTurn;
  readonly exchange: Exchange;
  /** Null when the call brings no words of the user. */
  readonly reading: ReplyReading | null;
  /** Of the questions asked beside the main one, where a model told them apart. */
  readonly otherOutcomes?: readonly ModelOutcome[];
}

/** What the rules need of a call to understand its words. */
type WordsInTime = Pick<Call, 'previousTurn' | 'contextUpdate' | 'at' | 'pinned'>;

/**
 * Reads a call with the built-in rules alone, in short steps. Pure; linear in the texts.
 * @param resolved which question the turn was about, where that is known better
 */
export function* interpretInSteps(
  call: WordsInTime,
  state: SessionState,
  resolved?: ResolvedTurn,
): Steps<Interpretation> {
  const { previousTurn, contextUpdate, pinned } = call;
  const { exchange, latest, referenceTime } = wordsOfCall(call);
  const language = yield* languageOf(call, state);
  const reader: Reader = {
    resolved,
    pinned,
    known: state.targets,
    language,
    referenceTime,
  };
  yield;
  return {
    turn:
      previousTurn && exchange ? yield* interpretTurn(previousTurn, exchange, state, reader) : null,
    contextValues: contextUpdate ? yield* readContext(contextUpdate, reader) : [],
    relevances: relevancesOf(latest, pinned),
    language: language ?? null,
    referenceTime,
    providerFailed: false,
  };
}

interface Reader {
  readonly resolved: ResolvedTurn | undefined;
  readonly pinned: PinnedArtifact;
  readonly known: ReadonlyMap<string, KnownValue>;
  readonly language: string | undefined;
  readonly referenceTime: string;
}

function* interpretTurn(
  turn: PreviousTurn,
  exchange: Exchange,
  state: SessionState,
  reader: Reader,
): Steps<TurnInterpretation> {
  const resolved = reader.resolved ?? (yield* resolveTurn(turn, exchange, state, reader.pinned));
  yield;
  const { userText } = exchange;
  if (userText === undefined) return { resolved, exchange, reading: null };
  const readAs = (askedQuestionIds: readonly string[]) =>
    readReplyInSteps(reader.pinned.reading, {
      userText,
      askedQuestionIds,
      assistantText: exchange.assistantText,
      context: exchange.before,
      language: reader.language,
      referenceTime: reader.referenceTime,
      known: reader.known,
    });
  const reading = yield* readAs(resolved.questionIds);
  yield;
  const { rival } = resolved;
  if (rival === undefined || reader.resolved) return { resolved, exchange, reading };
  const asRival = { ...rival, reading: yield* readAs([rival.questionId]) };
  yield;
  const asMatched = { questionId: resolved.questionIds[0], reading };
  if (!isRivalAnswered(reader.pinned.reading, asRival, asMatched))
    return { resolved, exchange, reading };
  const { questionId } = rival;
  const won = {
    resolution: 'words',
    questionIds: [questionId],
    certainty: RIVAL_CERTAINTY,
  } as const;
  return { resolved: won, exchange, reading: asRival.reading };
}

/** How sure it is that rank 1 was asked where the reply had to tell. */
const RIVAL_CERTAINTY = 0.5;

/** Every user message is read as a reply to the assistant message before it; later values win. */
function* readContext(context: ContextUpdate, reader: Reader): Steps<readonly UnderstoodValue[]> {
  const found = new Map<string, UnderstoodValue>();
  for (const { userText, assistantText, before } of repliesIn(context)) {
    const asked = assistantText === undefined ? [] : yield* askedIn(assistantText, before, reader);
    yield;
    const { values } = yield* readReplyInSteps(reader.pinned.reading, {
      userText,
      askedQuestionIds: asked,
      assistantText,
      context: before,
      language: reader.language,
      referenceTime: reader.referenceTime,
      known: reader.known,
    });
    for (const value of values) found.set(value.informationId, { ...value });
    yield;
  }
  // Spans point into a message, which the stored event does not single out.
  return [...found.values()].map(({ span: _span, ...value }) => value);
}

interface Reply {
  readonly userText: string;
  readonly assistantText: string | undefined;
  readonly before: readonly Utterance[];
}

function repliesIn(context: ContextUpdate): readonly Reply[] {
  if (context.mode === 'summary') {
    return [{ userText: context.text, assistantText: undefined, before: [] }];
  }
  const { messages } = context;
  return messages.flatMap(({ role, text: userText }, i) => {
    if (role !== 'user') return [];
    const previous = messages[i - 1];
    const assistantText = previous?.role === 'assistant' ? previous.text : undefined;
    return [{ userText, assistantText, before: messages.slice(Math.max(0, i - 3), i) }];
  });
}

function* askedIn(
  assistantText: string,
  before: readonly Utterance[],
  reader: Reader,
): Steps<readonly string[]> {
  const found = yield* matchQuestionsInSteps(reader.pinned.questionMatching, {
    assistantText,
    pendingQuestionIds: [],
    context: before,
    language: reader.language,
  });
  return found.kind === 'asked' ? found.questionIds : [];
}

/** Of the user's words in the call; what the session kept where it brings none. */
function* languageOf(
  { previousTurn, contextUpdate, pinned }: WordsInTime,
  state: SessionState,
): Steps<string | undefined> {
  const messages = contextUpdate?.mode === 'messages' ? contextUpdate.messages : [];
  const said = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
  if (previousTurn?.user_text !== undefined) said.push(previousTurn.user_text);
  const kept = state.language ?? undefined;
  if (said.length === 0) return kept ?? languageOfSummary(contextUpdate);
  return yield* languageOfReply(said.at(-1)!, {
    kept: kept ?? detectLanguage(said),
    configuration: pinned.reading.language.pack.code,
    assistantText: previousTurn?.assistant_text,
  });
}

function languageOfSummary(context: ContextUpdate | undefined): string | undefined {
  return context?.mode === 'summary' ? detectLanguage([context.text]) : undefined;
}

/** So many relevances a decision takes into account and records, the highest ones. */
const RELEVANCES_MAX = 64;

function relevancesOf(
  words: string | undefined,
  pinned: PinnedArtifact,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  if (words === undefined) return found;
  const values = relevance(pinned.lexical, words);
  const { questions } = pinned.artifact;
  for (const question of highest(values, RELEVANCES_MAX))
    found.set(questions[question]!.id, values[question]!);
  return found;
}
