import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Keyring } from '../../keyring/port.ts';
import { sessionKeysOf } from '../support/session-keys.ts';

export interface KeyringUnderTest {
  readonly keyring: Keyring;
  /** The same keys, opened as another process would. */
  readonly again: () => Promise<Keyring>;
}

/** What every keyring promises. */
export function keyringContract(name: string, start: () => Promise<KeyringUnderTest>): void {
  describe(`${name}: a keyring`, () => {
    let under: KeyringUnderTest;
    const opened: Keyring[] = [];
    const another = async () => {
      const keyring = await under.again();
      opened.push(keyring);
      return keyring;
    };

    beforeEach(async () => {
      under = await start();
      opened.push(under.keyring);
    });

    afterEach(async () => {
      for (const keyring of opened.splice(0)) await keyring.close();
    });

    it('makes a key once, and knows it again when it is opened anew', async () => {
      const made = await under.keyring.obtain('acme.one');
      expect(made).toMatchObject({ state: 'held' });
      expect(made.state === 'held' && made.key).toHaveLength(32);
      expect(await under.keyring.obtain('acme.one')).toEqual(made);
      expect(await (await another()).read('acme.one')).toEqual(made);
    });

    it('makes another key for every subject', async () => {
      const subjects = ['acme.one', 'acme.two', 'globex.one'];
      const found = await Promise.all(subjects.map((subject) => under.keyring.obtain(subject)));
      const keys = found.map(
        (each) => each.state === 'held' && Buffer.from(each.key).toString('hex'),
      );
      expect(new Set(keys).size).toBe(subjects.length);
    });

    it('gives one key to everybody who asks for the same at once', async () => {
      const others = [under.keyring, await another(), await another()];
      const asked = Array.from({ length: 30 }, (_, i) => others[i % 3]!.obtain('acme.one'));
      const keys = (await Promise.all(asked)).map((found) => found.state === 'held' && found.key);
      for (const key of keys) expect(key).toEqual(keys[0]);
    });

    it('makes nothing for who only reads', async () => {
      expect(await under.keyring.read('acme.nobody')).toEqual({ state: 'absent' });
      expect(await under.keyring.list({ limit: 10 })).toEqual([]);
    });

    it('never gives a key again that was destroyed, nor makes another one', async () => {
      await under.keyring.obtain('acme.one');
      await under.keyring.obtain('acme.two');
      const { at } = await under.keyring.destroy('acme.one');
      expect(await under.keyring.destroy('acme.one')).toEqual({ at });
      for (const keyring of [under.keyring, await another()]) {
        expect(await keyring.read('acme.one')).toEqual({ state: 'destroyed', at });
        expect(await keyring.obtain('acme.one')).toEqual({ state: 'destroyed', at });
        expect(await keyring.read('acme.two')).toMatchObject({ state: 'held' });
      }
    });

    it('remembers what is destroyed that never had a key', async () => {
      const { at } = await under.keyring.destroy('acme.one');
      expect(await under.keyring.obtain('acme.one')).toEqual({ state: 'destroyed', at });
    });

    it('lets the texts of a session go before the rest of it, and gives later ones a key of their own', async () => {
      const stream = 'session-acme.ses_1';
      const sealed = [{ stream, data: '{"facts":{},"sealed":"","sealed_texts":""}' }];
      const [keys, others] = [sessionKeysOf(under.keyring), sessionKeysOf(await another())];
      const first = (await keys.toSeal(stream, true))!;
      expect(await others.toOpen(sealed)).toEqual(first);
      const { nth, at } = (await keys.destroyTexts(stream))!;
      expect([nth, await keys.destroyTexts(stream)]).toEqual([0, { nth, at }]);
      others.forgetTexts();
      expect(await others.toOpen(sealed)).toEqual({ bytes: first.bytes, id: first.id });
      const second = (await others.toSeal(stream, true))!;
      expect(second.bytes).toEqual(first.bytes);
      expect(second.texts!.id).not.toEqual(first.texts!.id);
      expect(await keys.toOpen(sealed)).toEqual(second);
      expect((await keys.findTexts(stream)).map(({ state }) => state)).toEqual([
        ...['destroyed', 'held'],
      ]);
      await keys.destroy(stream);
      expect((await others.findTexts(stream)).map(({ state }) => state)).toEqual([
        ...['destroyed', 'destroyed'],
      ]);
    });

    it('lists its subjects page by page', async () => {
      for (const subject of ['b', 'c', 'a']) await under.keyring.obtain(subject);
      await under.keyring.destroy('b');
      const first = await under.keyring.list({ limit: 2 });
      expect(first.map(({ subject }) => subject)).toEqual(['a', 'b']);
      expect(first.map(({ destroyed_at }) => destroyed_at !== null)).toEqual([false, true]);
      const rest = await under.keyring.list({ after: 'b', limit: 2 });
      expect(rest.map(({ subject }) => subject)).toEqual(['c']);
    });
  });
}
