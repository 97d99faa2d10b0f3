import { readdirSync, statSync } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { appendAnchors } from '../../../cli/anchor-file.ts';
import { backUpKeyring, putKeyring } from '../../../cli/keyring/keyring-backups.ts';
import { noteBackup } from '../../../cli/keyring/noted-backups.ts';
import { openKeyring } from '../../../cli/keyring/open-keyring.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';

let folder: string;

beforeEach(async () => {
  folder = await newTemporaryDirectory();
});

/** What folders held each time that one of them was synced. */
async function syncsOf(...watched: readonly string[]): Promise<readonly (readonly string[])[]> {
  const handle = await open('.', 'r');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const seen: string[][] = [];
  const { sync } = prototype;
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const { ino } = await this.stat();
    const synced = watched.find((each) => statSync(each).ino === ino);
    if (synced) seen.push(readdirSync(synced));
    return sync.call(this);
  });
  onTestFinished(() => spy.mockRestore());
  return seen;
}

/** A keyring that holds one key. */
async function aKeyring() {
  const address = { dataDir: folder, eventLogUrl: undefined, keyringUrl: undefined };
  const keyring = await openKeyring({ ...address, keyringToken: undefined }, 'a-data-key');
  await keyring.obtain('acme.1');
  await keyring.close();
  return { ...address, keyringToken: undefined };
}

it('a copy of a keyring, and one that is put back, have their names in synced folders', async () => {
  const address = await aKeyring();
  const [copies, other] = [await newTemporaryDirectory(), await newTemporaryDirectory()];
  const seen = await syncsOf(copies, other);
  const { file } = await backUpKeyring(address, copies, { days: 1, now: Date.UTC(2026, 3, 12) });
  expect(seen.at(-1)?.map((name) => join(copies, name))).toContain(file);
  await putKeyring(file, { ...address, dataDir: other });
  expect(seen.at(-1)).toEqual(['keyring.db']);
});

it('a note of a backup has its name in a synced folder', async () => {
  const seen = await syncsOf(folder);
  await noteBackup(folder, 'log', { made_at: '2026-04-12T00:00:00.000Z' });
  expect(seen.at(-1)).toEqual(['backups.json']);
});

it('an anchor file that is new has its name in a synced folder, once', async () => {
  const seen = await syncsOf(folder);
  await appendAnchors(join(folder, 'anchors.jsonl'), 'first\n');
  expect(seen).toEqual([['anchors.jsonl']]);
  await appendAnchors(join(folder, 'anchors.jsonl'), 'second\n');
  expect(seen).toHaveLength(1);
});

it('folders that are made for an anchor file have their names in synced ones', async () => {
  const outer = join(folder, 'outer');
  await mkdir(outer);
  const seen = await syncsOf(folder, outer);
  await appendAnchors(join(outer, 'made', 'within', 'anchors.jsonl'), 'first\n');
  expect(seen).toEqual([['made']]);
});
