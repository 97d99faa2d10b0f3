/**
 * Fills the heap of a thread that writes a log or holds keys, asks it something, and prints what it ended with, or that it answered.
 * Arguments: `writer` or `keys`, and its file.
 */
import { writeSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { guardExit } from '../../../../log/embedded/exit-gate.ts';

const MIB = 1024 * 1024;
const HEAP_MIB = 64;
/** Less than is asked for, and enough to go on with where nobody asks. */
const LEFT_BYTES = 12 * MIB;

const ENTRIES: Readonly<Record<string, { readonly path: string; readonly question: object }>> = {
  writer: {
    path: '../../../../log/embedded/writer-worker.js',
    question: { kind: 'probe' },
  },
  keys: {
    path: '../../../../cli/keyring/keys-worker.js',
    question: { kind: 'ask', requests: [] },
  },
};

if (isMainThread) {
  const [name, file] = process.argv.slice(2);
  const { path, question } = ENTRIES[name!]!;
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { path, file, create: true, gate: guardExit() },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  thread.on('message', ({ kind }: { readonly kind: string }) => {
    if (kind === 'opened') thread.postMessage(question);
    else {
      writeSync(1, `${kind}\n`);
      process.exit(0);
    }
  });
  thread.on('error', (error) => writeSync(2, `${error.message}\n`));
  thread.on('exit', (code) => writeSync(1, `${code}\n`));
} else {
  await import((workerData as { readonly path: string }).path);
  const kept: object[][] = [];
  // The first question comes in a later turn.
  while (leftBytes() > LEFT_BYTES) kept.push(Array.from({ length: 5_000 }, (_, n) => ({ n })));
  setInterval(() => kept.length, 1_000).unref();
}

/** Without what is set aside for young objects. */
function leftBytes(): number {
  const { heap_size_limit, used_heap_size } = getHeapStatistics();
  return heap_size_limit - 48 * MIB - used_heap_size;
}
