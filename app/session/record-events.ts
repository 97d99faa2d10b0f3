import { decideInSteps } from '../../domain/session/decide.ts';
import type { CallAnswer } from '../../domain/session/events.ts';
import { type Progress, restoreProgress } from '../../domain/session/progress.ts';
import type { Versions } from '../../domain/session/state-version.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/transact.ts';
import { type AnsweredCall, type CallRequest, commandSession } from './command-session.ts';
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
export async function recordEvents(
  dependencies: Dependencies,
  call: SessionCall,
  request: EventsRequest,
): Promise<Transacted<EventsAnswer>> {
  const done = await commandSession(dependencies, call, request, (judged, state) =>
    decideInSteps({ type: 'recordEvents', ...judged }, state),
  );
  return done.ok ? { ...done, answer: eventsAnswer(done.answer) } : done;
}

function eventsAnswer({
  sessionId,
  receipt,
  pinned,
  versions,
}: AnsweredCall<CallAnswer>): EventsAnswer {
  return {
    request_id: receipt.request_id,
    session_id: sessionId,
    progress: restoreProgress(receipt.progress, pinned.artifact),
    turn_count: receipt.turn_count,
    turns_remaining: receipt.turns_remaining,
    degraded: receipt.degraded,
    degraded_reasons: receipt.degraded_reasons,
    versions,
  };
}
