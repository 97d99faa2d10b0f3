import { describe, expect, it, onTestFinished } from 'vitest';
import { SCOPES } from '../../../domain/keys/events.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type { EventLog } from '../../../log/port.ts';
import type { SemanticProvider } from '../../../semantics/port.ts';
import { creationOf } from '../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../support/conversations/sessions.ts';
import type { Client } from '../../support/http/client.ts';
import { ACME, ServiceUnderTest, type TestedParts } from '../../support/service.ts';

/** A model that proposes nothing, to some tenants never. */
function modelSilentTo(...tenants: readonly string[]): SemanticProvider {
  return {
    turnMsMax: 1_000,
    useFor: () => 'never',
    understand: () => Promise.reject(new Error('nobody asks for this')),
    proposeCoverage: (_, { signal, tenant }) =>
      tenants.includes(tenant)
        ? new Promise((_, reject) =>
            signal!.addEventListener('abort', () => reject(signal!.reason)),
          )
        : Promise.resolve([]),
  };
}

async function started(log: EventLog, parts: TestedParts): Promise<ServiceUnderTest> {
  const service = await ServiceUnderTest.start(log, parts);
  onTestFinished(() => service.service.stop());
  return service;
}

async function withDraft(service: ServiceUnderTest, tenant = ACME.tenant): Promise<Client> {
  const client = await service.keyHolder(SCOPES, { ...ACME, tenant });
  await client.post('/v1/configuration/changes', { changes: creationOf(tableConfiguration) });
  return client;
}

/** Requests a publication, and says how it goes. */
async function requested(client: Client): Promise<() => Promise<string>> {
  const { body } = await client.post<{ compilation_id: string }>('/v1/configuration/publish', {});
  const path = `/v1/configuration/compilations/${body.compilation_id}`;
  return async () => (await client.get<{ status: string }>(path)).body.status;
}

describe('a compilation worker', () => {
  it('publishes for one tenant while another one waits for its model', async () => {
    const service = await started(createMemoryLog(), { semantics: modelSilentTo('slow') });
    const slow = await requested(await withDraft(service, 'slow'));
    await expect.poll(slow).toBe('running');
    const quick = await requested(await withDraft(service, 'quick'));
    await expect.poll(quick).toBe('succeeded');
    expect(await slow()).toBe('running');
  });

  it('asks models for a number of tenants at one time, and then for the next one', async () => {
    const tenants = Array.from({ length: 9 }, (_, n) => `slow${n}`);
    const service = await started(createMemoryLog(), { semantics: modelSilentTo(...tenants) });
    const statuses: (() => Promise<string>)[] = [];
    for (const tenant of tenants) statuses.push(await requested(await withDraft(service, tenant)));
    const running = async () => {
      const known = await Promise.all(statuses.map((status) => status()));
      return known.filter((status) => status === 'running').length;
    };
    await expect.poll(running).toBe(8);
    service.service.worker.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await running()).toBe(8);
  });

  it('leaves its job to another one at once when its process ends', async () => {
    const log = createMemoryLog();
    const service = await started(log, { semantics: modelSilentTo(ACME.tenant) });
    const status = await requested(await withDraft(service));
    await expect.poll(status).toBe('running');
    const other = await started(log, {});
    await service.service.worker.stop();
    // Long before a lease has lapsed: another one is woken by the log.
    await expect.poll(status).toBe('succeeded');
    await other.service.worker.idle();
  });

  it('leaves a draft that is still being computed to another one', async () => {
    const log = createMemoryLog();
    const service = await started(log, { compile: () => () => new Promise(() => {}) });
    const status = await requested(await withDraft(service));
    await expect.poll(status).toBe('running');
    await service.service.worker.stop();
    expect(await status()).toBe('queued');
    await started(log, {});
    await expect.poll(status).toBe('succeeded');
  });
});

describe('a publication by an instance with other settings', () => {
  const told = (service: ServiceUnderTest) =>
    service.logLines
      .map((line) => JSON.parse(line))
      .filter(({ with_model }) => with_model !== undefined);

  it('is told where a model was asked for the one before and none is configured, and the other way round', async () => {
    const log = createMemoryLog();
    const parts = { semantics: modelSilentTo() };
    const first = await started(log, parts);
    const client = await first.publish();
    await first.publishDraft(client);
    expect(told(first)).toEqual([]);
    await first.service.worker.stop();
    const second = await started(log, {});
    await requested(client);
    await expect
      .poll(() => told(second))
      .toMatchObject([{ ...ACME, with_model: false, level: 'warn' }]);
    const { text } = await second.admin.get('/internal/metrics');
    expect(text).toContain('qss_publications_other_model_total 1');
    await second.service.worker.stop();
    const third = await started(log, parts);
    await requested(client);
    await expect.poll(() => told(third)).toMatchObject([{ with_model: true }]);
  });
});
