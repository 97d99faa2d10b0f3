import { LRUCache } from 'lru-cache';
import { expect, it, onTestFinished, vi } from 'vitest';
import { KeyDestroyed, SessionKeys } from '../../../../app/core/sealing/session-keys.ts';
import { type SealKey, sealText } from '../../../../domain/recording/sealing.ts';
import { createMemoryKeyring } from '../../../../keyring/memory.ts';
import type { Keyring } from '../../../../keyring/port.ts';

/** A keyring that tells whose keys it was asked for. */
function watchedKeyring() {
  const keyring = createMemoryKeyring();
  const asked: string[] = [];
  const watched: Keyring = {
    ...keyring,
    obtain: (subject) => {
      asked.push(subject);
      return keyring.obtain(subject);
    },
    read: (subject) => {
      asked.push(subject);
      return keyring.read(subject);
    },
  };
  return { watched, asked };
}

it('keys of the sessions used last are held, as many as may be', async () => {
  const { watched, asked } = watchedKeyring();
  const keys = new SessionKeys(watched, { onMissing: () => {}, keysMax: 2 });
  const seal = (session: string) => keys.toSeal(`session-acme.table.${session}`);

  await seal('one');
  await seal('two');
  expect(asked).toHaveLength(2);
  await seal('one');
  await seal('two');
  expect(asked).toHaveLength(2);
  await seal('three');
  await seal('two');
  expect(asked).toHaveLength(3);
  await seal('one');
  expect(asked).toHaveLength(4);
});

it('keys of a thousand sessions are held, unless another number is given', async () => {
  const keys = new SessionKeys(createMemoryKeyring(), { onMissing: () => {} });
  const set = vi.spyOn(LRUCache.prototype, 'set');
  await keys.toSeal('session-acme.ses_1');
  const caches = new Set(set.mock.contexts as LRUCache<string, object>[]);
  set.mockRestore();
  for (const cache of caches) {
    for (let nth = 0; nth <= 1_000; nth++) cache.set(`subject ${nth}`, {});
  }
  expect([...caches].map(({ size }) => size)).toEqual([1_000, 1_000]);
});

/** How many entries the walks of all caches have given so far. */
function countedSteps(): () => number {
  let steps = 0;
  const whole = LRUCache.prototype.entries;
  const spy = vi.spyOn(LRUCache.prototype, 'entries').mockImplementation(function* (this: object) {
    for (const entry of whole.call(this as LRUCache<object, object>)) {
      steps += 1;
      yield entry;
    }
  });
  onTestFinished(() => spy.mockRestore());
  return () => steps;
}

it('keys of texts are let go of in one walk over what is held, whose order stays', async () => {
  const { watched, asked } = watchedKeyring();
  const keys = new SessionKeys(watched, { onMissing: () => {}, keysMax: 100 });
  const seal = (nth: number) => keys.toSeal(`session-acme.ses_${nth}`);
  for (let nth = 0; nth < 100; nth += 1) await keys.toSeal(`session-acme.ses_${nth}`, true);
  const steps = countedSteps();
  keys.forgetTexts();
  expect(steps()).toBe(100);
  asked.length = 0;
  await seal(100);
  await seal(99);
  expect(asked).toHaveLength(1);
  await seal(0);
  expect(asked).toHaveLength(2);
});

const STREAM = 'session-acme.ses_1';
const options = { onMissing: () => {} };

async function heldIn(keyring: Keyring): Promise<readonly string[]> {
  const keys = await keyring.list({ limit: 100 });
  return keys.filter(({ destroyed_at }) => destroyed_at === null).map(({ subject }) => subject);
}

it('no key of texts is made for a session whose key is destroyed', async () => {
  const { watched, asked } = watchedKeyring();
  await new SessionKeys(watched, options).destroy(STREAM);
  asked.length = 0;
  const sealing = new SessionKeys(watched, options).toSeal(STREAM, true);
  await expect(sealing).rejects.toThrow(KeyDestroyed);
  expect(asked).toHaveLength(1);
  expect(await heldIn(watched)).toEqual([]);
});

it('a key of texts that is made between those of texts and the other one is destroyed too', async () => {
  const keyring = createMemoryKeyring();
  const others = new SessionKeys(keyring, options);
  await others.toSeal(STREAM, true);
  const slow: Keyring = {
    ...keyring,
    destroy: async (subject) => {
      others.forgetTexts();
      if (!subject.includes('texts')) await others.toSeal(STREAM, true);
      return keyring.destroy(subject);
    },
  };
  await new SessionKeys(slow, options).destroy(STREAM);
  expect(await keyring.list({ limit: 100 })).toHaveLength(3);
  expect(await heldIn(keyring)).toEqual([]);
});

it('a key of texts that is made while the session is erased is destroyed by whoever made it', async () => {
  const keyring = createMemoryKeyring();
  const others = new SessionKeys(keyring, options);
  const slow: Keyring = {
    ...keyring,
    obtain: async (subject) => {
      if (subject.includes('texts')) await others.destroy(STREAM);
      return keyring.obtain(subject);
    },
  };
  const sealing = new SessionKeys(slow, options).toSeal(STREAM, true);
  await expect(sealing).rejects.toThrow(KeyDestroyed);
  expect(await keyring.list({ limit: 100 })).toHaveLength(2);
  expect(await heldIn(keyring)).toEqual([]);
});

