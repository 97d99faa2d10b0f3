import { diffJson, type JsonChange } from '../domain/json-diff.ts';
import { decodeEvent, type Recorded } from '../domain/recording/commit.ts';
import type { Receipt } from '../domain/recording/metadata.ts';
import { type AuditView, auditView } from '../domain/session/audit-view.ts';
import { SESSION_EVENT_SCHEMAS, type SessionEvent } from '../domain/session/events.ts';
import type { PinnedArtifact } from '../domain/session/pinned-artifact.ts';
import { computeProgress } from '../domain/session/progress.ts';
import { type DecisionEvent, recomputeDecision } from '../domain/session/recompute-decision.ts';
import { foldSession, initialSession, type SessionState } from '../domain/session/state.ts';
import { storeProgress } from '../domain/session/stored-progress.ts';
import { sessionPlace } from '../domain/session/stream.ts';
import type { EventLog, RecordedEvent } from '../log/port.ts';
import type { Artifacts } from './artifacts.ts';
import { readWholeStream } from './scan-log.ts';

/** What replaying needs: a log to read, be it a running service's or a file opened beside it. */
export interface LogReading {
  readonly log: EventLog;
  readonly artifacts: Artifacts;
  readonly engineVersion: string;
}

/** One event of a session, with the state after it. */
export interface ReplayStep {
  readonly recorded: Recorded<SessionEvent>;
  readonly state: SessionState;
  /** Whether the state is one that can be served: the last event of its commit. */
  readonly isVersion: boolean;
}

/** A session event by event. @throws LogUnavailable, UnknownEvent */
export async function* replaySteps(
  log: EventLog,
  stream: string,
): AsyncGenerator<ReplayStep, void, undefined> {
  let state = initialSession;
  for await (const page of readWholeStream(log, stream)) {
    for (const stored of page) {
      const recorded = decode(stored);
      state = foldSession(state, [timed(recorded)]);
      yield { recorded, state, isVersion: isClosing(recorded) };
    }
  }
}

/** Where the log, folded again, does not give what was told. */
export interface Divergence {
  /** Last revision of the commit that was folded. */
  readonly revision: number;
  /**
   * `answer`: what the client was told, by the receipt; `decision`: the choice, made again; `other_fold`: the
   * whole stream folded at once; `service`: what the running service answers; `commit`: it is not whole.
   */
  readonly against: 'answer' | 'decision' | 'other_fold' | 'service' | 'commit';
  /** From what was told or recorded to what the log gives. */
  readonly changes: readonly JsonChange[];
}

/** What the running service answered for a session. */
export interface ServedSession {
  /** Both null: it does not know the session. */
  readonly state_version: number | null;
  readonly audit: AuditView | null;
}

/** Asks the running service; undefined when it cannot be reached. */
export type AskService = (session: {
  readonly tenant: string;
  readonly service: string;
  readonly sessionId: string;
}) => Promise<ServedSession | undefined>;

export interface SessionCheck {
  readonly tenant: string;
  readonly session_id: string;
  /** Revision of the last whole commit, null for a stream without one. */
  readonly state_version: number | null;
  readonly events: number;
  /** Receipts held against the fold. */
  readonly answers_compared: number;
  /** Choices made again. */
  readonly decisions_recomputed: number;
  /** Receipts and choices of other engine versions: their rules may differ, so they are not compared. */
  readonly of_other_engines: number;
  readonly artifact: 'read' | 'unavailable';
  /** Whether a running service's answer was one of the things compared. */
  readonly is_compared_with_service: boolean;
  readonly divergences: readonly Divergence[];
}

/**
 * Folds a session commit by commit, and holds the fold against every answer that was told, every choice, the
 * whole stream folded at once, and what the service answers, if that is given.
 * @throws LogUnavailable, UnknownEvent
 */
export async function checkSession(
  reading: LogReading,
  stream: string,
  askService?: AskService,
): Promise<SessionCheck> {
  const events = await decodedEvents(reading.log, stream, 0);
  const started = events[0]?.event;
  const { tenant, sessionId } = sessionPlace(stream);
  const scope = started?.type === 'SessionStarted' && { tenant, service: started.facts.service };
  const served = scope ? await askService?.({ ...scope, sessionId }) : undefined;
  // Read again after the answer, so that the fold is never older than what the service knew.
  if (served) events.push(...(await decodedEvents(reading.log, stream, events.length)));
  const pinned = scope
    ? await reading.artifacts.load(scope, started.facts.artifact_digest)
    : undefined;
  const check = new Check(reading.engineVersion, pinned, served);
  for (const commit of commitsOf(events)) check.fold(commit);
  check.compareServed();
  const atOnce = auditView(foldSession(initialSession, events.map(timed)), pinned);
  check.diverged(check.version ?? -1, 'other_fold', diffJson(atOnce, check.view));
  return {
    tenant,
    session_id: sessionId,
    state_version: check.version,
    events: events.length,
    answers_compared: check.answersCompared,
    decisions_recomputed: check.decisionsRecomputed,
    of_other_engines: check.ofOtherEngines,
    artifact: pinned ? 'read' : 'unavailable',
    is_compared_with_service: served !== undefined,
    divergences: check.divergences,
  };
}

