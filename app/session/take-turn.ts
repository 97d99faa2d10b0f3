import { decideInSteps } from '../../domain/session/decide.ts';
import type { TurnAnswer } from '../../domain/session/events.ts';
import type { Progress } from '../../domain/session/progress.ts';
import { restoreProgress } from '../../domain/session/stored-progress.ts';
import { type CandidateView, candidateViews } from '../../projections/session-view.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/transact.ts';
import {
  type CallRequest,
  commandSession,
  type RecordedCall,
  type Versions,
} from './command-session.ts';
import type { SessionCall } from './session-call.ts';

/** One `/next`, as the API parsed it. */
export type NextRequest = Omit<CallRequest, 'external'>;

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

/** Takes one turn: resolves, applies, ranks and records in one append. */
export function takeTurn(
  dependencies: Dependencies,
  call: SessionCall,
  request: NextRequest,
): Promise<Transacted<NextAnswer>> {
  const { engineVersion, newId } = dependencies;
  return commandSession<TurnAnswer, NextAnswer>(dependencies, call, request, {
    decide: (judged, state) =>
      decideInSteps(
        { type: 'takeTurn', ...judged, decisionId: newId('dec_'), engineVersion },
        state,
      ),
    answerOf: nextAnswer,
  });
}

function nextAnswer({ sessionId, told, pinned, versions }: RecordedCall<TurnAnswer>): NextAnswer {
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
