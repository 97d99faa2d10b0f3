import { expect, it, onTestFinished } from 'vitest';
import { dueSessions, enforceRetention } from '../../../app/privacy/enforce-retention.ts';
import type { ReadModels } from '../../../projections/store/port.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONG_AGO = '2020-01-01T00:00:00.000Z';

async function started() {
  const service = await ServiceUnderTest.start();
  onTestFinished(() => service.stop());
  return { service, client: await service.publish() };
}

it('erases no more than 200 sessions of a service at a tick, and the rest at the next', async () => {
  const { service, client } = await started();
  for (let begun = 0; begun < 201; begun += 1) await Conversation.start(client);
  await service.admin.send('POST', `${internalPath(ACME)}/retention`, { body: { days: 30 } });
  service.clock.advance(31 * DAY_MS);
  const erasing = { ...service.service.dependencies, secret: 'a-secret-for-tests' };
  const counts: number[] = [];
  for (let tick = 0; tick < 3; tick += 1) {
    await service.service.views.ownWritesShown();
    counts.push((await enforceRetention(erasing, service.store)).sessions);
  }
  expect(counts).toEqual([200, 1, 0]);
}, 60_000);

it('looks at 500 sessions at a time, and lets other work have its turn between', async () => {
  const { service } = await started();
  const { dependencies } = service.service;
  const sessions = Array.from({ length: 1_200 }, (_, n) => ({
    session_id: `ses_${n}`,
    position: String(n).padStart(6, '0'),
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    erased: 0,
  }));
  const limits: number[] = [];
  const store = {
    all: async (_sql: string, ...[, , after, limit]: [string, string, string, number]) => {
      limits.push(limit);
      return sessions.filter(({ position }) => position > after).slice(0, limit);
    },
  } as unknown as ReadModels;
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  let due = 0;
  const kept = { kept: 'everything', days: 30 } as const;
  for await (const _ of dueSessions(dependencies, store, ACME, kept)) due += 1;
  isOver = true;
  expect(due).toBe(1_200);
  expect(limits).toEqual([500, 500, 500]);
  expect(turns).toBeGreaterThanOrEqual(2);
});
