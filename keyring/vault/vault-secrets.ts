const ANSWER_MS_MAX = 5_000;
/** A token that is used stays valid where it may be renewed. */
const RENEW_MS = 5 * 60 * 1000;

interface Secret<Data> {
  /** 0 where there was never one. */
  readonly version: number;
  /** Undefined where there is none, or it was deleted. */
  readonly data: Data | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: {
    readonly errors?: readonly string[];
    readonly data?: {
      readonly data?: unknown;
      readonly metadata?: { readonly version: number };
      readonly keys?: readonly string[];
    };
  };
}

/** The secrets of one folder of a key-value engine (version 2), over Vault's HTTP API. */
export class VaultSecrets<Data extends object> {
  readonly #origin: string;
  readonly #mount: string;
  readonly #folder: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #renewing: NodeJS.Timeout | undefined;

  /** @param url `vault+https://<host>[:port]/<mount>/<folder>` @param token left out: an agent on this machine adds one */
  constructor(url: string, token: string | undefined) {
    const { protocol, host, pathname } = new URL(url.replace(/^vault\+/, ''));
    const [mount, ...folder] = pathname.split('/').filter((part) => part !== '');
    this.#origin = `${protocol}//${host}`;
    this.#mount = mount!;
    this.#folder = folder.join('/');
    this.#headers = {
      'Content-Type': 'application/json',
      'X-Vault-Request': 'true',
      ...(token === undefined ? {} : { 'X-Vault-Token': token }),
    };
    if (token === undefined) return;
    // One that cannot be renewed is told by the next request that it is refused for.
    const renew = () => void this.#ask('POST', 'auth/token/renew-self', {}).catch(() => {});
    this.#renewing = setInterval(renew, RENEW_MS);
    this.#renewing.unref();
  }

  close(): void {
    clearInterval(this.#renewing);
  }

  async read(name: string): Promise<Secret<Data>> {
    const { status, body } = await this.#ask('GET', this.#path('data', name));
    if (status !== 200 && status !== 404) throw refused(status, body);
    const version = body.data?.metadata?.version ?? 0;
    return { version, data: (body.data?.data ?? undefined) as Data | undefined };
  }

  /** Writes a version behind that one; 0: the first. @returns false where somebody else was first: nothing is written */
  async write(name: string, cas: number, data: Data): Promise<boolean> {
    const { status, body } = await this.#ask('POST', this.#path('data', name), {
      options: { cas },
      data,
    });
    const isTaken = status === 400 && body.errors?.some((each) => each.includes('check-and-set'));
    if (status !== 200 && !isTaken) throw refused(status, body);
    return status === 200;
  }

  /** Destroys what the versions before one held. */
  async destroyBefore(name: string, version: number): Promise<void> {
    if (version <= 1) return;
    const versions = Array.from({ length: version - 1 }, (_, index) => index + 1);
    const { status, body } = await this.#ask('PUT', this.#path('destroy', name), { versions });
    if (status !== 204 && status !== 200) throw refused(status, body);
  }

  async names(): Promise<readonly string[]> {
    const { status, body } = await this.#ask('GET', `${this.#path('metadata', '')}?list=true`);
    if (status === 404) return [];
    if (status !== 200) throw refused(status, body);
    return body.data?.keys ?? [];
  }

  #path(kind: 'data' | 'destroy' | 'metadata', name: string): string {
    return `${this.#mount}/${kind}/${this.#folder}/${encodeURIComponent(name)}`;
  }

  async #ask(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.#origin}/v1/${path}`, {
      method,
      headers: this.#headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  }
}

function refused(status: number, { errors = [] }: Answer['body']): Error {
  return new Error(`Vault answered ${status}: ${errors.join('; ')}`);
}
