import type { RecordedEvent } from '../../../log/port.ts';

export interface Session {
  /** From its first on, without a gap. */
  readonly events: readonly RecordedEvent[];
  /** Whether the log has shown others of it, but not those between. */
  readonly hasGap: boolean;
}

interface HeldSession extends Session {
  readonly events: RecordedEvent[];
  hasGap: boolean;
}

/** Characters of data and metadata that are held before the oldest sessions have to go. */
const HELD_CHARS_MAX = 16 * 1024 * 1024;

/** What a log that goes by shows of its sessions, until they are taken out: what comes of them later is passed by. */
export class HeldSessions {
  /** By their streams, in the order in which they began. */
  readonly #sessions = new Map<string, HeldSession>();
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

  take(event: RecordedEvent): void {
    const { stream, revision } = event;
    if (revision === 0) this.#sessions.set(stream, { events: [], hasGap: false });
    const session = this.#sessions.get(stream);
    if (session === undefined) return;
    if (session.events.length === revision) {
      session.events.push(event);
      this.#chars += charsOf(event);
    } else session.hasGap = true;
  }

  removeOldest(count: number): readonly Session[] {
    const oldest: Session[] = [];
    for (const [stream, session] of this.#sessions) {
      if (oldest.length === count) break;
      oldest.push(session);
      this.#sessions.delete(stream);
      for (const event of session.events) this.#chars -= charsOf(event);
    }
    return oldest;
  }
}

function charsOf({ data, metadata }: RecordedEvent): number {
  return data.length + metadata.length;
}
