import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { UnavailableReason } from '../../../semantics/port.ts';

/** A server that plays a provider: one that answers rightly, and every way of misbehaving that we know. */

/** Stands in everything that a misbehaving provider says; nobody else may ever see it. */
export const CANARY = 'canary-7f3a';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
  /** The data that the request carries for the model. */
  readonly data: AskedData;
  readonly body: Readonly<Record<string, unknown>>;
}

interface AskedData {
  readonly conversation: readonly { readonly role: string; readonly text: string }[];
  readonly informations: readonly { readonly id: string }[];
  readonly questions?: readonly {
    readonly id: string;
    /** Of a draft that is compiled: what the question might cover. */
    readonly informations?: readonly string[];
  }[];
}

export type Behaviour = (exchange: Exchange) => void;

export class TestProvider {
  readonly url: string;
  /** Bodies of the requests that came. */
  readonly requests: Readonly<Record<string, unknown>>[];
  readonly close: () => Promise<void>;
  readonly openConnections: () => Promise<number>;

  private constructor(parts: Pick<TestProvider, 'url' | 'requests' | 'close' | 'openConnections'>) {
    this.url = parts.url;
    this.requests = parts.requests;
    this.close = parts.close;
    this.openConnections = parts.openConnections;
  }

  static async start(behaviour: Behaviour): Promise<TestProvider> {
    const requests: Readonly<Record<string, unknown>>[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
        requests.push(body);
        const messages = (body.messages ?? []) as { role: string; content: string }[];
        const told = messages.filter(({ role }) => role === 'user');
        const data: AskedData = Object.assign(
          {},
          ...told.map(({ content }) => JSON.parse(content)),
        );
        behaviour({ request, response, socket: request.socket, data, body });
      });
    });
    // Clients that break off are the point of most tests.
    server.on('connection', (socket) => socket.on('error', () => {}));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new TestProvider({
      url: `http://127.0.0.1:${port}/v1`,
      requests,
      openConnections: () =>
        new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    });
  }
}

/** Testifies to these values, each resting on all that was said last. */
export function testify(values: Readonly<Record<string, unknown>>): Behaviour {
  return ({ response, data }) => {
    const quote = data.conversation.at(-1)!.text;
    send(response, {
      asked: [],
      values: Object.entries(values).map(([information_id, value]) => ({
        information_id,
        kind: 'told',
        quote,
        value,
        confidence: 0.8,
      })),
    });
  };
}

/** A completion whose content is this answer, or this text. */
export function send(response: ServerResponse, content: unknown): void {
  sendJson(response, completion(content));
}

function completion(content: unknown): object {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return { id: CANARY, choices: [{ index: 0, message: { role: 'assistant', content: text } }] };
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function fails(status: number, headers: Readonly<Record<string, string>> = {}): Behaviour {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: `${CANARY}: the key sk-${CANARY} is bad` } }));
  };
}

/** Bytes straight into the socket, then nothing more. */
function raw(bytes: string | Buffer, then: 'end' | 'reset' | 'silence' = 'end'): Behaviour {
  return ({ socket }) => {
    socket.write(bytes, () => {
      if (then === 'end') socket.end();
      else if (then === 'reset') socket.resetAndDestroy();
    });
  };
}

function says(content: unknown): Behaviour {
  return ({ response }) => send(response, content);
}

function values(...items: unknown[]): Behaviour {
  return says({ asked: [], values: items });
}

const right = {
  information_id: 'people',
  kind: 'told',
  quote: 'blorp',
  value: 4,
  confidence: 0.8,
};

/** Writes the same piece again and again, as fast as it is taken, `times` at most. */
function pours(piece: Buffer, times: number, status = 200): Behaviour {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    let left = times;
    const pour = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(piece)) return void response.once('drain', pour);
      }
      if (!response.destroyed) response.end();
    };
    pour();
  };
}

