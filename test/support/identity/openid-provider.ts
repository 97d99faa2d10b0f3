import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What it says of the next person, over what it would say by itself. */
export interface Claims {
  readonly sub?: string;
  readonly qss_roles?: unknown;
  readonly nonce?: string;
  readonly aud?: string;
  readonly iat?: number;
  readonly nbf?: number;
  readonly exp?: number;
}

interface Asked {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

export const CLIENT = { id: 'qss', secret: 'a-secret-of-the-client' };

/** A provider of identities that asks nobody anything: the authorization code flow with proof keys, and ID tokens by RS256. */
export class OpenIdProvider {
  /** Of the next person. */
  claims: Claims = {};
  /** Whether it answers. */
  isSilent = false;
  /** Signs with a key that it does not publish. */
  isForged = false;
  readonly #codes = new Map<string, Asked>();
  #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  /** Of the key that it signs with. */
  #kid = 'one';
  readonly #server = createServer((request, response) => this.#answer(request, response));

  static async start(): Promise<OpenIdProvider> {
    const provider = new OpenIdProvider();
    provider.#server.listen(0, '127.0.0.1');
    await once(provider.#server, 'listening');
    return provider;
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Signs with another key from now on, and publishes that one alone. */
  changeKey(): void {
    this.#keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.#kid = `${this.#kid} and another`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** What a browser that follows the address is sent back with. */
  async visit(url: string): Promise<URL> {
    const response = await fetch(url, { redirect: 'manual' });
    return new URL(response.headers.get('location')!);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.isSilent) return;
    const { pathname, searchParams } = new URL(request.url!, this.issuer);
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (pathname === '/.well-known/openid-configuration') return send(200, this.#metadata());
    if (pathname === '/keys') {
      const jwk = this.#keys.publicKey.export({ format: 'jwk' });
      return send(200, { keys: [{ ...jwk, kid: this.#kid, use: 'sig', alg: 'RS256' }] });
    }
    if (pathname === '/authorize') {
      const code = randomUUID();
      const redirectUri = searchParams.get('redirect_uri')!;
      this.#codes.set(code, {
        challenge: searchParams.get('code_challenge')!,
        nonce: searchParams.get('nonce')!,
        redirectUri,
      });
      const back = new URL(redirectUri);
      back.search = String(new URLSearchParams({ code, state: searchParams.get('state')! }));
      response.writeHead(302, { Location: back.href });
      return void response.end();
    }
    const form = new URLSearchParams(await text(request));
    const asked = this.#codes.get(form.get('code') ?? '');
    this.#codes.delete(form.get('code') ?? '');
    const proof = createHash('sha256').update(form.get('code_verifier') ?? '');
    const isProven = asked?.challenge === proof.digest('base64url');
    const isTheirs = asked?.redirectUri === form.get('redirect_uri');
    if (!asked || !isProven || !isTheirs || !isClient(request, form))
      return send(400, { error: 'invalid_grant' });
    const id_token = this.#idToken(asked);
    return send(200, { access_token: 'an-access-token', token_type: 'Bearer', id_token });
  }

  #metadata() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  #idToken({ nonce }: Asked): string {
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now, exp: now + 300 };
    const said = { iss: this.issuer, aud: CLIENT.id, sub: 'person-1', nonce, ...times };
    const key = this.isForged
      ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
      : this.#keys.privateKey;
    return signed({ ...said, ...this.claims }, { key, kid: this.#kid });
  }
}

function isClient({ headers }: IncomingMessage, form: URLSearchParams): boolean {
  const { id, secret } = CLIENT;
  const basic = Buffer.from(`${id}:${secret}`).toString('base64');
  const posted = form.get('client_id') === id && form.get('client_secret') === secret;
  return posted || headers.authorization === `Basic ${basic}`;
}

function signed(claims: object, { key, kid }: { key: KeyObject; kid: string }): string {
  const parts = [{ alg: 'RS256', kid }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const content = parts.join('.');
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}
