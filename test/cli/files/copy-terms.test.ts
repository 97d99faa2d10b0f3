import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dropExpired, termFrom, writeTerm } from '../../../cli/files/copy-terms.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

it('A term is there whole or not at all, and one that cannot be read is named', async () => {
  const folder = await newTemporaryDirectory();
  const copy = join(folder, 'keys.db');
  // As a disk that is full leaves it, and a process that is killed.
  await writeFile(`${copy}.term.json.partial`, '{"made_at":');
  expect(await dropExpired(folder, 1)).toEqual([]);
  await writeTerm(copy, termFrom(0, 1));
  expect(await readdir(folder)).toEqual(['keys.db.term.json']);
  expect(await dropExpired(folder, Date.now())).toEqual([copy]);
  await writeFile(`${copy}.term.json`, '{"made_at":');
  await expect(dropExpired(folder, 1)).rejects.toThrow(
    `${copy}.term.json does not say when keys.db expires`,
  );
  await rm(folder, { recursive: true });
});
