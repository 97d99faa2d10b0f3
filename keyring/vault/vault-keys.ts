import type { KeyRequest, KeyRow, KeyStore } from '../key-store.ts';
import { VaultSecrets } from './vault-secrets.ts';

/** Requests that are under way at once. */
const REQUESTS_AT_ONCE = 16;
/** Others may write the same secret at the same time; each round one of them comes through. */
const ROUNDS_MAX = 20;

/** A key as a secret of Vault. */
interface KeptKey {
  readonly created_at: string;
  readonly destroyed_at?: string;
  /** Base64. */
  readonly wrapped?: string;
}

/**
 * Keys as secrets of a key-value engine (version 2) of HashiCorp Vault or OpenBao, one for each subject. A key that is
 * destroyed is followed by a version that says so, and the versions before it are destroyed.
 */
export class VaultKeys implements KeyStore {
  readonly #secrets: VaultSecrets<KeptKey>;

  /** @param url `vault+https://<host>/<mount>/<folder>` */
  constructor(url: string, token: string | undefined) {
    this.#secrets = new VaultSecrets(url, token);
  }

  async ask(requests: readonly KeyRequest[]): Promise<readonly (readonly KeyRow[])[]> {
    const answers: (readonly KeyRow[])[] = [];
    for (let from = 0; from < requests.length; from += REQUESTS_AT_ONCE) {
      const some = requests.slice(from, from + REQUESTS_AT_ONCE);
      // All of them, also where one fails: what is still under way would go beside what is asked next.
      const settled = await Promise.allSettled(some.map((request) => this.#answer(request)));
      const failed = settled.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
      for (const each of settled) if (each.status === 'fulfilled') answers.push(each.value);
    }
    return answers;
  }

  async close(): Promise<void> {
    this.#secrets.close();
  }

  async #answer(request: KeyRequest): Promise<readonly KeyRow[]> {
    if (request.kind === 'list') return this.#list(request.after, request.limit);
    if (request.kind === 'put') return this.#put(request.row);
    const { subject } = request;
    if (request.kind === 'destroy') return [await this.#destroy(subject, request.at)];
    const found = await this.#find(subject);
    if (found || request.kind === 'read') return found ? [found] : [];
    const wrapped = Buffer.from(request.wrapped).toString('base64');
    const kept = { created_at: request.at, wrapped };
    if (await this.#secrets.write(subject, 0, kept)) return [rowOf(subject, kept)];
    // Whoever was first made the key of all.
    const made = await this.#find(subject);
    if (!made) throw new Error(`the secret of ${subject} was deleted`);
    return [made];
  }

  async #put({ subject, wrapped, created_at, destroyed_at }: KeyRow): Promise<readonly KeyRow[]> {
    await this.#secrets.write(subject, 0, {
      created_at,
      ...(destroyed_at === null ? {} : { destroyed_at }),
      ...(wrapped === null ? {} : { wrapped: Buffer.from(wrapped).toString('base64') }),
    });
    return [];
  }

  async #find(subject: string): Promise<KeyRow | undefined> {
    const { data } = await this.#secrets.read(subject);
    return data && rowOf(subject, data);
  }

  async #destroy(subject: string, at: string): Promise<KeyRow> {
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const { version, data } = await this.#secrets.read(subject);
      if (data?.destroyed_at !== undefined) {
        // Also what a crash has left between the two steps.
        await this.#secrets.destroyBefore(subject, version);
        return rowOf(subject, data);
      }
      const created_at = data?.created_at ?? at;
      await this.#secrets.write(subject, version, { created_at, destroyed_at: at });
    }
    throw new Error(`the secret of ${subject} is written by others all the time`);
  }

  async #list(after: string, limit: number): Promise<readonly KeyRow[]> {
    const subjects = (await this.#secrets.names()).filter((name) => name > after);
    const page = subjects.toSorted((one, other) => (one < other ? -1 : 1)).slice(0, limit);
    const requests = page.map((subject) => ({ kind: 'read', subject }) as const);
    return (await this.ask(requests)).flat();
  }
}

function rowOf(subject: string, { created_at, destroyed_at, wrapped }: KeptKey): KeyRow {
  return {
    subject,
    created_at,
    destroyed_at: destroyed_at ?? null,
    wrapped: wrapped === undefined ? null : Buffer.from(wrapped, 'base64'),
  };
}
