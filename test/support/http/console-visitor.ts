import type { Hono } from 'hono';
import type { ServiceUnderTest } from '../service.ts';

/** A page as a browser without scripts gets it. */
export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** A browser without scripts, in process: keeps cookies, follows redirects, sends forms with their CSRF value. */
export class Visitor {
  readonly #app: Hono;
  readonly #cookies = new Map<string, string>();

  constructor(app: Hono) {
    this.#app = app;
  }

  /** Signs in with a fresh link. */
  static async signedIn(service: ServiceUnderTest, grant: object = {}): Promise<Visitor> {
    const visitor = new Visitor(service.service.internalApp);
    const code = await newCode(service, grant);
    await visitor.submit('/console/sign-in', { code });
    return visitor;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  async open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
    return this.#follow(await this.#send(path, { headers }));
  }

  /** @param fields a list for a field that is there several times */
  async submit(
    path: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Page> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      for (const each of [value].flat()) body.append(name, each as string);
    }
    return this.#follow(await this.#send(path, { method: 'POST', headers, body }));
  }

  /** Where a page sends its visitor, away from the console. */
  async leave(path: string): Promise<string> {
    return (await this.#send(path, {})).headers.get('location')!;
  }

  /** What a page weighs on its way to a browser. */
  async bytes(path: string): Promise<number> {
    const response = await this.#send(path, { headers: { 'Accept-Encoding': 'gzip' } });
    return (await response.arrayBuffer()).byteLength;
  }

  /** What a page gives its forms. */
  async csrf(path: string): Promise<string> {
    const { html } = await this.open(path);
    return /name="csrf" value="([^"]+)"/.exec(html)![1]!;
  }

  async #follow(response: Response): Promise<Page> {
    const location = response.headers.get('location');
    if (response.status === 303 && location) return this.open(location);
    return { status: response.status, headers: response.headers, html: await response.text() };
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('Cookie', cookie);
    const response = await this.#app.request(path, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      if (/max-age=0/i.test(set)) this.#cookies.delete(name!);
      else this.#cookies.set(name!, value!);
    }
    return response;
  }
}

/** A code that signs in once. */
export async function newCode(service: ServiceUnderTest, grant: object = {}): Promise<string> {
  const body = { subject: 'anna', roles: ['administrator'], ...grant };
  const link = await service.admin.send<{ code: string }>('POST', '/internal/v1/sign-in-links', {
    body,
  });
  return link.body.code;
}
