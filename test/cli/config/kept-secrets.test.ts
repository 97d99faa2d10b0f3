import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptSecret, readKeptSecret } from '../../../cli/config/kept-secrets.ts';
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

const inPlaceOfIt = {
  'a folder': (file: string) => mkdirSync(file),
  'a pipe, which nobody may ever write to,': (file: string) => execFileSync('mkfifo', [file]),
};

describe.each(Object.entries(inPlaceOfIt))('%s in the place of a secret', (_, put) => {
  it('is named', () => {
    const file = join(directory, 'secret');
    put(file);
    expect(() => keptSecret(directory, 'secret')).toThrow(`${file} cannot be read (no file)`);
    expect(readKeptSecret(directory, 'secret')).toBeUndefined();
  });
});
