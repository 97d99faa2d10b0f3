import type { Timed } from '../../../domain/decider.ts';
import { diffJson, type JsonChange } from '../../../domain/json/json-diff.ts';
import { computeProgress } from '../../../domain/progress/progress.ts';
import { hasSameRankingRules } from '../../../domain/ranking/same-ranking-rules.ts';
import { decodeEvents, type Recorded } from '../../../domain/recording/decode-commit.ts';
import { closesCommit } from '../../../domain/recording/metadata.ts';
import type { SealKey } from '../../../domain/recording/sealing.ts';
import { type AuditView, auditView } from '../../../domain/session/audit-view.ts';
import {
  type DecisionEvent,
  isDecision,
  SESSION_EVENT_SCHEMAS,
  type SessionEvent,
} from '../../../domain/session/events.ts';
import { foldSession } from '../../../domain/session/fold-session.ts';
import type { PinnedArtifact } from '../../../domain/session/pinned-artifact.ts';
import { toldAnswer } from '../../../domain/session/receipts/call-receipt.ts';
import { storeProgress } from '../../../domain/session/receipts/stored-progress.ts';
import { recomputeDecision } from '../../../domain/session/recompute-decision.ts';
import { initialSession, type SessionState } from '../../../domain/session/state.ts';
import { sessionAddress } from '../../../domain/session/stream.ts';
import { turnsRemaining } from '../../../domain/session/turns-remaining.ts';
import type { RecordedEvent } from '../../../log/port.ts';

/** Where the log, folded again, does not give what was told. */
export interface Divergence {
  /** Last revision of the commit that was folded. */
  readonly revision: number;
  /**
   * `answer`: what the client was told, by the receipt; `decision`: the choice, made again; `other_fold`: the
   * events folded all at once; `service`: what the running service answers; `commit`: it is not whole; `schema`: an
   * event or a receipt is not as its schema says.
   */
  readonly against: 'answer' | 'decision' | 'other_fold' | 'service' | 'commit' | 'schema';
  /** From what was told or recorded to what the log gives. */
  readonly changes: readonly JsonChange[];
}

/** What the running service answered for a session. */
export interface ServedSession {
  /** Both null: it does not know the session. */
  readonly state_version: number | null;
  readonly audit: AuditView | null;
}

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
 * One session's fold in the making, commit by commit, held against every answer that was told, every choice,
 * and the same events folded all at once.
 */
export class SessionFold {
  readonly stream: string;
  readonly #engineVersion: string;
  readonly #pinned: PinnedArtifact | undefined;
  #state = initialSession;
  readonly #taken: Recorded<SessionEvent>[] = [];
  /** How many of them the state holds. */
  #folded = 0;
  #isWithinCommit = false;
  #watched: number | null = null;
  #atWatched: AuditView | undefined;
  #version: number | null = null;
  #answersCompared = 0;
  #decisionsRecomputed = 0;
  #ofOtherEngines = 0;
  #isServed = false;
  readonly #divergences: Divergence[] = [];

  constructor(stream: string, engineVersion: string, pinned: PinnedArtifact | undefined) {
    this.stream = stream;
    this.#engineVersion = engineVersion;
    this.#pinned = pinned;
  }

  /** Keeps the state of a version that is still to come, for `compareServed`. */
  watch(version: number | null): void {
    this.#watched = version;
  }

  /** @param fault what is wrong with the event as it is stored */
  take(recorded: Recorded<SessionEvent>, fault?: string): void {
    const { event, revision, metadata } = recorded;
    if (fault !== undefined) this.#diverged(revision, 'schema', diffJson(null, fault));
    if (metadata.commit.index === 0) this.#endCommit(revision - 1);
    this.#isWithinCommit = true;
    if (isDecision(event)) {
      this.#settle();
      this.#recompute(event, revision);
    }
    this.#taken.push(recorded);
    if (isClosing(recorded)) this.#close(recorded);
  }

  /** A version that the log does not have differs as a whole. */
  compareServed({ audit, state_version }: ServedSession): void {
    this.#isServed = true;
    const known = state_version === this.#version ? this.#view() : (this.#atWatched ?? null);
    const rebuilt = audit ? known : this.#view();
    this.#diverged(state_version ?? -1, 'service', diffJson(audit, rebuilt));
  }

