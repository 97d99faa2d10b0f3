import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { openStore } from '../../../../projections/store/sqlite.ts';
import { newTemporaryDirectory } from '../../../support/temporary-directory.ts';
import { describeStore } from '../store-contract.ts';

const directories: string[] = [];

afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

describeStore('SQLite', async () => {
  const directory = await newTemporaryDirectory();
  directories.push(directory);
  const file = join(directory, 'read-models.db');
  return { open: () => openStore(file), read: () => openStore(file, { readOnly: true }) };
});