function drips(everyMs: number): Behaviour {
  return ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const text = JSON.stringify(completion({ asked: [], values: [right] }));
    let at = 0;
    const timer = setInterval(() => response.write(text[at++] ?? ' '), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

function answersAfter(ms: number): Behaviour {
  return ({ response }) => {
    const timer = setTimeout(() => send(response, { asked: [], values: [right] }), ms);
    response.on('close', () => clearTimeout(timer));
  };
}

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
const MEBIBYTE = Buffer.alloc(1024 * 1024, ' ');
/** 64 MiB: a text of gzip may have any number of parts. */
const GZIP_BOMB = Buffer.concat(Array(64).fill(gzipSync(MEBIBYTE)));

/** What our side must call the failure -> ways to cause it. None of them gives a usable answer. */
export const BAD_BEHAVIOURS: Readonly<
  Partial<Record<UnavailableReason, Readonly<Record<string, Behaviour>>>>
> = {
  timeout: {
    'says nothing': () => {},
    'sends headers, then nothing': raw(`${HEAD}content-length: 100\r\n\r\n`, 'silence'),
    'sends a byte a second': drips(1_000),
    'sends the right answer after 10 s': answersAfter(10_000),
  },
  broken_off: {
    'closes the connection': ({ socket }) => socket.end(),
    'resets the connection': ({ socket }) => socket.resetAndDestroy(),
    'speaks another protocol': raw(`SSH-2.0-${CANARY}\r\n`),
    'sends endless headers': raw(`${HEAD}x-${CANARY}: ${'x'.repeat(200_000)}`, 'silence'),
    'breaks off in mid-body': raw(`${HEAD}content-length: 5000\r\n\r\n{"choices":`),
    'resets in mid-body': raw(`${HEAD}content-length: 5000\r\n\r\n{"choices":`, 'reset'),
    'sends a malformed chunk': raw(`${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`),
    'sends what is not gzip as gzip': ({ response }) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(CANARY);
    },
  },
  too_large: {
    'sends 50 MB': pours(MEBIBYTE, 50),
    'streams without end': pours(Buffer.from(`"${CANARY}",`), 1e9),
    'sends a gzip bomb': ({ response }) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(GZIP_BOMB);
    },
  },
  status: {
    'answers 401': fails(401),
    'answers 402': fails(402),
    'answers 404': fails(404),
    'answers 429': fails(429),
    'answers 429 and asks for patience': fails(429, { 'retry-after': '3600' }),
    'answers 500': fails(500),
    'answers 503': fails(503),
    'fails with an endless page': pours(MEBIBYTE, 1e9, 500),
  },
  dialect_refused: {
    'answers 400 to everything': fails(400),
    'answers 422 to everything': fails(422),
  },
  invalid_answer: {
    'sends no body': ({ response }) => sendJson(response, ''),
    'sends 204': ({ response }) => void response.writeHead(204).end(),
    'sends a page': ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<html><body>${CANARY}</body></html>`);
    },
    'sends an event stream': ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`data: ${JSON.stringify(completion(CANARY))}\n\ndata: [DONE]\n\n`);
    },
    'sends half of the JSON': ({ response }) => sendJson(response, '{"choices":[{"message":{"con'),
    'sends bytes that are no UTF-8': ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(Buffer.from([0xff, 0xfe, 0x7b, 0x80]));
    },
    'nests deeply': ({ response }) => sendJson(response, '['.repeat(1_000_000)),
    'nests deeply in the answer': says(`{"values":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
    'sends another shape': ({ response }) => sendJson(response, { answer: CANARY }),
    'sends no choices': ({ response }) => sendJson(response, { choices: [] }),
    'sends no content': ({ response }) =>
      sendJson(response, { choices: [{ message: { content: null, refusal: CANARY } }] }),
    'refuses in prose': says(`I'm sorry, but I cannot help with that. ${CANARY}`),
    'answers with a list': says([right]),
    'leaves the quote out': values({ information_id: 'people', value: 4, confidence: 0.8 }),
    'names an unknown outcome': says({
      asked: [{ question_id: 'q_people', outcome: CANARY }],
      values: [],
    }),
    'names an unknown kind': values({ ...right, kind: CANARY }),
    'names an unknown information': values({ ...right, information_id: CANARY }),
    'names a magic information': values({ ...right, information_id: '__proto__' }),
    'names an unknown question': says({
      asked: [{ question_id: CANARY, outcome: 'refused' }],
      values: [],
    }),
    'is surer than sure': values({ ...right, confidence: 3 }),
    'is not a number sure': says('{"asked":[],"values":[{"confidence":NaN}]}'),
  },
};

/** Odd, but what is meant is plain. */
export const ODD_BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  'puts a byte order mark before the body': ({ response }) =>
    sendJson(response, `\ufeff${JSON.stringify(completion({ asked: [], values: [right] }))}`),
  'puts a byte order mark before the answer': says(
    `\ufeff${JSON.stringify({ asked: [], values: [right] })}`,
  ),
  'fences the answer': says(
    `\`\`\`json\n${JSON.stringify({ asked: [], values: [right] })}\n\`\`\``,
  ),
  'names a field twice (the last one counts)': says(
    `{"asked":[],"values":[{"information_id":"people","kind":"told","quote":"blorp","value":9,"confidence":1}],
      "values":[${JSON.stringify(right)}]}`,
  ),
  'leaves out what it does not know': says({ values: [right] }),
  'adds a field': says({ asked: [], values: [right], note: CANARY }),
  'adds a field to a value': values({ ...right, note: CANARY }),
  'names what does not exist beside what does': values({ ...right, information_id: CANARY }, right),
};