  /** What was found, once every event was taken. */
  end(): SessionCheck {
    this.#endCommit(this.#taken.length - 1);
    const other = auditView(foldSession(initialSession, this.#taken.map(timed)), this.#pinned);
    this.#diverged(this.#version ?? -1, 'other_fold', diffJson(other, this.#view()));
    const { tenant, sessionId } = sessionAddress(this.stream);
    return {
      tenant,
      session_id: sessionId,
      state_version: this.#version,
      events: this.#taken.length,
      answers_compared: this.#answersCompared,
      decisions_recomputed: this.#decisionsRecomputed,
      of_other_engines: this.#ofOtherEngines,
      artifact: this.#pinned ? 'read' : 'unavailable',
      is_compared_with_service: this.#isServed,
      divergences: this.#divergences,
    };
  }

  #view(): AuditView {
    return auditView(this.#state, this.#pinned);
  }

  /** A commit that did not come to its end before another began, or the stream ended. */
  #endCommit(revision: number): void {
    this.#settle();
    if (!this.#isWithinCommit) return;
    this.#isWithinCommit = false;
    this.#diverged(revision, 'commit', diffJson({ whole: true }, { whole: false }));
  }

  #close(recorded: Recorded<SessionEvent>): void {
    const { revision } = recorded;
    this.#settle();
    this.#isWithinCommit = false;
    this.#version = revision;
    const receipt = toldAnswer(recorded);
    if (receipt) this.#compareAnswer(revision, receipt);
    if (this.#watched === revision) this.#atWatched = this.#view();
  }

  /** Events are folded together where nothing looks at the states between them. */
  #settle(): void {
    if (this.#folded === this.#taken.length) return;
    this.#state = foldSession(this.#state, this.#taken.slice(this.#folded).map(timed));
    this.#folded = this.#taken.length;
  }

  #recompute(event: DecisionEvent, revision: number): void {
    if (!this.#pinned || this.#isOfOtherEngine(event.facts, this.#pinned)) return;
    this.#decisionsRecomputed += 1;
    this.#diverged(revision, 'decision', recomputeDecision(event, this.#state, this.#pinned));
  }

  #compareAnswer(revision: number, answer: AnswerFields): void {
    if (!this.#pinned || answer.progress === undefined) return;
    if (this.#isOfOtherEngine(answer, this.#pinned)) return;
    this.#answersCompared += 1;
    const rebuilt = rebuiltAnswer(answer, this.#state, this.#pinned);
    const given = Object.fromEntries(Object.keys(rebuilt).map((key) => [key, answer[key]]));
    this.#diverged(revision, 'answer', diffJson(given, rebuilt));
  }

  #isOfOtherEngine(
    { engine_version }: { readonly engine_version?: unknown },
    { artifact }: PinnedArtifact,
  ): boolean {
    if (hasSameRankingRules(engine_version, this.#engineVersion, artifact)) return false;
    this.#ofOtherEngines += 1;
    return true;
  }

  #diverged(
    revision: number,
    against: Divergence['against'],
    changes: readonly JsonChange[],
  ): void {
    if (changes.length > 0) this.#divergences.push({ revision, against, changes });
  }
}

/** What a client was answered, by name. */
type AnswerFields = Readonly<Record<string, unknown>>;

/** What the receipts of `/next` and `/events` say of the state, as this fold has it. */
function rebuiltAnswer(
  answer: AnswerFields,
  state: SessionState,
  { compiled, artifact }: PinnedArtifact,
): Readonly<Record<string, unknown>> {
  const ofEvery = {
    progress: storeProgress(computeProgress(compiled, state)),
    turn_count: state.turnCount,
    turns_remaining: turnsRemaining(artifact, state.turnCount),
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

/** @throws UnknownEvent, SealBroken */
export function decodeSessionEvents(
  stored: readonly RecordedEvent[],
  key?: SealKey,
): Recorded<SessionEvent>[] {
  return decodeEvents<SessionEvent>(stored, SESSION_EVENT_SCHEMAS, key);
}

export function timed({ event, metadata }: Recorded<SessionEvent>): Timed<SessionEvent> {
  return { event, occurredAt: metadata.occurred_at };
}

/** Whether the event is the last one of its commit. */
export function isClosing({ metadata: { commit } }: Recorded<SessionEvent>): boolean {
  return closesCommit(commit);
}
