import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { stateAt } from '../../../../app/audit/replay/replayed-events.ts';
import { auditView } from '../../../../domain/session/audit-view.ts';
import { sessionStream } from '../../../../domain/session/stream.ts';
import { ACME, Conversation, ServiceUnderTest } from '../../../support/service.ts';

vi.mock('../../../../domain/session/audit-view.ts', async (original) => {
  const module = await original<typeof import('../../../../domain/session/audit-view.ts')>();
  return { ...module, auditView: vi.fn(module.auditView) };
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('The state at a version is viewed once, and folded in slices, however many events come before it', async () => {
  const service = await ServiceUnderTest.start();
  onTestFinished(() => service.stop());
  const conversation = await Conversation.start(await service.publish());
  for (let value = 0; value < 30; value++) {
    const data = [{ id: 'people', operation: 'set', value }];
    await conversation.attempt('events', { client_updates: { data } });
  }
  const stream = sessionStream(ACME.tenant, conversation.id);
  const { lastRevision } = await service.log.read(stream, { limit: 1 });
  // Every look at the clock finds that a slice is over.
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 20;
    return now;
  });
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    for (; !isOver; turns++) await nextTurn();
  })();
  const { dependencies } = service.service;
  const found = await stateAt(dependencies, stream, lastRevision!);
  isOver = true;
  await counting;
  expect(found).toMatchObject({ state_version: lastRevision });
  expect(auditView).toHaveBeenCalledOnce();
  // It is decoded by commits, and folded by events.
  expect(turns).toBeGreaterThan(2 * 30);
});
