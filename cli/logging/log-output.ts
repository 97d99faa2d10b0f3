import type { Writable } from 'node:stream';
import type { DestinationStream } from 'pino';

/** Characters that wait for a slow reader. */
const WAITING_LENGTH_MAX = 1024 * 1024;

/**
 * Standard output for log lines. Whoever reads it may be slow, stand still or be gone: what would wait beyond a mebibyte is left
 * out and counted, so that nothing waits for a reader, neither a request nor the end of the process.
 */
export function logOutput(stream: Writable = process.stdout): DestinationStream {
  let lost = 0;
  stream.on('error', () => {
    // The reader is gone: the service goes on without one.
  });
  return {
    write: (line) => {
      if (stream.destroyed) return;
      if (stream.writableLength > WAITING_LENGTH_MAX) {
        lost += 1;
        return;
      }
      if (lost > 0) stream.write(lostLine(lost));
      lost = 0;
      stream.write(line);
    },
  };
}

function lostLine(lost: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 'warn', time, lost, msg: 'log lines were left out' })}\n`;
}
