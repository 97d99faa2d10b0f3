import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { tied } from './tied.ts';

/** Where Debian keeps the servers, by version. */
const INSTALLED = '/usr/lib/postgresql';

const bin = newestBin();

/** Why there is no real PostgreSQL to test with; undefined where there is one. */
export const NO_POSTGRES_SERVER =
  bin === undefined ? 'there is no PostgreSQL server on this machine' : undefined;

function newestBin(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined;
  const versions = readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a));
  const bins = versions.map((version) => join(INSTALLED, version, 'bin'));
  return bins.find((folder) => existsSync(join(folder, 'initdb')));
}

/** The server refuses to run as root: another user has to. */
function asItsUser(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A real PostgreSQL on a free port of the loopback interface, with a cluster of its own. */
export class PostgresServer {
  readonly #port: number;
  readonly #directory: string;
  #child: ChildProcess | undefined;
  #databases = 0;

  private constructor(port: number, directory: string) {
    this.#port = port;
    this.#directory = directory;
  }

  static async start(): Promise<PostgresServer> {
    const directory = mkdtempSync(join(tmpdir(), 'qss-postgres-'));
    const user = asItsUser();
    if (user.uid !== undefined) chownSync(directory, user.uid, user.gid!);
    const server = new PostgresServer(await freePort(), directory);
    const options = ['-U', 'qss', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(bin!, 'initdb'), ['-D', server.#data, ...options], {
      stdio: 'ignore',
      ...user,
    });
    await server.start();
    return server;
  }

  get #data(): string {
    return join(this.#directory, 'data');
  }

  /** Resolves when it answers; what was committed is there again. */
  async start(): Promise<void> {
    const options = ['-D', this.#data, '-p', String(this.#port), '-h', '127.0.0.1', '-k', ''];
    const child = spawn(join(bin!, 'postgres'), [...options, '-c', 'fsync=off'], {
      stdio: 'ignore',
      ...asItsUser(),
    });
    this.#child = tied(child);
    while (!(await this.command('SELECT 1').catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
      await delay(50);
    }
  }

  /** An empty database. */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `test_${this.#databases}`;
    await this.command(`CREATE DATABASE ${name}`);
    return this.url(name);
  }

  url(database: string): string {
    return `postgres://qss@127.0.0.1:${this.#port}/${database}`;
  }

  async command(sql: string, url = this.url('postgres')): Promise<readonly unknown[]> {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** As a crash would. */
  async kill(): Promise<void> {
    await this.#end('SIGQUIT');
  }

  async stop(): Promise<void> {
    await this.#end('SIGINT');
    rmSync(this.#directory, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
