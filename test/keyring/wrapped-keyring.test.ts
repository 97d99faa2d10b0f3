import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keepInThread } from '../../cli/keyring/keep-in-thread.ts';
import { createMemoryKeyring } from '../../keyring/memory.ts';
import { KeyringUnavailable } from '../../keyring/port.ts';
import { WrappedKeyring } from '../../keyring/wrapped-keyring.ts';
import { wrapWith } from '../../keyring/wrapping.ts';
import { newTemporaryDirectory } from '../support/temporary-directory.ts';
import { keyringContract } from './contract.ts';

const SECRET = 'a data key for tests';

async function open(file: string, secret = SECRET): Promise<WrappedKeyring> {
  const holder = await keepInThread(file);
  return new WrappedKeyring(holder, { wrapping: wrapWith(secret), now: Date.now });
}

keyringContract('in memory', async () => {
  const keyring = createMemoryKeyring();
  return { keyring, again: async () => keyring };
});

keyringContract('embedded', async () => {
  const file = join(await newTemporaryDirectory(), 'keyring.db');
  return { keyring: await open(file), again: () => open(file) };
});

describe('the embedded keyring', () => {
  it('is for its owner alone, and holds no key as it is', async () => {
    const file = join(await newTemporaryDirectory(), 'keys', 'keyring.db');
    const keyring = await open(file);
    const found = await keyring.obtain('acme.one');
    const bytes = await readFile(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(found.state).toBe('held');
    expect(found.state === 'held' && bytes.includes(Buffer.from(found.key))).toBe(false);
    await keyring.close();
  });

  it('makes the keys of sessions that begin at once in one transaction, which one sync covers', async () => {
    const holder = await keepInThread(join(await newTemporaryDirectory(), 'keyring.db'));
    const asked: number[] = [];
    const counted: typeof holder = {
      ask: (requests) => {
        asked.push(requests.length);
        return holder.ask(requests);
      },
      close: () => holder.close(),
    };
    const keyring = new WrappedKeyring(counted, { wrapping: wrapWith(SECRET), now: Date.now });
    const subjects = Array.from({ length: 32 }, (_, n) => `acme.${n}`);
    const found = await Promise.all(subjects.map((subject) => keyring.obtain(subject)));
    expect(found.map(({ state }) => state)).toEqual(subjects.map(() => 'held'));
    expect(asked).toEqual([1, 31]);
    await keyring.close();
  });

  it('keeps no byte of a wrapped key that was destroyed, in no file', async () => {
    const file = join(await newTemporaryDirectory(), 'keyring.db');
    let wrapped: Uint8Array = new Uint8Array();
    const wrapping = wrapWith(SECRET);
    const wrap = (subject: string, key: Uint8Array) => {
      wrapped = wrapping.wrap(subject, key);
      return wrapped;
    };
    const holder = await keepInThread(file);
    const keyring = new WrappedKeyring(holder, { wrapping: { ...wrapping, wrap }, now: Date.now });
    await keyring.obtain('acme.one');
    const pieces = [wrapped.subarray(1, 13), wrapped.subarray(13, 29), wrapped.subarray(-16)];
    const held = async () => {
      const files = await Promise.all([file, `${file}-journal`].map((each) => readFile(each)));
      return pieces.some((piece) => files.some((bytes) => bytes.includes(Buffer.from(piece))));
    };
    expect(await held()).toBe(true);
    await keyring.destroy('acme.one');
    expect(await held()).toBe(false);
    await keyring.close();
  });

  it('tells of a key that was wrapped by another QSS_DATA_KEY, and gives nothing', async () => {
    const file = join(await newTemporaryDirectory(), 'keyring.db');
    const keyring = await open(file);
    await keyring.obtain('acme.one');
    await keyring.close();
    const other = await open(file, 'another data key');
    await expect(other.read('acme.one')).rejects.toThrow(KeyringUnavailable);
    await expect(other.read('acme.one')).rejects.toThrow('QSS_DATA_KEY');
    await other.close();
  });

  it('is refused where another file lies in its place', async () => {
    const file = join(await newTemporaryDirectory(), 'keyring.db');
    const { DatabaseSync } = await import('@photostructure/sqlite');
    const db = new DatabaseSync(file);
    db.exec('CREATE TABLE other (a TEXT)');
    db.close();
    await expect(open(file)).rejects.toThrow(KeyringUnavailable);
  });
});
