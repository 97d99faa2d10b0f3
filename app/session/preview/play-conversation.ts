import type { Refused } from '../../../domain/accept-or-refuse.ts';
import { timed } from '../../../domain/decider.ts';
import type { PreviousTurn } from '../../../domain/session/commands.ts';
import { decideInSteps } from '../../../domain/session/decide.ts';
import type { SessionEvent } from '../../../domain/session/events.ts';
import { foldSession } from '../../../domain/session/fold-session.ts';
import type { PinnedArtifact } from '../../../domain/session/pinned-artifact.ts';
import { initialSession, type SessionState } from '../../../domain/session/state.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { finishInSlices } from '../../core/in-slices.ts';
import type { PlayedCall } from './played-step.ts';

/** A call of a conversation that nobody records, with the state that its choice was made on. */
interface PlayedTurn extends PlayedCall {
  readonly chosenOn: SessionState;
}

export interface PlayedConversation {
  /** The opening, then one a turn. */
  readonly calls: readonly PlayedTurn[];
  /** Why the turn after the last call was refused; absent where all were taken in. */
  readonly refused?: Refused;
}

/** Plays a conversation from its beginning; the rules alone understand, and nothing is recorded. */
export async function playConversation(
  { now, engineVersion }: Pick<Dependencies, 'now' | 'engineVersion'>,
  pinned: PinnedArtifact,
  turns: readonly PreviousTurn[],
): Promise<PlayedConversation> {
  const at = new Date(now()).toISOString();
  let state: SessionState = {
    ...initialSession,
    publication: { service: '', configurationVersion: '', artifactDigest: pinned.digest },
  };
  const calls: PlayedTurn[] = [];
  for (const previousTurn of [undefined, ...turns]) {
    const decisionId = `preview_${calls.length}`;
    const call = { at, pinned, previousTurn, decisionId, engineVersion, ...NOTHING_ELSE };
    const decided = await finishInSlices(decideInSteps({ type: 'takeTurn', ...call }, state));
    if (!decided.ok) return { calls, refused: decided };
    const { events, answer } = decided;
    const chosenOn = foldAll(state, events.slice(0, -1), at);
    state = decided.state;
    calls.push({ events, answer, state, chosenOn });
  }
  return { calls };
}

const NOTHING_ELSE = {
  contextUpdate: undefined,
  clientUpdates: undefined,
  selection: undefined,
  external: undefined,
};

function foldAll(state: SessionState, events: readonly SessionEvent[], at: string): SessionState {
  return foldSession(state, timed(events, at));
}
