import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SealedLog } from '../../app/core/dependencies.ts';
import { exportPerson } from '../../app/privacy/export-person.ts';
import type { Owner } from '../../domain/owner.ts';
import { type CommandCall, EXIT, UsageError } from '../command-line/command.ts';
import type { Config } from '../config/read-config.ts';
import { dropExpired, termFrom, writeTerm } from '../files/copy-terms.ts';
import { makeFolder } from '../files/make-folder.ts';
import { expireDays } from '../text-access/expire-option.ts';
import { recordExport } from '../text-access/record-text-access.ts';

interface Wanted {
  readonly reference: string;
  readonly out: string;
  readonly days: number;
}

/** @throws UsageError */
export function wantedPerson({ positionals, options }: CommandCall): Wanted {
  const { 'client-reference': reference, out } = options;
  if (positionals.length !== 1) throw new UsageError('say person, and --client-reference');
  if (typeof reference !== 'string' || reference === '') {
    throw new UsageError('say --client-reference');
  }
  if (typeof out !== 'string' || out === '') throw new UsageError('--out is needed');
  if (options['with-text'] !== true || options['confirm-text'] !== true) {
    throw new UsageError('say --with-text and --confirm-text: it is all that the person said');
  }
  return { reference, out, days: expireDays(options) };
}

/** Writes one file for its owner's eyes, which names whom it holds and until when it is to be kept. */
export async function writePerson(
  reading: SealedLog,
  config: Config,
  { owner, reference, out, days }: Wanted & { readonly owner: Owner },
): Promise<number> {
  const position = await reading.log.head();
  if (position === undefined) throw new Error('the log is empty');
  const person = await exportPerson(reading, owner, reference);
  if (person.sessions.length === 0) {
    console.error('qss export: no session was begun with this reference');
    return EXIT.notFound;
  }
  const term = termFrom(Date.now(), days);
  const { expires_at } = term;
  const session_ids = person.sessions.map(({ session_id }) => session_id);
  const facts = { format: 'person', after: null, position, expires_at, session_ids };
  await recordExport(config, owner, facts);
  const { tenant, service } = owner;
  const document = { ...term, tenant, service, position, ...person };
  makeFolder(dirname(out));
  await dropExpired(dirname(out), Date.now());
  await writeTerm(out, term);
  await writeFile(out, `${JSON.stringify(document, null, 2)}\n`, { mode: 0o600 });
  const report = { file: out, sessions: person.sessions.length, expires_at };
  console.log(JSON.stringify(report));
  return EXIT.ok;
}
