import { decideInSteps } from '../../domain/session/decide.ts';
import type { CallAnswer } from '../../domain/session/events.ts';
import type { Progress } from '../../domain/session/progress.ts';
import { restoreProgress } from '../../domain/session/stored-progress.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/transact.ts';
import {
  type CallRequest,
  commandSession,
  type RecordedCall,
  type Versions,
} from './command-session.ts';
import type { SessionCall } from './session-call.ts';

/** One `/events`, as the API parsed it. */
export type EventsRequest = Omit<CallRequest, 'previous_turn' | 'selection'>;

/** Body of a 200 of `/events`. */
export interface EventsAnswer {
  readonly request_id: string;
  readonly session_id: string;
  readonly progress: Progress;
  readonly turn_count: number;
  readonly turns_remaining: number;
  readonly degraded: boolean;
  readonly degraded_reasons: readonly string[];
  readonly versions: Versions;
}

/** Records external information; no decision is made, the pending one stays. */
export function recordEvents(
  dependencies: Dependencies,
  call: SessionCall,
  request: EventsRequest,
): Promise<Transacted<EventsAnswer>> {
  return commandSession<CallAnswer, EventsAnswer>(dependencies, call, request, {
    decide: (judged, state) => decideInSteps({ type: 'recordEvents', ...judged }, state),
    answerOf: eventsAnswer,
  });
}

function eventsAnswer({
  sessionId,
  told,
  pinned,
  versions,
}: RecordedCall<CallAnswer>): EventsAnswer {
  return {
    request_id: told.request_id,
    session_id: sessionId,
    progress: restoreProgress(told.progress, pinned.artifact),
    turn_count: told.turn_count,
    turns_remaining: told.turns_remaining,
    degraded: told.degraded,
    degraded_reasons: told.degraded_reasons,
    versions,
  };
}
