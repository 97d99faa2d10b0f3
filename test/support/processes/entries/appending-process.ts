/**
 * Appends to an embedded log for ever, three events at a time on several streams, and prints a line for
 * each answer once it has it: `ok <stream> <last revision> <first id>` or `error <name>`.
 * Arguments: the file, a prefix for the streams' names, how many streams, and, to exit in the middle of the
 * work, how many milliseconds after the first answer.
 */
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { openEmbeddedLog } from '../../../../log/embedded/embedded-log.ts';

const [file, prefix, streams, exitAfterMs] = process.argv.slice(2);
const log = await openEmbeddedLog({ file: file! });
let isFirst = true;

async function appendForEver(stream: string): Promise<never> {
  for (;;) {
    const { lastRevision } = await log.read(stream, { limit: 1 });
    const events = Array.from({ length: 3 }, () => ({
      id: randomUUID(),
      type: 'Happened',
      data: JSON.stringify({ text: 'x'.repeat(500) }),
      metadata: '{}',
    }));
    try {
      const result = await log.append(stream, events, { expected: lastRevision ?? 'none' });
      if (!result.ok) continue;
      tell(`ok ${stream} ${result.lastRevision} ${events[0]!.id}\n`);
      if (isFirst && exitAfterMs !== undefined)
        setTimeout(() => process.exit(3), Number(exitAfterMs));
      isFirst = false;
    } catch (error) {
      tell(`error ${(error as Error).name}\n`);
      await delay(10);
    }
  }
}

/** Not later, for a kill would take it along; where the pipe is full, its reader is waited for. */
function tell(line: string): void {
  for (;;) {
    try {
      writeSync(1, line);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

await Promise.all(
  Array.from({ length: Number(streams) }, (_, n) => appendForEver(`${prefix}-${n}`)),
);
