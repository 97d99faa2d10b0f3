import type { ModelOutcome } from '../../language/extraction-request.ts';
import { detectLanguage } from '../../language/grammar/detect-language.ts';
import type {
  KnownValue,
  ReplyReading,
  UnderstoodValue,
  Utterance,
} from '../../language/reading.ts';
import type { ReadingIndex } from '../../language/reading-index/reading-index.ts';
import { languageOfReply } from '../../language/reply-extraction/language-of-reply.ts';
import { readReplyInSteps } from '../../language/reply-extraction/read-reply.ts';
import { highest, relevance } from '../../language/text/lexical.ts';
import type { Steps } from '../../steps.ts';
import type { Call, ContextMessage, ContextUpdate, PreviousTurn } from '../commands.ts';
import type { ModelPart } from '../model/model-part.ts';
import type { PinnedArtifact } from '../pinned-artifact.ts';
import type { SessionState } from '../state.ts';
import { isRivalAnswered, isToldBeside } from './answered-rival.ts';
import { readContext } from './interpret-context.ts';
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

/** The words of one turn, wherever in the call they stood. */
export interface Exchange {
  readonly assistantText: string | undefined;
  readonly userText: string | undefined;
  /** What was said before, oldest first. */
  readonly before: readonly Utterance[];
}

/** All that interpreting a call needs of its words. */
export interface WordsOfCall {
  /** Undefined where the call reports no turn. */
  readonly exchange: Exchange | undefined;
  readonly latest: string | undefined;
  readonly referenceTime: string;
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
  const reader: ReadingInput = {
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

/** By what the words of a call are read. */
export interface ReadingInput {
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
  reader: ReadingInput,
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
  const asMatched = { resolved, exchange, reading };
  if (reader.resolved) return asMatched;
  return yield* againstRival(asMatched, state, reader.pinned.reading, readAs);
}

type ReadFor = (askedQuestionIds: readonly string[]) => Steps<ReplyReading>;

/** The turn as it is where rank 1 was asked rather than what the words name, or beside it; else as matched. */
function* againstRival(
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
  const isOnceMore = (state.firstProposals.get(questionId) ?? 0) > 1;
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

/** A decision takes this many relevances into account and records them: the highest ones. */
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

/** The words of a call, put together once. */
export function wordsOfCall({
  previousTurn,
  contextUpdate,
  at,
}: Pick<Call, 'previousTurn' | 'contextUpdate' | 'at'>): WordsOfCall {
  return {
    exchange: previousTurn && exchangeOf(previousTurn, contextUpdate),
    latest: latestWords(previousTurn, contextUpdate),
    referenceTime: referenceTimeOf(contextUpdate, at),
  };
}

/**
 * The exchange a turn reports. Where `previous_turn` leaves a text out, the last user message of the call,
 * and the assistant message before it, stand in.
 */
export function exchangeOf(turn: PreviousTurn, context: ContextUpdate | undefined): Exchange {
  if (context?.mode !== 'messages') {
    return { assistantText: turn.assistant_text, userText: turn.user_text, before: NO_MESSAGES };
  }
  const { messages } = context;
  const reply = lastIndex(messages, messages.length, 'user');
  const asking = lastIndex(messages, reply < 0 ? messages.length : reply, 'assistant');
  const start = [reply, asking].filter((index) => index >= 0);
  return {
    assistantText: turn.assistant_text ?? messages[asking]?.text,
    userText: turn.user_text ?? messages[reply]?.text,
    before: messages.slice(0, start.length > 0 ? Math.min(...start) : messages.length),
  };
}

/** Shared, and asked for no place: V8 is slow to find that there is nothing at -1. */
const NO_MESSAGES: readonly Utterance[] = [];

function lastIndex(
  messages: readonly ContextMessage[],
  end: number,
  role: ContextMessage['role'],
): number {
  for (let i = end - 1; i >= 0; i--) if (messages[i]!.role === role) return i;
  return -1;
}

/** The newest words of the call, for relevance; undefined when it brings none. */
export function latestWords(
  turn: PreviousTurn | undefined,
  context: ContextUpdate | undefined,
): string | undefined {
  if (turn?.user_text !== undefined) return turn.user_text;
  if (turn?.structured_answer?.free_text !== undefined) return turn.structured_answer.free_text;
  if (context?.mode === 'summary') return context.text;
  if (context === undefined) return undefined;
  const { messages } = context;
  return messages[lastIndex(messages, messages.length, 'user')]?.text;
}

/** Relative dates are resolved against the latest `occurred_at` of the call's messages, else the call's time. */
export function referenceTimeOf(context: ContextUpdate | undefined, at: string): string {
  const messages = context?.mode === 'messages' ? context.messages : [];
  const times = messages.flatMap((each) =>
    each.occurred_at ? [Date.parse(each.occurred_at)] : [],
  );
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : at;
}
