import type { Refused } from '../../domain/accept-or-refuse.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import { type RetentionCommand, retentionDecider } from '../../domain/retention/decide.ts';
import { RETENTION_EVENT_SCHEMAS, type RetentionEvent } from '../../domain/retention/events.ts';
import type { RetentionState } from '../../domain/retention/state.ts';
import { retentionStream } from '../../domain/retention/stream.ts';
import { refuseErased } from '../../domain/session/erasure/refuse-erased.ts';
import { unknownSession } from '../../domain/session/session-refusals.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Aggregate } from '../core/streams/stream-state.ts';
import { type Transacted, transact } from '../core/streams/transact.ts';
import { sessionAggregate } from '../session/session-aggregate.ts';

/** What a service keeps, holds, and has erased of conversations without a session. */
export const retentionAggregate: Aggregate<RetentionState, RetentionEvent> = {
  schemas: RETENTION_EVENT_SCHEMAS,
  initial: retentionDecider.initialState,
  fold: retentionDecider.fold,
};

/** What is in force for a service, as the log has it. @throws LogUnavailable */
export async function readRetention(
  { streams }: Pick<Dependencies, 'streams'>,
  { tenant, service }: Owner,
): Promise<RetentionState> {
  const { state } = await streams.latest(retentionAggregate, retentionStream(tenant, service));
  return state;
}

interface RetentionCall {
  readonly owner: Owner;
  readonly provenance: Provenance;
}

/** Sets how long what is private is kept, or whether a session is held. @throws LogUnavailable */
export async function commandRetention(
  dependencies: Dependencies,
  call: RetentionCall,
  command: RetentionCommand,
): Promise<{ readonly ok: true; readonly state: RetentionState } | Refused> {
  const refused = await refuseHolding(dependencies, call.owner, command);
  if (refused) return refused;
  const done = await record(dependencies, call, command);
  if (!done.ok) return done;
  // Looked at once more behind the hold: an erasure looks for holds behind its request, so one of the two sees the other.
  const overtaken = await refuseHolding(dependencies, call.owner, command);
  if (overtaken && command.type === 'placeHold') {
    await record(dependencies, call, { type: 'releaseHold', sessionId: command.sessionId });
    return overtaken;
  }
  return { ok: true, state: await readRetention(dependencies, call.owner) };
}

/** Why a session cannot be held; undefined where it can, or another thing is asked for. */
async function refuseHolding(
  { streams, sessionOwners }: Dependencies,
  owner: Owner,
  command: RetentionCommand,
): Promise<Refused | undefined> {
  if (command.type !== 'placeHold') return undefined;
  const { sessionId } = command;
  const stream = await sessionOwners.streamOf(owner, sessionId);
  if (stream === undefined) return unknownSession(sessionId);
  const { state } = await streams.latest(sessionAggregate, stream);
  return refuseErased(state.erasure, sessionId);
}

function record(
  dependencies: Dependencies,
  { owner, provenance }: RetentionCall,
  command: RetentionCommand,
): Promise<Transacted<object>> {
  return transact<RetentionState, RetentionEvent, object>(dependencies, {
    aggregate: retentionAggregate,
    stream: retentionStream(owner.tenant, owner.service),
    provenance,
    decide: ({ state }) => ({ ...retentionDecider.decide(command, state), answer: {} }),
  });
}
