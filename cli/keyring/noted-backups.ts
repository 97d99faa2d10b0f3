import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupNote, BackupNotes } from '../../api/routes/upkeep.ts';
import { nameWhole, PARTIAL_SUFFIX } from '../files/sync-path.ts';

/** Below DATA_DIR: when each kind of backup was made last, and what came of it. It never says where. */
const FILE = 'backups.json';

/** Notes that a backup was made, so that the console can tell; where the folder takes no file, nobody is told. */
export async function noteBackup(
  dataDir: string,
  what: keyof BackupNotes,
  note: BackupNote,
): Promise<void> {
  const notes = { ...(await readBackupNotes(dataDir)), [what]: note };
  const file = join(dataDir, FILE);
  try {
    await writeFile(`${file}${PARTIAL_SUFFIX}`, `${JSON.stringify(notes)}\n`);
    await nameWhole(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'EDQUOT'].includes(code)) throw error;
  }
}

export async function readBackupNotes(dataDir: string): Promise<BackupNotes> {
  try {
    return JSON.parse(await readFile(join(dataDir, FILE), 'utf8')) as BackupNotes;
  } catch (error) {
    // Nothing was noted, or somebody else wrote there: both mean that nothing is known.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
