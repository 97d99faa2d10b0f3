/**
 * Fills the heap of a thread by what it reads from an embedded log, as one that keeps too much would, and prints what the
 * thread ended with. Arguments: the log's file, a stream, and the MiB of that heap, without which the process's own limit holds.
 */
import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { bindingGuard } from '../../../../cli/projecting/binding-guard.ts';
import { openEmbeddedLogReadOnly } from '../../../../log/embedded/embedded-log.ts';
import { type ExitGate, guardExit, leaveGate } from '../../../../log/embedded/exit-gate.ts';

interface Filling {
  readonly file: string;
  readonly stream: string;
  readonly gate: ExitGate;
}

if (isMainThread) {
  const [file, stream, heapMib] = process.argv.slice(2);
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { file, stream, gate: guardExit() },
    execArgv: [],
    ...(heapMib && { resourceLimits: { maxOldGenerationSizeMb: Number(heapMib) } }),
  });
  thread.on('error', () => {});
  thread.on('exit', (code) => writeSync(1, `${code}\n`));
} else {
  const { file, stream, gate } = workerData as Filling;
  leaveGate(gate);
  const log = await openEmbeddedLogReadOnly({ file, guard: bindingGuard(gate) });
  const kept: unknown[] = [];
  for (;;) kept.push(await log.read(stream));
}
