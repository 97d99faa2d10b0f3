import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { InFlight } from '../../../app/core/idempotency/in-flight.ts';
import { Streams } from '../../../app/core/streams/streams.ts';
import { MemoryCoordination } from '../../../coordination/memory.ts';
import type { EventLog } from '../../../log/port.ts';
import { aroundAppends } from '../log/wrapped-log.ts';
import { ASLEEP, type Boundary, whereToDie } from './boundaries.ts';
import { DYING_WRITER, die } from './dying.ts';

/**
 * Stops requests at the boundary that they name themselves, and kills the process (or stops it for a while) as soon
 * as all that it was told of have come there. Patches what the service is made of: for processes of tests alone.
 */

type Doomed = NonNullable<ReturnType<typeof whereToDie>>;

const doomed = new AsyncLocalStorage<Doomed>();
const arrived = new Set<Doomed>();
let goOn = () => {};
const allHaveCome = new Promise<void>((resolve) => {
  goOn = resolve;
});

/** Resolves when all have come. */
async function gather(request: Doomed): Promise<void> {
  arrived.add(request);
  if (arrived.size === request.requests) goOn();
  await allHaveCome;
}

/** @param order tells the writer's thread of the embedded log how it is to die */
export function hookBoundaries(order: (how: number) => void): (log: EventLog) => EventLog {
  hookRequests();
  const { take } = MemoryCoordination.prototype;
  MemoryCoordination.prototype.take = async function (...args) {
    const taken = await take.apply(this, args);
    await stopWhere('its API key is checked');
    return taken;
  };
  const { run } = InFlight.prototype;
  InFlight.prototype.run = async function <T>(
    ...args: [string, number, () => Promise<T>]
  ): Promise<T | undefined> {
    await stopWhere('it is parsed');
    return run.apply(this, args) as Promise<T | undefined>;
  };
  const cached = Streams.prototype.cached as (...args: unknown[]) => Promise<unknown>;
  Streams.prototype.cached = async function (this: Streams, ...args: unknown[]) {
    await stopWhere('its stream is asked for');
    const current = await cached.apply(this, args);
    await stopWhere('its stream is loaded');
    return current;
  } as Streams['cached'];
  return (log) => hookedLog(log, order);
}

/** Returns where this is not the place, and after a sleep. */
async function stopWhere(boundary: Boundary, request = doomed.getStore()): Promise<void> {
  if (request?.boundary !== boundary) return;
  await gather(request);
  if (!request.isToSleep) return die();
  slept ??= sleep();
  await slept;
}

/** Resolves once it was told to go on; absent where it never slept. */
let slept: Promise<void> | undefined;
/** What the process itself appends, such as what it compiles for a service. */
const ownAppends = new Set<Promise<unknown>>();

/**
 * Stops the process until it is told to go on. None of its own appends is under way then: a process that is stopped within
 * one has the file of the embedded log locked for everybody else.
 */
async function sleep(): Promise<void> {
  while (ownAppends.size > 0) await Promise.allSettled(ownAppends);
  writeSync(1, `${ASLEEP}\n`);
  process.kill(process.pid, 'SIGSTOP');
}

async function ownAppend<Result>(append: () => Promise<Result>): Promise<Result> {
  await slept;
  const appending = append();
  ownAppends.add(appending);
  return appending.finally(() => ownAppends.delete(appending));
}

function hookRequests(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event: string | symbol, ...args: unknown[]) {
    const pass = () => Reflect.apply(emit, this, [event, ...args]) as boolean;
    if (event !== 'request') return pass();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const where = whereToDie(request.headers);
    if (!where) return pass();
    return doomed.run(where, () => {
      if (where.boundary === 'the request is received') void gather(where).then(die);
      else {
        hookEndOfBody(request, where);
        hookResponse(response, where);
        pass();
      }
      return true;
    });
  };
}

/** Holds back that the body has ended, and that it is closed behind that: all of it was read then, and nothing was made of it. */
function hookEndOfBody(request: IncomingMessage, where: Doomed): void {
  const { emit } = request;
  let held: Promise<void> | undefined;
  request.emit = function (this: IncomingMessage, event: string | symbol, ...args: unknown[]) {
    const pass = () => Reflect.apply(emit, this, [event, ...args]) as boolean;
    if (event === 'end') held = stopWhere('its body is read', where);
    if (!held || (event !== 'end' && event !== 'close')) return pass();
    void held.then(pass);
    return true;
  } as IncomingMessage['emit'];
}

function hookResponse(response: ServerResponse, request: Doomed): void {
  const end = response.end.bind(response) as (body: Buffer, written: () => void) => ServerResponse;
  const write = response.write.bind(response) as (body: Buffer, written: () => void) => boolean;
  if (request.boundary === 'it is about to be answered') {
    response.writeHead = () => response;
    response.end = () => {
      void gather(request).then(die);
      return response;
    };
  } else if (request.boundary === 'it is half answered') {
    response.end = ((body: Uint8Array | string) => {
      const bytes = Buffer.from(body as string);
      write(bytes.subarray(0, bytes.length / 2), () => void gather(request).then(die));
      return response;
    }) as ServerResponse['end'];
  } else if (request.boundary === 'it is answered') {
    response.end = ((body: Uint8Array | string) =>
      end(
        Buffer.from(body as string),
        () => void gather(request).then(die),
      )) as ServerResponse['end'];
  }
}

function hookedLog(log: EventLog, order: (how: number) => void): EventLog {
  return aroundAppends(log, async (_, append) => {
    const request = doomed.getStore();
    if (!request) return ownAppend(append);
    await stopWhere('it is decided');
    // All of them go on together, into one batch of the embedded log.
    if (request.boundary === 'its append is sent') {
      await gather(request);
      order(DYING_WRITER.beforeCommit);
    } else if (request.boundary === 'its append is written') {
      await gather(request);
      order(DYING_WRITER.afterCommit);
    }
    const appended = await append();
    await stopWhere('its append is acknowledged');
    return appended;
  });
}
