import type { Position, RecordedEvent } from '../log/port.ts';
import type { Sink } from './sink.ts';

/** A view held in memory: small, and made again from the log at every start. */
export interface MemoryView {
  readonly name: string;
  readonly categories: readonly string[];
  readonly apply: (event: RecordedEvent) => void;
}

/** Feeds a view that nothing outlives: it sees every commit at once. */
export function inMemory(view: MemoryView): Sink {
  let checkpoint: Position | undefined;
  return {
    name: view.name,
    categories: view.categories,
    delayMs: 0,
    begin: () => checkpoint,
    advance: ({ commits, to }) => {
      for (const { events } of commits) {
        for (const event of events) view.apply(event);
      }
      checkpoint = to;
    },
    reset: () => {
      throw new Error(`the log has lost what the view ${view.name} has seen: start again`);
    },
  };
}
