import type { QssClient } from '../client/client.ts';
import { StateVersionConflictError } from '../client/errors.ts';
import type { EventsRequest, NextRequest, Session } from '../client/session.ts';
import { freshKey } from '../client/transport.ts';

type SessionBody = NextRequest & EventsRequest;

export type Move = (session: Session, body: SessionBody) => Promise<object>;

interface MoveArguments extends SessionBody {
  readonly session_id: string;
  readonly state_version?: number;
  readonly idempotency_key?: string;
}

/** Who leaves `state_version` out wants to move the session as it stands: one conflict is no news to them. */
export async function moveSession(
  client: QssClient,
  { session_id, state_version, idempotency_key = freshKey(), ...body }: MoveArguments,
  move: Move,
): Promise<object> {
  if (state_version !== undefined) {
    const from = { session_id, state_version, key: idempotency_key };
    return move(await client.resume(from), body);
  }
  const read = await client.resume(session_id);
  const session = await client.resume({ ...read.snapshot(), key: idempotency_key });
  try {
    return await move(session, body);
  } catch (error) {
    if (!(error instanceof StateVersionConflictError)) throw error;
    return move(session, body);
  }
}
