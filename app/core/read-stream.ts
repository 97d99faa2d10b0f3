import { closesCommit, placeInCommit } from '../../domain/recording/metadata.ts';
import type { EventLog, RecordedEvent } from '../../log/port.ts';

/**
 * All events of one stream, page by page. A page ends with a commit, because the last event of a commit says what all
 * of it has in common; only what is torn stands at the end of the last page.
 * @throws LogUnavailable
 */
export async function* readWholeStream(
  log: EventLog,
  stream: string,
  from = 0,
): AsyncGenerator<readonly RecordedEvent[], void, undefined> {
  let next = from;
  let held: readonly RecordedEvent[] = [];
  for (;;) {
    const { events, more } = await log.read(stream, { from: next });
    next = (events.at(-1)?.revision ?? next) + 1;
    held = [...held, ...events];
    const end = more ? held.findLastIndex(isClosing) + 1 : held.length;
    if (end > 0) yield held.slice(0, end);
    if (!more) return;
    held = held.slice(end);
  }
}

function isClosing(stored: RecordedEvent): boolean {
  const place = placeInCommit(stored);
  return place === undefined || closesCommit(place);
}
