import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CpuProfile } from './read-profile.ts';

const READY_MS_MAX = 30_000;
const POLL_MS = 50;
const PROFILED = join(import.meta.dirname, 'profiled.mjs');

interface ServerOptions {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly port: number;
  readonly readyPath: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A server in a process of its own, whose processor time can be read by thread. */
export class Server {
  readonly directory = mkdtempSync(join(tmpdir(), 'qss-phases-'));
  readonly #child: ChildProcess;
  readonly #profile = join(this.directory, 'profile');

  constructor({ command, cwd, env }: ServerOptions) {
    this.#child = spawn(process.execPath, ['--import', PROFILED, ...command], {
      cwd,
      // What comes in never ends while this process lives.
      stdio: ['pipe', 'ignore', 'inherit'],
      env: { ...process.env, DATA_DIR: this.directory, PROFILE_FILE: this.#profile, ...env },
    });
  }

  static async start(options: ServerOptions): Promise<Server> {
    const server = new Server(options);
    const until = Date.now() + READY_MS_MAX;
    while (!(await answers(`http://127.0.0.1:${options.port}${options.readyPath}`))) {
      if (Date.now() > until) throw new Error(`${options.command.join(' ')} does not answer`);
      await delay(POLL_MS);
    }
    return server;
  }

  /** Microseconds of the processor by thread, the oldest first: the main thread, the runtime's own, then those that were started. */
  cpu(): ReadonlyMap<number, number> {
    const tasks = `/proc/${this.#child.pid}/task`;
    const threads = readdirSync(tasks).map(Number);
    return new Map(
      threads
        .sort((one, other) => one - other)
        .map((thread) => {
          const [ns] = readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ');
          return [thread, Number(ns) / 1_000] as const;
        }),
    );
  }

  /** Of the main thread, and of the others that could be looked into, while the work runs. */
  async profiled(work: () => Promise<unknown>): Promise<readonly CpuProfile[]> {
    this.#child.kill('SIGUSR2');
    await work();
    this.#child.kill('SIGUSR2');
    const main = `${this.#profile}.0`;
    while (!existsSync(main)) await delay(POLL_MS);
    await delay(10 * POLL_MS);
    const files = readdirSync(this.directory).filter((name) => name.startsWith('profile.'));
    return files
      .sort()
      .map((name) => JSON.parse(readFileSync(join(this.directory, name), 'utf8')) as CpuProfile);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await ended;
    rmSync(this.directory, { recursive: true });
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status < 500;
  } catch {
    return false;
  }
}
