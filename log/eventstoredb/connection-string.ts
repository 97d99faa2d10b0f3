/** Checks a connection string before the client sees it, for the client prints what it does not like. */
import { readFileSync } from 'node:fs';
import { messageOf } from '../error-message.ts';
import { LogUnavailable } from '../port.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Where nodes are to be found, and how they are talked to. */
export interface Nodes {
  readonly addresses: readonly (readonly [host: string, port: number])[];
  readonly hasTls: boolean;
  /** Undefined: the authorities that Node knows are trusted. */
  readonly authorityFile: string | undefined;
}

const FORM = /^esdb(?:\+discover)?:\/\/(?:([^:/@]+):([^/@]+)@)?([^/?@]+)\/?(?:\?(.*))?$/;
const PORT = 2113;
/** Options that name files, as the client spells them. */
const FILES = ['tlsCAFile', 'userCertFile', 'userKeyFile'] as const;
const OPTIONS = new Set(
  [
    'tls tlsCAFile userCertFile userKeyFile nodePreference keepAliveInterval keepAliveTimeout',
    'discoveryInterval maxDiscoverAttempts gossipTimeout connectionName defaultDeadline',
  ].flatMap((names) => names.toLowerCase().split(' ')),
);
const KEEP_ALIVE_TIMEOUT = /(?<=[?&])keepAliveTimeout=(\d+)&?/i;
/** Seconds that a node may take to name the leader. By the client's own default one that hangs is waited for for 5. */
const GOSSIP_TIMEOUT_S = 1;
const RENEWALS_TOLD_APART = 100;
/** Sent nowhere without TLS; given with each call they make the client use the plain append. */
const PLACEHOLDER: Credentials = { username: 'none', password: 'none' };

/**
 * The credentials to give with each call.
 * @throws LogUnavailable in words that hold nothing of the string, for it may hold a password
 */
export function credentialsOf(connectionString: string): Credentials {
  const [matched, username, password] = FORM.exec(connectionString) ?? [];
  if (matched === undefined) {
    throw new LogUnavailable(
      'not a connection string of EventStoreDB: esdb://[user:password@]host…',
    );
  }
  const options = optionsOf(connectionString);
  for (const name of options.keys()) {
    if (name !== '' && !OPTIONS.has(name)) {
      throw new LogUnavailable(
        'the connection string of EventStoreDB has an option we do not know',
      );
    }
  }
  for (const name of FILES) assertReadable(name, options.get(name.toLowerCase()));
  if (username !== undefined && password !== undefined) {
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  }
  if (options.get('tls') === 'false') return PLACEHOLDER;
  throw new LogUnavailable('with TLS the connection string of EventStoreDB needs user:password@');
}

function optionsOf(connectionString: string): ReadonlyMap<string, string> {
  const query = FORM.exec(connectionString)?.[4] ?? '';
  return new Map(
    query.split('&').map((option) => {
      const [name = '', value = ''] = option.split('=');
      return [name.toLowerCase(), value] as const;
    }),
  );
}

/** The client says neither which file it misses nor who has named it. */
function assertReadable(option: string, file: string | undefined): void {
  if (file === undefined) return;
  try {
    readFileSync(file);
  } catch (error) {
    throw new LogUnavailable(
      `${option} of the connection string of EventStoreDB names a file that cannot be read: ${messageOf(error)}`,
    );
  }
}

/** Those that the string names; of a name to be discovered, that one. */
export function nodesOf(connectionString: string): Nodes {
  const options = optionsOf(connectionString);
  const hosts = FORM.exec(connectionString)?.[3] ?? '';
  return {
    addresses: hosts.split(',').map((address) => {
      const [host = '', port = PORT] = address.split(':');
      return [host, Number(port)] as const;
    }),
    hasTls: options.get('tls') !== 'false',
    authorityFile: options.get('tlscafile'),
  };
}

/**
 * The same string for the nth new connection. The transport shares one connection between all clients of equal
 * settings, a dead one included: with another timeout it makes a new one.
 */
export function withRenewals(connectionString: string, renewals: number): string {
  const hurried = /[?&]gossipTimeout=/i.test(connectionString)
    ? connectionString
    : withOption(connectionString, `gossipTimeout=${GOSSIP_TIMEOUT_S}`);
  if (renewals === 0) return hurried;
  const given = KEEP_ALIVE_TIMEOUT.exec(hurried)?.[1] ?? '10000';
  const timeoutMs = Number(given) + (renewals % RENEWALS_TOLD_APART);
  const rest = hurried.replace(KEEP_ALIVE_TIMEOUT, '');
  return withOption(rest, `keepAliveTimeout=${timeoutMs}`);
}

function withOption(connectionString: string, option: string): string {
  if (!connectionString.includes('?')) return `${connectionString.replace(/\/+$/, '')}?${option}`;
  return `${connectionString.replace(/[?&]$/, '')}${/\?$/.test(connectionString) ? '?' : '&'}${option}`;
}
