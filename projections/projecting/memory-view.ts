import type { Position, RecordedEvent } from '../../log/port.ts';
import type { Sink } from './sink.ts';

/** A view held in memory: small, and made again from the log at every start. */
export interface MemoryView {
  readonly name: string;
  readonly categories: readonly string[];
  /** The only types of events that it looks at; absent: all of its categories. */
  readonly types?: readonly string[];
  readonly apply: (event: RecordedEvent) => void;
}

/**
 * Feeds a view that may be kept in the memory of another thread: hands over every commit's events at once, and no
 * others than it wants.
 * @param from where the view stands already
 */
export function handOver(
  { name, categories, types }: Pick<MemoryView, 'name' | 'categories' | 'types'>,
  from: Position | undefined,
  hand: (events: readonly RecordedEvent[], to: Position) => void,
): Sink {
  let checkpoint = from;
  return {
    name,
    categories,
    delayMs: 0,
    begin: () => checkpoint,
    advance: ({ commits, to }) => {
      const events = commits.flatMap((commit) => commit.events);
      hand(types ? events.filter(({ type }) => types.includes(type)) : events, to);
      checkpoint = to;
    },
    reset: () => {
      throw new Error(`the log has lost what the view ${name} has seen: start again`);
    },
  };
}

/** Feeds a view of this thread. */
export function inMemory(view: MemoryView): Sink {
  return handOver(view, undefined, (events) => {
    for (const event of events) view.apply(event);
  });
}
