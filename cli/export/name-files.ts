import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command-line/command.ts';
import { PARTIAL_SUFFIX } from '../files/sync-path.ts';

/** The files of one export: all but the last one hold what is exported, and that one says that they are whole. */
export interface ExportFiles {
  readonly folder: string;
  readonly names: readonly string[];
  readonly last: string;
}

/** Where a file lies until all of them are whole. */
export function partialOf(folder: string, name: string): string {
  return join(folder, `${name}${PARTIAL_SUFFIX}`);
}

/** Takes away what an export left in the folder that was cut off, whatever it would have been, and is begun anew. */
export function clearCut({ folder, last }: ExportFiles, names: readonly string[]): void {
  // Some of its files had their names already.
  const isNaming = existsSync(partialOf(folder, last));
  for (const name of names) {
    rmSync(partialOf(folder, name), { force: true });
    if (isNaming) rmSync(join(folder, name), { force: true });
  }
  rmSync(partialOf(folder, last), { force: true });
}

/** @throws UsageError when the folder holds an export already, unless it was cut off while its files got their names */
export function refuseExported({ folder, names, last }: ExportFiles): void {
  if (existsSync(partialOf(folder, last))) return;
  const found = [...names, last].find((name) => existsSync(join(folder, name)));
  if (found) throw new UsageError(`${join(folder, found)} is there already; name another folder`);
}

/** Gives whole files their names, the last one, with its text, at the very end: whatever stops this, no part looks whole. */
export function nameFiles({ folder, names, last }: ExportFiles, text: string): void {
  const partial = partialOf(folder, last);
  try {
    writeFileSync(partial, text);
    for (const name of [...names, last]) sync(partialOf(folder, name));
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  for (const name of [...names, last]) renameSync(partialOf(folder, name), join(folder, name));
  // What is told as done is done after a loss of power, too: the names are the folder's.
  sync(folder);
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
