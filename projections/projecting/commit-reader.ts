import type { Metadata } from '../../domain/recording/metadata.ts';
import type { RecordedEvent } from '../../log/port.ts';
import type { RecordedCommit } from './sink.ts';

/** The commit's place in the metadata that `encodeCommit` writes, so that most metadata need not be parsed. */
const HEADER = /^\{"schema":\d+,"commit":\{"id":"[^"\\]*","index":(\d+),"count":(\d+)\}/;

/** An event whose metadata are not of our form: another program wrote it. */
export class UnknownForm extends Error {
  override readonly name = 'UnknownForm';
}

/** The events before this one of its commit are not there. */
export class CommitTorn extends Error {
  override readonly name = 'CommitTorn';
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
    const { index, count } = headerOf(event);
    if (index !== this.#events.length) {
      this.#events = [];
      throw new CommitTorn(`${event.stream}@${event.revision} does not continue its commit`);
    }
    this.#events.push(event);
    if (index < count - 1) return undefined;
    const events = this.#events;
    this.#events = [];
    return { events, closing: JSON.parse(event.metadata), position: event.position };
  }
}

function headerOf(event: RecordedEvent): { readonly index: number; readonly count: number } {
  const [, index, count] = HEADER.exec(event.metadata) ?? [];
  if (index !== undefined) return { index: Number(index), count: Number(count) };
  const commit = commitOf(event.metadata);
  if (typeof commit?.index === 'number' && typeof commit.count === 'number') return commit;
  throw new UnknownForm(`${event.stream}@${event.revision} has metadata of another form`);
}

function commitOf(
  metadata: string,
): (Partial<Metadata['commit']> & Metadata['commit']) | undefined {
  try {
    return (JSON.parse(metadata) as Partial<Metadata> | null)?.commit;
  } catch {
    return undefined;
  }
}
