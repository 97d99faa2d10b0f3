import type { TurnAnswer } from '../../domain/session/events.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import type { Progress } from '../../domain/session/progress.ts';
import { restoreProgress, UNTOUCHED } from '../../domain/session/stored-progress.ts';
import {
  type CandidateView,
  candidateViews,
  unrankedView,
} from '../../projections/session-view.ts';
import type { RecordedCall, Versions } from './command-session.ts';

/** Body of a 200 of `/next`, in the order of the specification's table. */
export interface NextAnswer {
  readonly request_id: string;
  readonly session_id: string;
  readonly decision_id: string | null;
  readonly action: 'ask' | 'stop';
  readonly stop_reason: 'no_question_available' | null;
  readonly candidates: readonly CandidateView[];
  readonly progress: Progress;
  readonly turn_count: number;
  readonly turns_remaining: number;
  readonly warnings: readonly string[];
  readonly degraded: boolean;
  readonly degraded_reasons: readonly string[];
  readonly versions: Versions;
}

export function nextAnswer({
  sessionId,
  told,
  pinned,
  versions,
}: RecordedCall<TurnAnswer>): NextAnswer {
  return {
    request_id: told.request_id,
    session_id: sessionId,
    decision_id: told.decision_id,
    action: told.action,
    stop_reason: told.stop_reason,
    candidates: candidateViews(told.candidates, pinned),
    progress: restoreProgress(told.progress, pinned.artifact),
    turn_count: told.turn_count,
    turns_remaining: told.turns_remaining,
    warnings: told.warnings,
    degraded: told.degraded,
    degraded_reasons: told.degraded_reasons,
    versions,
  };
}

type Stage = NextAnswer['progress']['sub_objectives'][number];

/** JSON that is the same in every answer of a publication. */
interface Fragments {
  /** Of a question, by its id: all that follows its rank. */
  readonly candidates: Map<string, string>;
  /** Of each sub-objective as at the start of a session. */
  readonly untouched: readonly string[];
}

const prepared = new WeakMap<PinnedArtifact, Fragments>();

function fragmentsOf(pinned: PinnedArtifact): Fragments {
  const known = prepared.get(pinned);
  if (known) return known;
  const untouched = pinned.artifact.sub_objectives.map(({ id, order_position, completion_role }) =>
    JSON.stringify({ id, order_position, completion_role, ...UNTOUCHED }),
  );
  const fragments = { candidates: new Map<string, string>(), untouched };
  prepared.set(pinned, fragments);
  return fragments;
}

/** The answer's JSON, byte for byte what `JSON.stringify` makes of it. */
export function nextAnswerText(answer: NextAnswer, pinned: PinnedArtifact): string {
  const { candidates, untouched } = fragmentsOf(pinned);
  const { request_id, session_id, decision_id, action, stop_reason, progress, ...rest } = answer;
  const head = JSON.stringify({ request_id, session_id, decision_id, action, stop_reason });
  const proposed = answer.candidates.map(({ rank, question_id }) => {
    const text = candidates.get(question_id) ?? addCandidate(candidates, question_id, pinned);
    return `{"rank":${rank},${text}`;
  });
  const stages = progress.sub_objectives.map((stage, index) =>
    isUntouched(stage) ? untouched[index]! : JSON.stringify(stage),
  );
  const objective = JSON.stringify(progress.objective);
  const { candidates: _, ...tail } = rest;
  return (
    `${head.slice(0, -1)},"candidates":[${proposed.join(',')}],` +
    `"progress":{"objective":${objective},"sub_objectives":[${stages.join(',')}]},` +
    JSON.stringify(tail).slice(1)
  );
}

function addCandidate(texts: Map<string, string>, id: string, pinned: PinnedArtifact): string {
  const text = JSON.stringify(unrankedView(id, pinned)).slice(1);
  texts.set(id, text);
  return text;
}

function isUntouched({ computed_status, progress, client_override, effective_status }: Stage) {
  return (
    computed_status === UNTOUCHED.computed_status &&
    progress === UNTOUCHED.progress &&
    client_override === null &&
    effective_status === UNTOUCHED.effective_status
  );
}
