import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type ErasureRecord,
  readErasure,
  writeErasure,
} from '../domain/session/erasure/erasure-record.ts';
import { appendAnchors } from './anchor-file.ts';
import type { Config } from './config/read-config.ts';

/** Where erasures are kept: beside the anchors, in production on another disk than log and keyring. */
export function erasureFile({ anchorFile }: Pick<Config, 'anchorFile'>): string {
  return join(dirname(anchorFile), 'erasures.jsonl');
}

/** Keeps an erasure; durable when it resolves. */
export function noteErasureIn(
  file: string,
  secret: string,
): (record: ErasureRecord) => Promise<void> {
  return (record) => appendAnchors(file, `${writeErasure(record, secret)}\n`);
}

/** What was kept, and how many lines cannot be used: torn by a crash, or not signed with this secret. */
export async function readErasureFile(
  file: string,
  secret: string,
): Promise<{ readonly records: readonly ErasureRecord[]; readonly unusable: number }> {
  if (!existsSync(file)) return { records: [], unusable: 0 };
  const lines = (await textOf(file)).split('\n').filter((line) => line !== '');
  const records = lines.flatMap((line) => readErasure(line, secret) ?? []);
  return { records, unusable: lines.length - records.length };
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(`the list of erasures ${file} cannot be read (${code})`, { cause });
  }
}
