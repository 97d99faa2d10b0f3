import { FEEDBACK_EVENT_SCHEMAS } from '../../domain/feedback/events.ts';
import { feedbackStream } from '../../domain/feedback/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import { decodeEvents, type Recorded } from '../../domain/recording/decode-commit.ts';
import { SESSION_EVENT_SCHEMAS } from '../../domain/session/events.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import { findSessionsByReference } from '../audit/find-in-log.ts';
import type { SealedLog } from '../core/dependencies.ts';
import { readWholeStream } from '../core/streams/read-stream.ts';

/** What one person told a service: all that is private of the sessions that were begun with their reference. */
export interface PersonExport {
  readonly client_reference: string;
  readonly sessions: readonly {
    readonly session_id: string;
    /** What was said and told in it, in its order. */
    readonly told: readonly PrivatePart[];
    /** What was reported about it. */
    readonly reported: readonly PrivatePart[];
  }[];
}

interface PrivatePart {
  readonly occurred_at: string;
  /** Type of the event. */
  readonly what: string;
  readonly values: object;
}

/** What was erased is not among it. @throws LogUnavailable, KeyringUnavailable, UnknownEvent */
export async function exportPerson(
  reading: SealedLog,
  owner: Owner,
  reference: string,
): Promise<PersonExport> {
  const { tenant, service } = owner;
  const sessions: PersonExport['sessions'][number][] = [];
  for (const session_id of await findSessionsByReference(reading, owner, reference)) {
    const own = sessionStream(tenant, session_id);
    const about = feedbackStream(tenant, service, session_id);
    sessions.push({
      session_id,
      told: await privatePartsOf(reading, own, SESSION_EVENT_SCHEMAS),
      reported: await privatePartsOf(reading, about, FEEDBACK_EVENT_SCHEMAS),
    });
  }
  return { client_reference: reference, sessions };
}

async function privatePartsOf(
  { log, sessionKeys }: SealedLog,
  stream: string,
  schemas: Parameters<typeof decodeEvents>[1],
): Promise<readonly PrivatePart[]> {
  const parts: PrivatePart[] = [];
  for await (const page of readWholeStream(log, stream)) {
    const events = decodeEvents(page, schemas, await sessionKeys.toOpen(page));
    parts.push(...events.flatMap(privatePartOf));
  }
  return parts;
}

function privatePartOf({ event, metadata }: Recorded): readonly PrivatePart[] {
  // The digest of a request's body is ours.
  const { body_digest: _, ...values } = { body_digest: undefined, ...event.private };
  if (Object.keys(values).length === 0) return [];
  return [{ occurred_at: metadata.occurred_at, what: event.type, values }];
}
