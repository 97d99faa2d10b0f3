import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isModelUses, type ModelUses, readModelUses } from '../semantics/model-uses.ts';

/** Settings of the process, from the environment; every one of them can be left out. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly internalHost: string;
  readonly internalPort: number;
  /** Where browsers reach the console; undefined: at the internal entry point itself. */
  readonly consoleUrl: string | undefined;
  readonly dataDir: string;
  /** Undefined: the embedded file below `dataDir`. */
  readonly eventLogUrl: string | undefined;
  /** Undefined: this process shares limits and budgets with nobody. */
  readonly redisUrl: string | undefined;
  readonly anchorFile: string;
  readonly adminToken: string | undefined;
  readonly secret: string | undefined;
  /** Key-encryption key of the keyring; undefined: made on the first start. */
  readonly dataKey: string | undefined;
  /** Undefined: the embedded file beside the log's. */
  readonly keyringUrl: string | undefined;
  /** Undefined: decided by the host (a loopback one gets the demo). */
  readonly demo: boolean | undefined;
  /** Undefined: the rules alone understand. */
  readonly semantics: SemanticSettings | undefined;
  /** Requests that one API key may make in a minute; 0: any number. */
  readonly requestsPerMinute: number;
  /** Connections of the public entry point at one time. */
  readonly connectionsMax: number;
  /** Bytes of request bodies that each entry point works on at one time. */
  readonly bodyBytesMax: number;
  /** Whether log lines tell what clients call their requests: it may say who somebody is. */
  readonly logsClientRequestIds: boolean;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

export interface SemanticSettings {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** When turns are put to the model. */
  readonly uses: ModelUses;
  /** What the understanding of one turn may take. */
  readonly turnMsMax: number;
  /** Tokens that one tenant may cost. */
  readonly tokensPerMinute: number;
  readonly tokensPerDay: number;
}

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const host = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:[\]_-]{1,255}$/));
const secret = v.pipe(v.string(), v.minLength(16), v.maxLength(512), v.regex(/^[\x21-\x7e]+$/));
const httpUrl = v.pipe(v.string(), v.check(isHttpUrl));
const redisUrl = v.pipe(v.string(), v.check(isRedisUrl));
const modelName = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));
const providerKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/));
const tokens = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

/** One tenant's service holds a quarter of all at most, and the largest legal body is 2 MiB. */
const BODY_BYTES_MIN = 4 * 2 * 1024 * 1024;

function wholeNumber(min: number, max: number) {
  const number = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
  return v.pipe(
    number,
    v.check((text) => Number(text) >= min && Number(text) <= max),
  );
}

function isHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${hash}` === '';
}

function isRedisUrl(text: string): boolean {
  return /^rediss?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

/** Each setting with its schema and what is allowed, in words, as docs/reference/settings.md tells. */
export const SETTINGS = {
  HOST: { schema: v.optional(host, '127.0.0.1'), allowed: 'a host name or an address' },
  PORT: { schema: v.optional(port, '8080'), allowed: 'a whole number from 0 to 65535' },
  INTERNAL_HOST: { schema: v.optional(host, '127.0.0.1'), allowed: 'a host name or an address' },
  INTERNAL_PORT: { schema: v.optional(port, '8081'), allowed: 'a whole number from 0 to 65535' },
  CONSOLE_URL: {
    schema: v.optional(httpUrl),
    allowed: 'the http(s) address at which browsers reach the console, without credentials',
  },
  DATA_DIR: {
    schema: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
    allowed: 'a folder that can be written',
  },
  EVENT_LOG_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^(file|esdb(\+discover)?):/))),
    allowed: 'file:<path> for the embedded log, or esdb:// for EventStoreDB',
  },
  REDIS_URL: {
    schema: v.optional(redisUrl),
    allowed: 'redis[s]://[user:password@]host[:port][/database]',
  },
  ANCHOR_FILE: {
    schema: v.optional(v.pipe(v.string(), v.minLength(1))),
    allowed: 'a file that can be written, in production on another disk than the log',
  },
  QSS_ADMIN_TOKEN: { schema: v.optional(secret), allowed: '16-512 visible ASCII characters' },
  QSS_SECRET: { schema: v.optional(secret), allowed: '16-512 visible ASCII characters' },
  QSS_DATA_KEY: { schema: v.optional(secret), allowed: '16-512 visible ASCII characters' },
  KEYRING_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^file:./))),
    allowed: 'file:<path> for the embedded keyring',
  },
  QSS_DEMO: { schema: v.optional(v.picklist(['0', '1'])), allowed: '0 or 1' },
  SEMANTIC_URL: {
    schema: v.optional(httpUrl),
    allowed: 'the http(s) base address of an OpenAI-compatible service, without credentials',
  },
  SEMANTIC_API_KEY: { schema: v.optional(providerKey), allowed: '1-512 visible ASCII characters' },
  SEMANTIC_MODEL: { schema: v.optional(modelName), allowed: '1-200 visible ASCII characters' },
  SEMANTIC_MODE: {
    schema: v.optional(v.pipe(v.string(), v.check(isModelUses)), 'always'),
    allowed: 'always, when_unsure or never, then ,tenant=… or ,tenant/service=… for others',
  },
  SEMANTIC_TURN_MS: {
    schema: v.optional(wholeNumber(200, 20_000), '3000'),
    allowed: 'a whole number from 200 to 20000',
  },
  SEMANTIC_TOKENS_PER_MINUTE: { schema: v.optional(tokens, '2000000'), allowed: 'a whole number' },
  SEMANTIC_TOKENS_PER_DAY: { schema: v.optional(tokens, '50000000'), allowed: 'a whole number' },
  RATE_LIMIT_PER_MINUTE: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/)), '0'),
    allowed: 'a whole number; 0 for no limit',
  },
  CONNECTIONS_MAX: {
    schema: v.optional(wholeNumber(1, 1_000_000), '4096'),
    allowed: 'a whole number from 1 to 1000000',
  },
  BODY_BYTES_MAX: {
    schema: v.optional(wholeNumber(BODY_BYTES_MIN, 2 ** 40), String(64 * 1024 * 1024)),
    allowed: `a whole number of bytes from ${BODY_BYTES_MIN}`,
  },
  LOG_CLIENT_REQUEST_IDS: {
    schema: v.optional(v.picklist(['0', '1']), '0'),
    allowed: '0 or 1',
  },
  LOG_LEVEL: {
    schema: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
    allowed: 'fatal, error, warn, info, debug or silent',
  },
} as const;

type Name = keyof typeof SETTINGS;

/** Settings that may also come from a file, named by the variable with `_FILE` behind it. */
export const SECRETS: readonly Name[] = [
  'QSS_ADMIN_TOKEN',
  'QSS_SECRET',
  'QSS_DATA_KEY',
  'SEMANTIC_API_KEY',
  // Addresses that may hold a password.
  'EVENT_LOG_URL',
  'REDIS_URL',
];

/** Never printed, not even when wrong. */
const HIDDEN: readonly Name[] = [...SECRETS, 'SEMANTIC_URL'];

/** Instances that share a log must agree on these. */
const SHARED_SECRETS = ['QSS_ADMIN_TOKEN', 'QSS_SECRET'] as const;

export type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  /** One line a setting: the variable, what is wrong, what is allowed. */
  | { readonly ok: false; readonly lines: readonly string[] };

type Read = <N extends Name>(name: N) => v.InferOutput<(typeof SETTINGS)[N]['schema']>;

export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigRead {
  const lines: string[] = [];
  const read: Read = (name) => {
    const value = SECRETS.includes(name) ? valueOrFile(name, env, lines) : env[name];
    const result = v.safeParse(SETTINGS[name].schema, value === '' ? undefined : value);
    if (result.success) return result.output as never;
    const shown = HIDDEN.includes(name) ? 'its value' : JSON.stringify(value);
    lines.push(`${name}: ${shown} is not allowed; use ${SETTINGS[name].allowed}`);
    return undefined as never;
  };
  const demo = read('QSS_DEMO');
  const config: Config = {
    host: read('HOST'),
    port: Number(read('PORT')),
    internalHost: read('INTERNAL_HOST'),
    internalPort: Number(read('INTERNAL_PORT')),
    consoleUrl: read('CONSOLE_URL'),
    dataDir: read('DATA_DIR'),
    eventLogUrl: read('EVENT_LOG_URL'),
    redisUrl: read('REDIS_URL'),
    anchorFile: read('ANCHOR_FILE') ?? join(read('DATA_DIR') ?? '', 'anchors.jsonl'),
    adminToken: read('QSS_ADMIN_TOKEN'),
    secret: read('QSS_SECRET'),
    dataKey: read('QSS_DATA_KEY'),
    keyringUrl: read('KEYRING_URL'),
    demo: demo === undefined ? undefined : demo === '1',
    semantics: semanticsOf(read, lines),
    requestsPerMinute: Number(read('RATE_LIMIT_PER_MINUTE')),
    connectionsMax: Number(read('CONNECTIONS_MAX')),
    bodyBytesMax: Number(read('BODY_BYTES_MAX')),
    logsClientRequestIds: read('LOG_CLIENT_REQUEST_IDS') === '1',
    logLevel: read('LOG_LEVEL'),
  };
  if (lines.length === 0 && config.port !== 0 && config.port === config.internalPort) {
    lines.push(`INTERNAL_PORT: ${config.port} is also PORT; use another one`);
  }
  if (config.eventLogUrl?.startsWith('esdb')) {
    for (const name of SHARED_SECRETS) {
      if (read(name) === undefined) {
        lines.push(`${name}: is missing; with EVENT_LOG_URL=esdb://… it must be given`);
      }
    }
  }
  return lines.length > 0 ? { ok: false, lines } : { ok: true, config };
}

/** All of them are read, so that every mistake is told, even where no provider is wanted. */
function semanticsOf(read: Read, lines: string[]): SemanticSettings | undefined {
  const url = read('SEMANTIC_URL');
  const model = read('SEMANTIC_MODEL');
  const settings = {
    apiKey: read('SEMANTIC_API_KEY'),
    uses: readModelUses(read('SEMANTIC_MODE') ?? 'always'),
    turnMsMax: Number(read('SEMANTIC_TURN_MS')),
    tokensPerMinute: Number(read('SEMANTIC_TOKENS_PER_MINUTE')),
    tokensPerDay: Number(read('SEMANTIC_TOKENS_PER_DAY')),
  };
  if (url === undefined) return undefined;
  if (model !== undefined) return { url, model, ...settings };
  if (!lines.some((line) => line.startsWith('SEMANTIC_MODEL:'))) {
    lines.push('SEMANTIC_MODEL: is missing; with SEMANTIC_URL it must be given');
  }
  return undefined;
}

function valueOrFile(
  name: Name,
  env: Readonly<Record<string, string | undefined>>,
  lines: string[],
): string | undefined {
  const file = env[`${name}_FILE`];
  if (!file) return env[name];
  if (env[name]) {
    lines.push(`${name}: is given twice, as ${name} and as ${name}_FILE; use one of them`);
    return undefined;
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    lines.push(`${name}_FILE: ${JSON.stringify(file)} cannot be read; name a readable file`);
    return undefined;
  }
}
