/** The writer's thread as one who answers one question at a time, and who is brought back when it dies. */

import type { Worker } from 'node:worker_threads';
import { settlesWithin } from '../../time/within.ts';
import { LogUnavailable } from '../port.ts';
import { type ExitGate, forgetGate, guardExit } from './exit-gate.ts';
import { HEAP_FULL } from './heap-room.ts';
import type { FromWriter, ToWriter } from './protocol.ts';

const ANSWER_MS_MAX = 10_000;
const STOP_MS_MAX = 5_000;
const RESTART_MS = 100;
const RESTART_MS_MAX = 5_000;
const ENDED = 'the writer ended';

export interface WriterThreadOptions {
  readonly spawn: (gate: ExitGate) => Worker;
  /** A writer that is silent for longer counts as down until it answers. */
  readonly answerMsMax?: number;
}

interface WriterRequest {
  readonly resolve: (answer: FromWriter) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

type WriterState = 'starting' | 'up' | 'silent' | 'down' | 'stopped';

export class WriterThread {
  readonly #spawn: (gate: ExitGate) => Worker;
  readonly #answerMsMax: number;
  #worker: Worker | undefined;
  #gate: ExitGate | undefined;
  #state: WriterState = 'starting';
  #question: WriterRequest | undefined;
  #started: { resolve: () => void; reject: (error: Error) => void } | undefined;
  #failures = 0;
  #restart: NodeJS.Timeout | undefined;
  #reason = ENDED;

  private constructor(options: WriterThreadOptions) {
    this.#spawn = options.spawn;
    this.#answerMsMax = options.answerMsMax ?? ANSWER_MS_MAX;
  }

  /** Resolves when the writer has opened the file. @throws LogUnavailable when it refuses */
  static async start(options: WriterThreadOptions): Promise<WriterThread> {
    const thread = new WriterThread(options);
    await new Promise<void>((resolve, reject) => {
      thread.#started = { resolve, reject };
      thread.#run();
    });
    return thread;
  }

  get isUp(): boolean {
    return this.#state === 'up';
  }

  /** Why the thread is not up, for an error's message. */
  get reason(): string {
    return this.#reason;
  }

  /** Asks when nothing else is being asked. Rejects when the thread dies or is silent for too long. */
  ask(message: ToWriter): Promise<FromWriter> {
    const answering = this.#awaitAnswer();
    this.#worker!.postMessage(message);
    return answering;
  }

  /** Apart from what is asked, which its closures would keep alive. */
  #awaitAnswer(): Promise<FromWriter> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#grewSilent(), this.#answerMsMax);
      this.#question = { resolve, reject, timer };
    });
  }

  /**
   * Lets the writer checkpoint and close the file. One that does not answer is left behind: to terminate
   * a thread inside the binding would abort the whole process.
   */
  async stop(): Promise<void> {
    clearTimeout(this.#restart);
    const worker = this.#worker;
    this.#state = 'stopped';
    if (worker === undefined) return;
    const closed = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ kind: 'close' } satisfies ToWriter);
    await settlesWithin(Math.min(STOP_MS_MAX, this.#answerMsMax), closed);
    if (this.#gate !== undefined) forgetGate(this.#gate);
    worker.unref();
  }

  #run(): void {
    const gate = guardExit();
    const worker = this.#spawn(gate);
    this.#gate = gate;
    this.#worker = worker;
    worker.on('message', (message: FromWriter) => this.#heard(message));
    worker.on('error', (error) => {
      this.#reason = `the writer failed: ${error.message}`;
    });
    worker.on('exit', (code) => {
      if (code === HEAP_FULL) this.#reason = 'the writer is out of memory';
      forgetGate(gate);
      this.#ended();
    });
  }

  #heard(message: FromWriter): void {
    if (message.kind === 'opened') {
      this.#cameBack();
      this.#started?.resolve();
      this.#started = undefined;
    } else if (message.kind === 'refused') this.#reason = message.message;
    else this.#answered(message);
  }

  /** What ended it before says nothing of the next time. */
  #cameBack(): void {
    this.#state = 'up';
    this.#reason = ENDED;
  }

  #answered(message: FromWriter): void {
    this.#failures = 0;
    if (this.#state === 'silent') this.#cameBack();
    const question = this.#question;
    this.#question = undefined;
    clearTimeout(question?.timer);
    question?.resolve(message);
  }

  #grewSilent(): void {
    this.#state = 'silent';
    this.#reason = `the writer has not answered for ${this.#answerMsMax} ms`;
    this.#dropQuestion();
  }

  #ended(): void {
    this.#worker = undefined;
    if (this.#state === 'stopped') return;
    this.#state = 'down';
    this.#dropQuestion();
    if (this.#started !== undefined) {
      this.#started.reject(new LogUnavailable(this.#reason));
      return;
    }
    const delayMs = Math.min(RESTART_MS * 2 ** this.#failures, RESTART_MS_MAX);
    this.#failures += 1;
    this.#restart = setTimeout(() => this.#run(), delayMs);
  }

  #dropQuestion(): void {
    const question = this.#question;
    this.#question = undefined;
    clearTimeout(question?.timer);
    question?.reject(new Error(this.#reason));
  }
}
