import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const VAULT_TOKEN = 'hvs.a-token-of-this-test';

interface Version {
  data: object | null;
  destroyed: boolean;
}

interface Answer {
  readonly status: number;
  readonly body?: object;
}

interface Body {
  readonly options?: { readonly cas: number };
  readonly data?: object;
  readonly versions?: readonly number[];
}

/**
 * The key-value engine (version 2) of Vault, mounted at `secret`, as its HTTP API documents it: versions, check-and-set,
 * destroying versions, listing.
 */
export class VaultServer {
  readonly secrets = new Map<string, Version[]>();
  /** Method and path of each request. */
  readonly asked: string[] = [];
  /** Answers in place of the engine; undefined: it answers itself. */
  intercept: ((asked: string) => Answer | undefined) | undefined;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#heard(request, response));
  }

  static async start(): Promise<VaultServer> {
    const vault = new VaultServer();
    vault.#server.listen(0, '127.0.0.1');
    await once(vault.#server, 'listening');
    return vault;
  }

  /** For `KEYRING_URL`. */
  url(folder: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return `vault+http://127.0.0.1:${port}/secret/${folder}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #heard(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const asked = `${request.method} ${request.url}`;
    this.asked.push(asked);
    const isKnown = request.headers['x-vault-token'] === VAULT_TOKEN;
    const { status, body }: Answer =
      this.intercept?.(asked) ??
      (isKnown
        ? this.#answer(request, (text === '' ? {} : JSON.parse(text)) as Body)
        : { status: 403, body: { errors: ['permission denied'] } });
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body ? JSON.stringify(body) : undefined);
  }

  #answer({ method, url = '' }: IncomingMessage, body: Body): Answer {
    const [, kind, path = ''] = /^\/v1\/secret\/(data|destroy|metadata)\/([^?]*)/.exec(url) ?? [];
    if (kind === 'metadata') return this.#list(path);
    if (kind === 'data' && method === 'GET') return this.#read(path);
    if (kind === 'data') return this.#write(path, body);
    if (kind !== 'destroy') return { status: 404, body: { errors: [] } };
    for (const number of body.versions ?? []) {
      const version = this.secrets.get(path)?.[number - 1];
      if (version) Object.assign(version, { data: null, destroyed: true });
    }
    return { status: 204 };
  }

  #read(path: string) {
    const versions = this.secrets.get(path);
    if (!versions) return { status: 404, body: { errors: [] } };
    const { data, destroyed } = versions.at(-1)!;
    const metadata = { version: versions.length, destroyed };
    return { status: data === null ? 404 : 200, body: { data: { data, metadata } } };
  }

  #write(path: string, { options, data }: Body) {
    const versions = this.secrets.get(path) ?? [];
    if (options?.cas !== versions.length) {
      const errors = ['check-and-set parameter did not match the current version'];
      return { status: 400, body: { errors } };
    }
    this.secrets.set(path, [...versions, { data: data!, destroyed: false }]);
    return { status: 200, body: { data: { version: versions.length + 1 } } };
  }

  #list(folder: string) {
    const names = [...this.secrets.keys()].filter((path) => path.startsWith(folder));
    if (names.length === 0) return { status: 404, body: { errors: [] } };
    return {
      status: 200,
      body: { data: { keys: names.map((path) => path.slice(folder.length)) } },
    };
  }
}
