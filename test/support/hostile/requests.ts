import { operations } from '../http/documented.ts';
import { Random } from './random.ts';
import * as valid from './valid.ts';
import { violate } from './violate.ts';

/** What an answer has to be: a success, a refusal, or either. */
type Expectation = 'success' | 'refusal' | 'either';

export interface HostileRequest {
  readonly kind: 'valid' | 'one fault' | 'broken' | 'raw';
  readonly expect: Expectation;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Goes on in this session, which has to be given back. */
  readonly session?: HostileSession;
}

/** A session that one request at a time goes on in. */
interface HostileSession {
  readonly id: string;
  version: number;
}

export interface Victim {
  readonly secret: string;
  /** May read compilations and nothing else that these requests ask for. */
  readonly powerlessSecret: string;
  readonly compilationId: string;
  /** Sessions that nobody is using. */
  readonly idle: HostileSession[];
}

/** A well-formed request of an operation. */
interface Draft {
  readonly operationId: string;
  readonly path: string;
  readonly body?: Record<string, unknown>;
  readonly session?: HostileSession;
}

/** Makes requests from a seed: mostly valid ones and valid ones with one fault, some without any structure. */
export class RequestMaker {
  readonly #random: Random;
  readonly #victim: Victim;
  /** What its Idempotency-Keys begin with: the same requests under other keys are done again, not answered again. */
  readonly #name: string;
  #keys = 0;

  constructor(seed: number, victim: Victim, name = 'hostile') {
    this.#random = new Random(seed);
    this.#victim = victim;
    this.#name = name;
  }

