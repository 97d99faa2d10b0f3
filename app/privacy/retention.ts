import type { Refused } from '../../domain/outcome.ts';
import type { Provenance } from '../../domain/recording/metadata.ts';
import { type RetentionCommand, retentionDecider } from '../../domain/retention/decide.ts';
import { RETENTION_EVENT_SCHEMAS, type RetentionEvent } from '../../domain/retention/events.ts';
import type { RetentionState } from '../../domain/retention/state.ts';
import { retentionStream } from '../../domain/retention/stream.ts';
import type { Scope } from '../../domain/scope.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Aggregate } from '../core/streams.ts';
import { transact } from '../core/transact.ts';
import { unknownSession } from '../session/load-session.ts';

/** What a service keeps, holds, and has erased of conversations without a session. */
export const retentionAggregate: Aggregate<RetentionState, RetentionEvent> = {
  schemas: RETENTION_EVENT_SCHEMAS,
  initial: retentionDecider.initialState,
  fold: retentionDecider.fold,
};

/** What is in force for a service, as the log has it. @throws LogUnavailable */
export async function readRetention(
  { streams }: Pick<Dependencies, 'streams'>,
  { tenant, service }: Scope,
): Promise<RetentionState> {
  const { state } = await streams.latest(retentionAggregate, retentionStream(tenant, service));
  return state;
}

/** Sets how long what is private is kept, or whether a session is held. @throws LogUnavailable */
export async function commandRetention(
  dependencies: Dependencies,
  { scope, provenance }: { readonly scope: Scope; readonly provenance: Provenance },
  command: RetentionCommand,
): Promise<{ readonly ok: true; readonly state: RetentionState } | Refused> {
  if (command.type === 'placeHold') {
    const { sessionId } = command;
    const isOwn = await dependencies.sessionOwners.isOwn(scope, sessionId);
    if (!isOwn) return unknownSession(sessionId);
  }
  const done = await transact<RetentionState, RetentionEvent, object>(dependencies, {
    aggregate: retentionAggregate,
    stream: retentionStream(scope.tenant, scope.service),
    provenance,
    decide: ({ state }) => ({ ...retentionDecider.decide(command, state), answer: {} }),
  });
  if (!done.ok) return done;
  return { ok: true, state: await readRetention(dependencies, scope) };
}
