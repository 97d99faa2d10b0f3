import { expect, it, onTestFinished, vi } from 'vitest';
import { enforceRetention } from '../../../app/privacy/enforce-retention.ts';
import { finishErasures, purgeErased } from '../../../app/privacy/follow-erasures.ts';
import type { Value } from '../../../projections/store/port.ts';
import { ACME, Conversation, internalPath, ServiceUnderTest } from '../../support/service.ts';

/** What a list or a tick reads of the views must not become slower with everything that ever happened. */

const PATH = internalPath(ACME);
const LISTS = [
  '/sessions',
  '/sessions?status=active&configuration_version=v_1&created_before=2030-01-01T00:00:00Z',
  '/pending-decisions',
  '/pending-decisions?question_id=q_people&waiting_since=2030-01-01T00:00:00Z',
  '/erasures',
  '/feedback',
  '/feedback?kind=feedback',
  '/retention/due?days=1',
  '/configuration/audit',
  '/configuration/audit?resource_type=question&resource_id=q_people',
  '/configuration/questions',
  '/configuration/versions',
  '/analytics',
];

it('looks up what it reads, and goes through no table as a whole', async () => {
  const service = await ServiceUnderTest.start(undefined, { hasReadModelsFile: true });
  onTestFinished(() => service.stop());
  const { store, admin } = service;
  const asked = new Map<string, readonly Value[]>();
  for (const name of ['all', 'get'] as const) {
    const real = store[name].bind(store);
    vi.spyOn(store, name).mockImplementation((sql: string, ...values: readonly Value[]) => {
      const found = real(sql, ...values);
      asked.set(sql, values);
      return found;
    });
  }
  const session = await Conversation.start(await service.publish());
  await session.next();
  await admin.send('POST', `${PATH}/sessions/${session.id}/erase`, { body: { reason: 'asked' } });
  await service.service.views.ownWritesShown();
  for (const list of LISTS) expect((await admin.get(PATH + list)).status).toBe(200);
  expect((await admin.get('/internal/v1/services')).status).toBe(200);
  const { erasing } = service.service;
  await purgeErased(erasing, store, '');
  await finishErasures(erasing, store);
  await enforceRetention(erasing, store);
  vi.restoreAllMocks();
  // The newest of all, this many and no more: a tick may ask for them meanwhile.
  const looked = [...asked].filter(
    ([sql]) => !/^SELECT [\w, ]+ ORDER BY number DESC LIMIT \?$/.test(sql),
  );
  const scans = looked.flatMap(([sql, values]) =>
    store
      .all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values)
      // One row a service that keeps sessions for a time.
      .filter(({ detail }) => /^SCAN (?!CONSTANT|retention$)|TEMP B-TREE/.test(detail))
      .map(({ detail }) => `${detail}: ${sql.replace(/\s+/g, ' ')}`),
  );
  expect(asked.size).toBeGreaterThan(15);
  expect(scans).toEqual([]);
});
