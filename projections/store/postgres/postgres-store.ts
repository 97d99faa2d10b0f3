import {
  MessageChannel,
  type MessagePort,
  receiveMessageOnPort,
  Worker,
} from 'node:worker_threads';
import {
  type ReadModels,
  type Store,
  StoreUnavailable,
  TablesMissing,
  type Value,
} from '../port.ts';
import { openPostgresReader } from './postgres-reader.ts';
import type {
  PostgresReply,
  PostgresRequest,
  PostgresWorkerData,
  SerializedError,
  Statement,
} from './protocol.ts';

/** Longer than a statement or a connection may take over there. */
const ANSWER_MS_MAX = 7_000;

/**
 * The views in a PostgreSQL that several processes share, for the thread that writes them: it waits for every answer, as it
 * would for a disk, while a thread of its own talks to the server.
 */
export function openPostgresStore(url: string): Store {
  return new PostgresStore(url);
}

class PostgresStore implements Store {
  readonly #url: string;
  #worker: PostgresWorker | undefined;
  #isClosed = false;
  /** Statements of a transaction that were not sent yet. */
  #unsent: Statement[] = [];
  #isInTransaction = false;

  constructor(url: string) {
    this.#url = url;
  }

  lead(): boolean {
    if (this.#isClosed) return false;
    const answer = this.#ask({ kind: 'lead' });
    return answer.kind === 'lead' && answer.isLeading;
  }

  exec(sql: string): void {
    this.run(sql);
  }

  run(sql: string, ...values: readonly Value[]): void {
    this.#unsent.push({ sql, values });
    if (!this.#isInTransaction) this.#send();
  }

  get<Row>(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.all<Row>(sql, ...values)[0];
  }

  all<Row>(sql: string, ...values: readonly Value[]): readonly Row[] {
    this.#unsent.push({ sql, values });
    return this.#send() as readonly Row[];
  }

  transaction<Result>(work: () => Result): Result {
    if (this.#isInTransaction) return this.#part(work);
    this.#isInTransaction = true;
    this.#unsent = [{ sql: 'BEGIN', values: [] }];
    try {
      const result = work();
      this.run('COMMIT');
      this.#send();
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    } finally {
      this.#isInTransaction = false;
    }
  }

  snapshot(): ReadModels {
    return openPostgresReader(this.#url);
  }

  close(): void {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = undefined;
    try {
      worker?.ask({ kind: 'close' });
    } catch {
      // It hangs, or was not connected: the lead ends with its connection.
    }
    worker?.end();
  }

  /** What is wrong with it is known at its end, and undone alone. */
  #part<Result>(work: () => Result): Result {
    this.run('SAVEPOINT part');
    try {
      const result = work();
      this.run('RELEASE SAVEPOINT part');
      this.#send();
      return result;
    } catch (error) {
      // Where it cannot be undone the whole must not be committed.
      this.#unsent = [{ sql: 'ROLLBACK TO SAVEPOINT part', values: [] }];
      this.run('RELEASE SAVEPOINT part');
      this.#send();
      throw error;
    }
  }

  #rollBack(): void {
    this.#unsent = [{ sql: 'ROLLBACK', values: [] }];
    try {
      this.#send();
    } catch {
      // A connection that is gone has rolled back.
    }
  }

  #send(): readonly unknown[] {
    const statements = this.#unsent;
    this.#unsent = [];
    const isTransaction = this.#isInTransaction;
    const answer = this.#ask({ kind: 'run', statements, isTransaction });
    return answer.kind === 'rows' ? answer.rows : [];
  }

  #ask(question: PostgresRequest): PostgresReply {
    if (this.#isClosed) throw new StoreUnavailable('the read models were closed');
    this.#worker ??= new PostgresWorker(this.#url);
    const answer = this.#worker.ask(question);
    if (answer === undefined) {
      this.#worker.end();
      this.#worker = undefined;
      throw new StoreUnavailable('the read models do not answer');
    }
    if (answer.kind === 'error') throw revived(answer.error);
    return answer;
  }
}

function revived({ why, message }: SerializedError): Error {
  if (why === 'unmade') return new TablesMissing(message);
  return why === 'unavailable' ? new StoreUnavailable(message) : new Error(message);
}

/** A thread that is asked one question at a time, and waited for. */
class PostgresWorker {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #lastId = 0;

  constructor(url: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    // Sources need a loader of their own in a thread; compiled JavaScript needs none.
    const entry = import.meta.url.endsWith('.ts')
      ? './postgres-worker.mjs'
      : './postgres-worker.js';
    const workerData: PostgresWorkerData = { url, port: port2, answered: this.#answered };
    const transferList = [port2];
    this.#worker = new Worker(new URL(entry, import.meta.url), {
      workerData,
      transferList,
      execArgv: [],
    });
    this.#worker.on('error', () => {});
    this.#worker.unref();
    this.#port.unref();
  }

  /** Undefined where there is no answer in time. */
  ask(question: PostgresRequest): PostgresReply | undefined {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#port.postMessage({ id, question });
    const end = performance.now() + ANSWER_MS_MAX;
    for (;;) {
      const seen = Atomics.load(this.#answered, 0);
      const message = receiveMessageOnPort(this.#port)?.message as
        | { id: number; answer: PostgresReply }
        | undefined;
      if (message?.id === id) return message.answer;
      if (message) continue;
      const leftMs = end - performance.now();
      if (leftMs <= 0) return undefined;
      Atomics.wait(this.#answered, 0, seen, leftMs);
    }
  }

  end(): void {
    this.#port.close();
    void this.#worker.terminate();
  }
}
