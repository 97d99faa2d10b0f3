import type { Question } from '../domain/configuration/entities.ts';
import type { PinnedArtifact } from '../domain/session/pinned-artifact.ts';
import { computeProgress, type Progress, turnsRemaining } from '../domain/session/progress.ts';
import { type SessionStatus, sessionStatus } from '../domain/session/session-status.ts';
import type { SessionState, Target } from '../domain/session/state.ts';

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

/** A proposed question, rehydrated from the pinned publication. */
export interface CandidateView {
  readonly rank: number;
  readonly question_id: string;
  readonly text: string;
  readonly type: Question['type'];
  readonly choices: readonly { readonly choice_id: string; readonly label: string }[];
  readonly target_ids: readonly string[];
}

/** Candidates as they leave: exactly these fields, in this order. */
export function candidateViews(
  questionIds: readonly string[],
  pinned: PinnedArtifact,
): readonly CandidateView[] {
  return questionIds.map((id, i) => ({ rank: i + 1, ...unrankedView(id, pinned) }));
}

type UnrankedView = Omit<CandidateView, 'rank'>;

/** By publication and question: made when it is proposed first. */
const unranked = new WeakMap<PinnedArtifact, Map<string, UnrankedView>>();

/** What a question leaves as, whatever its rank is: the same object each time. */
export function unrankedView(id: string, pinned: PinnedArtifact): UnrankedView {
  const views = unranked.get(pinned) ?? new Map<string, UnrankedView>();
  if (views.size === 0) unranked.set(pinned, views);
  const known = views.get(id);
  if (known) return known;
  const question = pinned.artifact.questions[pinned.compiled.questionIndexes.get(id)!]!;
  const view: UnrankedView = {
    question_id: id,
    text: question.text,
    type: question.type,
    choices: question.choices.map((choice) => ({ choice_id: choice.id, label: choice.label })),
    target_ids: pinned.targetIds.get(id) ?? [],
  };
  views.set(id, view);
  return view;
}

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
