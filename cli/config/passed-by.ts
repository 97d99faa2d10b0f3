import { NearestNames } from '../../domain/nearest-names.ts';
import { SECRETS, SETTINGS } from './settings.ts';

/** Names that begin like this are nobody else's. */
const OUR_PREFIX = /^(?:QSS|SEMANTIC|OIDC|KEYRING)_/;
/** Of clients, in the environment of a service that is tried out. */
const OF_CLIENTS = ['QSS_KEY', 'QSS_URL'];

/** What looks like a setting and is none, such as a misspelt one: a line each. */
export function passedBy(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const known = new Set([...Object.keys(SETTINGS), ...SECRETS.map((name) => `${name}_FILE`)]);
  const nearest = new NearestNames();
  const meant = (name: string) =>
    nearest.meant(name, known) || nearest.meant(name.replace('QSS_', ''), known);
  return Object.keys(env)
    .filter((name) => OUR_PREFIX.test(name) && !known.has(name) && !OF_CLIENTS.includes(name))
    .map((name) => `${name}: is no setting and is passed by${meant(name)}`);
}
