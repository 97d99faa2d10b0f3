/** Reads and subscriptions of the look-alike. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { type Call, rpcError, send, status } from './grpc.ts';
import type { LookalikeLog, StoredEvent } from './lookalike-log.ts';
import type { Fault } from './lookalike-server.ts';
import {
  caughtUp,
  checkpoint,
  confirmation,
  nameOf,
  readEvent,
  streamNotFound,
} from './messages.ts';

const BACKWARD = 1;
/** Events considered before a subscription is told how far it has come. */
const CHECKPOINT_EVERY = 32;
const TURN_EVERY = 100;

type Options = ReadReq.Options;

interface Served {
  readonly log: LookalikeLog;
  eventsSent: number;
}

type Cut = Extract<Fault, { readonly events: number }>;

/** Answers a read or a subscription; throws what the call is to end with. */
export async function serveRead(
  server: Served,
  call: Call & { readonly request: ReadReq },
  fault: Fault | undefined,
): Promise<void> {
  const { log } = server;
  const options = call.request.getOptions()!;
  const cut = fault !== undefined && 'events' in fault ? fault : undefined;
  if (options.hasSubscription()) return subscribe(server, call, options, cut);
  const events = options.hasAll() ? readAll(log, options) : readStream(log, options);
  if (events === undefined) await send(call, streamNotFound(streamOf(options)));
  const wanted = (events ?? []).slice(0, Number(options.getCount()));
  for (const [index, event] of wanted.entries()) {
    if (cut !== undefined && index >= cut.events) return cutCall(call, cut);
    if (!(await send(call, readEvent(event)))) return;
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

function readAll(log: LookalikeLog, options: Options): StoredEvent[] {
  const wanted = options.getAll()!;
  const from = wanted.hasPosition() ? placeOf(log, options) : undefined;
  if (options.getReadDirection() === BACKWARD) {
    return log.all.filter(({ position }) => from === undefined || position < from).toReversed();
  }
  return log.all.filter(({ position }) => from === undefined || position >= from);
}

/** @throws for a position where no record starts */
function placeOf(log: LookalikeLog, options: Options): bigint {
  const position = BigInt(options.getAll()!.getPosition()!.getCommitPosition());
  if (log.all.some((event) => event.position === position)) return position;
  throw rpcError(status.invalidArgument, 'Trying to read from an invalid position.');
}

async function subscribe(
  server: Served,
  call: Call,
  options: Options,
  cut: Cut | undefined,
): Promise<void> {
  const { log } = server;
  const isWanted = filterOf(options);
  const messages = considered(log, { from: startOf(log, options), isWanted, call });
  let events = 0;
  await send(call, confirmation());
  for await (const message of messages) {
    if (cut !== undefined && message.hasEvent() && events >= cut.events) return cutCall(call, cut);
    if (message.hasEvent()) {
      events += 1;
      server.eventsSent += 1;
    }
    if (!(await send(call, message))) return;
  }
}

function startOf(log: LookalikeLog, options: Options): number {
  if (!options.getAll()!.hasPosition()) return 0;
  const place = placeOf(log, options);
  return log.all.findIndex(({ position }) => position === place) + 1;
}

interface Following {
  readonly from: number;
  readonly isWanted: (event: StoredEvent) => boolean;
  readonly call: Call;
}

/** Wanted events, a checkpoint every so many events considered, and once that the end was reached. */
async function* considered(log: LookalikeLog, { from, isWanted, call }: Following) {
  let index = from;
  for (; index < log.all.length; index += 1) yield* consider(index);
  yield caughtUp();
  while (!call.cancelled) {
    for (; index < log.all.length; index += 1) yield* consider(index);
    await grown(log, call);
  }

  async function* consider(at: number) {
    const event = log.all[at]!;
    if (isWanted(event)) yield readEvent(event);
    if ((at + 1 - from) % CHECKPOINT_EVERY === 0) yield checkpoint(event.position);
    if (at % TURN_EVERY === 0) await nextTurn();
  }
}

function cutCall(call: Call, { kind }: Cut): void {
  if (kind === 'cut') throw rpcError(status.unavailable, 'the connection was cut');
  if (kind === 'end') call.end();
}

function filterOf(options: Options): (event: StoredEvent) => boolean {
  const expression = options.getFilter()!.getStreamIdentifier()!;
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return ({ stream }) => prefixes.some((each) => stream.startsWith(each));
  const pattern = new RegExp(expression.getRegex());
  return ({ stream }) => pattern.test(stream);
}

/** Resolves when the log has grown or the call is over. */
function grown(log: LookalikeLog, call: Call): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      forget();
      call.off('cancelled', wake);
      call.off('close', wake);
      resolve();
    };
    const forget = log.listen(wake);
    call.once('cancelled', wake);
    call.once('close', wake);
  });
}
