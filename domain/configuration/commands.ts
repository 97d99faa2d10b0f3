import type { ConversationTest } from './conversation-tests/conversation-test.ts';
import type { Warning } from './draft/draft-warnings.ts';
import type { Configuration } from './entities.ts';
import type { CompilationError } from './events.ts';
import type { GateFailure, PublicationGate } from './publication-gate.ts';

/** `at` is the time of the command, as `Date.toISOString` writes it. */
export type ConfigurationCommand =
  | ApplyChanges
  | RestoreDraft
  | SaveTests
  | DeleteTest
  | SetGate
  | RequestPublication
  | ClaimCompilation
  | RecordProgress
  | ReleaseCompilation
  | FailCompilation
  | PublishConfiguration;

export interface ApplyChanges {
  readonly type: 'applyChanges';
  readonly at: string;
  /** Raw operations as they were sent. */
  readonly changes: readonly unknown[];
  readonly expectedDraftRevision?: number | undefined;
}

export interface RestoreDraft {
  readonly type: 'restoreDraft';
  readonly at: string;
  /** What was published as this version. */
  readonly target: Configuration;
  readonly configurationVersion: string;
  readonly expectedDraftRevision?: number | undefined;
}

/** Keeps tests, each in place of one with its id. */
export interface SaveTests {
  readonly type: 'saveTests';
  readonly at: string;
  /** Each with an id of its own. */
  readonly tests: readonly ConversationTest[];
}

export interface DeleteTest {
  readonly type: 'deleteTest';
  readonly at: string;
  readonly id: string;
}

interface SetGate {
  readonly type: 'setGate';
  readonly at: string;
  readonly gate: PublicationGate;
}

export interface RequestPublication {
  readonly type: 'requestPublication';
  readonly at: string;
  /** Id for the job, should there be one. */
  readonly compilationId: string;
  readonly expectedDraftRevision?: number | undefined;
  /** Those of the draft, where somebody has already looked for them. */
  readonly warnings?: readonly Warning[];
  /** What the gate has against the draft. */
  readonly failures?: readonly GateFailure[];
}

export interface ClaimCompilation {
  readonly type: 'claimCompilation';
  readonly at: string;
  readonly compilationId: string;
  readonly workerId: string;
  /**
   * The last sign of the claim's holder, by its revision, where the worker has waited a lease's length for another one.
   * It is counted by the worker's own clock, not by times that others have written: clocks differ and jump.
   */
  readonly silentRevision?: number | undefined;
  /** Whether the worker has had the job before it for as long as one may take, by the same clock. */
  readonly isOverdue?: boolean;
  /** Whether the worker has a language model to ask. */
  readonly asksModel?: boolean;
}

/** What a worker says carries the revision of the event that made its claim. */
export interface WorkerReport {
  readonly at: string;
  readonly compilationId: string;
  readonly claimRevision: number;
}

export interface RecordProgress extends WorkerReport {
  readonly type: 'recordProgress';
  /** 0..1 */
  readonly progress: number;
}

/** Leaves the job to another worker: this one's process ends. */
export interface ReleaseCompilation extends WorkerReport {
  readonly type: 'releaseCompilation';
}

export interface FailCompilation extends WorkerReport {
  readonly type: 'failCompilation';
  readonly error: CompilationError;
}

export interface PublishConfiguration extends WorkerReport {
  readonly type: 'publishConfiguration';
  /** SHA-256 of the artifact, in hex. */
  readonly artifactDigest: string;
}
