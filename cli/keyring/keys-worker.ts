/** Entry of the thread that holds the file of the keys: whoever asks never waits for the disk in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { KeyFile } from '../../keyring/embedded/key-file.ts';
import type { KeyRequest, KeyRow } from '../../keyring/key-store.ts';
import { type ExitGate, enterGate, leaveGate } from '../../log/embedded/exit-gate.ts';
import { needHeapRoom } from '../../log/embedded/heap-room.ts';

export interface KeysStart {
  readonly gate: ExitGate;
  readonly file: string;
}

export type ToKeys =
  | { readonly kind: 'ask'; readonly requests: readonly KeyRequest[] }
  | { kind: 'close' };

export type FromKeys =
  | { readonly kind: 'opened' }
  | { readonly kind: 'answered'; readonly answers: readonly (readonly KeyRow[])[] }
  | { readonly kind: 'failed'; readonly message: string };

const port = parentPort!;
const { gate, file } = workerData as KeysStart;

const opened = attempt(() => new KeyFile(file));
leaveGate(gate);
if (opened instanceof KeyFile) port.on('message', (message: ToKeys) => receive(opened, message));
port.postMessage(opened instanceof KeyFile ? { kind: 'opened' } : opened);

function receive(keys: KeyFile, message: ToKeys): void {
  needHeapRoom();
  if (!enterGate(gate)) return;
  const answer = attempt(() => act(keys, message));
  leaveGate(gate);
  if (answer === undefined) port.close();
  else port.postMessage(answer);
}

function act(keys: KeyFile, message: ToKeys): FromKeys | undefined {
  if (message.kind === 'ask') return { kind: 'answered', answers: keys.answer(message.requests) };
  keys.close();
  return undefined;
}

function attempt<Result>(work: () => Result): Result | Extract<FromKeys, { kind: 'failed' }> {
  try {
    return work();
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
