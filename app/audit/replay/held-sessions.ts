import type { RecordedEvent } from '../../../log/port.ts';

export interface HeldSession {
  /** From its first on, without a gap. */
  readonly events: readonly RecordedEvent[];
  /** Whether the log has shown others of it, but not those between. */
  readonly hasGap: boolean;
}

interface SessionInMemory extends HeldSession {
  readonly events: RecordedEvent[];
  hasGap: boolean;
}

/** Characters of data and metadata that are held before sessions have to go. */
const HELD_CHARS_MAX = 32 * 1024 * 1024;

/** What a log that goes by shows of its sessions, until they are taken out. */
export class HeldSessions {
  /** By their streams, those first of which nothing has come for longest: they are the likeliest to be over. */
  readonly #sessions = new Map<string, SessionInMemory>();
  readonly #charsMax: number;
  #chars = 0;

  constructor(charsMax = HELD_CHARS_MAX) {
    this.#charsMax = charsMax;
  }

  get isFull(): boolean {
    return this.#chars > this.#charsMax;
  }

  get isEmpty(): boolean {
    return this.#sessions.size === 0;
  }

  /** False: it goes on in a session that was taken out, or whose beginning was not seen, and is not held. */
  take(event: RecordedEvent): boolean {
    const { stream, revision } = event;
    const session = this.#sessions.get(stream) ?? (revision === 0 ? newSession() : undefined);
    if (session === undefined) return false;
    this.#sessions.delete(stream);
    this.#sessions.set(stream, session);
    if (session.events.length === revision) {
      session.events.push(event);
      this.#chars += charsOf(event);
    } else session.hasGap = true;
    return true;
  }

  removeQuietest(count: number): readonly HeldSession[] {
    const quietest: HeldSession[] = [];
    for (const [stream, session] of this.#sessions) {
      if (quietest.length === count) break;
      quietest.push(session);
      this.#sessions.delete(stream);
      for (const event of session.events) this.#chars -= charsOf(event);
    }
    return quietest;
  }
}

function newSession(): SessionInMemory {
  return { events: [], hasGap: false };
}

function charsOf({ data, metadata }: RecordedEvent): number {
  return data.length + metadata.length;
}
