import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { KeyringUnavailable } from '../port.ts';

const BUSY_MS = 5_000;

/**
 * A consistent copy of a keyring that may be in use, for its owner's eyes; what lay there is replaced.
 * @throws KeyringUnavailable where there is none
 */
export async function copyKeyFile(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new KeyringUnavailable(`there is no keyring at ${from}`);
  rmSync(to, { force: true });
  // SQLite takes an empty file for a new database, and leaves its rights as they are.
  closeSync(openSync(to, 'wx', 0o600));
  const db = new DatabaseSync(from, { readOnly: true, timeout: BUSY_MS });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
}
