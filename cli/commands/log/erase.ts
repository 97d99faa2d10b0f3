import { findSessionsByReference } from '../../../app/audit/find-in-log.ts';
import { exportsHolding } from '../../../app/audit/text-access/exports-holding.ts';
import type { Owner } from '../../../domain/owner.ts';
import type { ErasureCertificate } from '../../../domain/session/events.ts';
import type { EventLog } from '../../../log/port.ts';
import {
  askInternal,
  reportRefusal,
  segment,
  servicePath,
} from '../../command-line/ask-internal.ts';
import { chooseService, SERVICE_OPTIONS } from '../../command-line/choose-service.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { printable } from '../../command-line/terminal.ts';
import { withReading } from '../../command-line/with-reading.ts';
import type { Config } from '../../config/read-config.ts';

export const eraseCommand: Command = {
  name: 'erase',
  summary: 'Forget what was said in a session.',
  usage: 'session [<session_id>] --reason <text>',
  options: {
    ...SERVICE_OPTIONS,
    'client-reference': {
      type: 'string',
      describe: 'in place of an id: all sessions that were begun with this reference',
    },
    reason: { type: 'string', describe: 'why, for auditors; nothing of the person' },
  },
  help: `
Asks the running service, over its internal entry point, to destroy the key that everything private of the session is
sealed with, in every copy of the log at once. Prints the signed certificate of each session. What is erased does not come
back; the same again prints the first certificate. Exports with texts that hold the session and have not expired are named on stderr. docs/explanation/privacy.md says what is left.

A conversation of the beta is erased by the client's own id in place of a session's.

Sessions are looked for by reference in the log, for which this command needs the keyring. What is erased is not found by it any more,
so the sessions are named on stderr first, and the certificates of those that were erased are printed whatever becomes of the others.

Exits with 1 when the service refuses, 66 where there is no such session, 69 when no service answers.

examples:
  qss erase session ses_7ZZZZZZZZZZZZZZZZZZZZZZZZZ --reason 'asked for on 12 April' --tenant acme --service table
  qss erase session --client-reference call-2026-0412 --reason 'asked for on 12 April'`,
  run: (call) => {
    const { reason } = wantedOf(call);
    return withReading(async (reading, config) => {
      const owner = await chooseService(reading.log, call);
      const { sessionId, reference } = wantedOf(call);
      const ids =
        sessionId === undefined
          ? await findSessionsByReference(reading, owner, reference!)
          : [sessionId];
      if (ids.length === 0) {
        console.error(
          'qss erase: no session was begun with this reference, or all that were are erased; GET …/erasures lists those',
        );
        return EXIT.notFound;
      }
      // Nobody finds them by it once they are erased, should this end halfway.
      if (reference !== undefined) console.error(`qss erase: begun with it: ${ids.join(', ')}`);
      const code = await eraseAll(config, { owner, ids, reason }, call);
      if (code === EXIT.ok) await tellExports(reading.log, owner, ids);
      return code;
    });
  },
};

interface Wanted {
  readonly sessionId: string | undefined;
  readonly reference: string | undefined;
  readonly reason: string;
}

/** @throws UsageError */
function wantedOf({ positionals, options }: CommandCall): Wanted {
  const [what, sessionId, ...more] = positionals;
  const { reason, 'client-reference': reference } = options;
  if (what !== 'session' || more.length > 0) throw new UsageError('say session, and which one');
  if (typeof reason !== 'string' || reason === '') throw new UsageError('say --reason');
  if ((sessionId === undefined) === (reference === undefined)) {
    throw new UsageError('say either the id of a session or --client-reference');
  }
  return { sessionId, reference: reference as string | undefined, reason };
}

async function eraseAll(
  config: Config,
  wanted: { readonly owner: Owner; readonly ids: readonly string[]; readonly reason: string },
  { json }: CommandCall,
): Promise<number> {
  const { tenant, service } = wanted.owner;
  const certificates: ErasureCertificate[] = [];
  let code: number = EXIT.ok;
  const sessions = `${servicePath({ tenant, service })}/sessions`;
  try {
    for (const id of wanted.ids) {
      const { status, body } = await askInternal<{ certificate: ErasureCertificate }>(config, {
        method: 'POST',
        path: `${sessions}/${segment(id)}/erase`,
        body: { reason: wanted.reason },
      });
      if (status >= 400) {
        code = reportRefusal('erase', status, body);
        continue;
      }
      certificates.push(body.certificate);
      if (!json) console.log(asText(body.certificate));
    }
    return code;
  } finally {
    // Also where the service has gone away since: nobody is given these again by the reference.
    if (json && certificates.length > 0) console.log(JSON.stringify({ certificates }, null, 2));
  }
}

/** What was written to files before is beyond the reach of a key. */
async function tellExports(log: EventLog, owner: Owner, ids: readonly string[]): Promise<void> {
  const now = new Date().toISOString();
  for (const sessionId of ids) {
    for (const { export_id, format, expires_at } of await exportsHolding(log, owner, {
      sessionId,
      now,
    })) {
      const until =
        expires_at === undefined ? 'says not how long it is kept' : `expires at ${expires_at}`;
      console.error(
        `qss erase: the export ${export_id} (${format}) holds ${sessionId}; it ${until}`,
      );
    }
  }
}

function asText(certificate: ErasureCertificate): string {
  const { session_id, erasure_id, reason, requested_at, key_destroyed_at } = certificate;
  return [
    `${session_id} is erased: its key was destroyed at ${key_destroyed_at}.`,
    `  ${erasure_id}, asked for at ${requested_at}: ${printable(reason)}`,
    `  signed ${certificate.signature}`,
  ].join('\n');
}