async function decodedEvents(
  log: EventLog,
  stream: string,
  from: number,
): Promise<Recorded<SessionEvent>[]> {
  const events: Recorded<SessionEvent>[] = [];
  for await (const page of readWholeStream(log, stream, from)) events.push(...page.map(decode));
  return events;
}

/** One session's fold in the making, held against what was told of it. */
class Check {
  readonly #engineVersion: string;
  readonly #pinned: PinnedArtifact | undefined;
  readonly #served: ServedSession | undefined;
  #atServed: AuditView | undefined;
  #state = initialSession;
  #waiting: Recorded<SessionEvent>[] = [];
  version: number | null = null;
  answersCompared = 0;
  decisionsRecomputed = 0;
  ofOtherEngines = 0;
  readonly divergences: Divergence[] = [];

  constructor(
    engineVersion: string,
    pinned: PinnedArtifact | undefined,
    served: ServedSession | undefined,
  ) {
    this.#engineVersion = engineVersion;
    this.#pinned = pinned;
    this.#served = served;
  }

  get view(): AuditView {
    return auditView(this.#state, this.#pinned);
  }

  fold(commit: readonly Recorded<SessionEvent>[]): void {
    for (const recorded of commit) this.#take(recorded);
    this.#settle();
    const last = commit.at(-1)!;
    const { revision, metadata } = last;
    if (!isClosing(last)) {
      this.diverged(revision, 'commit', diffJson({ whole: true }, { whole: false }));
      return;
    }
    this.version = revision;
    if (metadata.receipt) this.#compareAnswer(revision, metadata.receipt);
    if (this.#served?.state_version === revision) this.#atServed = this.view;
  }

  /** A version that the log does not have differs as a whole. */
  compareServed(): void {
    if (!this.#served) return;
    const { audit, state_version } = this.#served;
    const rebuilt = audit ? (this.#atServed ?? null) : this.view;
    this.diverged(state_version ?? -1, 'service', diffJson(audit, rebuilt));
  }

  diverged(revision: number, against: Divergence['against'], changes: readonly JsonChange[]): void {
    if (changes.length > 0) this.divergences.push({ revision, against, changes });
  }

  #take(recorded: Recorded<SessionEvent>): void {
    const { event, revision } = recorded;
    if (event.type === 'QuestionsProposed' || event.type === 'NoQuestionAvailable') {
      this.#settle();
      this.#recompute(event, revision);
    }
    this.#waiting.push(recorded);
  }

  /** Events are folded together where nothing looks at the states between them. */
  #settle(): void {
    this.#state = foldSession(this.#state, this.#waiting.map(timed));
    this.#waiting = [];
  }

  #recompute(event: DecisionEvent, revision: number): void {
    if (!this.#pinned || this.#isOfOtherEngine(event.facts)) return;
    this.decisionsRecomputed += 1;
    this.diverged(revision, 'decision', recomputeDecision(event, this.#state, this.#pinned));
  }

  #compareAnswer(revision: number, { answer }: Receipt): void {
    if (!this.#pinned || answer.progress === undefined || this.#isOfOtherEngine(answer)) return;
    this.answersCompared += 1;
    const rebuilt = retell(answer, this.#state, this.#pinned);
    const told = Object.fromEntries(Object.keys(rebuilt).map((key) => [key, answer[key]]));
    this.diverged(revision, 'answer', diffJson(told, rebuilt));
  }

  #isOfOtherEngine({ engine_version }: { readonly engine_version?: unknown }): boolean {
    if (engine_version === this.#engineVersion) return false;
    this.ofOtherEngines += 1;
    return true;
  }
}

/** What the receipts of `/next` and `/events` tell of the state, told by this fold. */
function retell(
  answer: Receipt['answer'],
  state: SessionState,
  { compiled, artifact }: PinnedArtifact,
): Readonly<Record<string, unknown>> {
  const ofEvery = {
    progress: storeProgress(computeProgress(compiled, state)),
    turn_count: state.turnCount,
    turns_remaining: Math.max(0, artifact.objective.max_turns - state.turnCount),
  };
  if (!('action' in answer)) return ofEvery;
  const pending = state.pendingDecision;
  return {
    ...ofEvery,
    decision_id: pending?.id ?? null,
    candidates: pending?.candidates ?? [],
    degraded_reasons: state.degradedReasons,
  };
}

function commitsOf(events: readonly Recorded<SessionEvent>[]): Recorded<SessionEvent>[][] {
  const commits: Recorded<SessionEvent>[][] = [];
  for (const recorded of events) {
    const open = commits.at(-1);
    if (!open || recorded.metadata.commit.index === 0) commits.push([recorded]);
    else open.push(recorded);
  }
  return commits;
}

function decode(stored: RecordedEvent): Recorded<SessionEvent> {
  return decodeEvent<SessionEvent>(stored, SESSION_EVENT_SCHEMAS);
}

function timed({ event, metadata }: Recorded<SessionEvent>) {
  return { event, occurredAt: metadata.occurred_at };
}

function isClosing({ metadata: { commit } }: Recorded<SessionEvent>): boolean {
  return commit.index === commit.count - 1;
}
