import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLimits, readLimits, readOthers } from '../support/documents/limits.ts';
import { ROOT } from '../support/processes/compiled.ts';

it('The page of limits names all limits of the code, each once, nothing else, and tests that are there', async () => {
  const listed = await readLimits();
  expect(listed.length).toBeGreaterThan(0);
  const known = (await findLimits()).map(({ name, file }) => `${name} ${file}`);
  const named = [...listed, ...(await readOthers())];
  expect(named.filter(({ name, file }) => !known.includes(`${name} ${file}`))).toEqual([]);
  const names = named.map(({ name, file }) => `${name} ${file}`);
  expect(known.filter((each) => !names.includes(each))).toEqual([]);
  expect(listed.filter(({ test }) => !existsSync(join(ROOT, test)))).toEqual([]);
  expect(names.filter((each, at) => names.indexOf(each) !== at)).toEqual([]);
});
