import type { KeyView } from '../../domain/keys/key-view.ts';
import {
  askInternal,
  type InternalRequest,
  meantInstead,
  reportRefusal,
  segment,
  servicePath,
} from '../command-line/ask-internal.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../command-line/command.ts';
import { printable, table } from '../command-line/terminal.ts';
import { withConfig } from '../command-line/with-config.ts';
import type { Config } from '../config/read-config.ts';

export const keysCommand: Command = {
  name: 'keys',
  summary: 'Make, list, rotate and revoke the API keys of a service.',
  usage: 'list | create <name> | rotate <key_id> | revoke <key_id>',
  options: {
    tenant: { type: 'string', describe: 'tenant of the keys' },
    service: { type: 'string', describe: 'service of the keys' },
    scopes: { type: 'string', describe: 'create: scopes, joined by commas' },
    'expires-at': { type: 'string', describe: 'create: instant from which it opens nothing' },
    'overlap-seconds': {
      type: 'string',
      describe: 'rotate: how long older secrets stay valid at most',
    },
  },
  help: `
Asks the running service, over its internal entry point (INTERNAL_HOST, INTERNAL_PORT, QSS_ADMIN_TOKEN). A
secret is shown once, when it is made: only its SHA-256 is kept.

Scopes: runtime, configuration:read, configuration:write, configuration:publish, audit:read. Older secrets
stay valid for a day at most unless --overlap-seconds says otherwise; with 0 they end at once.

Exits with 1 when the service refuses, 66 for a key that is not there, 69 when no service answers.

examples:
  qss keys create 'booking server' --scopes runtime --tenant acme --service table
  qss keys list --tenant acme --service table --json
  qss keys rotate key_01KFGR2TQX2N5Z3W8V6M4J7H9C --overlap-seconds 3600 --tenant acme --service table
  qss keys revoke key_01KFGR2TQX2N5Z3W8V6M4J7H9C --tenant acme --service table`,
  run: (call) => {
    const wanted = requestOf(call);
    return withConfig(async (config) => {
      const begun = wanted.path.endsWith('/keys') ? await begins(config, call, wanted) : undefined;
      const { status, body } = await askWhole(config, wanted);
      if (status >= 400) return reportRefusal('keys', status, body);
      if (begun !== undefined) console.error(begun);
      console.log(call.json ? JSON.stringify(body, null, 2) : asText(body));
      return EXIT.ok;
    });
  },
};

/** What to say where keys are listed, or the first one is made, of a service that is not there: its name may be mistyped. */
async function begins(
  config: Config,
  { options }: CommandCall,
  { method }: InternalRequest,
): Promise<string | undefined> {
  const owner = { tenant: String(options.tenant), service: String(options.service) };
  const meant = await meantInstead(config, owner);
  if (meant === undefined) return undefined;
  const name = `${owner.tenant}/${owner.service}`;
  const what =
    method === 'POST' ? `this key begins the service ${name}` : `no service has the id ${name}`;
  return `qss keys: ${printable(`${what}${meant}`, 400)}`;
}

interface KeysBody {
  readonly request_id: string;
  readonly keys?: readonly (KeyView & { readonly last_used_at?: string })[];
  readonly key?: KeyView;
  readonly secret?: string;
  /** Where a list goes on. */
  readonly next_cursor?: string;
}

/** One answer; of a list, with all its pages. */
async function askWhole(config: Config, wanted: InternalRequest) {
  const first = await askInternal<KeysBody>(config, wanted);
  const keys = [...(first.body.keys ?? [])];
  for (let { next_cursor: next } = first.body; next !== undefined; ) {
    const path = `${wanted.path}?cursor=${encodeURIComponent(next)}`;
    const { status, body } = await askInternal<KeysBody>(config, { ...wanted, path });
    if (status >= 400) return { status, body };
    keys.push(...body.keys!);
    next = body.next_cursor;
  }
  const { next_cursor: _, ...body } = first.body;
  return { status: first.status, body: body.keys ? { ...body, keys } : body };
}

/** @throws UsageError */
function requestOf({ positionals, options }: CommandCall): InternalRequest {
  const { tenant, service, scopes } = options;
  if (!tenant || !service) throw new UsageError('say --tenant and --service');
  const keys = `${servicePath({ tenant, service })}/keys`;
  const [action, subject, ...more] = positionals;
  if (more.length > 0) throw new UsageError('too many arguments; quote a name of several words');
  if (action === 'list' && subject === undefined) return { method: 'GET', path: keys };
  if (subject === undefined) throw new UsageError('say list, create, rotate or revoke, and what');
  const one = `${keys}/${segment(subject)}`;
  switch (action) {
    case 'create': {
      if (!scopes) throw new UsageError('say --scopes');
      const expiry = options['expires-at'] ? { expires_at: options['expires-at'] } : {};
      const body = { name: subject, scopes: String(scopes).split(','), ...expiry };
      return { method: 'POST', path: keys, body };
    }
    case 'rotate':
      return { method: 'POST', path: `${one}/rotate`, body: overlapOf(options['overlap-seconds']) };
    case 'revoke':
      return { method: 'DELETE', path: one };
    default:
      throw new UsageError('say list, create, rotate or revoke');
  }
}

function overlapOf(seconds: string | boolean | undefined): object {
  if (seconds === undefined) return {};
  if (!/^\d{1,9}$/.test(String(seconds))) throw new UsageError('--overlap-seconds is a number');
  return { overlap_seconds: Number(seconds) };
}

function asText({ keys, key, secret }: KeysBody): string {
  const rows = (keys ?? [key!]).map((each) => [
    each.key_id,
    each.overlap_until === undefined ? each.state : `${each.state} until ${each.overlap_until}`,
    each.scopes.join(','),
    each.expires_at ?? 'never',
    'last_used_at' in each ? String(each.last_used_at) : '-',
    printable(each.name),
  ]);
  const heading = ['key', 'state', 'scopes', 'expires', 'last used', 'name'];
  const shown = table(heading, rows);
  return secret === undefined ? shown : `${shown}\n\nIts secret, shown this once:\n${secret}`;
}
