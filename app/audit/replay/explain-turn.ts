import type { Refusal } from '../../../domain/accept-or-refuse.ts';
import {
  explainAsked,
  type RankedQuestion,
} from '../../../domain/language/question-matching/explain-asked.ts';
import {
  type ExplainedReply,
  explainReply,
} from '../../../domain/language/reply-extraction/explain-reply.ts';
import type { Recorded } from '../../../domain/recording/decode-commit.ts';
import type {
  ContextMessage,
  ContextUpdate,
  PreviousTurn,
} from '../../../domain/session/commands.ts';
import type { SessionEvent, TurnRecorded } from '../../../domain/session/events.ts';
import type { PinnedArtifact } from '../../../domain/session/pinned-artifact.ts';
import { artifactUnavailable } from '../../../domain/session/session-refusals.ts';
import { initialSession, type SessionState } from '../../../domain/session/state.ts';
import { sessionAddress } from '../../../domain/session/stream.ts';
import { candidatesOf } from '../../../domain/session/turn/attached-decision.ts';
import { callWords } from '../../../domain/session/turn/interpret/call-words.ts';
import { resolveTurn } from '../../../domain/session/turn/interpret/resolve-turn.ts';
import { finish } from '../../../domain/steps.ts';
import { type LogReading, replaySteps } from './replay-session.ts';

/** A recorded turn, and its words read again by the rules of today. */
export interface ExplainedTurn {
  readonly session_id: string;
  /** The state version that the turn made. */
  readonly state_version: number;
  readonly turn: TurnRecorded['facts'];
  /** Which questions the agent's words ask for, most probable first, the five of them; null where there are none. */
  readonly asked: readonly RankedQuestion[] | null;
  /** Whether the turn was attached by words of which the agent's alone would not have done: the reply answers the question. */
  readonly is_attached_by_reply: boolean;
  /** Null where the user said nothing, or it was erased. */
  readonly reply: ExplainedReply | null;
  /** What the turn's call recorded, by whomever. */
  readonly recorded: readonly RecordedValue[];
}

interface RecordedValue {
  readonly information_id: string;
  readonly status: string;
  readonly source: string;
  readonly coverage: number;
  readonly by: string;
  /** Where its words stand, [start, end) in UTF-16 units of the user's text; null where it is implied, or was not read in this text. */
  readonly span: readonly [number, number] | null;
  /** It answers a question that would have been put next, by words that told nothing else. */
  readonly is_told_ahead: boolean;
}

type Explained =
  | { readonly ok: true; readonly explained: ExplainedTurn }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Reads the turn of one version again on the fold of everything before it, by rules alone: a model's part is only
 * told as it was recorded. Undefined where there is no such version, or it reports no turn. @throws LogUnavailable, UnknownEvent
 */
export async function explainRecordedTurn(
  reading: LogReading,
  stream: string,
  version: number,
): Promise<Explained | undefined> {
  let before = initialSession;
  let commit: Recorded<SessionEvent>[] = [];
  for await (const { recorded, state, isVersion } of replaySteps(reading, stream)) {
    commit.push(recorded);
    if (!isVersion) continue;
    if (recorded.revision === version) return explainCommit(reading, { before, commit, stream });
    if (recorded.revision > version) break;
    before = state;
    commit = [];
  }
  return undefined;
}

interface CommitToExplain {
  readonly before: SessionState;
  readonly commit: readonly Recorded<SessionEvent>[];
  readonly stream: string;
}

async function explainCommit(
  reading: LogReading,
  { before, commit, stream }: CommitToExplain,
): Promise<Explained | undefined> {
  const events = commit.map(({ event }) => event);
  const turn = events.find((event) => event.type === 'TurnRecorded');
  if (turn === undefined || !before.publication) return undefined;
  const { tenant, sessionId } = sessionAddress(stream);
  const { service, artifactDigest } = before.publication;
  const pinned = await reading.artifacts.load({ tenant, service }, artifactDigest);
  if (!pinned) return artifactUnavailable(sessionId);
  const last = commit.at(-1)!;
  const at = last.metadata.occurred_at;
  const again = readAgain({ turn, context: contextIn(events), at }, before, pinned);
  return {
    ok: true,
    explained: {
      session_id: sessionId,
      state_version: last.revision,
      turn: turn.facts,
      recorded: recordedIn(events, again.reply),
      ...again,
    },
  };
}

interface SaidTexts {
  readonly turn: TurnRecorded;
  readonly context: ContextUpdate | undefined;
  readonly at: string;
}

function readAgain(
  { turn, context, at }: SaidTexts,
  before: SessionState,
  pinned: PinnedArtifact,
): Pick<ExplainedTurn, 'asked' | 'is_attached_by_reply' | 'reply'> {
  const { decision_id, language, question_id, resolution } = turn.facts;
  const { assistant_text, user_text } = turn.private ?? {};
  const previousTurn: PreviousTurn = {
    ...(assistant_text === undefined ? {} : { assistant_text }),
    ...(user_text === undefined ? {} : { user_text }),
    ...(decision_id === null ? {} : { decision_id }),
  };
  const call = { previousTurn, at, ...(context === undefined ? {} : { contextUpdate: context }) };
  const { exchange, referenceTime } = callWords({ contextUpdate: undefined, ...call });
  const { assistantText, before: said, userText } = exchange!;
  const words = { assistantText, language: language ?? undefined };
  const asked =
    assistantText === undefined
      ? null
      : explainAsked(pinned.questionMatching, {
          ...words,
          assistantText,
          pendingQuestionIds: candidatesOf(previousTurn, before),
        });
  const byAgent = () => finish(resolveTurn(previousTurn, exchange!, before, pinned));
  const reply =
    userText === undefined
      ? null
      : explainReply(pinned.reading, {
          ...words,
          context: said,
          userText,
          askedQuestionIds: question_id === null ? [] : [question_id],
          referenceTime,
          known: before.targets,
        });
  return {
    asked,
    is_attached_by_reply: resolution === 'words' && byAgent().questionIds[0] !== question_id,
    reply,
  };
}

/** The messages that came with the call, as far as they were kept. */
function contextIn(events: readonly SessionEvent[]): ContextUpdate | undefined {
  const messages = events.flatMap((event): readonly ContextMessage[] =>
    event.type === 'ContextReceived' ? ((event.private?.messages ?? []) as ContextMessage[]) : [],
  );
  return messages.length === 0 ? undefined : { mode: 'messages', messages };
}

function recordedIn(
  events: readonly SessionEvent[],
  reply: ExplainedReply | null,
): RecordedValue[] {
  const read = new Set(reply?.values.map((value) => value.information_id));
  return events.flatMap((event) => {
    if (event.type !== 'ValueRecorded') return [];
    const { by = 'rules', coverage, information_id, source, span, status } = event.facts;
    const isRead = reply === null || read.has(information_id);
    const is_told_ahead = by === 'rules' && span !== null && !isRead;
    return [{ information_id, status, source, coverage, by, span, is_told_ahead }];
  });
}
