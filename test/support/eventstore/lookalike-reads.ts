/** Reads of the look-alike. */
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { type Call, rpcError, send, status } from './grpc.ts';
import type { LookalikeLog, StoredEvent } from './lookalike-log.ts';
import type { Fault } from './lookalike-server.ts';
import { nameOf, readEvent, streamDeleted, streamNotFound } from './messages.ts';

const BACKWARD = 1;
const TURN_EVERY = 100;

type Options = ReadReq.Options;

interface Served {
  readonly log: LookalikeLog;
  readonly lateEndMs: () => number;
  eventsSent: number;
}

type Cut = Extract<Fault, { readonly events: number }>;

/** Answers a read; throws what the call is to end with. */
export async function serveRead(
  server: Served,
  call: Call & { readonly request: ReadReq },
  fault: Fault | undefined,
): Promise<void> {
  const { log } = server;
  const options = call.request.getOptions()!;
  const cut = fault !== undefined && 'events' in fault ? fault : undefined;
  const count = Number(options.getCount());
  if (options.hasStream() && log.isDeleted(streamOf(options))) {
    throw streamDeleted(streamOf(options));
  }
  const events = options.hasAll() ? readAll(log, options) : readStream(log, options);
  if (events === undefined) await send(call, streamNotFound(streamOf(options)));
  const wanted = firstOf(events ?? [], count);
  for (const [index, event] of wanted.entries()) {
    if (cut !== undefined && index >= cut.events) return cutShort(cut);
    server.eventsSent += 1;
    if (!(await send(call, readEvent(event)))) return;
    if (index % TURN_EVERY === 0) await nextTurn();
  }
  if (options.hasAll() && wanted.length === count) {
    await delay(server.lateEndMs());
  }
  call.end();
}

function streamOf(options: Options): string {
  return nameOf(options.getStream()!.getStreamIdentifier());
}

function readStream(log: LookalikeLog, options: Options): StoredEvent[] | undefined {
  const wanted = options.getStream()!;
  const stored = log.stream(streamOf(options));
  if (stored.length === 0) return undefined;
  const last = BigInt(stored.length) - 1n;
  const start = wanted.hasStart() ? 0n : last;
  const from = wanted.hasRevision() ? BigInt(wanted.getRevision()) : start;
  return options.getReadDirection() === BACKWARD
    ? stored.filter(({ revision }) => revision <= from).toReversed()
    : stored.filter(({ revision }) => revision >= from);
}

/** Looks at no more of the log than is asked for: who reads at the end of a long one must not wait for its length. */
function* readAll(log: LookalikeLog, options: Options): Generator<StoredEvent> {
  const wanted = options.getAll()!;
  const isBackward = options.getReadDirection() === BACKWARD;
  const isWanted = options.hasFilter() ? filterOf(options) : () => true;
  const end = isBackward ? log.all.length : 0;
  const from = wanted.hasPosition() ? indexOf(log, options) : end;
  const last = isBackward ? 0 : log.all.length;
  for (let index = from; index !== last; index += isBackward ? -1 : 1) {
    const event = log.all[isBackward ? index - 1 : index]!;
    if (isWanted(event)) yield event;
  }
}

function firstOf(events: Iterable<StoredEvent>, count: number): StoredEvent[] {
  const first: StoredEvent[] = [];
  for (const event of events) {
    if (first.length === count) break;
    first.push(event);
  }
  return first;
}

/** @throws for a position where no record starts */
function indexOf(log: LookalikeLog, options: Options): number {
  const position = BigInt(options.getAll()!.getPosition()!.getCommitPosition());
  const index = log.indexOf(position);
  if (index !== undefined) return index;
  throw rpcError(status.invalidArgument, 'Trying to read from an invalid position.');
}

function cutShort({ kind }: Cut): void {
  if (kind === 'cut') throw rpcError(status.unavailable, 'the connection was cut');
}

function filterOf(options: Options): (event: StoredEvent) => boolean {
  const names = options.getFilter()!.getStreamIdentifier()!;
  const [prefixes, pattern] = [names.getPrefixList(), names.getRegex()];
  if (pattern !== '') {
    const form = new RegExp(pattern);
    return ({ stream }) => form.test(stream);
  }
  return ({ stream }) => prefixes.some((each) => stream.startsWith(each));
}
