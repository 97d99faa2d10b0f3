import { type EventLog, LogClosed, type Position, type RecordedEvent } from '../../../log/port.ts';

export interface ScanOptions {
  /** Absent: all of them. */
  readonly categories?: readonly string[];
  /** Exclusive. Absent: from the beginning. */
  readonly after?: Position;
}

/** `true`: seen enough. */
export type Visited = boolean | undefined;

/**
 * Reads the log in its order up to the end it had when that end was reached. Stops early when the visitor
 * returns `true`.
 * @throws LogUnavailable, InvalidPosition, LogClosed when the log closes under the scan
 */
export async function scanLog(
  log: EventLog,
  options: ScanOptions,
  visit: (event: RecordedEvent) => Visited | Promise<Visited>,
): Promise<void> {
  const stop = new AbortController();
  for await (const item of log.subscribe({ ...options, signal: stop.signal })) {
    if (item.kind === 'checkpoint') continue;
    const visited = item.kind === 'caughtUp' || visit(item.event);
    // Waiting for what is no promise would cost more than most visits do.
    if (visited instanceof Promise ? await visited : visited) {
      stop.abort();
      return;
    }
  }
  throw new LogClosed('the log was closed while it was read');
}

/**
 * How far a position lies in the log, 0..1, for a progress bar: the numbers that positions end with grow with
 * the log, evenly enough.
 */
export function shareOfLog(position: Position, head: Position): number {
  const place = (text: Position) => Number(/\d+$/.exec(text)?.[0] ?? 0);
  return Math.min(1, place(position) / Math.max(1, place(head)));
}
