import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  compilationEnd,
  type Reply,
  type Sending,
  send,
} from '../../test/support/http/http-client.ts';
import { instanceOf } from '../../test/support/instance.ts';
import { type Behaviour, TestProvider } from '../../test/support/models/hostile-provider.ts';
import { qss } from '../../test/support/processes/command-line.ts';
import {
  ADMIN_TOKEN,
  type ServiceProcess,
  startService,
  stopService,
} from '../../test/support/processes/service-process.ts';

/** What the story tells happened so long ago, so that the shortest term of texts, a day, is over in its end. */
const LONG_AGO_MS = -2 * 24 * 60 * 60 * 1000;
/** Retention is enforced on the tens of minutes. */
const TICK_MS = 10 * 60 * 1000;
const BEFORE_TICK_MS = 20_000;

/** A real service with a language model whose behaviour can be changed, and everything that is asked of it. */
export class Stage {
  readonly dataDir: string;
  /** What the model does from now on. */
  model: Behaviour = () => {};
  readonly #provider: TestProvider;
  #clockShiftMs = LONG_AGO_MS;
  #service: ServiceProcess;

  private constructor(dataDir: string, provider: TestProvider, service: ServiceProcess) {
    this.dataDir = dataDir;
    this.#provider = provider;
    this.#service = service;
  }

  static async open(dataDir: string): Promise<Stage> {
    let stage: Stage | undefined;
    const provider = await TestProvider.start((exchange) => stage?.model(exchange));
    stage = new Stage(dataDir, provider, await start(dataDir, provider, LONG_AGO_MS));
    return stage;
  }

  /** A public request that must come to this status. */
  async call(token: string, path: string, body?: object, status?: number): Promise<Reply> {
    const key = `frozen-${randomUUID()}`;
    const request = body === undefined ? { method: 'GET', token } : { token, key, body };
    return expecting(await send(this.#service.url + path, request), path, status);
  }

  /** The internal entry point, below all tenants. */
  administer(method: string, path: string, body?: object): Promise<Reply> {
    return this.ask({ method, ...(body ? { body } : {}) }, `tenants/${path}`);
  }

  /** The internal entry point, as its administrator unless somebody else is named. */
  async ask(request: Partial<Sending>, path: string): Promise<Reply> {
    const url = `${this.#service.internalUrl}/internal/v1/${path}`;
    return expecting(await send(url, { token: ADMIN_TOKEN, ...request }), path);
  }

  /** A new API key. */
  async key(place: string, scopes: readonly string[], more: object = {}) {
    const { json } = await this.administer('POST', `${place}/keys`, {
      name: 'frozen',
      scopes,
      ...more,
    });
    const { secret, key } = json as unknown as { secret: string; key: { key_id: string } };
    return { secret, id: key.key_id };
  }

  async requestPublication(token: string): Promise<string> {
    const { json } = await this.call(token, '/v1/configuration/publish', {});
    return json.compilation_id!;
  }

  compilationEnd(token: string, compilationId: string): Promise<string> {
    return compilationEnd(instanceOf(this.#service), token, compilationId);
  }

  /** Dies without a word and comes back. */
  async crash(): Promise<void> {
    this.#service.child.kill('SIGKILL');
    await this.#service.exited;
    await this.#start();
  }

  /** From now on it is today, some seconds before retention is enforced. */
  async comeToPresent(): Promise<void> {
    await stopService(this.#service);
    this.#clockShiftMs = TICK_MS - (Date.now() % TICK_MS) - BEFORE_TICK_MS;
    await this.#start();
  }

  /** What is done meanwhile is lost with the disk, a backup is put in its place, and an operator accepts it. */
  async lose(meanwhile: () => Promise<unknown>): Promise<void> {
    const [file, backup] = [join(this.dataDir, 'log.db'), join(this.dataDir, 'backup')];
    await stopService(this.#service);
    await copyFile(file, backup);
    await this.#start();
    await meanwhile();
    await stopService(this.#service);
    await rename(backup, file);
    for (const lost of ['log.db-wal', 'log.db-shm', 'read-models.db']) {
      await rm(join(this.dataDir, lost), { force: true });
    }
    const { code, stderr } = await qss(['accept-loss', '--reason', 'a broken disk'], {
      DATA_DIR: this.dataDir,
    });
    if (code !== 0) throw new Error(stderr);
    await this.#start();
  }

  async close(): Promise<void> {
    await stopService(this.#service);
    await this.#provider.close();
  }

  async #start(): Promise<void> {
    this.#service = await start(this.dataDir, this.#provider, this.#clockShiftMs);
  }
}

function start(
  dataDir: string,
  { url }: TestProvider,
  clockShiftMs: number,
): Promise<ServiceProcess> {
  const env = {
    SEMANTIC_URL: url,
    SEMANTIC_MODEL: 'frozen',
    CLOCK_SHIFT_MS: String(clockShiftMs),
    NODE_OPTIONS: `--import=${new URL('./shifted-clock.mjs', import.meta.url)}`,
  };
  return startService({ dataDir, env });
}

function expecting(reply: Reply, path: string, status?: number): Reply {
  const isExpected = status === undefined ? reply.status < 300 : reply.status === status;
  if (isExpected) return reply;
  throw new Error(`${path} was answered with ${reply.status}: ${reply.text}`);
}
