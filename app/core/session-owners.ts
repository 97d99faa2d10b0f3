import { LRUCache } from 'lru-cache';
import { decodeEvent } from '../../domain/recording/commit.ts';
import type { Scope } from '../../domain/scope.ts';
import { SESSION_EVENT_SCHEMAS, type SessionStarted } from '../../domain/session/events.ts';
import { isSessionId } from '../../domain/session/session-id.ts';
import type { SessionState } from '../../domain/session/state.ts';
import { sessionStream } from '../../domain/session/stream.ts';
import type { EventLog } from '../../log/port.ts';
import type { Streams } from './streams.ts';

/** Streams of other services that somebody asked for and that are remembered. */
const OTHERS_MAX = 10_000;

/**
 * Tells whether a session is of the service that asks. One of a sibling service takes the same work as one that
 * does not exist, a look-up that finds nothing, so that time does not tell them apart.
 */
export class SessionOwners {
  readonly #log: EventLog;
  readonly #streams: Streams;
  readonly #others = new LRUCache<string, string>({ max: OTHERS_MAX });

  constructor(log: EventLog, streams: Streams) {
    this.#log = log;
    this.#streams = streams;
  }

  /** @throws LogUnavailable */
  async isOwn({ tenant, service }: Scope, sessionId: string): Promise<boolean> {
    if (!isSessionId(sessionId)) return false;
    const stream = sessionStream(tenant, sessionId);
    const folded = this.#streams.held<SessionState>(stream)?.state.pinned?.service;
    const known = folded ?? this.#others.get(stream);
    if (known === service) return true;
    const nobodys = [...sessionId].reverse().join('');
    const lookedUp = known === undefined ? stream : sessionStream(tenant, nobodys);
    const { events } = await this.#log.read(lookedUp, { limit: 1 });
    const [first] = events;
    if (!first) return false;
    const { event } = decodeEvent<SessionStarted>(first, SESSION_EVENT_SCHEMAS);
    const owner = event.facts.service;
    if (owner !== service) this.#others.set(stream, owner);
    return owner === service;
  }
}
