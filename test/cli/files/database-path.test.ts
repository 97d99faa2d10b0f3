import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openKeyring } from '../../../cli/keyring/open-keyring.ts';
import { openLogAt } from '../../../cli/open-log.ts';
import { qss } from '../../support/processes/command-line.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

/** A path of a log below it of this many bytes. */
async function pathOf(bytes: number): Promise<string> {
  let folder = await newTemporaryDirectory();
  const left = () => bytes - Buffer.byteLength(join(folder, 'log.db'));
  while (left() > 100) folder = join(folder, 'd'.repeat(60));
  folder = join(folder, 'd'.repeat(left() - 1));
  return folder;
}

it('A log may lie where its path has as many bytes as SQLite opens, and is told when it has one more', async () => {
  const most = await pathOf(504);
  const log = await openLogAt(`file:${join(most, 'log.db')}`, { create: true });
  expect(await log.head()).toBeUndefined();
  await log.close();
  const beyond = join(await pathOf(505), 'log.db');
  const opening = openLogAt(`file:${beyond}`, { create: true });
  await expect(opening).rejects.toThrow(
    `the path ${beyond} has 505 bytes, and SQLite opens files of at most 504`,
  );
  const keyring = { dataDir: '.', eventLogUrl: undefined, keyringUrl: `file:${beyond}` };
  await expect(openKeyring(keyring, 'a data key')).rejects.toThrow('has 505 bytes');
});

it('A data folder too deep for SQLite is told in one line, also behind a link', async () => {
  const DATA_DIR = await pathOf(600);
  const told = await qss(['verify', '--without-anchors'], { DATA_DIR });
  expect(told).toMatchObject({ code: 69, stdout: '' });
  expect(told.stderr.trim().split('\n')).toHaveLength(1);
  expect(told.stderr).toContain('has 600 bytes, and SQLite opens files of at most 504');
  mkdirSync(DATA_DIR, { recursive: true });
  const link = join(await newTemporaryDirectory(), 'data');
  symlinkSync(DATA_DIR, link);
  const linked = await qss(['verify', '--without-anchors'], { DATA_DIR: link });
  expect(linked.stderr).toContain('has 600 bytes');
});
