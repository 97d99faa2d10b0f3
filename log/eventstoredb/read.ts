/** Reads from EventStoreDB. */
import type { Position, RecordedEvent, StreamSlice } from '../port.ts';
import { type ReadRange, revisionsOf } from '../read-range.ts';
import { isOfServer } from './event-texts.ts';
import { callFaultOf, isStreamDeleted, unavailable } from './faults.ts';
import type { StreamRead } from './read-requests.ts';
import type { EventStoreServer } from './server.ts';
import { tryAgain } from './tries.ts';

/** Pages of the server's own events that are passed on the way to the newest of ours. */
const SYSTEM_PAGES_MAX = 50;
const SYSTEM_PAGE = 64;

const MISSING: StreamSlice = { exists: false, lastRevision: null, events: [], more: false };

/** @throws LogUnavailable when it fails as long as there is time */
export async function persistently<Result>(
  msMax: number,
  call: (msMax: number) => Promise<Result>,
): Promise<Result> {
  try {
    return await tryAgain(msMax, call, (error) => callFaultOf(error) === 'refused');
  } catch (error) {
    throw unavailable(error);
  }
}

/** As the server reads it, but that a stream that was deleted is a missing one, as it is where that was done softly. */
async function readStream(server: EventStoreServer, read: StreamRead, msMax: number) {
  try {
    return await server.read(read, msMax);
  } catch (error) {
    if (isStreamDeleted(error)) return undefined;
    throw error;
  }
}

/** A slice of a stream, as the leader has it. @throws the client's errors */
export async function readSlice(
  server: EventStoreServer,
  stream: string,
  range: ReadRange,
  msMax: number,
): Promise<StreamSlice> {
  const { backward, from = 0, limit } = range;
  if (backward) return readBackward(server, stream, range, msMax);
  const found = await readStream(server, { stream, from, backward, limit: limit + 1 }, msMax);
  if (found === undefined) return MISSING;
  const more = found.length > limit;
  const events = more ? found.slice(0, limit) : found;
  // Only a page that reaches the end tells where the end is.
  const last = (more ? undefined : events.at(-1)) ?? (await readLast(server, stream, msMax));
  return { exists: true, lastRevision: last?.revision ?? null, events, more };
}

async function readBackward(
  server: EventStoreServer,
  stream: string,
  range: ReadRange,
  msMax: number,
): Promise<StreamSlice> {
  const last = await readLast(server, stream, msMax);
  if (last === undefined) return MISSING;
  const lastRevision = last.revision;
  const { low, high, more } = revisionsOf(range, lastRevision);
  if (low === lastRevision) return { exists: true, lastRevision, events: [last], more };
  const read = { stream, from: high, backward: true, limit: high - low + 1 };
  const events = (await readStream(server, read, msMax)) ?? [];
  return { exists: true, lastRevision, events, more };
}

async function readLast(
  server: EventStoreServer,
  stream: string,
  msMax: number,
): Promise<RecordedEvent | undefined> {
  const found = await readStream(server, { stream, from: 'end', backward: true, limit: 1 }, msMax);
  return found?.[0];
}

/** Position of our newest event, behind whatever the server itself has written since. */
export async function readHead(
  server: EventStoreServer,
  msMax: number,
): Promise<Position | undefined> {
  let before: RecordedEvent | undefined;
  for (let page = 0; page < SYSTEM_PAGES_MAX; page += 1) {
    const found = await server.readNewest(before?.position, page === 0 ? 1 : SYSTEM_PAGE, msMax);
    const ours = found.find((event) => !isOfServer(event));
    if (ours !== undefined || found.length === 0) return ours?.position;
    before = found.at(-1);
  }
  return undefined;
}
