import { afterEach, expect, it } from 'vitest';
import type { ReadinessReport } from '../../../app/operations/readiness.ts';
import { CHAIN_START } from '../../../domain/recording/chain.ts';
import { encodeCommit } from '../../../domain/recording/encode-commit.ts';
import { newLog } from '../../support/log/new-log.ts';
import { ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;

afterEach(() => service.stop());

/** An event that a newer build wrote, and this one does not know. */
async function appendUnknown(log: ServiceUnderTest['log'], stream: string): Promise<void> {
  const { events } = encodeCommit([{ type: 'KeyDreamt', facts: { key_id: 'key_1' } }], {
    stream,
    firstRevision: 0,
    previousChain: CHAIN_START,
    occurredAt: '2026-01-05T09:00:00.000Z',
    provenance: {
      actor: { type: 'system', id: 'test' },
      origin: 'system',
      scopes: [],
      request_id: 'req_1',
    },
    newId: () => crypto.randomUUID(),
  });
  await log.append(stream, events, { expected: 'none' });
}

async function internal(path: string) {
  const response = await service.service.internalApp.request(path);
  return { status: response.status, text: await response.text() };
}

it('stops by itself, says so in readiness and metrics, and never skips an event', async () => {
  const log = newLog();
  service = await ServiceUnderTest.start(log);
  await service.publish();
  await appendUnknown(log, 'keys-acme.elsewhere');
  // A key made behind the unknown event: its own stream is judged, whatever the view has seen.
  const late = await service.keyHolder();
  const { status, text } = await internal('/internal/ready');
  expect(status).toBe(200);
  const report = JSON.parse(text) as ReadinessReport;
  expect(report.behind).toContain('the view keys has failed and stands still');
  expect(report.views.find(({ name }) => name === 'open_compilations')!.state).toBe('live');
  expect((await late.get('/v1/configuration')).status).toBe(200);
  const metrics = (await internal('/internal/metrics')).text;
  expect(metrics).toContain('qss_projection_up{view="keys"} 0');
  expect(metrics).toContain('qss_projection_up{view="open_compilations"} 1');
  const faults = service.logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg, view }) => msg === 'a view has failed and stands still' && view === 'keys');
  expect(JSON.stringify(faults)).toContain('KeyDreamt schema 1 is unknown to this build');
});