  make(): HostileRequest {
    const kind = this.#random.pickWeighted([
      [40, 'valid'],
      [40, 'one fault'],
      [15, 'broken'],
      [5, 'raw'],
    ] as const);
    const draft = this.#draft();
    const request = this.#finish(draft);
    if (kind === 'valid') return request;
    if (kind === 'one fault') return this.#withFault(draft, request);
    return kind === 'broken'
      ? this.#broken(request)
      : { ...request, kind: 'raw', expect: 'either' };
  }

  #draft(): Draft {
    const random = this.#random;
    const inSession = (
      operationId: string,
      suffix: string,
      body?: Record<string, unknown>,
    ): Draft => {
      const session = this.#victim.idle.pop();
      if (!session) return { operationId: 'createSession', path: '/v1/sessions', body: {} };
      const path = `/v1/sessions/${session.id}${suffix}`;
      return { operationId, path, session, ...(body ? { body } : {}) };
    };
    const versioned = (operationId: string, suffix: string, body: Record<string, unknown>) => {
      const draft = inSession(operationId, suffix, body);
      if (!draft.session) return draft;
      return { ...draft, body: { ...body, state_version: draft.session.version } };
    };
    const configuration = '/v1/configuration';
    return random.pickWeighted<() => Draft>([
      [8, () => ({ operationId: 'createSession', path: '/v1/sessions', body: {} })],
      [35, () => versioned('nextQuestion', '/next', valid.nextBody(random))],
      [12, () => versioned('recordEvent', '/events', valid.eventsBody(random))],
      [8, () => inSession('recordFeedback', '/feedback', valid.feedbackBody(random))],
      [10, () => inSession('getSession', '')],
      [4, () => this.#conversion()],
      [
        7,
        () => ({
          operationId: 'legacyNextQuestion',
          path: '/v1/next-questions',
          body: valid.nextQuestionsBody(random),
        }),
      ],
      [3, () => ({ operationId: 'getConfiguration', path: `${configuration}?state=draft` })],
      [3, () => ({ operationId: 'listQuestions', path: `${configuration}/questions?limit=3` })],
      [3, () => ({ operationId: 'listAuditEvents', path: `${configuration}/audit?limit=5` })],
      [
        3,
        () => ({
          operationId: 'applyConfigurationChanges',
          path: `${configuration}/changes`,
          body: valid.changesBody(random),
        }),
      ],
      [
        2,
        () => ({
          operationId: 'getCompilation',
          path: `${configuration}/compilations/${this.#victim.compilationId}`,
        }),
      ],
      [2, () => ({ operationId: 'getHealth', path: '/v1/health' })],
    ])();
  }

  #conversion(): Draft {
    const id = `beta-${this.#random.below(1_000_000)}`;
    const body = valid.conversionBody(this.#random);
    return { operationId: 'legacyConversion', path: `/v1/sessions/${id}/conversion`, body };
  }

  #finish({ operationId, path, body, session }: Draft): HostileRequest {
    const { method, operation } = operationOf(operationId);
    const isKeyed = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
    this.#keys += 1;
    return {
      kind: 'valid',
      // Two conversions may meet on one id; the second is then a conflict.
      expect: operationId === 'legacyConversion' ? 'either' : 'success',
      method,
      path,
      headers: {
        Authorization: `Bearer ${this.#victim.secret}`,
        ...(isKeyed ? { 'Idempotency-Key': `${this.#name}-${this.#keys}` } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(session ? { session } : {}),
    };
  }

  #withFault(draft: Draft, request: HostileRequest): HostileRequest {
    const fault = this.#random.pickWeighted<
      (draft: Draft, request: HostileRequest) => Partial<HostileRequest> | undefined
    >([
      [60, (each) => this.#bodyFault(each)],
      [20, (_, each) => this.#headerFault(each)],
      [20, (_, each) => this.#targetFault(each)],
    ]);
    // Health asks nobody who they are.
    const isOpen = draft.operationId === 'getHealth';
    const changed = (isOpen ? undefined : fault(draft, request)) ?? this.#targetFault(request);
    return { ...request, kind: 'one fault', expect: 'refusal', ...changed };
  }

  /** A body that breaks its schema, or that names what is not there. */
  #bodyFault({ operationId, body }: Draft): Partial<HostileRequest> | undefined {
    if (!body) return undefined;
    const random = this.#random;
    if (operationId === 'nextQuestion' && random.chance(0.3)) {
      return { body: JSON.stringify({ ...body, ...random.pick(MEANINGLESS) }) };
    }
    const content = operationOf(operationId).operation.requestBody!.content['application/json']!;
    const broken = violate((content as { schema?: unknown }).schema, body, random);
    return broken === undefined ? undefined : { body: JSON.stringify(broken) };
  }

  #headerFault({ headers, path }: HostileRequest): Partial<HostileRequest> {
    const random = this.#random;
    const isOpen = !('Idempotency-Key' in headers);
    const wrong = random.pick([
      { Authorization: 'Bearer nobody' },
      { Authorization: '' },
      ...(path.includes('/compilations/')
        ? []
        : [{ Authorization: `Bearer ${this.#victim.powerlessSecret}` }]),
      ...(isOpen
        ? []
        : [
            { 'Idempotency-Key': random.pick(['short', 'x'.repeat(129), 'with space in it']) },
            { 'Content-Type': random.pick(['text/plain', 'application/jsonp', '']) },
          ]),
    ]);
    return { headers: { ...headers, ...wrong } };
  }

  #targetFault({ path, method }: HostileRequest): Partial<HostileRequest> {
    const random = this.#random;
    const [plain = ''] = path.split('?');
    return random.pick<Partial<HostileRequest>>([
      { path: `${plain}?unknown=1` },
      { path: `${plain}?limit=1&limit=1` },
      { path: `${plain}?state=` },
      { path: `${plain}/` },
      { path: `/V1${plain.slice(3)}` },
      { path: `${plain}%2F..%2F` },
      { path: `${plain.replace(/ses_\w+|cmp_\w+/, 'ses_7ZZZZZZZZZZZZZZZZZZZZZZZZZ')}?x=1` },
      { path: `/v1/sessions/${encodeURIComponent('ß'.repeat(129))}`, method: 'GET' },
      { path: `/v1/sessions/%00%FF%E0`, method: 'GET' },
      { method: random.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) },
      { method: method === 'GET' ? 'POST' : 'GET', path: `${plain}/nowhere` },
    ]);
  }

  #broken(request: HostileRequest): HostileRequest {
    const random = this.#random;
    const body = brokenBody(random, typeof request.body === 'string' ? request.body : '{}');
    const method = request.body === undefined ? 'POST' : request.method;
    const path = request.body === undefined ? '/v1/sessions' : request.path;
    const headers = {
      'Idempotency-Key': `${this.#name}-broken-${this.#keys}`,
      ...request.headers,
      'Content-Type': random.chance(0.9)
        ? 'application/json'
        : random.text(20).replace(/[^ -~]/g, ''),
      ...(random.chance(0.05) ? { 'Content-Encoding': 'gzip' } : {}),
    };
    return { ...request, kind: 'broken', expect: 'either', method, path, headers, body };
  }
}

