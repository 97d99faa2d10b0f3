import type { Progress } from '../../domain/progress/progress.ts';
import type { EventsBody } from '../../domain/session/commands.ts';
import { decideInSteps } from '../../domain/session/decide.ts';
import type { CallAnswer, ToldAnswer } from '../../domain/session/events.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { restoreProgress } from '../../domain/session/receipts/stored-progress.ts';
import type { Versions } from '../../domain/session/state-version.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/streams/transact.ts';
import { commandSession } from './command-session.ts';
import type { AnsweredSession, SessionMutation } from './session-mutation.ts';

/** Body of a 200 of `/events`. */
interface EventsAnswer {
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
  mutation: SessionMutation,
  request: EventsBody,
): Promise<Transacted<ToldAnswer<CallAnswer>>> {
  return commandSession(dependencies, mutation, request, {
    decide: (judged, state) => decideInSteps({ type: 'recordEvents', ...judged }, state),
    answerText: (receipt, pinned, of) => JSON.stringify(eventsAnswer(receipt, pinned, of)),
  });
}

function eventsAnswer(
  receipt: ToldAnswer<CallAnswer>,
  pinned: PinnedArtifact,
  { sessionId, versions }: AnsweredSession,
): EventsAnswer {
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
