import pg, { type ClientBase, type ClientConfig } from 'pg';
import { StoreUnavailable, TablesMissing } from '../port.ts';

/** All tables of ours lie there, so that the database may hold others too. */
const SCHEMA = 'qss_views';
const CONNECT_MS_MAX = 3_000;
/** Beyond it a number of 8 bytes has lost digits; counts and sums of ours stay far below. */
const [INT8, NUMERIC] = [20, 1700];

const NUMBERS: NonNullable<ClientConfig['types']> = {
  getTypeParser: ((type: number, format: 'text') =>
    type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, format)) as never,
};

export function configOf(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'qss',
    connectionTimeoutMillis: CONNECT_MS_MAX,
    keepAlive: true,
    types: NUMBERS,
  };
}

export interface Limits {
  /** How long a statement may take. */
  readonly statementMs: number;
  /** How long the connection may say nothing before the server ends it, within a transaction and outside; 0: for good. */
  readonly silentMs: number;
}

/** Sets a new connection up. */
export async function prepare(client: ClientBase, limits: Limits): Promise<void> {
  const { statementMs, silentMs } = limits;
  await client.query(`SET search_path TO ${SCHEMA}; SET statement_timeout TO ${statementMs};
    SET idle_session_timeout TO ${silentMs};
    SET idle_in_transaction_session_timeout TO ${silentMs || statementMs}`);
  await assertUsable(client);
}

const STATE = `SELECT current_user AS role, has_schema_privilege(to_regnamespace('${SCHEMA}'), 'USAGE') AS may,
  current_setting('server_encoding') AS encoding`;
/** Of databases that take every text; SQL_ASCII looks at none. */
const ENCODINGS: ReadonlySet<string> = new Set(['UTF8', 'SQL_ASCII']);

/** To a role without the right, the server says of each table that there is none; of an encoding it says so with the first text that has no place in it. */
async function assertUsable(client: ClientBase): Promise<void> {
  const { role, may, encoding } = (await client.query(STATE)).rows[0];
  if (may === false) {
    throw new StoreUnavailable(
      `the role ${role} may not use the schema ${SCHEMA}; make it its owner, or GRANT USAGE, CREATE`,
    );
  }
  if (!ENCODINGS.has(encoding)) {
    throw new StoreUnavailable(
      `the encoding of the database is ${encoding}, which has no place for every text; make one with ENCODING 'UTF8'`,
    );
  }
}

/** Makes the place of the tables, unless somebody who may has made it. */
export async function prepareSchema(client: ClientBase): Promise<void> {
  await assertUsable(client);
  const { rows } = await client.query(`SELECT to_regnamespace('${SCHEMA}') IS NULL AS missing`);
  if (rows[0].missing) await client.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
}

export async function tablesIn(client: ClientBase): Promise<number> {
  const { rows } = await client.query(
    `SELECT count(*) AS tables FROM pg_class WHERE relnamespace = to_regnamespace('${SCHEMA}') AND relkind = 'r'`,
  );
  return rows[0].tables;
}

/** No such table; no such schema. */
const UNMADE: ReadonlySet<string> = new Set(['42P01', '3F000']);
/**
 * Classes of SQLSTATE that say nothing about a statement: no connection, transaction of no use, refused credentials, no database,
 * rolled back, short of resources, object in use, ended by an operator, the system's own fault.
 */
const PASSING: ReadonlySet<string> = new Set([
  '08',
  '25',
  '28',
  '3D',
  '40',
  '53',
  '55',
  '57',
  '58',
  'XX',
]);

/** Rights that were taken away, or not given yet where another server has taken over: whoever may gives them, and no statement is wrong. */
const NO_RIGHTS = '42501';

/** What went wrong as readers and writers of rows know it; an error that tells of the statement stays what it is. */
export function storeError(error: unknown): Error {
  if (error instanceof StoreUnavailable) return error;
  const { code, message } = error as { readonly code?: string; readonly message: string };
  if (code !== undefined && UNMADE.has(code)) return new TablesMissing(message, { cause: error });
  const isPassing = code === NO_RIGHTS || PASSING.has(code?.slice(0, 2) ?? '');
  const isOfStatement = /^[0-9A-Z]{5}$/.test(code ?? '') && !isPassing;
  if (isOfStatement) return error as Error;
  return new StoreUnavailable(`the read models cannot be used now: ${message || code}`, {
    cause: error,
  });
}
