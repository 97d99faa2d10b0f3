import * as v from 'valibot';
import { isModelUses } from '../../semantics/model-uses.ts';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const host = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:[\]_-]{1,255}$/));
const secret = v.pipe(v.string(), v.minLength(16), v.maxLength(512), v.regex(/^[\x21-\x7e]+$/));
const httpUrl = v.pipe(v.string(), v.check(isHttpUrl));
const redisUrl = v.pipe(v.string(), v.check(isRedisUrl));
const modelName = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));
const visible = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,512}$/));
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

/** Read by nobody on its way: over TLS, or on this machine. */
function isPrivateUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

function isKeyringUrl(text: string): boolean {
  return /^file:./.test(text) || isPostgresUrl(text) || isVaultUrl(text);
}

/** A mount, a folder below it, and nothing else. */
function isVaultUrl(text: string): boolean {
  if (!/^vault\+https?:/.test(text)) return false;
  const url = text.slice('vault+'.length);
  if (!isHttpUrl(url) || !isPrivateUrl(url)) return false;
  const { pathname, search } = new URL(url);
  return /^(\/[A-Za-z0-9_.-]+){2,}\/?$/.test(pathname) && search === '';
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
  OIDC_ISSUER: {
    schema: v.optional(v.pipe(httpUrl, v.check(isPrivateUrl))),
    allowed: 'the https address of an OpenID provider (http on this machine), without credentials',
  },
  OIDC_CLIENT_ID: { schema: v.optional(visible), allowed: '1-512 visible ASCII characters' },
  OIDC_CLIENT_SECRET: { schema: v.optional(visible), allowed: '1-512 visible ASCII characters' },
  OIDC_ROLES_CLAIM: {
    schema: v.optional(visible, 'qss_roles'),
    allowed: '1-512 visible ASCII characters',
  },
  DATA_DIR: {
    schema: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
    allowed: 'a folder that can be written',
  },
  EVENT_LOG_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^(file|esdb(\+discover)?):/))),
    allowed: 'file:<path> for the embedded log, or esdb:// for EventStoreDB',
  },
  VIEWS_URL: {
    schema: v.optional(v.pipe(v.string(), v.check(isPostgresUrl))),
    allowed: 'postgres://[user:password@]host[:port]/database',
  },
  REDIS_URL: {
    schema: v.optional(redisUrl),
    allowed: 'redis[s]://[user:password@]host[:port][/database]',
  },
  ANCHOR_FILE: {
    schema: v.optional(v.pipe(v.string(), v.minLength(1))),
    allowed: 'a file of its own that can be written, in production on another disk than the log',
  },
  QSS_ADMIN_TOKEN: { schema: v.optional(secret), allowed: '16-512 visible ASCII characters' },
  QSS_SECRET: { schema: v.optional(secret), allowed: '16-512 visible ASCII characters' },
  QSS_DATA_KEY: { schema: v.optional(secret), allowed: '16-512 visible ASCII characters' },
  KEYRING_URL: {
    schema: v.optional(v.pipe(v.string(), v.check(isKeyringUrl))),
    allowed:
      'file:<path>, postgres://[user:password@]host[:port]/database, or vault+https://host[:port]/mount/folder (vault+http on this machine)',
  },
  KEYRING_TOKEN: { schema: v.optional(visible), allowed: '1-512 visible ASCII characters' },
  QSS_DEMO: { schema: v.optional(v.picklist(['0', '1'])), allowed: '0 or 1' },
  SEMANTIC_URL: {
    schema: v.optional(httpUrl),
    allowed: 'the http(s) base address of an OpenAI-compatible service, without credentials',
  },
  SEMANTIC_API_KEY: { schema: v.optional(visible), allowed: '1-512 visible ASCII characters' },
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

export type SettingName = keyof typeof SETTINGS;

/** Settings that may also come from a file, named by the variable with `_FILE` behind it. */
export const SECRETS: readonly SettingName[] = [
  'QSS_ADMIN_TOKEN',
  'QSS_SECRET',
  'QSS_DATA_KEY',
  'KEYRING_TOKEN',
  'SEMANTIC_API_KEY',
  'OIDC_CLIENT_SECRET',
  // Addresses that may hold a password.
  'EVENT_LOG_URL',
  'KEYRING_URL',
  'VIEWS_URL',
  'REDIS_URL',
];
