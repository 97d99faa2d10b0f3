import { readdirSync } from 'node:fs';
import { chmod, copyFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type VerifyReport, verifyLog } from '../../../app/evidence/verify-log.ts';
import { migrateLog } from '../../../app/log-copies/migrate-log.ts';
import { readAnchors } from '../../anchor-file.ts';
import { type Command, type CommandCall, EXIT, UsageError } from '../../command-line/command.ts';
import { withConfig, withSecret } from '../../command-line/with-config.ts';
import type { Config } from '../../config/read-config.ts';
import { dropExpired } from '../../files/copy-terms.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { isSamePlace } from '../../files/same-place.ts';
import { nameWhole, PARTIAL_SUFFIX } from '../../files/sync-path.ts';
import { BACKUP_FILES, backUpKeyring } from '../../keyring/keyring-backups.ts';
import { keyringFile } from '../../keyring/keyring-file.ts';
import { noteBackup } from '../../keyring/noted-backups.ts';
import { embeddedFile, openLogAt, openLogForReading } from '../../open-log.ts';
import { EXPIRE_OPTION, expireDays } from '../../text-access/expire-option.ts';

export const backupCommand: Command = {
  name: 'backup',
  summary: 'Back up the log, or the keyring apart from it, while the service runs.',
  usage: 'log|keyring --to <folder>',
  options: {
    to: { type: 'string', describe: 'folder of the backup, on another disk' },
    ...EXPIRE_OPTION,
  },
  help: `
log: copies every event that is not in the folder yet, commit by commit, with its anchors, and verifies the copy. Run again, it
goes on where it was interrupted, and takes along what was written since. Works on every kind of log.

keyring: a copy of the keyring that KEYRING_URL names, as one file, with the day on which it expires; removes those of the folder that
are expired. Keep it apart from backups of the log: whoever has both, and QSS_DATA_KEY, can read what was said, also by who was
erased since. A folder that holds both is told on stderr.

Secrets (secret, data-key, admin-token below DATA_DIR) are in neither.

Exits with 1 when the copy is not as it was anchored.

examples:
  qss backup log --to /backup/qss
  qss backup keyring --to /elsewhere/qss-keys --expire-days 14`,
  run: (call) => {
    const { what, to, days } = wantedOf(call);
    return withConfig((config) =>
      what === 'log'
        ? withSecret(config, (secret) => backUpLog(config, secret, { to, ...call }))
        : backUpKeys(config, { to, days }, call),
    );
  },
};

/** @throws UsageError */
function wantedOf({ positionals, options }: CommandCall) {
  const [what, ...more] = positionals;
  const { to } = options;
  if ((what !== 'log' && what !== 'keyring') || more.length > 0) {
    throw new UsageError('say log or keyring');
  }
  if (typeof to !== 'string' || to === '') throw new UsageError('say --to');
  return { what, to, days: expireDays(options) } as const;
}

/** What lies beside its copy is lost with it. @throws UsageError where a folder is that of the data, or of what is copied */
function assertElsewhere(to: string, { dataDir }: Config, file: string | undefined): void {
  const folders = [dataDir, ...(file === undefined ? [] : [dirname(file)])];
  if (!folders.some((folder) => isSamePlace(folder, to))) return;
  throw new UsageError('--to names the folder of what is backed up; name another one');
}

/** Whoever erases somebody relies on it that no copy of the keys lies where the copies of the log do. */
function warnOfBoth(to: string): void {
  const names = readdirSync(to);
  const hasKeys = names.some((name) => /^keyring-.*\.db$/.test(name));
  if (!hasKeys || !names.includes(BACKUP_FILES.log)) return;
  console.error(
    `${to} holds backups of the log and of its keyring: whoever has both, and QSS_DATA_KEY, can read what was said, also by who was erased since; keep them apart`,
  );
}

async function backUpLog(
  config: Config,
  secret: string,
  { json, to }: CommandCall & { readonly to: string },
): Promise<number> {
  const log = config.eventLogUrl?.startsWith('esdb') ? undefined : embeddedFile(config);
  assertElsewhere(to, config, log);
  makeFolder(to, 0o700);
  const anchors = join(to, BACKUP_FILES.anchors);
  // Copied before the log, so that the copy holds all that they vouch for, and in force behind it, so that a run that breaks
  // off leaves the backup that was there as good as it was.
  const areThere = await copyIfThere(config.anchorFile, `${anchors}${PARTIAL_SUFFIX}`);
  const source = await openLogForReading(config);
  const target = await openLogAt(`file:${join(to, BACKUP_FILES.log)}`, { create: true });
  try {
    const { events, copied } = await migrateLog(source, target);
    if (areThere) await nameWhole(anchors);
    const report = await verifyLog(target, { anchors: readAnchors(anchors, secret) });
    const manifest = { made_at: new Date().toISOString(), events, head: report.head };
    await writeManifest(join(to, BACKUP_FILES.manifest), manifest);
    const { is_intact } = report;
    const { made_at } = manifest;
    await noteBackup(config.dataDir, 'log', { made_at, events, is_intact });
    tell({ ...manifest, copied, is_intact }, report, json);
    warnOfBoth(to);
    return report.is_intact ? EXIT.ok : EXIT.negative;
  } finally {
    await source.close();
    await target.close();
  }
}

function tell(done: Readonly<Record<string, unknown>>, report: VerifyReport, json: boolean): void {
  if (json) console.log(JSON.stringify(done, null, 2));
  else {
    console.log(`${done.events} events are in the backup; ${done.copied} of them were missing.`);
    for (const { message } of report.findings) console.error(message);
  }
}

/** Whether it is there. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to);
    await chmod(to, 0o600);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}

async function writeManifest(file: string, manifest: object): Promise<void> {
  await writeFile(`${file}${PARTIAL_SUFFIX}`, `${JSON.stringify(manifest)}\n`);
  await nameWhole(file);
}

async function backUpKeys(
  config: Config,
  { to, days }: { readonly to: string; readonly days: number },
  { json }: CommandCall,
): Promise<number> {
  assertElsewhere(to, config, keyringFile(config));
  const removed = await dropExpired(to, Date.now());
  const now = Date.now();
  const { file, expires_at } = await backUpKeyring(config, to, { days, now });
  const made_at = new Date(now).toISOString();
  await noteBackup(config.dataDir, 'keyring', { made_at, expires_at });
  warnOfBoth(to);
  if (json) console.log(JSON.stringify({ file, expires_at, removed }, null, 2));
  else {
    console.log(
      `${basename(file)} expires at ${expires_at}; ${removed.length} that had were removed.`,
    );
  }
  return EXIT.ok;
}
