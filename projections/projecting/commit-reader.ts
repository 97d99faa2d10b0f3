import {
  type Closing,
  closesCommit,
  type Metadata,
  orderInCommit,
  readClosing,
  readMetadata,
  UnknownForm,
} from '../../domain/recording/metadata.ts';
import type { Position, RecordedEvent } from '../../log/port.ts';
import type { RecordedCommit } from './sink.ts';

/** The events before this one of its commit are not there. */
export class CommitTorn extends Error {
  override readonly name = 'CommitTorn';
}

/** Of a log that is cut inside a commit, before or behind this event. */
export function tornAt({ stream, revision }: RecordedEvent): CommitTorn {
  return new CommitTorn(`${stream}@${revision}: its commit is not whole; see qss verify`);
}

/** Puts the events of the log together to commits, each of them read once for all views. */
export class CommitReader {
  #events: RecordedEvent[] = [];

  /** Whether the last event that was taken belongs to a commit that has not ended. */
  get isWithinCommit(): boolean {
    return this.#events.length > 0;
  }

  /** The commit that ends with this event. @throws UnknownForm, CommitTorn */
  take(event: RecordedEvent): RecordedCommit | undefined {
    const place = orderInCommit(event);
    if (!place) {
      throw new UnknownForm(`${event.stream}@${event.revision} has metadata of another form`);
    }
    if (place.index !== this.#events.length) {
      this.#events = [];
      throw new CommitTorn(`${event.stream}@${event.revision} does not continue its commit`);
    }
    this.#events.push(event);
    if (!closesCommit(place)) return undefined;
    const events = this.#events;
    this.#events = [];
    return readCommit(events);
  }
}

/** The events of one commit, from its first one to its last one. @throws UnknownForm */
export function readCommit(events: readonly RecordedEvent[]): RecordedCommit {
  return new ReadCommit(events, events.at(-1)!);
}

class ReadCommit implements RecordedCommit {
  readonly events: readonly RecordedEvent[];
  readonly closing: Closing;
  readonly position: Position;
  parsed: unknown = undefined;

  /** @throws UnknownForm */
  constructor(events: readonly RecordedEvent[], last: RecordedEvent) {
    this.events = events;
    this.closing = readClosing(last);
    this.position = last.position;
  }

  get metadata(): Metadata {
    return readMetadata(this.events.at(-1)!);
  }
}
