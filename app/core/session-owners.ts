import type { Owner } from '../../domain/owner.ts';
import { decodeEvent } from '../../domain/recording/decode-commit.ts';
import { SESSION_EVENT_SCHEMAS, type SessionStarted } from '../../domain/session/events.ts';
import { isSessionId } from '../../domain/session/session-id.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import type { EventLog } from '../../log/port.ts';
import type { Streams } from './streams/streams.ts';

/**
 * Tells whether a session belongs to the service that asks. For a sibling service's session and for one that does not exist the same
 * work is done, one look-up that finds something and one that finds nothing: time does not tell them apart.
 */
export class SessionOwners {
  readonly #log: EventLog;
  readonly #streams: Streams;
  /** A stream of a session that is there. */
  #example: string | undefined;

  constructor(log: EventLog, streams: Streams) {
    this.#log = log;
    this.#streams = streams;
  }

  /** The stream of a session of this service; undefined for another's, and where there is none. @throws LogUnavailable */
  streamOf(
    { tenant, service }: Owner,
    sessionId: string,
  ): string | undefined | Promise<string | undefined> {
    const stream = sessionStream(tenant, sessionId);
    const folded = this.#streams.held<SessionState>(stream)?.state.publication?.service;
    return folded === service ? stream : this.#storedStreamOf({ tenant, service }, sessionId);
  }

  async #storedStreamOf(
    { tenant, service }: Owner,
    sessionId: string,
  ): Promise<string | undefined> {
    if (!isSessionId(sessionId)) return undefined;
    const stream = sessionStream(tenant, sessionId);
    const owner = await this.#ownerOf(stream);
    if (owner === service) return stream;
    const nobodys = sessionStream(tenant, [...sessionId].reverse().join(''));
    await this.#ownerOf(owner === undefined ? (this.#example ?? nobodys) : nobodys);
    return undefined;
  }

  /** The service that a session belongs to; undefined where there is no such session. */
  async #ownerOf(stream: string): Promise<string | undefined> {
    const { events } = await this.#log.read(stream, { limit: 1 });
    const [first] = events;
    if (!first) return undefined;
    this.#example = stream;
    return decodeEvent<SessionStarted>(first, SESSION_EVENT_SCHEMAS).event.facts.service;
  }
}
