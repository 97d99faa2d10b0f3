import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type ModelUses, readModelUses } from '../../semantics/model-uses.ts';
import { SECRETS, SETTINGS, type SettingName } from './settings.ts';
import { missingSecrets } from './shared-settings.ts';

/** Settings of the process, from the environment; every one of them can be left out. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly internalHost: string;
  readonly internalPort: number;
  /** Where browsers reach the console; undefined: at the internal entry point itself. */
  readonly consoleUrl: string | undefined;
  /** Undefined: people sign in to the console by links alone. */
  readonly oidc: OidcSettings | undefined;
  readonly dataDir: string;
  /** Undefined: the embedded file below `dataDir`. */
  readonly eventLogUrl: string | undefined;
  /** Undefined: the views lie in a file below `dataDir`. */
  readonly viewsUrl: string | undefined;
  /** Undefined: this process shares limits and budgets with nobody. */
  readonly redisUrl: string | undefined;
  readonly anchorFile: string;
  readonly adminToken: string | undefined;
  readonly secret: string | undefined;
  /** Key-encryption key of the keyring; undefined: made on the first start. */
  readonly dataKey: string | undefined;
  /** Undefined: the embedded file beside the log's. */
  readonly keyringUrl: string | undefined;
  /** For a keyring in Vault; undefined: an agent on this machine adds one. */
  readonly keyringToken: string | undefined;
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

/** A provider of identities, by OpenID Connect. */
interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly rolesClaim: string;
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

/** Of a value that is wrong: the beginning of a long one, such as a file's content, tells where it comes from. */
const SHOWN_LENGTH_MAX = 200;

/** As JSON, on one line. */
export function shown(value: string): string {
  const text = JSON.stringify(value);
  return text.length > SHOWN_LENGTH_MAX ? `${text.slice(0, SHOWN_LENGTH_MAX)}…` : text;
}

/** Never printed, not even when wrong. */
const HIDDEN: readonly SettingName[] = [...SECRETS, 'SEMANTIC_URL'];

export type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  /** One line a setting: the variable, what is wrong, what is allowed. */
  | { readonly ok: false; readonly lines: readonly string[] };

type Read = <N extends SettingName>(name: N) => v.InferOutput<(typeof SETTINGS)[N]['schema']>;

export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigRead {
  const lines: string[] = [];
  const read: Read = (name) => {
    const value = SECRETS.includes(name) ? valueOrFile(name, env, lines) : env[name];
    const result = v.safeParse(SETTINGS[name].schema, value === '' ? undefined : value);
    if (result.success) return result.output as never;
    const told = HIDDEN.includes(name) ? 'its value' : shown(value!);
    lines.push(`${name}: ${told} is not allowed; use ${SETTINGS[name].allowed}`);
    return undefined as never;
  };
  const demo = read('QSS_DEMO');
  const config: Config = {
    host: read('HOST'),
    port: Number(read('PORT')),
    internalHost: read('INTERNAL_HOST'),
    internalPort: Number(read('INTERNAL_PORT')),
    consoleUrl: read('CONSOLE_URL'),
    oidc: oidcOf(read, lines),
    dataDir: read('DATA_DIR'),
    eventLogUrl: read('EVENT_LOG_URL'),
    viewsUrl: read('VIEWS_URL'),
    redisUrl: read('REDIS_URL'),
    anchorFile: read('ANCHOR_FILE') ?? join(read('DATA_DIR') ?? '', 'anchors.jsonl'),
    adminToken: read('QSS_ADMIN_TOKEN'),
    secret: read('QSS_SECRET'),
    dataKey: read('QSS_DATA_KEY'),
    keyringUrl: read('KEYRING_URL'),
    keyringToken: read('KEYRING_TOKEN'),
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
  const secrets = { QSS_ADMIN_TOKEN: config.adminToken, QSS_SECRET: config.secret };
  for (const line of missingSecrets(config.eventLogUrl, secrets)) {
    if (!isTold(line.split(':')[0]!, lines)) lines.push(line);
  }
  return lines.length > 0 ? { ok: false, lines } : { ok: true, config };
}

/** A provider sends people back to where the console is, so that must be said too. */
function oidcOf(read: Read, lines: string[]): OidcSettings | undefined {
  const issuer = read('OIDC_ISSUER');
  const clientId = read('OIDC_CLIENT_ID');
  const clientSecret = read('OIDC_CLIENT_SECRET');
  const rolesClaim = read('OIDC_ROLES_CLAIM') ?? '';
  if (issuer === undefined) return undefined;
  for (const name of ['OIDC_CLIENT_ID', 'CONSOLE_URL'] as const) {
    if (read(name) === undefined && !isTold(name, lines)) {
      lines.push(`${name}: is missing; with OIDC_ISSUER it must be given`);
    }
  }
  return clientId === undefined ? undefined : { issuer, clientId, clientSecret, rolesClaim };
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
  if (!isTold('SEMANTIC_MODEL', lines)) {
    lines.push('SEMANTIC_MODEL: is missing; with SEMANTIC_URL it must be given');
  }
  return undefined;
}

/** What is wrong with a setting is told once. */
function isTold(name: string, lines: readonly string[]): boolean {
  return lines.some((line) => line.startsWith(`${name}:`) || line.startsWith(`${name}_FILE:`));
}

function valueOrFile(
  name: SettingName,
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
    lines.push(`${name}_FILE: ${shown(file)} cannot be read; name a readable file`);
    return undefined;
  }
}
