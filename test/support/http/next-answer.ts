import type { Progress } from '../../../domain/progress/progress.ts';
import type { CandidateView } from '../../../domain/session/candidate-view.ts';
import type { Versions } from '../../../domain/session/state-version.ts';

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
