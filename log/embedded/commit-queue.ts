/**
 * Group commit: appends wait while a batch is being committed, and what has gathered by then is the next
 * batch. No timer decides anything; batches grow with the load by themselves.
 */
import { AppendOutcomeUnknown, LogOverloaded, LogUnavailable } from '../port.ts';
import {
  ANSWER_NUMBERS,
  DRAFT,
  type FromWriter,
  MADE_FIELDS,
  type RequestFields,
} from './protocol.ts';
import type { WriterThread } from './writer-thread.ts';

const BATCH_REQUESTS_MAX = 256;
const BATCH_CHARS_MAX = 1024 * 1024;
/** Of `#enough`: whatever comes in this turn of the event loop. */
const WHOLE_TURN = Number.POSITIVE_INFINITY;
const QUEUE_REQUESTS_MAX = 4_096;
const QUEUE_CHARS_MAX = 64 * 1024 * 1024;
/** Nobody waits for an answer much longer: where the first in the line has, the disk is too slow for more. */
const WAIT_MS_MAX = 2_500;
/** A probe is smaller than what callers write: where batch behind batch fails, it is believed no more often than that. */
const PROBE_PAUSE_MS = 5_000;

export interface QueueAnswer {
  readonly written: boolean;
  /** Last revision of what was written, or the stream's actual one (-1: absent). */
  readonly revision: number;
  readonly place: number;
  /** Of what was made of a draft; '' and 0 without one. */
  readonly note: string;
  readonly bytes: number;
}

interface Request {
  readonly fields: RequestFields;
  readonly chars: number;
  /** By `performance.now()`. */
  readonly since: number;
  readonly caller: Caller;
}

/** Who waits for an answer, apart from what was sent, which need not outlive its sending. */
interface Caller {
  readonly isDraft: boolean;
  readonly resolve: (answer: QueueAnswer) => void;
  readonly reject: (error: Error) => void;
}

interface CommitQueueOptions {
  /** Called after every batch that may have written something. */
  readonly onCommit: () => void;
  /** Called before anybody hears of a batch that went to files that no longer lie in place. */
  readonly onDisplaced: () => void;
}

export class CommitQueue {
  readonly #thread: WriterThread;
  readonly #options: CommitQueueOptions;
  #queue: Request[] = [];
  #queueChars = 0;
  /**
   * This many waiting appends are a batch, even if more may come in this turn: half of the last one, so that the
   * writer commits one half while the other is made ready.
   */
  #enough = WHOLE_TURN;
  #busy = false;
  #scheduled = false;
  #lastFailed = false;
  /** Since something was last written, apart from probes. */
  #failures = { inARow: 0, lastAt: 0 };
  #onIdle: (() => void) | undefined;

  constructor(thread: WriterThread, options: CommitQueueOptions) {
    this.#thread = thread;
    this.#options = options;
  }

  /** @throws LogOverloaded, LogUnavailable, AppendOutcomeUnknown */
  append(fields: RequestFields): Promise<QueueAnswer> {
    return new Promise((resolve, reject) => {
      if (!this.#thread.isUp) return reject(this.#unavailable());
      const chars = charsOf(fields);
      const since = performance.now();
      if (this.#isFull(chars, since)) {
        return reject(new LogOverloaded(`${this.#queue.length} appends are waiting`));
      }
      const caller = { isDraft: fields[2] === DRAFT, resolve, reject };
      this.#queue.push({ fields, chars, since, caller });
      this.#queueChars += chars;
      if (this.#queue.length >= this.#enough) this.#post();
      else this.#schedule();
    });
  }

  /** After a failed batch a probe, not the next caller, finds out whether writing works again. */
  async health(): Promise<'ok' | 'down'> {
    if (this.#thread.isUp && this.#lastFailed && !this.#busy && !this.#isPausing()) {
      await this.#probe();
    }
    return this.#thread.isUp && !this.#lastFailed ? 'ok' : 'down';
  }

  #isPausing(): boolean {
    const { inARow, lastAt } = this.#failures;
    return inARow > 1 && performance.now() - lastAt < PROBE_PAUSE_MS;
  }

  /** Resolves when everything that was queued is settled. */
  async drained(): Promise<void> {
    if (!this.#busy && this.#queue.length === 0) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }

  /** Whether one more would wait in vain, or be too much to hold. */
  #isFull(chars: number, now: number): boolean {
    const [first] = this.#queue;
    if (first === undefined) return chars > QUEUE_CHARS_MAX;
    const isSlow = now - first.since > WAIT_MS_MAX;
    const isLong = this.#queue.length >= QUEUE_REQUESTS_MAX;
    return isSlow || isLong || this.#queueChars + chars > QUEUE_CHARS_MAX;
  }

  #schedule(): void {
    if (this.#busy || this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#post();
    });
  }

