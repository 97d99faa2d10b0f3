import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from './connections.ts';

/** So often it is looked whether a connection is silent, while it may be: it ends later by two such parts at most. */
const LOOKS = 60;

interface Silence {
  /** As `performance.now()` tells it. */
  readonly since: number;
  /** That had passed either way by then. */
  readonly bytes: number;
}

/**
 * Closes connections on which not a byte of an answer that waits to be taken has been taken for so long. Node's own
 * time-out waits once more for as long where an answer was begun to be taken. A request that is still coming in has a
 * limit of its own, whose answer says so, and so has an answer that is still being made.
 */
export function watchSilence(server: Server, connections: Connections, silenceMs: number): void {
  const periodMs = Math.ceil(silenceMs / LOOKS);
  const silences = new WeakMap<Socket, Silence>();
  server.setTimeout(periodMs);
  server.on('timeout', (socket: Socket) => {
    // Set by Node once everything is answered, a second longer than it tells the client: nobody asks for anything more.
    if (socket.timeout !== periodMs) {
      closeUnlessAsked(socket);
      return;
    }
    socket.setTimeout(periodMs);
    const waiting = waitingBytes(socket);
    if (waiting === 0 || !connections.isAnswering(socket)) return;
    const now = performance.now();
    const bytes = socket.bytesRead + socket.bytesWritten - waiting;
    const before = silences.get(socket);
    if (before?.bytes !== bytes) silences.set(socket, { since: now - periodMs, bytes });
    else if (now - before.since >= silenceMs) socket.destroy();
  });
}

/** In a process that was held up, time-outs are told before what came in meanwhile is read. */
function closeUnlessAsked(socket: Socket): void {
  const { bytesRead } = socket;
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroy();
  });
}

/** What was written and waits to be taken, which only the handle tells: `bytesWritten` counts it, too. */
function waitingBytes(socket: Socket): number {
  const { _handle } = socket as { readonly _handle?: { readonly writeQueueSize?: number } };
  return _handle?.writeQueueSize ?? 0;
}