const DEEP = 60_000;

/** Not JSON, or JSON that nobody would send. */
function brokenBody(random: Random, text: string): string | Uint8Array {
  const cut = random.below(text.length + 1);
  const bytes = Buffer.from(text);
  return random.pickWeighted<() => string | Uint8Array>([
    [20, () => text.slice(0, cut)],
    [10, () => `${text.slice(0, cut)}${random.text(40)}${text.slice(cut)}`],
    [10, () => Uint8Array.from(bytes, (byte) => (random.chance(0.05) ? random.below(256) : byte))],
    [5, () => Uint8Array.from({ length: 200 }, () => random.below(256))],
    [5, () => `\ufeff${text}`],
    [5, () => `${text}${text}`],
    [5, () => random.pick(['', 'null', '[]', '7', '"x"', 'true', '{', '\0', '1e400'])],
    [5, () => text.replace('{', `{"__proto__":{"polluted":true},"constructor":{"prototype":{}},`)],
    [5, () => text.replace('{', '{"state_version":0,"state_version":"x","state_version":0,')],
    [5, () => text.replaceAll(/"([a-z_]+)":/g, '"$1 ":')],
    [2, () => '['.repeat(DEEP) + ']'.repeat(DEEP)],
    [2, () => '{"a":'.repeat(DEEP / 10)],
    [
      1,
      () => `{"state_version":0,"selection":{"excluded_question_ids":[${'"",'.repeat(20_000)}""]}}`,
    ],
    [1, () => `{"state_version":0,"selection":{${keyFlood(10_000)}}}`],
    [0.3, () => JSON.stringify({ state_version: 0, client_updates: patternFlood(random) })],
    [0.2, () => `{"state_version":0,"x":"${'x'.repeat(2_000_000)}"}`],
    [0.2, () => `{"state_version":0,"x":{${keyFlood(150_000)}}}`],
  ])();
}

function keyFlood(count: number): string {
  return Array.from({ length: count }, (_, i) => `"k${(i * 7919) % count}":0`).join(',');
}

/** A hundred texts that are long work for the patterns they are held against. */
export function patternFlood(random: Random): object {
  const data = Array.from({ length: 100 }, (_, i) => ({
    id: `pattern${i}`,
    operation: 'set',
    value: `${Array.from({ length: 400 }, () => random.pick(['a', 'b'])).join('')}-`,
  }));
  return { data };
}

/** Well-formed, and about nothing that is there. */
const MEANINGLESS: readonly object[] = [
  { state_version: 900_000 },
  { previous_turn: { question_id: 'nowhere' } },
  { previous_turn: { decision_id: 'dec_nowhere' } },
  { previous_turn: { question_id: 'q_area', structured_answer: { choice_ids: ['nowhere'] } } },
  {
    previous_turn: { question_id: 'q_area', structured_answer: { choice_ids: ['north', 'south'] } },
  },
  { client_updates: { data: [{ id: 'nowhere', operation: 'unset' }] } },
  { client_updates: { data: [{ id: 'people', operation: 'set', value: 'x'.repeat(9_000) }] } },
  { client_updates: { sub_objectives: [{ id: 'nowhere', operation: 'exclude' }] } },
  { selection: { required_target_ids: ['nowhere'] } },
];

function operationOf(operationId: string) {
  return operations.find(({ operation }) => operation.operationId === operationId)!;
}
