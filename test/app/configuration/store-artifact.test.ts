import { expect, it, onTestFinished } from 'vitest';
import { storeArtifact } from '../../../app/configuration/store-artifact.ts';
import { CHUNK_BYTES_MAX } from '../../../domain/artifact/artifact-codec.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { ACME, ServiceUnderTest } from '../../support/service.ts';

it('A large artifact is stored in appends of four chunks each', async () => {
  const memory = createMemoryLog();
  const appended: number[] = [];
  const log = wrappedLog(memory, {
    append: (stream, events, options) => {
      if (stream.startsWith('artifact-')) appended.push(events.length);
      return memory.append(stream, events, options);
    },
  });
  const service = await ServiceUnderTest.start(log);
  onTestFinished(() => service.stop());
  const artifact = { text: 'x'.repeat(9 * CHUNK_BYTES_MAX), digest: 'a'.repeat(64) };
  const provenance = {
    ...{ request_id: 'req_1', received_at: new Date().toISOString() },
    actor: { kind: 'system', id: 'test' },
  };
  const { dependencies } = service.service;
  await storeArtifact(dependencies, ACME, artifact as never, provenance as never);
  expect(appended).toEqual([4, 4, 1]);
});
