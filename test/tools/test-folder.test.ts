import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearLeftBehind, newTestFolder, removeTestFolder } from '../../tools/test-folder.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';

const DAY_S = 24 * 60 * 60;
/** Writes files of new names into a folder for 300 ms. */
const WRITER = `
  const { writeFileSync } = require('node:fs');
  const end = Date.now() + 300;
  console.log('begun');
  for (let n = 0; Date.now() < end; n++) try { writeFileSync(process.argv[1] + '/' + process.pid + n, ''); } catch {}
`;

let parent: string;
let told: string[];
const say = (line: string) => void told.push(line);

beforeEach(async () => {
  parent = await newTemporaryDirectory();
  told = [];
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** A run's folder with a file in it, last changed this many days ago. */
function folderOf(days: number): string {
  const folder = newTestFolder(parent);
  writeFileSync(join(folder, 'file'), '');
  const at = Date.now() / 1_000 - days * DAY_S;
  utimesSync(folder, at, at);
  return folder;
}

describe('The folder of a run of the tests', () => {
  it('is one that other users reach what is beneath, but do not list', () => {
    expect(statSync(newTestFolder(parent)).mode & 0o777).toBe(0o711);
  });

  it('is removed by one of the next day, where it was left behind', async () => {
    const [old, recent] = [folderOf(2), folderOf(0.5)];
    const other = join(parent, 'other');
    mkdirSync(other);
    utimesSync(other, 0, 0);
    await clearLeftBehind(parent, say);
    expect([old, recent, other].map(existsSync)).toEqual([false, true, true]);
  });

  it('is left alone by another user', async () => {
    const folder = folderOf(2);
    await clearLeftBehind(parent, say, statSync(folder).uid + 1);
    expect(existsSync(join(folder, 'file'))).toBe(true);
    expect(told).toEqual([]);
  });

  it('is removed when what still writes there has ended', async () => {
    const folder = folderOf(0);
    const writers = [1, 2, 3].map(() =>
      spawn(process.execPath, ['-e', WRITER, folder], { stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    const ended = Promise.all(writers.map((writer) => once(writer, 'exit')));
    await Promise.all(writers.map(({ stdout }) => once(stdout, 'data')));
    await removeTestFolder(folder, say);
    await ended;
    expect(existsSync(folder)).toBe(false);
    expect(told).toEqual([]);
  });

  it('that cannot be removed is told of, and nothing fails', async () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    await removeTestFolder(join(file, 'folder'), say);
    expect(told).toEqual([expect.stringContaining(`${file}/folder stays behind: ENOTDIR`)]);
  });
});
