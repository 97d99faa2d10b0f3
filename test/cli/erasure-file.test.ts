import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readErasureFile } from '../../cli/erasure-file.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

it('A folder in the place of the list of erasures is named', async () => {
  const file = join(await newTemporaryDirectory(), 'erasures.jsonl');
  mkdirSync(file);
  await expect(readErasureFile(file, 'a-secret')).rejects.toThrow(
    `${file} cannot be read (EISDIR)`,
  );
});