  #post(): void {
    if (this.#busy) return;
    if (!this.#thread.isUp) this.#refuseQueued();
    const batch = this.#takeBatch();
    if (batch.length === 0) {
      this.#onIdle?.();
      return;
    }
    this.#busy = true;
    const fields: RequestFields = [];
    for (const request of batch) for (const field of request.fields) fields.push(field);
    const callers = batch.map(({ caller }) => caller);
    this.#thread.ask({ kind: 'append', fields }).then(
      (answer) => this.#settle(callers, answer),
      (error: Error) => this.#lose(callers, error),
    );
  }

  #takeBatch(): Request[] {
    let count = 0;
    let chars = 0;
    for (const request of this.#queue) {
      if (count === BATCH_REQUESTS_MAX) break;
      if (count > 0 && chars + request.chars > BATCH_CHARS_MAX) break;
      count += 1;
      chars += request.chars;
    }
    this.#queueChars -= chars;
    return this.#queue.splice(0, count);
  }

  #settle(callers: readonly Caller[], answer: FromWriter): void {
    this.#busy = false;
    this.#lastFailed = answer.kind !== 'committed';
    const inARow = this.#lastFailed ? this.#failures.inARow + 1 : 0;
    this.#failures = { inARow, lastAt: performance.now() };
    this.#enough = callers.length > 1 ? Math.ceil(callers.length / 2) : WHOLE_TURN;
    // The next batch is on its way while the callers hear of this one.
    if (this.#queue.length >= this.#enough) this.#post();
    if (answer.kind === 'committed') tellAll(callers, answer);
    else this.#fail(callers, answer);
    if (this.#queue.length > 0) this.#schedule();
    else if (!this.#busy) this.#onIdle?.();
    this.#options.onCommit();
  }

  #fail(callers: readonly Caller[], answer: Exclude<FromWriter, { kind: 'committed' }>): void {
    if (answer.kind === 'opened' || answer.kind === 'refused') return;
    if (answer.kind === 'displaced') this.#options.onDisplaced();
    const isCertain = answer.kind === 'failed' && answer.certain;
    const ErrorClass = isCertain ? LogUnavailable : AppendOutcomeUnknown;
    for (const caller of callers) caller.reject(new ErrorClass(answer.message));
  }

  #lose(callers: readonly Caller[], error: Error): void {
    this.#busy = false;
    for (const caller of callers) caller.reject(new AppendOutcomeUnknown(error.message));
    this.#post();
  }

  #refuseQueued(): void {
    const refused = this.#queue;
    this.#queue = [];
    this.#queueChars = 0;
    for (const { caller } of refused) caller.reject(this.#unavailable());
  }

  async #probe(): Promise<void> {
    this.#busy = true;
    try {
      const answer = await this.#thread.ask({ kind: 'probe' });
      this.#lastFailed = answer.kind !== 'committed';
    } catch {
      this.#lastFailed = true;
    }
    this.#busy = false;
    this.#post();
  }

  #unavailable(): LogUnavailable {
    return new LogUnavailable(this.#thread.reason);
  }
}

function tellAll(
  callers: readonly Caller[],
  { answers, made = [] }: Extract<FromWriter, { kind: 'committed' }>,
): void {
  let at = 0;
  let draft = 0;
  for (const { isDraft, resolve } of callers) {
    resolve({
      written: answers[at] === 1,
      revision: answers[at + 1]!,
      place: answers[at + 2]!,
      note: isDraft ? (made[draft] as string) : '',
      bytes: isDraft ? (made[draft + 1] as number) : 0,
    });
    at += ANSWER_NUMBERS;
    if (isDraft) draft += MADE_FIELDS;
  }
}

function charsOf(fields: RequestFields): number {
  let chars = 0;
  for (const field of fields) if (typeof field === 'string') chars += field.length;
  return chars;
}
