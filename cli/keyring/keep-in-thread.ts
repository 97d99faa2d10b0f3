import { Worker } from 'node:worker_threads';
import type { KeyStore } from '../../keyring/key-store.ts';
import { KeyringUnavailable } from '../../keyring/port.ts';
import { forgetGate, guardExit } from '../../log/embedded/exit-gate.ts';
import { HEAP_FULL } from '../../log/embedded/heap-room.ts';
import type { FromKeys, KeysStart, ToKeys } from './keys-worker.ts';

/** A thread that is silent for longer counts as gone: nobody waits for a disk without end. */
const ANSWER_MS_MAX = 10_000;
/** One that begins has its code to load before, which took half a minute where a machine had thirty times too much to do. */
const BEGIN_MS_MAX = 120_000;
/** Threads that are gone, each inside a disk that says nothing: no other one follows them until one of them has come back. */
const GONE_MAX = 3;

/** Holds the file of the keys in a thread of its own, started again where it ends. @throws KeyringUnavailable */
export async function keepInThread(file: string, answerMsMax = ANSWER_MS_MAX): Promise<KeyStore> {
  const gone = new Set<Worker>();
  const start = () => KeysThread.start(file, answerMsMax, gone);
  let thread: KeysThread | undefined = await start();
  return {
    ask: async (requests) => {
      thread ??= await start();
      try {
        const answer = await thread.ask({ kind: 'ask', requests });
        if (answer.kind !== 'answered') throw new KeyringUnavailable(reasonOf(answer));
        return answer.answers;
      } finally {
        if (thread?.hasEnded) thread = undefined;
      }
    },
    close: async () => {
      await thread?.close();
      thread = undefined;
    },
  };
}

function reasonOf(answer: FromKeys): string {
  return answer.kind === 'failed' ? answer.message : 'it answered something else';
}

class KeysThread {
  readonly #worker: Worker;
  readonly #answerMsMax: number;
  /** Of all threads of the file. */
  readonly #gone: Set<Worker>;
  #settle: { resolve: (answer: FromKeys) => void; reject: (error: Error) => void } | undefined;
  hasEnded = false;

  private constructor(file: string, answerMsMax: number, gone: Set<Worker>) {
    this.#gone = gone;
    const gate = guardExit();
    const workerData: KeysStart = { gate, file };
    // Sources need a loader of their own in a thread; compiled JavaScript needs none.
    const entry = import.meta.url.endsWith('.ts') ? './keys-worker.mjs' : './keys-worker.js';
    this.#answerMsMax = answerMsMax;
    this.#worker = new Worker(new URL(entry, import.meta.url), { workerData, execArgv: [] });
    this.#worker.unref();
    let reason = new Error('the thread that holds the keys ended');
    this.#worker.on('message', (answer: FromKeys) => this.#settle?.resolve(answer));
    this.#worker.on('error', (error) => {
      reason = error;
    });
    this.#worker.on('exit', (code) => {
      if (code === HEAP_FULL) reason = new Error('the thread that holds the keys is out of memory');
      forgetGate(gate);
      gone.delete(this.#worker);
      this.hasEnded = true;
      this.#settle?.reject(reason);
    });
  }

  static async start(file: string, answerMsMax: number, gone: Set<Worker>): Promise<KeysThread> {
    if (gone.size >= GONE_MAX)
      throw new KeyringUnavailable(`${gone.size} threads wait for its disk`);
    const thread = new KeysThread(file, answerMsMax, gone);
    const answer = await thread.#answer(BEGIN_MS_MAX);
    if (answer.kind === 'opened') return thread;
    throw new KeyringUnavailable(reasonOf(answer));
  }

  ask(message: ToKeys): Promise<FromKeys> {
    this.#worker.postMessage(message);
    return this.#answer(this.#answerMsMax);
  }

  /** Lets the thread close the file; one that does not answer is left behind. */
  async close(): Promise<void> {
    if (this.hasEnded) return;
    await this.ask({ kind: 'close' }).catch(() => {});
  }

  /** It ends as soon as it comes back: what it would say then nobody waits for. */
  #leave(): void {
    this.hasEnded = true;
    this.#gone.add(this.#worker);
    this.#worker.postMessage({ kind: 'close' } satisfies ToKeys);
  }

  #answer(msMax: number): Promise<FromKeys> {
    return new Promise<FromKeys>((resolve, reject) => {
      // Not only the worker: the process must not end while somebody waits for a key.
      const timer = setTimeout(() => {
        this.#leave();
        reject(new Error(`no answer for ${msMax} ms`));
      }, msMax);
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          this.#settle = undefined;
          settle(value);
        };
      this.#settle = { resolve: settled(resolve), reject: settled(reject) };
    });
  }
}
