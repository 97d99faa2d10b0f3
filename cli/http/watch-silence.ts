import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Connections } from './connections.ts';

/** So often it is looked whether a connection is silent, while it may be: it ends later by such a part at most. */
const LOOKS = 20;
/** Looks that come later than so many periods have had a byte between them: Node leaves a look out then. */
const PERIODS_APART_MAX = 1.9;

interface Silence {
  readonly looks: number;
  readonly lookedAt: number;
  readonly bytes: number;
}

/**
 * Closes connections on which not a byte has passed either way for so long, while an answer is made or sent. Node's own
 * time-out waits once more for as long where an answer was begun to be taken. A request that is still coming in has a
 * limit of its own, whose answer says so.
 */
export function watchSilence(server: Server, connections: Connections, silenceMs: number): void {
  const periodMs = Math.ceil(silenceMs / LOOKS);
  const silences = new WeakMap<Socket, Silence>();
  server.setTimeout(periodMs);
  server.on('timeout', (socket: Socket) => {
    // Set by Node once everything is answered: nobody asks for anything more.
    if (socket.timeout !== periodMs) {
      socket.destroy();
      return;
    }
    socket.setTimeout(periodMs);
    if (!connections.isAnswering(socket)) return;
    const now = performance.now();
    const bytes = socket.bytesRead + socket.bytesWritten;
    const before = silences.get(socket);
    const goesOn = before?.bytes === bytes && now - before.lookedAt < PERIODS_APART_MAX * periodMs;
    const looks = goesOn ? before.looks + 1 : 1;
    silences.set(socket, { looks, lookedAt: now, bytes });
    if (looks >= LOOKS) socket.destroy();
  });
}
