import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartProjector } from '../../../cli/projecting/projector-client.ts';
import { STORED_VIEWS } from '../../../projections/stored-views.ts';
import { type OnEventStore, startOnEventStore } from '../../support/histories/clusters.ts';
import { ACME, ADMIN_TOKEN, internalPath } from '../../support/service.ts';

/** Views that were caught up once and see nothing of what follows. */
const standStill: StartProjector = (handed, { onMessage }) => {
  const names = [...handed, ...STORED_VIEWS].map(({ name }) => name);
  queueMicrotask(() => {
    onMessage({ kind: 'started' });
    const views = names.map((name) => ({ name, state: 'live' as const, reached: undefined }));
    onMessage({
      kind: 'status',
      status: { views, isLeading: true, foreign: { category: 0, form: 0 } },
    });
  });
  return (message) => {
    if (message.kind === 'stop') onMessage({ kind: 'stopped' });
  };
};

describe('an instance whose views stand still', () => {
  let cluster: OnEventStore;

  beforeAll(async () => {
    cluster = await startOnEventStore({ parts: (n) => (n === 1 ? { project: standStill } : {}) });
  });

  afterAll(() => cluster.stop());

  const keys = `${internalPath(ACME)}/keys`;

  async function makeKey(): Promise<{ readonly token: string; readonly id: string }> {
    const made = await cluster.instances[0]!.sendInternally(keys, {
      method: 'POST',
      token: ADMIN_TOKEN,
      body: { name: 'short-lived', scopes: ['configuration:read'] },
    });
    return { token: made.json.secret!, id: (made.json.key! as { key_id: string }).key_id };
  }

  async function statusOf(token: string): Promise<number> {
    const reply = await cluster.instances[1]!.send('/v1/configuration', { method: 'GET', token });
    return reply.status;
  }

  it('knows a new key at once and refuses a revoked one within 5 s', async () => {
    const { token, id } = await makeKey();
    expect(await statusOf(token)).toBe(200);
    await cluster.instances[0]!.sendInternally(`${keys}/${id}`, {
      method: 'DELETE',
      token: ADMIN_TOKEN,
    });
    await delay(4_500);
    expect(await statusOf(token)).toBe(401);
  });

  it('lets nobody in on old news while the log is away', async () => {
    const { token } = await makeKey();
    expect(await statusOf(token)).toBe(200);
    cluster.proxy.treat({ kind: 'lose' });
    await delay(4_500);
    expect(await statusOf(token)).toBe(503);
    cluster.proxy.treat({ kind: 'pass' });
    await expect.poll(() => statusOf(token), { timeout: 10_000 }).toBe(200);
  });
});
