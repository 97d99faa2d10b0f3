import { Agent, request as httpRequest } from 'node:http';
import { STATUS_OF } from '../../../api/error-envelope.ts';
import { faultsBy, operations, responsePointer } from '../http/documented.ts';
import { exchangeRaw, type RawAnswer } from '../http/raw-http.ts';
import { Random } from './random.ts';
import type { HostileRequest, RequestMaker, Victim } from './requests.ts';

/** The only 5xx that a client may ever see here. */
const DOCUMENTED_503 = ['idempotency_in_progress', 'storage_unavailable', 'overloaded'];
const CONCURRENCY = 24;
const RAW_QUIET_MS = 150;
const FAULTS_MAX = 20;
/** A connection that rests longer may be closed by the service, which waits for five seconds. */
const RESTING_MS = 4_000;
const IDLE_SESSIONS_MAX = 80;

export interface Attack {
  readonly port: number;
  readonly seed: number;
  readonly count: number;
  readonly maker: RequestMaker;
  readonly victim: Victim;
}

export interface Outcome {
  /** What must not have happened, each with its request. */
  readonly faults: readonly string[];
  /** How often each kind met each status; 0: the connection was closed. */
  readonly tally: Readonly<Record<string, number>>;
}

/** Sends this many requests, many at once, and holds every answer against what may be answered. */
export async function attack({ port, seed, count, maker, victim }: Attack): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const random = new Random(seed + 1);
  const faults: string[] = [];
  const tally: Record<string, number> = {};
  let left = count;
  const work = async () => {
    while (left > 0 && faults.length < FAULTS_MAX) {
      left -= 1;
      const request = maker.make();
      const answers =
        request.kind === 'raw'
          ? (await exchangeRaw(port, rawPieces(request, random), RAW_QUIET_MS)).answers
          : [await send(port, agent, request)];
      giveBack(victim, request, answers[0]);
      if (answers.length === 0) tick(tally, `${request.kind} 0`);
      for (const answer of answers) {
        tick(tally, `${request.kind} ${answer.status}`);
        const found = faultsOf(request, answer);
        if (found.length > 0) faults.push(`${describeRequest(request)} -> ${found.join('; ')}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  agent.destroy();
  return { faults, tally };
}

function tick(tally: Record<string, number>, name: string): void {
  tally[name] = (tally[name] ?? 0) + 1;
}

/** When connections had their last answer, in milliseconds of the process's own clock. */
const restingSince = new WeakMap<object, number>();

function send(port: number, agent: Agent, hostile: HostileRequest): Promise<RawAnswer> {
  const { method, path, headers, body } = hostile;
  return new Promise((resolve, reject) => {
    const sent = httpRequest({
      port,
      host: '127.0.0.1',
      agent,
      method,
      path,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
      },
    });
    sent.on('error', (error) => {
      const idleMs = performance.now() - (restingSince.get(sent.socket!) ?? performance.now());
      // As a client does: what is sent on a connection that is just being closed, since it rested too long, is sent again.
      if (sent.reusedSocket && idleMs > RESTING_MS) resolve(send(port, agent, hostile));
      else reject(new Error(`${describeRequest(hostile)}: ${error.message}`, { cause: error }));
    });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        restingSince.set(sent.socket!, performance.now());
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    sent.end(body);
  });
}

/** The request as bytes, some of them changed, in pieces. */
function rawPieces(request: HostileRequest, random: Random): readonly Uint8Array[] {
  const { method, path, headers, body = '' } = request;
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: x',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    random.chance(0.8)
      ? `Content-Length: ${Buffer.byteLength(body)}`
      : 'Transfer-Encoding: chunked',
  ];
  const whole = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
  const share = random.pick([0, 0.001, 0.01, 0.1]);
  const changed = Buffer.from([...whole].flatMap((byte) => mangled(byte, share, random)));
  const cut = random.below(changed.length + 1);
  return [changed.subarray(0, cut), changed.subarray(cut)].filter((piece) => piece.length > 0);
}

function mangled(byte: number, share: number, random: Random): readonly number[] {
  if (!random.chance(share)) return [byte];
  return random.pick([[], [random.below(256)], [byte, byte], [13, 10], [0]]);
}

/** A session goes back with its new version, unless nobody knows how it stands; new ones join it. */
function giveBack({ idle }: Victim, request: HostileRequest, answer: RawAnswer | undefined): void {
  const { session, kind } = request;
  const isKnown = kind === 'valid' || kind === 'one fault';
  const body = answer && answer.status < 300 ? (JSON.parse(answer.body) as SessionBody) : undefined;
  const version = body?.versions?.state_version;
  // What was refused as too busy may have its effect all the same, later.
  if (session && isKnown && answer?.status !== 503) {
    if (version !== undefined) session.version = version;
    idle.push(session);
  } else if (!session && isKnown && answer?.status === 201 && idle.length < IDLE_SESSIONS_MAX) {
    if (body?.session_id && version !== undefined) idle.push({ id: body.session_id, version });
  }
}

interface SessionBody {
  readonly session_id?: string;
  readonly versions?: { readonly state_version?: number };
}

function faultsOf(request: HostileRequest, answer: RawAnswer): readonly string[] {
  const { status, headers, body } = answer;
  if (status === 100) return [];
  if (!/^req_[0-9A-Z]{26}$/.test(headers['x-request-id'] ?? '')) return ['no X-Request-Id'];
  if (!headers['content-type']?.startsWith('application/json')) return ['not JSON'];
  if (request.method === 'HEAD') return [];
  const said = JSON.parse(body) as Record<string, unknown>;
  if (status >= 300) return refusalFaults(request, status, said);
  if (request.expect === 'refusal') return [`answered ${status}`];
  const operation = operations.find(
    ({ pattern, method }) => method === request.method && pattern.test(request.path.split('?')[0]!),
  );
  return operation && request.kind !== 'raw'
    ? faultsBy(responsePointer(operation.path, operation.method, status), said)
    : [];
}

function refusalFaults(
  request: HostileRequest,
  status: number,
  said: Record<string, unknown>,
): readonly string[] {
  const { code, message, request_id, details } = said as Record<string, string>;
  const isEnvelope =
    Object.keys(said).join() === 'code,message,request_id,details' &&
    !!message &&
    !!request_id &&
    typeof details === 'object';
  if (!isEnvelope) return [`${status} outside the envelope: ${JSON.stringify(said).slice(0, 300)}`];
  if (STATUS_OF[code as keyof typeof STATUS_OF] !== status) return [`${status} with ${code}`];
  if (status >= 500) return DOCUMENTED_503.includes(code!) ? [] : [`${status} ${code}`];
  if (request.expect === 'success') return [`refused with ${status} ${JSON.stringify(said)}`];
  return [];
}

function describeRequest({ kind, method, path, headers, body }: HostileRequest): string {
  const shown = Buffer.from(body ?? '')
    .toString()
    .slice(0, 600);
  return `${kind}: ${method} ${path} ${JSON.stringify(headers)} ${shown}`;
}
