import type { JsonValue } from '../json/json.ts';
import type {
  QuestionState,
  SelectionState,
  TargetState,
  ValueSource,
} from '../progress/selection-state.ts';
import type { QuestionOutcome } from '../question-outcome.ts';
import { VersionedMap } from '../versioned-map.ts';
import type { Erasure } from './erasure/refuse-erased.ts';

/** A success information as this session knows it. */
export interface Target extends TargetState {
  /** Absent when there is none, or when it was erased. */
  readonly value?: JsonValue;
  readonly question_id: string | null;
  readonly updated_at: string;
}

export interface OutcomeEntry {
  readonly question_id: string;
  readonly decision_id: string | null;
  readonly outcome: QuestionOutcome;
  readonly source: ValueSource;
  readonly message_id: string | null;
  readonly occurred_at: string;
}

interface Decision {
  readonly id: string;
  /** Question ids, rank 1 first. */
  readonly candidates: readonly string[];
}

/** What the events of one session add up to. */
export interface SessionState extends SelectionState {
  readonly publication: PinnedPublication | null;
  readonly clientReference: string | null;
  readonly outcomes: readonly OutcomeEntry[];
  readonly targets: ReadonlyMap<string, Target>;
  /** UTF-16 units of the JSON of all of the targets' values. */
  readonly valuesLength: number;
  readonly questions: ReadonlyMap<string, QuestionState>;
  /** Candidates of every decision of this session, by decision id: agents may answer late. */
  readonly decisions: ReadonlyMap<string, readonly string[]>;
  readonly pendingDecision: Decision | null;
  readonly firstProposals: ReadonlyMap<string, number>;
  /** Whether the latest `/next` found no question. */
  readonly isStopped: boolean;
  readonly degradedReasons: readonly string[];
  readonly language: string | null;
  /** Null while nobody has asked for it. */
  readonly erasure: Erasure | null;
}

/** The publication that was active when the session was created. */
export interface PinnedPublication {
  readonly service: string;
  readonly configurationVersion: string;
  readonly artifactDigest: string;
}

export const initialSession: SessionState = {
  publication: null,
  clientReference: null,
  turnCount: 0,
  outcomes: [],
  targets: VersionedMap.of(new Map()),
  valuesLength: 0,
  questions: VersionedMap.of(new Map()),
  subObjectiveOverrides: new Map(),
  objectiveOverride: null,
  lastAskedQuestionId: null,
  decisions: VersionedMap.of(new Map()),
  pendingDecision: null,
  firstProposals: new Map(),
  isStopped: false,
  degradedReasons: [],
  language: null,
  erasure: null,
};
