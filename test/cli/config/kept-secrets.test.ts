import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptSecret } from '../../../cli/config/kept-secrets.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

let directory: string;

beforeEach(async () => {
  directory = await newTemporaryDirectory();
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});

it('Another process has a second to write the secret that it makes', () => {
  writeFileSync(join(directory, 'secret'), '');
  const waits: unknown[] = [];
  vi.spyOn(Atomics, 'wait').mockImplementation((...[, , , ms]: readonly unknown[]) => {
    waits.push(ms);
    if (waits.length > 100) throw new Error('it waits without end');
    return 'timed-out';
  });
  expect(() => keptSecret(directory, 'secret')).toThrow('is empty');
  expect(waits).toEqual(Array.from({ length: 50 }, () => 20));
});

it('A folder in the place of a secret is named', () => {
  const file = join(directory, 'secret');
  mkdirSync(file);
  expect(() => keptSecret(directory, 'secret')).toThrow(`${file} cannot be read (EISDIR)`);
});