function saidWith(key: SealKey) {
  const place = { stream: STREAM, revision: 0, id: 'evt_1', type: 'TurnRecorded' };
  const sealed_texts = sealText(key.texts!, place, '[{}]', 'texts');
  return { stream: STREAM, data: JSON.stringify({ facts: {}, sealed_texts }) };
}

it('the keyring is asked once for texts that are gone, and again for what is said later', async () => {
  const { watched, asked } = watchedKeyring();
  const [keys, others] = [new SessionKeys(watched, options), new SessionKeys(watched, options)];
  const events = [saidWith((await others.toSeal(STREAM, true))!)];
  await others.destroyTexts(STREAM);
  expect((await keys.toOpen(events))?.texts).toBeUndefined();
  asked.length = 0;
  expect((await keys.toOpen(events))?.texts).toBeUndefined();
  expect(asked).toEqual([]);
  const second = (await others.toSeal(STREAM, true))!;
  events.push(saidWith(second));
  expect(await keys.toOpen(events)).toEqual(second);
  asked.length = 0;
  expect(await keys.toOpen(events)).toEqual(second);
  expect(asked).toEqual([]);
  await others.destroyTexts(STREAM);
  keys.forgetTexts();
  expect((await keys.toOpen(events))?.texts).toBeUndefined();
});

const DAY_MS = 24 * 60 * 60 * 1000;

it('texts are not sealed for longer than an hour with a key that another process may have destroyed by then', async () => {
  const { watched, asked } = watchedKeyring();
  let now = 1_000;
  const [keys, others] = [
    new SessionKeys(watched, { ...options, elapsedMs: () => now }),
    new SessionKeys(watched, options),
  ];
  const first = (await keys.toSeal(STREAM, true))!;
  asked.length = 0;
  now += 59 * 60_000;
  expect(await keys.toSeal(STREAM, true)).toEqual(first);
  expect(asked).toEqual([]);
  await others.destroyTexts(STREAM);
  now += DAY_MS;
  const second = (await keys.toSeal(STREAM, true))!;
  expect(second.texts).not.toEqual(first.texts);
  expect(await keys.toSeal(STREAM, true)).toEqual(second);
});

it('texts are not sealed with a key that was read to open others, and is destroyed by another process', async () => {
  const { watched } = watchedKeyring();
  const [keys, others] = [new SessionKeys(watched, options), new SessionKeys(watched, options)];
  const first = (await others.toSeal(STREAM, true))!;
  expect(await keys.toOpen([saidWith(first)])).toEqual(first);
  await others.destroyTexts(STREAM);
  expect((await keys.toSeal(STREAM, true))!.texts).not.toEqual(first.texts);
});

it('keys of texts that an older keyring has brought back are destroyed up to the last one, and no later one', async () => {
  const { watched } = watchedKeyring();
  const keys = new SessionKeys(watched, options);
  for (let nth = 0; nth < 3; nth += 1) {
    await keys.toSeal(STREAM, true);
    if (nth < 2) await keys.destroyTexts(STREAM);
  }
  expect(await keys.destroyTextsAgain(STREAM, 1)).toBe(false);
  expect((await keys.findTexts(STREAM)).at(-1)?.state).toBe('held');
  const older = createMemoryKeyring();
  for (const { subject } of await watched.list({ limit: 10 })) {
    if (!/texts-[12]/.test(subject)) await older.obtain(subject);
  }
  const restored = new SessionKeys(older, options);
  expect(await restored.destroyTextsAgain(STREAM, 1)).toBe(true);
  const states = (await restored.findTexts(STREAM)).map(({ state }) => state);
  expect(states).toEqual(['destroyed', 'destroyed']);
});

it.each([
  ['sealing', (keys: SessionKeys) => keys.toSeal(STREAM, true)],
  [
    'opening',
    (keys: SessionKeys, said: readonly ReturnType<typeof saidWith>[]) => keys.toOpen(said),
  ],
])('a key that is destroyed while it is asked for, for %s, is not held', async (_, ask) => {
  const keyring = createMemoryKeyring();
  const first = (await new SessionKeys(keyring, options).toSeal(STREAM, true))!;
  const said = [saidWith(first)];
  let meanwhile = async () => {};
  const slow: Keyring = {
    ...keyring,
    obtain: async (subject) => {
      const found = await keyring.obtain(subject);
      if (subject.includes('texts')) await meanwhile();
      return found;
    },
    read: async (subject) => {
      const found = await keyring.read(subject);
      if (subject.includes('texts')) await meanwhile();
      return found;
    },
  };
  const keys = new SessionKeys(slow, options);
  meanwhile = async () => {
    meanwhile = async () => {};
    await keys.destroyTextsKey(STREAM, 0);
  };
  await ask(keys, said);
  expect((await keys.toOpen(said))?.texts).toBeUndefined();
  expect((await keys.toSeal(STREAM, true))!.texts).not.toEqual(first.texts);
});
