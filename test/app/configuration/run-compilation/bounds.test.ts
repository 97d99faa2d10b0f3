import { afterEach, expect, it, vi } from 'vitest';
import { compile } from '../../../../compiler/compile.ts';
import { encodeArtifact } from '../../../../domain/artifact/artifact-codec.ts';
import { createMemoryLog } from '../../../../log/memory.ts';
import type { SemanticProvider } from '../../../../semantics/port.ts';
import { creationOf } from '../../../support/configurations/configurations.ts';
import { tableConfiguration } from '../../../support/conversations/sessions.ts';
import { ServiceUnderTest, type TestedParts } from '../../../support/service.ts';

const ended: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ended.splice(0)) await end();
});

async function serviceWithDraft(parts: TestedParts) {
  const service = await ServiceUnderTest.start(createMemoryLog(), parts);
  ended.push(() => service.stop());
  const client = await service.keyHolder();
  await client.post('/v1/configuration/changes', { changes: creationOf(tableConfiguration) });
  return { service, client };
}

it('A model has eight minutes for what questions cover, and three for words', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const semantics = {
    turnMsMax: 1_000,
    useFor: () => 'always',
    understand: () => Promise.reject(new Error('not asked')),
    proposeCoverage: async () => [],
    writeWords: async () => [],
  } as unknown as SemanticProvider;
  const { service, client } = await serviceWithDraft({ semantics });
  await service.publishDraft(client);
  const given = timeout.mock.calls.map(([ms]) => ms);
  expect(given).toEqual(expect.arrayContaining([480_000, 180_000]));
});

it('A claim is renewed every ten seconds for as long as its work goes on', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { service, client } = await serviceWithDraft({
    compile: (engineVersion) => async (configuration, additions) => {
      await gate;
      return encodeArtifact(compile(configuration, { engineVersion, ...additions }).artifact);
    },
  });
  const intervals = vi.spyOn(globalThis, 'setInterval');
  const { body } = await client.post<{ compilation_id: string }>('/v1/configuration/publish', {});
  const path = `/v1/configuration/compilations/${body.compilation_id}`;
  const seen = async () => (await client.get<{ status: string; progress: number }>(path)).body;
  service.service.worker.wake();
  const renewals = () => intervals.mock.calls.filter(([, ms]) => ms === 10_000);
  await expect.poll(() => renewals().length).toBe(1);
  expect((await seen()).progress).toBe(0);
  (renewals()[0]![0] as () => void)();
  await expect.poll(async () => (await seen()).progress, { timeout: 5_000 }).toBe(0.5);
  release();
  await service.service.worker.idle();
  expect((await seen()).status).toBe('succeeded');
});
