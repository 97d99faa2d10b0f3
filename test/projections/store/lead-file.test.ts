import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../../projections/store/sqlite.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await newTemporaryDirectory();
  file = join(directory, 'read-models.db');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('is had by one store of a file at a time, until it is closed', () => {
  const one = openStore(file);
  const other = openStore(file);
  expect(one.lead()).toBe(true);
  expect(other.lead()).toBe(false);
  expect(one.lead()).toBe(true);
  one.close();
  expect(one.lead()).toBe(false);
  expect(other.lead()).toBe(true);
  other.close();
});

it('passes on at once when the process that has it is killed', async () => {
  const code = `
    const { DatabaseSync } = require('@photostructure/sqlite');
    const held = new DatabaseSync(process.argv[1], { timeout: 0 });
    held.exec('BEGIN EXCLUSIVE');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['-e', code, `${file}-lead`]);
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  const store = openStore(file);
  expect(store.lead()).toBe(false);
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await ended;
  expect(store.lead()).toBe(true);
  store.close();
});

it('is had where no file can be made, for nobody else can have it there', () => {
  const store = openStore('/dev/null/read-models.db');
  expect(store.lead()).toBe(true);
  store.close();
});
