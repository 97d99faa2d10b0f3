import { expect, it, onTestFinished } from 'vitest';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { newEvents, newStream } from '../../log/port/log-under-test.ts';
import { loopClock } from '../../support/clocks/loop-clock.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { ServiceUnderTest } from '../../support/service.ts';

const WRITERS = 16;
const KEYS = 3;

it('knows a new key on another instance within a second while appends are slow and a read stands still', async () => {
  const server = await new LookalikeServer().start();
  onTestFinished(() => server.stop());
  const open = () => openEventStoreLog(server);
  const start = async () => ServiceUnderTest.start(await open(), { areViewsElsewhere: true });
  const [one, other, log] = [await start(), await start(), await open()];
  server.latencyMs = () => 60;
  let isOver = false;
  const write = async () => {
    while (!isOver) await log.append(newStream(), newEvents(3), { expected: 'none' });
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  onTestFinished(async () => {
    isOver = true;
    await writing.finally(() => Promise.all([one.stop(), other.stop(), log.close()]));
  });
  for (let n = 0; n < KEYS; n += 1) {
    const secret = await one.makeSecret(['audit:read']);
    server.failNext({ rpc: 'read', kind: 'silent' });
    const began = loopClock.now();
    const { status } = await other.client(secret).post('/v1/sessions', {});
    // It may not do that, which is known only of a key that was found.
    expect(status).toBe(403);
    expect(loopClock.now() - began).toBeLessThan(1_000);
  }
});
