import type { createClient as CreateClient } from 'redis';
import { within } from '../time/within.ts';

/** What one call may take, unless another limit is given. */
const CALL_MS_MAX = 50;
/** After a call that failed, so that no request waits twice. */
const PAUSE_MS = 250;
/** After this many failures in a row the connection is given up for a new one. */
const FAILURES_MAX = 5;
const CONNECT_MS_MAX = 1_000;
const RECONNECT_MS = 1_000;

type Client = ReturnType<typeof CreateClient>;

export interface RedisConnectionOptions {
  /** `redis[s]://[user:password@]host[:port][/database]` */
  readonly url: string;
  /** Told when Redis goes away, with the reason, and when it is back. */
  readonly onChange: (isAway: boolean, reason?: unknown) => void;
  /** Told on every connection what the server does when its memory is full, if it tells. */
  readonly onEvictionPolicy?: (policy: string) => void;
  /** Milliseconds that one call may take, after which this process goes on by itself. */
  readonly callMsMax?: number;
}

/** A connection to Redis that never keeps anybody waiting, and mends itself in the background. */
export class RedisConnection {
  readonly #create: () => Client;
  readonly #onChange: RedisConnectionOptions['onChange'];
  readonly #onEvictionPolicy: (policy: string) => void;
  readonly #callMsMax: number;
  /** The one that is being made, or is there. */
  #client: Client | undefined;
  #isConnected = false;
  #isClosed = false;
  #isAway = false;
  #failures = 0;
  #pausedUntil = 0;
  #fault: unknown;

  private constructor(create: () => Client, options: Omit<RedisConnectionOptions, 'url'>) {
    this.#create = create;
    this.#onChange = options.onChange;
    this.#onEvictionPolicy = options.onEvictionPolicy ?? (() => {});
    this.#callMsMax = options.callMsMax ?? CALL_MS_MAX;
    this.#connect();
  }

  /** Loads the client, which is large, only where it is used. */
  static async open({ url, ...options }: RedisConnectionOptions): Promise<RedisConnection> {
    const { createClient } = (await import('redis')).default;
    const socket = { connectTimeout: CONNECT_MS_MAX, reconnectStrategy: false } as const;
    // The older protocol, which every version of the server speaks.
    const create = () => createClient({ url, socket, RESP: 2, disableOfflineQueue: true });
    return new RedisConnection(create as unknown as () => Client, options);
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Why the last call failed; undefined where it did not. */
  get fault(): unknown {
    return this.#fault;
  }

  /** The reply to a command; undefined while Redis is away, and when it does not answer at once. */
  async ask(command: readonly string[]): Promise<unknown> {
    const client = this.#client;
    if (!client || !this.#isConnected || performance.now() < this.#pausedUntil) return undefined;
    try {
      const reply = await within(this.#callMsMax, client.sendCommand([...command]), silent);
      this.#answered();
      return reply;
    } catch (error) {
      this.#failed(client, error);
      return undefined;
    }
  }

  close(): void {
    this.#isClosed = true;
    const client = this.#client;
    this.#client = undefined;
    if (client?.isOpen) client.destroy();
  }

  #connect(): void {
    if (this.#isClosed) return;
    const client = this.#create();
    this.#client = client;
    this.#isConnected = false;
    client.on('error', (error) => this.#drop(client, error));
    within(CONNECT_MS_MAX, client.connect(), silent).then(
      () => {
        this.#isConnected = this.#client === client;
        void this.#learnPolicy(client);
      },
      (error) => this.#drop(client, error),
    );
  }

  /** Beside everything else: nobody waits for it, and not every server tells its settings. */
  async #learnPolicy(client: Client): Promise<void> {
    const reply = await client.sendCommand([...ASK_POLICY]).catch(() => undefined);
    const policy = policyOf(reply);
    if (policy !== undefined && this.#client === client) this.#onEvictionPolicy(policy);
  }

  #answered(): void {
    this.#failures = 0;
    this.#fault = undefined;
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#onChange(false);
  }

  #failed(client: Client, error: unknown): void {
    this.#fault = error;
    this.#failures += 1;
    this.#pausedUntil = performance.now() + PAUSE_MS;
    if (this.#failures >= FAILURES_MAX) this.#drop(client, error);
  }

  #drop(client: Client, reason: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#failures = 0;
    if (client.isOpen) client.destroy();
    if (!this.#isAway) this.#onChange(true, reason);
    this.#isAway = true;
    setTimeout(() => this.#connect(), RECONNECT_MS).unref();
  }
}

const ASK_POLICY = ['CONFIG', 'GET', 'maxmemory-policy'] as const;

/** Whether a server with this `maxmemory-policy` may drop what is counted: all of it has a time to live. */
export function mayEvict(policy: string): boolean {
  return policy !== 'noeviction';
}

function policyOf(reply: unknown): string | undefined {
  return Array.isArray(reply) && typeof reply[1] === 'string' ? reply[1] : undefined;
}

function silent(): never {
  throw new Error('Redis did not answer in time');
}
