import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SealedLog } from '../../app/core/dependencies.ts';
import { exportPerson } from '../../app/privacy/export-person.ts';
import type { Scope } from '../../domain/scope.ts';
import { type CommandCall, EXIT, UsageError } from '../command-line/command.ts';
import type { Config } from '../config/config.ts';
import { discloseExport } from '../disclosing/record-disclosure.ts';

const EXPIRES_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Wanted {
  readonly reference: string;
  readonly out: string;
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
  return { reference, out };
}

/** Writes one file for its owner's eyes, which names whom it holds and until when it is to be kept. */
export async function writePerson(
  reading: SealedLog,
  config: Config,
  { scope, reference, out }: Wanted & { readonly scope: Scope },
): Promise<number> {
  const position = await reading.log.head();
  if (position === undefined) throw new Error('the log is empty');
  const person = await exportPerson(reading, scope, reference);
  if (person.sessions.length === 0) {
    console.error('qss export: no session was begun with this reference');
    return EXIT.notFound;
  }
  await discloseExport(config, scope, { format: 'person', after: null, position });
  const now = Date.now();
  const made_at = new Date(now).toISOString();
  const expires_at = new Date(now + EXPIRES_DAYS * DAY_MS).toISOString();
  const { tenant, service } = scope;
  const document = { made_at, expires_at, tenant, service, position, ...person };
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, `${JSON.stringify(document, null, 2)}\n`, { mode: 0o600 });
  const told = { file: out, sessions: person.sessions.length, expires_at };
  console.log(JSON.stringify(told));
  return EXIT.ok;
}
