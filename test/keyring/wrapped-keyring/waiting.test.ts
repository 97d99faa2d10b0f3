import { expect, it, onTestFinished, vi } from 'vitest';
import type { KeyStore } from '../../../keyring/key-store.ts';
import { KeyringOverloaded } from '../../../keyring/port.ts';
import { WrappedKeyring } from '../../../keyring/wrapped-keyring.ts';
import { wrapWith } from '../../../keyring/wrapping.ts';
import { ServiceUnderTest } from '../../support/service.ts';

const WAITING = 4_096;

/** A store that makes every key, and answers nobody while it is held. */
class SlowStore implements KeyStore {
  readonly asked: number[] = [];
  #held: Promise<void> | undefined;

  hold(): () => void {
    let letGo = () => {};
    this.#held = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  }

  async ask(requests: Parameters<KeyStore['ask']>[0]) {
    this.asked.push(requests.length);
    await this.#held;
    return requests.map((request) =>
      request.kind === 'obtain' ? [{ ...request, created_at: request.at, destroyed_at: null }] : [],
    );
  }

  async close(): Promise<void> {}
}

it('What waits for a slow keyring has a ceiling, beyond which a client is told at once to come again', async () => {
  const store = new SlowStore();
  const keyring = new WrappedKeyring(store, { wrapping: wrapWith('secret'), now: Date.now });
  const service = await ServiceUnderTest.start(undefined, { keyring });
  onTestFinished(() => service.stop());
  const client = await service.publish();
  const letGo = store.hold();
  const waiting = Array.from({ length: WAITING + 1 }, (_, n) => keyring.read(`acme.${n}`));
  const refused = await client.post('/v1/sessions', {});
  expect([refused.status, refused.body.code]).toEqual([503, 'overloaded']);
  expect(refused.headers.get('retry-after')).toBe('1');
  letGo();
  await Promise.all(waiting);
  expect(store.asked.slice(-2)).toEqual([1, WAITING]);
  expect((await client.post('/v1/sessions', {})).status).toBe(201);
});

it('Where the first in the line has waited for a keyring for more than 2.5 s, nothing more is taken', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = new SlowStore();
  const keyring = new WrappedKeyring(store, { wrapping: wrapWith('secret'), now: Date.now });
  const letGo = store.hold();
  const asked = keyring.read('acme.asked');
  vi.advanceTimersByTime(60_000);
  const first = keyring.read('acme.first');
  vi.advanceTimersByTime(2_500);
  const second = keyring.read('acme.second');
  vi.advanceTimersByTime(1);
  const third = keyring.read('acme.third').catch((error: unknown) => error);
  letGo();
  await Promise.all([asked, first, second]);
  expect(await third).toBeInstanceOf(KeyringOverloaded);
  await keyring.read('acme.third');
  expect(store.asked).toEqual([1, 2, 1]);
});
