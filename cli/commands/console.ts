import { ROLES } from '../../app/people/roles.ts';
import { askInternal, reportRefusal } from '../command-line/ask-internal.ts';
import { internalAddress } from '../command-line/ask-service.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../command-line/command.ts';
import { withConfig } from '../command-line/with-config.ts';

export const consoleCommand: Command = {
  name: 'console',
  summary: 'Print a link that signs a person in to the console, once.',
  usage: '',
  options: {
    as: { type: 'string', describe: 'who signs in, as the audit trail names them' },
    roles: { type: 'string', describe: `joined by commas: ${ROLES.join(', ')}` },
    tenant: { type: 'string', describe: 'the only tenant they may see' },
    service: { type: 'string', describe: 'the only service they may see' },
  },
  help: `
Asks the running service, over its internal entry point (INTERNAL_HOST, INTERNAL_PORT, QSS_ADMIN_TOKEN), where the
console is. The link is good for ten minutes and opens once, in one browser. CONSOLE_URL says where browsers reach the
console, if not there.

Without --as it is "operator", without --roles an administrator. What they do is in the audit trail under that name,
which is never erased: use one that does not tell who somebody is where that matters.

editor: edits drafts. publisher: also publishes. auditor: reads sessions, what was said in them (each look is
recorded) and the audit trail. analyst: reads figures and sessions without what was said.

Exits with 1 when the service refuses, 69 when no service answers.

examples:
  qss console
  qss console --as anna --roles editor,analyst --tenant acme --service table`,
  run: (call) => {
    const body = linkOf(call);
    return withConfig(async (config) => {
      const asked = { method: 'POST', path: '/internal/v1/sign-in-links', body } as const;
      const answer = await askInternal<{ code: string; expires_at: string }>(config, asked);
      if (answer.status >= 400) return reportRefusal('console', answer.status, answer.body);
      const { code, expires_at } = answer.body;
      const { consoleUrl, internalHost, internalPort } = config;
      const base = consoleUrl ?? internalAddress(internalHost, internalPort);
      const url = `${base.replace(/\/$/, '')}/console/sign-in?code=${code}`;
      console.log(call.json ? JSON.stringify({ url, expires_at }, null, 2) : url);
      return EXIT.ok;
    });
  },
};

/** @throws UsageError */
function linkOf({ options }: CommandCall): object {
  const { as = 'operator', roles = 'administrator', tenant, service } = options;
  if (service !== undefined && tenant === undefined) throw new UsageError('say --tenant as well');
  return {
    subject: as,
    roles: String(roles).split(','),
    ...(tenant === undefined ? {} : { tenant }),
    ...(service === undefined ? {} : { service }),
  };
}
