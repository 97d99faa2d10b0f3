/** Entry of the thread that talks to PostgreSQL for one that waits: one connection, which has the lead or not. */
import { setTimeout as delay } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { Client } from 'pg';
import { StoreUnavailable, TablesMissing } from '../port.ts';
import { configOf, prepare, prepareSchema, storeError, tablesIn } from './connection.ts';
import { inPostgres } from './dialect.ts';
import type {
  PostgresReply,
  PostgresRequest,
  PostgresWorkerData,
  SerializedError,
} from './protocol.ts';

const LIMITS = { statementMs: 5_000, silentMs: 5_000 };
/** Who asks is not held up for longer by a server that cannot be reached; connecting goes on meanwhile. */
const CONNECT_WAIT_MS = 100;
const FIRST_WAIT_MS = 1_500;
/** One number for all views of a database: "qssp". */
const LEAD = 0x71737370;

const { url, port, answered } = workerData as PostgresWorkerData;
let client: Client | undefined;
let connecting: Promise<void> | undefined;
let hasConnected = false;
let isLeading = false;
/** How many there were when they were counted last. */
let tables = 0;
/** Why there is no connection. */
let fault = new StoreUnavailable('the read models are being connected to');

port.on('message', ({ id, question }: { id: number; question: PostgresRequest }) => {
  void answer(question).then((reply) => {
    port.postMessage({ id, answer: reply });
    Atomics.store(answered, 0, id);
    Atomics.notify(answered, 0);
    if (question.kind === 'close') port.close();
  });
});

async function answer(question: PostgresRequest): Promise<PostgresReply> {
  try {
    if (question.kind === 'lead') return { kind: 'lead', isLeading: await lead() };
    if (question.kind === 'close') {
      await client?.end();
      return { kind: 'rows', rows: [] };
    }
    return { kind: 'rows', rows: await run(question) };
  } catch (error) {
    return { kind: 'error', error: serialized(error) };
  }
}

async function lead(): Promise<boolean> {
  const waitMs = hasConnected ? CONNECT_WAIT_MS : FIRST_WAIT_MS;
  hasConnected = true;
  if (!client) await Promise.race([connect(), delay(waitMs)]);
  if (!client) throw fault;
  // Whoever puts an empty database in its place leaves the connection as it is.
  if (isLeading) {
    await prepareSchema(client);
    await countTables(client);
  } else {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [LEAD]);
    isLeading = rows[0].held;
  }
  return isLeading;
}

/** @throws once where one was dropped, which who writes others would never notice */
async function countTables(client: Client): Promise<void> {
  const before = tables;
  tables = await tablesIn(client);
  if (tables < before) throw new StoreUnavailable('tables of theirs were dropped');
}

async function run({
  statements,
  isTransaction,
}: PostgresRequest & { kind: 'run' }): Promise<unknown[]> {
  if (!client) throw fault;
  if (isTransaction && !isLeading) throw new StoreUnavailable('another process makes the views');
  let rows: unknown[] = [];
  for (const { sql, values } of statements) {
    // Without values it may be several statements.
    const text = inPostgres(sql);
    rows = (await (values.length > 0 ? client.query(text, [...values]) : client.query(text))).rows;
  }
  return rows;
}

function connect(): Promise<void> {
  connecting ??= open()
    .catch((error) => {
      fault = storeError(error) as StoreUnavailable;
    })
    .finally(() => {
      connecting = undefined;
    });
  return connecting;
}

async function open(): Promise<void> {
  const opened = new Client(configOf(url));
  const lose = (error?: unknown) => {
    if (client !== opened) return;
    client = undefined;
    isLeading = false;
    fault = new StoreUnavailable(`the read models are not connected to: ${error ?? 'it ended'}`);
  };
  opened.on('error', lose);
  opened.on('end', lose);
  try {
    await opened.connect();
    await prepare(opened, LIMITS);
    await prepareSchema(opened);
  } catch (error) {
    void opened.end().catch(() => {});
    throw error;
  }
  client = opened;
}

function serialized(error: unknown): SerializedError {
  const found = storeError(error);
  const { message } = found;
  if (found instanceof TablesMissing) return { why: 'unmade', message };
  return { why: found instanceof StoreUnavailable ? 'unavailable' : 'statement', message };
}
