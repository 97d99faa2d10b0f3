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

/** The files of one export: all but the last one hold what is exported, and that one says that they are whole. */
export interface ExportFiles {
  readonly folder: string;
  readonly names: readonly string[];
  readonly last: string;
}

/** Where a file lies until all of them are whole. */
export function partialOf(folder: string, name: string): string {
  return join(folder, `${name}.partial`);
}

/** @throws UsageError when the folder holds an export already, unless it was cut off while its files got their names */
export function refuseExported({ folder, names, last }: ExportFiles): void {
  if (existsSync(partialOf(folder, last))) return;
  const found = [...names, last].find((name) => existsSync(join(folder, name)));
  if (found) throw new UsageError(`${join(folder, found)} is there already; name another folder`);
}

/** Gives whole files their names, the last one, with its text, at the very end: whatever stops this, no part looks whole. */
export function nameFiles({ folder, names, last }: ExportFiles, text: string): void {
  const told = partialOf(folder, last);
  try {
    writeFileSync(told, text);
    for (const name of [...names, last]) sync(partialOf(folder, name));
  } catch (error) {
    rmSync(told, { force: true });
    throw error;
  }
  for (const name of [...names, last]) renameSync(partialOf(folder, name), join(folder, name));
}

function sync(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
