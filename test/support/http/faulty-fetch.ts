import type { Fetch } from './http-client.ts';

/** What happens to one request on its way. */
export type Fault =
  | 'none'
  /** It never arrives. */
  | 'lost_request'
  /** It takes effect, and nobody hears of it. */
  | 'lost_answer'
  | 'overloaded'
  /** A proxy's page, after the effect. */
  | 'bad_gateway';

/** Requests that meet the fault that is drawn for each; what was sent is remembered. */
export class FaultyFetch {
  readonly sent: { readonly url: string; readonly key: string | null; readonly fault: Fault }[] =
    [];
  readonly #inner: Fetch;
  readonly #draw: () => Fault;

  constructor(inner: Fetch, draw: () => Fault) {
    this.#inner = inner;
    this.#draw = draw;
  }

  readonly fetch: Fetch = async (url, init) => {
    const fault = this.#draw();
    this.sent.push({ url, key: new Headers(init.headers).get('idempotency-key'), fault });
    if (fault === 'lost_request') throw new TypeError('fetch failed');
    if (fault === 'overloaded') return overloaded();
    const response = await this.#inner(url, init);
    if (fault === 'lost_answer') throw new TypeError('fetch failed');
    if (fault === 'bad_gateway') return new Response('<html>Bad Gateway</html>', { status: 502 });
    return response;
  };
}

function overloaded(): Response {
  const body = { code: 'overloaded', message: 'Too much.', request_id: 'req_1', details: {} };
  return Response.json(body, { status: 503, headers: { 'Retry-After': '0' } });
}
