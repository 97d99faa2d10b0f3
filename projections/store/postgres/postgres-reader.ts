import { Pool, type PoolClient } from 'pg';
import type { ReadModels, Value } from '../port.ts';
import { configOf, prepare, storeError } from './connection.ts';
import { inPostgres } from './dialect.ts';

const CONNECTIONS_MAX = 8;
const LIMITS = { statementMs: 10_000, silentMs: 0 };
/** Longer than a statement may take: of a server that hangs, or is gone without a word, with everybody's connections. */
const ANSWER_MS_MAX = 12_000;
const SNAPSHOT = 'BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** Reads the views that a PostgreSQL holds for several processes. */
export function openPostgresReader(
  url: string,
  { answerMsMax = ANSWER_MS_MAX }: { readonly answerMsMax?: number } = {},
): ReadModels {
  const pool = new Pool({
    ...configOf(url),
    max: CONNECTIONS_MAX,
    query_timeout: answerMsMax,
    allowExitOnIdle: true,
  });
  // Connections that break while nobody uses them: the next one who reads gets another.
  pool.on('error', () => {});
  // Nor one that breaks while it is held and nothing is asked: its next statement fails. The pool listens to idle ones alone.
  pool.on('connect', (client) => client.on('error', () => {}));
  const prepared = new WeakSet<PoolClient>();
  const connect = async () => {
    const client = await pool.connect();
    try {
      if (!prepared.has(client)) await prepare(client, LIMITS);
      prepared.add(client);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const all = async <Row>(sql: string, ...values: readonly Value[]) => {
    const client = await connect().catch(rethrow);
    return rowsOf<Row>(client, sql, values).then(
      (rows) => {
        client.release();
        return rows;
      },
      (error) => {
        client.release(true);
        throw error;
      },
    );
  };
  let closing: Promise<void> | undefined;
  return {
    all,
    get: async <Row>(sql: string, ...values: readonly Value[]) =>
      (await all<Row>(sql, ...values))[0],
    snapshot: async () => {
      const client = await connect().catch(rethrow);
      await client.query(SNAPSHOT).catch((error) => {
        client.release(true);
        throw storeError(error);
      });
      return snapshotOf(client);
    },
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

function snapshotOf(client: PoolClient): ReadModels {
  let isClosed = false;
  let hasFailed = false;
  const all = <Row>(sql: string, ...values: readonly Value[]) =>
    rowsOf<Row>(client, sql, values).catch((error) => {
      hasFailed = true;
      throw error;
    });
  const snapshot: ReadModels = {
    all,
    get: async <Row>(sql: string, ...values: readonly Value[]) =>
      (await all<Row>(sql, ...values))[0],
    snapshot: () => snapshot,
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      // One that gave no answer would have to be waited for once more.
      const isOver =
        !hasFailed &&
        (await client.query('ROLLBACK').then(
          () => true,
          () => false,
        ));
      client.release(!isOver);
    },
  };
  return snapshot;
}

async function rowsOf<Row>(
  client: PoolClient,
  sql: string,
  values: readonly Value[],
): Promise<readonly Row[]> {
  try {
    return (await client.query(inPostgres(sql), [...values])).rows;
  } catch (error) {
    throw storeError(error);
  }
}

function rethrow(error: unknown): never {
  throw storeError(error);
}
