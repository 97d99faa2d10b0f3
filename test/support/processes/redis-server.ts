import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tied } from './tied.ts';

/** Why there is no real Redis to test with; undefined where there is one. */
export const NO_REDIS_SERVER = whyNoRedisServer();

function whyNoRedisServer(): string | undefined {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'there is no redis-server on this machine';
  }
}

const COMMAND_MS_MAX = 5_000;

/** A real redis-server on a free port of the loopback interface. */
export class RedisServer {
  readonly port: number;
  /** What it keeps lies there. */
  readonly directory: string;
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
    this.directory = mkdtempSync(join(tmpdir(), 'qss-redis-'));
  }

  static async start(...options: readonly string[]): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start(...options);
    return server;
  }

  /** One that can be started later. */
  static async notYet(): Promise<RedisServer> {
    return new RedisServer(await freePort());
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.#child !== undefined;
  }

  /** Resolves when it answers; what was saved is there again. */
  async start(...options: readonly string[]): Promise<void> {
    const always = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', ''];
    const child = tied(
      spawn('redis-server', [...always, '--dir', this.directory, ...options], {
        stdio: 'ignore',
      }),
    );
    this.#child = child;
    while (!(await this.command('PING').catch(() => undefined))) {
      if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
      await delay(20);
    }
  }

  /** Kills it; nothing is saved. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.directory, { recursive: true, force: true });
  }

  /** Sends one inline command on a connection of its own; answers the reply as it came. */
  async command(line: string): Promise<string> {
    const socket = connect(this.port, '127.0.0.1');
    socket.write(`${line}\r\n`);
    try {
      // What took its port while it was away may never answer.
      const signal = AbortSignal.timeout(COMMAND_MS_MAX);
      const [reply] = (await once(socket, 'data', { signal })) as [Buffer];
      return reply.toString().trimEnd();
    } finally {
      socket.destroy();
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
