import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SessionKeys } from '../../../app/core/sealing/session-keys.ts';
import { verifyLog } from '../../../app/evidence/verify-log.ts';
import { migrateLog } from '../../../app/log-copies/migrate-log.ts';
import { destroyKeysAgain } from '../../../app/privacy/replay-erasures.ts';
import { openEmbeddedLogReadOnly } from '../../../log/embedded/embedded-log.ts';
import { readAnchors } from '../../anchor-file.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { withConfig, withSecret } from '../../command-line/with-config.ts';
import { readKeptSecret } from '../../config/kept-secrets.ts';
import type { Config } from '../../config/read-config.ts';
import { erasureFile, readErasureFile } from '../../erasure-file.ts';
import { termOf } from '../../files/copy-terms.ts';
import { DATA_KEY, dataKeyFolder } from '../../keyring/data-key.ts';
import { BACKUP_FILES, KeyringInPlace, putKeyring } from '../../keyring/keyring-backups.ts';
import { openKeyring } from '../../keyring/open-keyring.ts';
import { embeddedFile, openLogAt } from '../../open-log.ts';
import { tellConflicts } from './migration-conflicts.ts';

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'Put a backup of the log, and one of the keyring, in place of what was lost.',
  usage: '[--from <folder>] [--keyring <file>]',
  options: {
    from: { type: 'string', describe: 'folder that qss backup log has written' },
    keyring: { type: 'string', describe: 'file that qss backup keyring has written' },
  },
  help: `
Stop every service first, and put the secrets, the anchors and erasures.jsonl in place. The backup is verified against its own
anchors, copied to the log of the settings, and the copy verified. A log that holds something else than the beginning of the
backup is left as it is; a restore that was interrupted is simply run again. A backup that was never finished is refused.

A keyring is put where KEYRING_URL says, where there is none, and its copy has not expired; by itself, without --from, this moves a
keyring from a file to a store that instances share. The keys of all that erasures.jsonl names are
destroyed in it at once; the service marks them in the log before it listens.

Where the anchors reach further than the backup, the log takes no write until qss accept-loss says that this is meant.

Exits with 1 when backup or copy are not as they were recorded, or the keyring's copy has expired.

examples:
  qss restore --from /backup/qss
  qss restore --from /backup/qss --keyring /elsewhere/qss-keys/keyring-2026-04-12T03-00-00-000Z.db
  KEYRING_URL=postgres://qss@keys/keys qss restore --keyring /elsewhere/qss-keys/keyring-2026-04-12T03-00-00-000Z.db`,
  run: (call) => {
    const { from, keyring } = wantedOf(call);
    return withConfig((config) =>
      withSecret(config, async (secret) => {
        const restoring = () => restoreLog(config, from!, secret);
        const restored = from === undefined ? EXIT.ok : await tellConflicts(restoring);
        if (restored !== EXIT.ok || keyring === undefined) return restored;
        return restoreKeyring(config, keyring, secret);
      }),
    );
  },
};

/** @throws UsageError */
function wantedOf({ options: { from, keyring } }: CommandCall) {
  if (from === '' || (from ?? keyring) === undefined) {
    throw new UsageError('say --from, --keyring, or both');
  }
  return { from: from as string | undefined, keyring: keyring as string | undefined };
}

async function restoreLog(config: Config, from: string, secret: string): Promise<number> {
  const wanted = await eventsOfBackup(from);
  if (wanted === undefined) {
    console.error(
      `there is no ${BACKUP_FILES.manifest} in ${from}: the backup was not finished, and may lack most of the log; run qss backup log again, or copy what is there with qss migrate`,
    );
    return EXIT.negative;
  }
  const backup = await openEmbeddedLogReadOnly({ file: join(from, BACKUP_FILES.log) });
  try {
    const anchors = readAnchors(join(from, BACKUP_FILES.anchors), secret);
    const report = await verifyLog(backup, { anchors });
    if (!report.is_intact || report.events < wanted) {
      for (const { message } of report.findings) console.error(`the backup: ${message}`);
      if (report.events < wanted)
        console.error(`the backup: it holds ${report.events} of ${wanted} events`);
      return EXIT.negative;
    }
    const url = config.eventLogUrl ?? `file:${embeddedFile(config)}`;
    const target = await openLogAt(url, { create: true });
    try {
      const { events, copied } = await migrateLog(backup, target);
      const copy = await verifyLog(target);
      if (!copy.is_intact || copy.head !== report.head) {
        console.error('the restored log is not as the backup');
        return EXIT.negative;
      }
      console.log(`${events} events are restored; ${copied} of them were missing.`);
      return EXIT.ok;
    } finally {
      await target.close();
    }
  } finally {
    await backup.close();
  }
}

/** How many events a backup has, as is written last; undefined where it never was. */
async function eventsOfBackup(from: string): Promise<number | undefined> {
  try {
    const { events } = JSON.parse(await readFile(join(from, BACKUP_FILES.manifest), 'utf8'));
    return Number.isSafeInteger(events) ? events : undefined;
  } catch {
    return undefined;
  }
}

async function restoreKeyring(config: Config, copy: string, secret: string): Promise<number> {
  const expires = await termOf(copy);
  if (expires === undefined || expires <= new Date().toISOString()) {
    const when = expires === undefined ? 'says nowhere when it expires' : `expired at ${expires}`;
    console.error(`${copy} ${when}: a keyring that old may bring back who was erased`);
    return EXIT.negative;
  }
  const dataKey = config.dataKey ?? readKeptSecret(dataKeyFolder(config), DATA_KEY);
  if (dataKey === undefined) {
    console.error('QSS_DATA_KEY: is missing; put the one in place that the service used');
    return EXIT.config;
  }
  try {
    await putKeyring(copy, config);
  } catch (error) {
    if (!(error instanceof KeyringInPlace)) throw error;
    console.error(`${error.message}: it is newer than any copy, and stays`);
    return EXIT.negative;
  }
  const keyring = await openKeyring(config, dataKey);
  try {
    const { records } = await readErasureFile(erasureFile(config), secret);
    const destroyed = await destroyKeysAgain(
      new SessionKeys(keyring, { onMissing: () => {} }),
      records,
    );
    console.log(
      `The keyring is restored; ${destroyed} keys of erased sessions were destroyed again.`,
    );
    return EXIT.ok;
  } finally {
    await keyring.close();
  }
}
