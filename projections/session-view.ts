import { computeProgress, type Progress } from '../domain/progress/progress.ts';
import { type CandidateView, candidateViews } from '../domain/session/candidate-view.ts';
import type { PinnedArtifact } from '../domain/session/pinned-artifact.ts';
import { type SessionStatus, sessionStatus } from '../domain/session/session-status.ts';
import type { SessionState, Target } from '../domain/session/state.ts';
import { turnsRemaining } from '../domain/session/turns-remaining.ts';

/** The Session object of the specification (2.2), but for `request_id` and `versions`. */
export interface SessionView {
  readonly session_id: string;
  readonly client_reference?: string;
  readonly status: SessionStatus;
  readonly turn_count: number;
  readonly max_turns: number;
  readonly turns_remaining: number;
  readonly question_state: { readonly outcomes: SessionState['outcomes'] };
  readonly targets: Readonly<Record<string, TargetView>>;
  readonly progress: Progress;
  readonly pending_decision: {
    readonly decision_id: string;
    readonly candidates: readonly CandidateView[];
  } | null;
  readonly degraded: boolean;
}

type TargetView = Pick<Target, 'status' | 'coverage' | 'value' | 'source' | 'updated_at'> & {
  readonly question_id?: string;
};

export function sessionView(
  sessionId: string,
  state: SessionState,
  pinned: PinnedArtifact,
): SessionView {
  const progress = computeProgress(pinned.compiled, state);
  const isAchieved = progress.objective.effective_status === 'achieved';
  const { max_turns } = pinned.artifact.objective;
  const pending = state.pendingDecision;
  return {
    session_id: sessionId,
    ...(state.clientReference === null ? {} : { client_reference: state.clientReference }),
    status: sessionStatus(isAchieved, state.isStopped),
    turn_count: state.turnCount,
    max_turns,
    turns_remaining: turnsRemaining(pinned.artifact, state.turnCount),
    question_state: { outcomes: state.outcomes },
    targets: Object.fromEntries([...state.targets].map(([id, target]) => [id, targetView(target)])),
    progress,
    pending_decision: pending
      ? { decision_id: pending.id, candidates: candidateViews(pending.candidates, pinned) }
      : null,
    degraded: state.degradedReasons.length > 0,
  };
}

function targetView(target: Target): TargetView {
  const { status, coverage, value, source, question_id, updated_at } = target;
  return {
    status,
    coverage,
    ...(value === undefined ? {} : { value }),
    source,
    ...(question_id === null ? {} : { question_id }),
    updated_at,
  };
}
