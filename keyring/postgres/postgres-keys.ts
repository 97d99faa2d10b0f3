import pg, { type ClientConfig } from 'pg';
import { isWrite, type KeyRequest, type KeyRow, type KeyStore } from '../key-store.ts';

const CONNECT_MS_MAX = 3_000;
const STATEMENT_MS_MAX = 5_000;
/** Of a server that says nothing any more. */
const ANSWER_MS_MAX = 8_000;
/** One number for who makes the table: "qssk". */
const MAKING = 0x7173736b;
const TABLE = 'qss_keys.keys';

/**
 * Dead rows hold wrapped keys that were destroyed, so they are cleared away at the next round of autovacuum, however large
 * the table is.
 */
const MAKE = `
  CREATE SCHEMA IF NOT EXISTS qss_keys;
  CREATE TABLE IF NOT EXISTS ${TABLE} (
    subject text COLLATE "C" PRIMARY KEY,
    wrapped bytea,
    created_at text NOT NULL,
    destroyed_at text,
    CHECK ((wrapped IS NULL) = (destroyed_at IS NOT NULL))
  ) WITH (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0)`;

const OBTAIN = `
  INSERT INTO ${TABLE} (subject, wrapped, created_at)
  SELECT * FROM unnest($1::text[], $2::bytea[], $3::text[]) ON CONFLICT DO NOTHING`;
const PUT = `
  INSERT INTO ${TABLE} (subject, wrapped, created_at, destroyed_at)
  SELECT * FROM unnest($1::text[], $2::bytea[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING`;
const DESTROY = `
  INSERT INTO ${TABLE} AS kept (subject, wrapped, created_at, destroyed_at) VALUES ($1, NULL, $2, $2)
  ON CONFLICT (subject) DO UPDATE SET wrapped = NULL, destroyed_at = $2 WHERE kept.destroyed_at IS NULL`;
const FIND = `SELECT * FROM ${TABLE} WHERE subject = ANY($1)`;
const LIST = `SELECT * FROM ${TABLE} WHERE subject > $1 ORDER BY subject LIMIT $2`;

/**
 * Keys in a table of a PostgreSQL that instances share. Every statement is a transaction of its own, with its rows in one
 * order, so that instances wait for each other in no circle.
 */
export class PostgresKeys implements KeyStore {
  readonly #config: ClientConfig;
  readonly #isReadOnly: boolean;
  #client: pg.Client | undefined;
  /** One that was there and is gone is made by nobody: its keys have to come back into it. */
  #wasThere = false;

  /** @param readOnly nothing is made, and nothing can be written */
  constructor(url: string, { readOnly = false }: { readonly readOnly?: boolean } = {}) {
    this.#isReadOnly = readOnly;
    this.#config = {
      connectionString: url,
      application_name: 'qss keyring',
      connectionTimeoutMillis: CONNECT_MS_MAX,
      statement_timeout: STATEMENT_MS_MAX,
      query_timeout: ANSWER_MS_MAX,
      keepAlive: true,
    };
  }

  async ask(requests: readonly KeyRequest[]): Promise<readonly (readonly KeyRow[])[]> {
    const held = this.#client;
    if (!held) return this.#answer(await this.#connect(), requests);
    try {
      return await this.#answer(held, requests);
    } catch (error) {
      // What was asked may be asked twice; a connection that ended while nobody used it is no reason to fail.
      if (this.#client === held) throw error;
      return this.#answer(await this.#connect(), requests);
    }
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  async #answer(client: pg.Client, requests: readonly KeyRequest[]) {
    try {
      if (!(await this.#hasTable(client, requests.some(isWrite)))) return requests.map(() => []);
      await write(client, requests);
      return await read(client, requests);
    } catch (error) {
      // One that gave no answer in time may give it to the next question.
      if (!isOfStatement(error)) this.#drop(client);
      throw error;
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    const drop = () => this.#drop(client);
    client.on('error', drop);
    client.on('end', drop);
    try {
      await client.connect();
      // The server's own default may acknowledge what is not on its disk.
      await client.query('SET synchronous_commit TO on');
      if (this.#isReadOnly) await client.query('SET default_transaction_read_only TO on');
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    return client;
  }

  /**
   * Makes the table for the first who writes, so that whoever looks for a keyring changes nothing. Somebody who may not make it
   * finds one that is there.
   */
  async #hasTable(client: pg.Client, isWanted: boolean): Promise<boolean> {
    if (this.#wasThere || this.#isReadOnly) return true;
    const { rows } = await client.query(`SELECT to_regclass('${TABLE}') IS NULL AS missing`);
    if (rows[0].missing && !isWanted) return false;
    // At once in two sessions, even IF NOT EXISTS fails.
    if (rows[0].missing) {
      await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${MAKING}); ${MAKE}; COMMIT`);
    }
    this.#wasThere = true;
    return true;
  }

  #drop(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    void client.end().catch(() => {});
  }
}

/** An error of the statement leaves its connection as it was. */
function isOfStatement(error: unknown): boolean {
  const { code } = error as { readonly code?: string };
  return /^[0-9A-Z]{5}$/.test(code ?? '') && !/^(08|57P)/.test(code!);
}

async function write(client: pg.Client, requests: readonly KeyRequest[]): Promise<void> {
  const ofKind = <Kind extends KeyRequest['kind']>(kind: Kind) =>
    requests.filter((each): each is KeyRequest & { kind: Kind } => each.kind === kind);
  const puts = ofKind('put').map(({ row }) => row);
  if (puts.length > 0) {
    await client.query(PUT, [
      puts.map(({ subject }) => subject),
      puts.map(({ wrapped }) => wrapped),
      puts.map(({ created_at }) => created_at),
      puts.map(({ destroyed_at }) => destroyed_at),
    ]);
  }
  const obtained = ofKind('obtain').toSorted((one, other) =>
    one.subject < other.subject ? -1 : 1,
  );
  if (obtained.length > 0) {
    await client.query(OBTAIN, [
      obtained.map(({ subject }) => subject),
      obtained.map(({ wrapped }) => wrapped),
      obtained.map(({ at }) => at),
    ]);
  }
  for (const { subject, at } of ofKind('destroy')) await client.query(DESTROY, [subject, at]);
}

async function read(client: pg.Client, requests: readonly KeyRequest[]) {
  const subjects = requests.flatMap((each) => ('subject' in each ? [each.subject] : []));
  const rows: readonly KeyRow[] =
    subjects.length === 0 ? [] : (await client.query<KeyRow>(FIND, [subjects])).rows;
  const found = new Map(rows.map((row) => [row.subject, row]));
  const answers: (readonly KeyRow[])[] = [];
  for (const request of requests) {
    if (request.kind === 'put') answers.push([]);
    else if (request.kind === 'list') {
      answers.push((await client.query<KeyRow>(LIST, [request.after, request.limit])).rows);
    } else answers.push([found.get(request.subject) ?? []].flat());
  }
  return answers;
}
