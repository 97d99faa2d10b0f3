import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LogReading } from './replay-session.ts';
import { type ReplayedEvent, replayedEvents } from './replayed-events.ts';

/** A page ends with the event that takes it over this many bytes of JSON. */
const PAGE_BYTES_MAX = 1024 * 1024;

export interface ReplayedPage {
  readonly events: readonly Omit<ReplayedEvent, 'state'>[];
  /** Revision that the next page begins at; absent on the last one. */
  readonly next: number | undefined;
}

/** A part of a session, event by event, in order. @throws LogUnavailable, UnknownEvent */
export async function replayedPage(
  reading: LogReading,
  stream: string,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<ReplayedPage> {
  const events: Omit<ReplayedEvent, 'state'>[] = [];
  let bytes = 0;
  for await (const { state: _, ...event } of replayedEvents(reading, stream, from)) {
    if (events.length === limit || bytes > PAGE_BYTES_MAX) return { events, next: event.revision };
    events.push(event);
    bytes += Buffer.byteLength(JSON.stringify(event));
    // What one event has changed may be much to look through; others are let in between.
    await nextTurn();
  }
  return { events, next: undefined };
}
