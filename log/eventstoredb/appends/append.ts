/** One append to EventStoreDB: tried again with the same ids at the same revision, settled before told. */
import { conflictAt } from '../../append-rules.ts';
import { messageOf } from '../../error-message.ts';
import { AppendOutcomeUnknown, type AppendResult, type Position } from '../../port.ts';
import { callFaultOf, conflictOf, unavailable } from '../faults.ts';
import type { EventStoreServer } from '../server.ts';
import { tryAgain } from '../tries.ts';
import type { ServerAppend } from './append-stream.ts';

const SETTLE_MS_MAX = 500;

/**
 * Answers what became of the append, in the given time and that of one more read.
 * @throws LogUnavailable when nothing was written, AppendOutcomeUnknown when even reading did not tell
 */
export async function appendTo(
  server: EventStoreServer,
  append: ServerAppend,
  msMax: number,
): Promise<AppendResult> {
  let mayBeWritten = false;
  let isFirst = true;
  /** What broke the shared stream met all that were on it: from then on each goes by itself. */
  const send = async (tryMsMax: number) => {
    const sending = isFirst
      ? server.append(append, tryMsMax)
      : server.appendPlainly(append, tryMsMax);
    isFirst = false;
    const { lastRevision, position } = await sending;
    return written(append, lastRevision, position ?? (await positionOf(server, append)));
  };
  const isFinal = (error: unknown) => {
    if (conflictOf(error) !== undefined) return true;
    const fault = callFaultOf(error);
    if (fault === 'unknown') mayBeWritten = true;
    return fault === 'refused';
  };
  try {
    return await tryAgain(msMax, send, isFinal);
  } catch (error) {
    const settled = mayBeWritten ? await settle(server, append).catch(() => undefined) : undefined;
    if (settled !== undefined) return settled;
    const actual = conflictOf(error);
    if (actual !== undefined && !mayBeWritten) return conflictAt(actual ?? -1);
    if (!mayBeWritten) throw unavailable(error);
    throw new AppendOutcomeUnknown(`EventStoreDB: ${messageOf(error)}`, { cause: error });
  }
}

/** For a server that does not name the position of a repeat. */
async function positionOf(server: EventStoreServer, append: ServerAppend): Promise<Position> {
  const event = (await readBehind(server, append)).at(-1);
  if (event === undefined) throw new Error('an append that succeeded is not found');
  return event.position;
}

/**
 * Looks for our own ids behind the expected revision. Whose events ever stand there, they stay; undefined
 * while none do, for a try may still be under way.
 */
async function settle(
  server: EventStoreServer,
  append: ServerAppend,
): Promise<AppendResult | undefined> {
  const { events, stream } = append;
  const found = await readBehind(server, append);
  const end = found.at(-1);
  if (end === undefined) return undefined;
  const isOurs = events.every(({ id }, index) => found[index]?.id === id);
  if (isOurs) return written(append, end.revision, end.position);
  const newest = await server.read(
    { stream, from: 'end', backward: true, limit: 1 },
    SETTLE_MS_MAX,
  );
  return conflictAt(newest?.[0]?.revision ?? end.revision);
}

async function readBehind(server: EventStoreServer, { stream, expected, events }: ServerAppend) {
  const read = { stream, from: expected + 1, backward: false, limit: events.length };
  return (await server.read(read, SETTLE_MS_MAX)) ?? [];
}

function written(
  { expected }: ServerAppend,
  lastRevision: number,
  position: Position,
): AppendResult {
  return { ok: true, firstRevision: expected + 1, lastRevision, position };
}
