import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Reply, send } from '../../support/http/http-client.ts';
import { qss } from '../../support/processes/command-line.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../support/processes/service-process.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

const TRIES_MAX = 600;
const READY_MS_MAX = 30_000;

interface Call {
  readonly method?: string;
  readonly key?: string;
  readonly body?: object;
  /** Of the public entry point. */
  readonly token?: string;
}

/** A service with its data folder, which dies and is put back from backups while somebody calls. */
export class Place {
  readonly dataDir: string;
  service!: ServiceProcess;
  /** While no process is there that could answer. */
  #isAway = false;
  #calls = 0;

  private constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  static async start(): Promise<Place> {
    const place = new Place(await newTemporaryDirectory());
    await place.begin();
    return place;
  }

  async begin(): Promise<void> {
    const env = { RATE_LIMIT_PER_MINUTE: '1000000' };
    this.service = await startService({ dataDir: this.dataDir, env });
    this.#isAway = false;
  }

  async die(): Promise<void> {
    this.#isAway = true;
    this.service.child.kill('SIGKILL');
    await this.service.exited;
    await this.begin();
  }

  async stop(): Promise<void> {
    this.#isAway = true;
    await stopService(this.service);
  }

  async remove(): Promise<void> {
    this.service.child.kill('SIGKILL');
    await this.service.exited;
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Of a stopped service, what a backup can bring back. */
  removeLogAndKeyring(): void {
    for (const file of readdirSync(this.dataDir)) {
      if (/^(log|keyring|read-models)\.db/.test(file)) rmSync(join(this.dataDir, file));
    }
  }

  unique(): string {
    this.#calls += 1;
    return `odd-order-${this.#calls}`;
  }

  /** Undefined where the connection broke, or nobody is there. */
  async once(path: string, { token = ADMIN_TOKEN, ...call }: Call): Promise<Reply | undefined> {
    if (this.#isAway) return undefined;
    const isInternal = path.startsWith('/internal/');
    const base = isInternal ? this.service.internalUrl : this.service.url;
    return send(base + path, { token, ...call }).catch(() => undefined);
  }

  /** Until it is answered by something else than a wait. @param tokenNow of the public entry point, at each try */
  async insist(path: string, call: Call, tokenNow = () => ADMIN_TOKEN): Promise<Reply> {
    const key = this.unique();
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const reply = await this.once(path, { ...call, key, token: tokenNow() });
      if (reply && reply.status !== 503) return reply;
      await delay(50);
    }
    throw new Error(`${path} is not answered`);
  }

  async ready(): Promise<void> {
    const isReady = async () =>
      (await fetch(`${this.service.internalUrl}/internal/ready`)).status === 200;
    const end = performance.now() + READY_MS_MAX;
    while (!(await isReady())) {
      assert.ok(performance.now() < end, `not ready: ${this.service.output().slice(-2_000)}`);
      await delay(50);
    }
  }

  /** What it wrote; fails where it does not end with 0. */
  async command(...args: readonly string[]): Promise<string> {
    const { code, stderr, stdout } = await qss(args, { DATA_DIR: this.dataDir });
    assert.equal(code, 0, `qss ${args.join(' ')}: ${stderr}${stdout}`);
    return stdout;
  }
}
