import { randomBytes } from 'node:crypto';
import { isWrite, type KeyRequest, type KeyRow, type KeyStore } from './key-store.ts';
import {
  KEY_BYTES,
  type KeyFound,
  type Keyring,
  KeyringOverloaded,
  KeyringUnavailable,
  type ListedKey,
} from './port.ts';
import type { Wrapping } from './wrapping.ts';

/** Requests that wait while others are answered: a store that is slow is not asked for more than it gets done. */
const WAITING_MAX = 4_096;
/** Nobody waits for an answer much longer: where the first in the line has, the store is too slow for more. */
const WAIT_MS_MAX = 2_500;

interface WaitingRequest {
  readonly request: KeyRequest;
  /** By `performance.now()`. */
  readonly since: number;
  readonly resolve: (rows: readonly KeyRow[]) => void;
  readonly reject: (error: Error) => void;
}

export interface WrappedKeyringOptions {
  readonly wrapping: Wrapping;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * A subject whose key no process destroys. Once it was obtained, the store has to hold this very key whenever it is asked:
   * one that was emptied, or that another one took the place of, would say of all others that there are none, and make new ones.
   * Left out: it is not looked at.
   */
  readonly mark?: string;
}

/** A keyring whose keys lie wrapped in a store: what is asked while that is busy is answered together, by one sync. */
export class WrappedKeyring implements Keyring {
  readonly #store: KeyStore;
  readonly #wrapping: Wrapping;
  readonly #now: () => number;
  readonly #mark: string | undefined;
  /** The key of the mark as it lies in the store. */
  #marked: Uint8Array | undefined;
  #waiting: WaitingRequest[] = [];
  #isAsking = false;

  constructor(store: KeyStore, { wrapping, now, mark }: WrappedKeyringOptions) {
    this.#store = store;
    this.#wrapping = wrapping;
    this.#now = now;
    this.#mark = mark;
  }

  async obtain(subject: string): Promise<Exclude<KeyFound, { state: 'absent' }>> {
    const wrapped = this.#wrapping.wrap(subject, randomBytes(KEY_BYTES));
    const found = this.#found(
      await this.#ask({ kind: 'obtain', subject, wrapped, at: this.#time() }),
    );
    if (found.state === 'absent') throw new KeyringUnavailable('a key was not kept');
    return found;
  }

  async read(subject: string): Promise<KeyFound> {
    return this.#found(await this.#ask({ kind: 'read', subject }));
  }

  async destroy(subject: string): Promise<{ readonly at: string }> {
    const [row] = await this.#ask({ kind: 'destroy', subject, at: this.#time() });
    if (row?.destroyed_at == null) throw new KeyringUnavailable('a key was not destroyed');
    return { at: row.destroyed_at };
  }

  async list({
    after = '',
    limit,
  }: {
    readonly after?: string;
    readonly limit: number;
  }): Promise<readonly ListedKey[]> {
    const rows = await this.#ask({ kind: 'list', after, limit });
    return rows.map(({ subject, created_at, destroyed_at }) => ({
      subject,
      created_at,
      destroyed_at,
    }));
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }

  #found([row]: readonly KeyRow[]): KeyFound {
    if (!row) return { state: 'absent' };
    const { subject, wrapped, destroyed_at } = row;
    if (wrapped === null) return { state: 'destroyed', at: destroyed_at! };
    return { state: 'held', key: this.#wrapping.unwrap(subject, wrapped) };
  }

  #ask(request: KeyRequest): Promise<readonly KeyRow[]> {
    return new Promise((resolve, reject) => {
      const since = performance.now();
      const { length, 0: first } = this.#waiting;
      if (length >= WAITING_MAX || (first && since - first.since > WAIT_MS_MAX)) {
        reject(new KeyringOverloaded(`${length} requests wait for the keyring`));
        return;
      }
      this.#waiting.push({ request, since, resolve, reject });
      if (!this.#isAsking) void this.#askAll();
    });
  }

  async #askAll(): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting;
      this.#waiting = [];
      try {
        const answers = await this.#askMarked(asked.map(({ request }) => request));
        for (const [i, { resolve }] of asked.entries()) resolve(answers[i]!);
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        const error = new KeyringUnavailable(`the keyring does not answer: ${reason}`, { cause });
        for (const { reject } of asked) reject(error);
      }
    }
    this.#isAsking = false;
  }

  async #askMarked(requests: readonly KeyRequest[]): Promise<readonly (readonly KeyRow[])[]> {
    const mark = this.#mark;
    if (mark === undefined) return this.#store.ask(requests);
    const look = { kind: 'read', subject: mark } as const;
    if (this.#marked && requests.some(isWrite)) {
      // Before anything is made or destroyed; what is only read needs no second round.
      this.#hold((await this.#store.ask([look]))[0]!);
      return this.#store.ask(requests);
    }
    const answers = await this.#store.ask([...requests, look]);
    this.#hold(answers.at(-1)!);
    return answers.slice(0, -1);
  }

  /** @throws Error where the store is not the one that it was */
  #hold([row]: readonly KeyRow[]): void {
    const found = row?.wrapped ?? undefined;
    this.#marked ??= found;
    if (this.#marked && !isSame(this.#marked, found)) throw new Error(OTHER_STORE);
  }
}

const OTHER_STORE =
  'it was emptied, or another one lies in its place: put back what it held, or start anew to see what is missing';

function isSame(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return other !== undefined && Buffer.compare(one, other) === 0;
}
