import { DAY_MS, later } from '../../domain/input/instant.ts';
import type { ExtractionRequest } from '../../domain/language/extraction-request.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Call, ContextUpdate, PreviousTurn } from '../../domain/session/commands.ts';
import { requestExtraction } from '../../domain/session/decide.ts';
import type { SessionEvent } from '../../domain/session/events.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { initialSession, type SessionState } from '../../domain/session/state.ts';
import { SESSION_CATEGORY, sessionAddress } from '../../domain/session/stream.ts';
import { finish } from '../../domain/steps.ts';
import type { Writable } from '../../domain/writable.ts';
import { scanLog } from '../core/streams/scan-log.ts';
import { type LogReading, replaySteps } from './replay/replay-session.ts';

/** Tokens that one request would have cost. */
export interface RequestSize {
  readonly input: number;
  /** Those that are the same for every turn of a publication, which providers keep. */
  readonly shared: number;
}

/** What asking a language model about the past conversations of a service would have cost. */
export interface ModelEstimate {
  /** Days that were looked at, and calls in them whose words a user typed. */
  readonly days: number;
  readonly calls: number;
  /** Calls whose words are erased, or whose publication cannot be read: not in the figures. */
  readonly unreadable: number;
  readonly always: AskingEstimate;
  readonly when_unsure: AskingEstimate;
}

export interface AskingEstimate {
  readonly asked: number;
  readonly tokens_in: number;
  readonly tokens_shared: number;
}

/**
 * Goes through the recorded calls of a service and asks nobody: each is put together as it would be asked about.
 * @param sizeOf what a request costs, in tokens
 * @throws LogUnavailable
 */
export async function estimateModel(
  reading: LogReading,
  owner: Owner,
  period: { readonly now: string; readonly days: number },
  sizeOf: (request: ExtractionRequest) => RequestSize,
): Promise<ModelEstimate> {
  const since = later(period.now, -period.days * DAY_MS);
  const tally = { calls: 0, unreadable: 0, always: noAsking(), whenUnsure: noAsking() };
  await scanLog(reading.log, { categories: [SESSION_CATEGORY] }, (event) => {
    if (event.revision > 0 || sessionAddress(event.stream).tenant !== owner.tenant)
      return undefined;
    return estimateSession(reading, event.stream, { owner, since, tally, sizeOf });
  });
  const { calls, unreadable, always, whenUnsure } = tally;
  return { days: period.days, calls, unreadable, always, when_unsure: whenUnsure };
}

function noAsking(): Writable<AskingEstimate> {
  return { asked: 0, tokens_in: 0, tokens_shared: 0 };
}

interface Estimating {
  readonly owner: Owner;
  readonly since: string;
  readonly tally: {
    calls: number;
    unreadable: number;
    always: Writable<AskingEstimate>;
    whenUnsure: Writable<AskingEstimate>;
  };
  readonly sizeOf: (request: ExtractionRequest) => RequestSize;
}

async function estimateSession(
  reading: LogReading,
  stream: string,
  estimating: Estimating,
): Promise<undefined> {
  let before: SessionState = initialSession;
  let pinned: PinnedArtifact | undefined;
  let commit: SessionEvent[] = [];
  for await (const { recorded, state, isVersion } of replaySteps(reading, stream)) {
    const { event, metadata } = recorded;
    if (event.type === 'SessionStarted') {
      if (event.facts.service !== estimating.owner.service) return;
      pinned = await reading.artifacts.load(estimating.owner, event.facts.artifact_digest);
    }
    commit.push(event);
    if (!isVersion) continue;
    if (metadata.occurred_at >= estimating.since) {
      addCall(callOf(commit, metadata.occurred_at, pinned), before, estimating);
    }
    before = state;
    commit = [];
  }
}

/** The call as it was told; `unreadable` where its words are erased, undefined where it brought none. */
function callOf(
  events: readonly SessionEvent[],
  at: string,
  pinned: PinnedArtifact | undefined,
): Call | 'unreadable' | undefined {
  const previousTurn = turnOf(events);
  const contextUpdate = contextOf(events);
  if (previousTurn === 'unreadable' || contextUpdate === 'unreadable') return 'unreadable';
  if (!previousTurn && !contextUpdate) return undefined;
  return pinned ? { at, pinned, previousTurn, contextUpdate } : 'unreadable';
}

function turnOf(events: readonly SessionEvent[]): PreviousTurn | 'unreadable' | undefined {
  const turn = events.find((event) => event.type === 'TurnRecorded');
  if (!turn || turn.facts.resolution === 'choice_ids') return undefined;
  if (!turn.private) return 'unreadable';
  const { assistant_text, user_text, choice_ids } = turn.private;
  if (choice_ids !== undefined) return undefined;
  const { question_id, decision_id, resolution } = turn.facts;
  const isNamed = resolution === 'question_id' && question_id !== null;
  return {
    ...(isNamed ? { question_id } : {}),
    ...(decision_id === null ? {} : { decision_id }),
    ...(assistant_text === undefined ? {} : { assistant_text }),
    ...(user_text === undefined ? {} : { user_text }),
  };
}

function contextOf(events: readonly SessionEvent[]): ContextUpdate | 'unreadable' | undefined {
  const parts = events.filter((event) => event.type === 'ContextReceived');
  const [first] = parts;
  if (!first) return undefined;
  if (parts.some((part) => part.private === undefined)) return 'unreadable';
  if (first.facts.mode === 'summary') return { mode: 'summary', text: first.private!.text ?? '' };
  return {
    mode: 'messages',
    messages: parts.flatMap((part) => [...(part.private!.messages ?? [])]),
  };
}

function addCall(
  call: Call | 'unreadable' | undefined,
  before: SessionState,
  { tally, sizeOf }: Estimating,
): void {
  if (call === 'unreadable') tally.unreadable += 1;
  if (call === 'unreadable' || call === undefined) return;
  const request = finish(requestExtraction(call, before, 'always'));
  if (!request) return;
  tally.calls += 1;
  add(tally.always, sizeOf(request));
  const isUnsure = finish(requestExtraction(call, before, 'when_unsure')) !== null;
  if (isUnsure) add(tally.whenUnsure, sizeOf(request));
}

function add(sums: Writable<AskingEstimate>, { input, shared }: RequestSize): void {
  sums.asked += 1;
  sums.tokens_in += input;
  sums.tokens_shared += shared;
}
