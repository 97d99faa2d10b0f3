import { computeProgress, type Progress } from '../progress/progress.ts';
import type { Override } from '../progress/selection-state.ts';
import type { QuestionOutcome } from '../question-outcome.ts';
import type { PinnedArtifact } from './pinned-artifact.ts';
import type { OutcomeEntry, SessionState, Target } from './state.ts';

/**
 * Everything a session's events add up to, as plain JSON for auditors. It holds what no public answer shows,
 * and nothing that depends on when or where it was folded.
 */
export interface AuditView {
  readonly service: string | null;
  readonly configuration_version: string | null;
  readonly artifact_digest: string | null;
  readonly client_reference: string | null;
  readonly language: string | null;
  readonly turn_count: number;
  readonly is_stopped: boolean;
  readonly degraded_reasons: readonly string[];
  readonly last_asked_question_id: string | null;
  readonly targets: Readonly<Record<string, Target>>;
  readonly questions: Readonly<Record<string, AskedQuestion>>;
  readonly outcomes: readonly OutcomeEntry[];
  readonly objective_override: Override | null;
  readonly sub_objective_overrides: Readonly<Record<string, Override>>;
  readonly pending_decision: {
    readonly decision_id: string;
    readonly candidates: readonly string[];
  } | null;
  /** Question ids by decision id, rank 1 first. */
  readonly decisions: Readonly<Record<string, readonly string[]>>;
  /** Null where the pinned publication cannot be read. */
  readonly progress: Progress | null;
}

interface AskedQuestion {
  readonly outcome: QuestionOutcome;
  readonly tries: number;
  readonly last_turn: number;
}

export function auditView(state: SessionState, pinned: PinnedArtifact | undefined): AuditView {
  const { publication, pendingDecision } = state;
  return {
    service: publication?.service ?? null,
    configuration_version: publication?.configurationVersion ?? null,
    artifact_digest: publication?.artifactDigest ?? null,
    client_reference: state.clientReference,
    language: state.language,
    turn_count: state.turnCount,
    is_stopped: state.isStopped,
    degraded_reasons: state.degradedReasons,
    last_asked_question_id: state.lastAskedQuestionId,
    targets: Object.fromEntries(state.targets),
    questions: Object.fromEntries(
      [...state.questions].map(([id, { outcome, tries, lastTurn }]) => [
        id,
        { outcome, tries, last_turn: lastTurn },
      ]),
    ),
    outcomes: state.outcomes,
    objective_override: state.objectiveOverride,
    sub_objective_overrides: Object.fromEntries(state.subObjectiveOverrides),
    pending_decision: pendingDecision && {
      decision_id: pendingDecision.id,
      candidates: pendingDecision.candidates,
    },
    decisions: Object.fromEntries(state.decisions),
    progress: pinned ? computeProgress(pinned.compiled, state) : null,
  };
}
