import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** Settings of the process, from the environment; every one of them can be left out. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly internalHost: string;
  readonly internalPort: number;
  readonly dataDir: string;
  /** Undefined: the embedded file below `dataDir`. */
  readonly eventLogUrl: string | undefined;
  readonly adminToken: string | undefined;
  readonly secret: string | undefined;
  /** Undefined: decided by the host (a loopback one gets the demo). */
  readonly demo: boolean | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const host = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:[\]_-]{1,255}$/));
const secret = v.pipe(v.string(), v.minLength(16), v.maxLength(512), v.regex(/^[\x21-\x7e]+$/));

/** Each setting with its schema and what is allowed, in words. */
const SETTINGS = {
  HOST: { schema: v.optional(host, '127.0.0.1'), allowed: 'a host name or an address' },
  PORT: { schema: v.optional(port, '8080'), allowed: 'a whole number from 0 to 65535' },
  INTERNAL_HOST: { schema: v.optional(host, '127.0.0.1'), allowed: 'a host name or an address' },
  INTERNAL_PORT: { schema: v.optional(port, '8081'), allowed: 'a whole number from 0 to 65535' },
  DATA_DIR: {
    schema: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
    allowed: 'a folder that can be written',
  },
  EVENT_LOG_URL: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^(file|esdb(\+discover)?):/))),
    allowed: 'file:<path> for the embedded log, or esdb:// for EventStoreDB',
  },
  QSS_ADMIN_TOKEN: { schema: v.optional(secret), allowed: '16-512 visible ASCII characters' },
  QSS_SECRET: { schema: v.optional(secret), allowed: '16-512 visible ASCII characters' },
  QSS_DEMO: { schema: v.optional(v.picklist(['0', '1'])), allowed: '0 or 1' },
  LOG_LEVEL: {
    schema: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
    allowed: 'fatal, error, warn, info, debug or silent',
  },
} as const;

type Name = keyof typeof SETTINGS;

/** Settings that may also come from a file, named by the variable with `_FILE` behind it. */
const SECRETS: readonly Name[] = ['QSS_ADMIN_TOKEN', 'QSS_SECRET'];

export type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  /** One line a setting: the variable, what is wrong, what is allowed. */
  | { readonly ok: false; readonly lines: readonly string[] };

export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigRead {
  const lines: string[] = [];
  const read = <N extends Name>(name: N) => {
    const value = SECRETS.includes(name) ? valueOrFile(name, env, lines) : env[name];
    const result = v.safeParse(SETTINGS[name].schema, value === '' ? undefined : value);
    if (result.success) return result.output as v.InferOutput<(typeof SETTINGS)[N]['schema']>;
    const shown = SECRETS.includes(name) ? 'its value' : JSON.stringify(value);
    lines.push(`${name}: ${shown} is not allowed; use ${SETTINGS[name].allowed}`);
    return undefined as never;
  };
  const demo = read('QSS_DEMO');
  const config: Config = {
    host: read('HOST'),
    port: Number(read('PORT')),
    internalHost: read('INTERNAL_HOST'),
    internalPort: Number(read('INTERNAL_PORT')),
    dataDir: read('DATA_DIR'),
    eventLogUrl: read('EVENT_LOG_URL'),
    adminToken: read('QSS_ADMIN_TOKEN'),
    secret: read('QSS_SECRET'),
    demo: demo === undefined ? undefined : demo === '1',
    logLevel: read('LOG_LEVEL'),
  };
  if (lines.length === 0 && config.port !== 0 && config.port === config.internalPort) {
    lines.push(`INTERNAL_PORT: ${config.port} is also PORT; use another one`);
  }
  if (config.eventLogUrl?.startsWith('esdb')) {
    for (const name of SECRETS) {
      if (read(name) === undefined) {
        lines.push(`${name}: is missing; with EVENT_LOG_URL=esdb://… it must be given`);
      }
    }
  }
  return lines.length > 0 ? { ok: false, lines } : { ok: true, config };
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
