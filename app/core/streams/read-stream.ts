import { closesCommit, placeInCommit } from '../../../domain/recording/metadata.ts';
import type { EventLog, RecordedEvent } from '../../../log/port.ts';

/**
 * All events of one stream, page by page. A page ends with a commit, because the last event of a commit says what all
 * of it has in common; only what is torn stands at the end of the last page.
 * @param known its events from that revision on, as far as they were read already
 * @throws LogUnavailable
 */
export async function* readWholeStream(
  log: EventLog,
  stream: string,
  from = 0,
  known: readonly RecordedEvent[] = [],
): AsyncGenerator<readonly RecordedEvent[], void, undefined> {
  let held = known;
  let last = known.at(-1)?.revision ?? from - 1;
  // The last one that is known is read again: to find nothing costs a log in the network another call.
  let next = Math.max(from, last);
  for (;;) {
    const { events, more } = await log.read(stream, { from: next });
    held = [...held, ...events.filter(({ revision }) => revision > last)];
    last = Math.max(last, events.at(-1)?.revision ?? last);
    next = last + 1;
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
