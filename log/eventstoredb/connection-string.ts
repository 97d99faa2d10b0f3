/** Checks a connection string before the client sees it, for the client prints what it does not like. */
import { LogUnavailable } from '../port.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const FORM = /^esdb(?:\+discover)?:\/\/(?:([^:/@]+):([^/@]+)@)?[^/?@]+\/?(?:\?(.*))?$/;
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
  const [matched, username, password, query = ''] = FORM.exec(connectionString) ?? [];
  if (matched === undefined) {
    throw new LogUnavailable(
      'not a connection string of EventStoreDB: esdb://[user:password@]host…',
    );
  }
  const options = new Map(
    query.split('&').map((option) => {
      const [name = '', value = ''] = option.split('=');
      return [name.toLowerCase(), value] as const;
    }),
  );
  for (const name of options.keys()) {
    if (name !== '' && !OPTIONS.has(name)) {
      throw new LogUnavailable(
        'the connection string of EventStoreDB has an option we do not know',
      );
    }
  }
  if (username !== undefined && password !== undefined) {
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  }
  if (options.get('tls') === 'false') return PLACEHOLDER;
  throw new LogUnavailable('with TLS the connection string of EventStoreDB needs user:password@');
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
