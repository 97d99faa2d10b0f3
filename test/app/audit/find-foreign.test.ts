import { describe, expect, it } from 'vitest';
import { findForeign } from '../../../app/audit/find-foreign.ts';
import { checkForeign } from '../../../cli/command-line/health/health-checks.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { newEvents } from '../../log/port/log-under-test.ts';
import { ServiceUnderTest } from '../../support/service.ts';

const theirs = (metadata: string) => [
  { id: crypto.randomUUID(), type: 'Theirs', data: 'not JSON', metadata },
];

describe('what other programs keep beside the log', () => {
  it('is named by category, and by stream where it has a name of ours', async () => {
    const log = createMemoryLog();
    await log.append('orders-1', newEvents(3), { expected: 'none' });
    expect(checkForeign(await findForeign(log, 1_000))).toEqual({
      status: 'ok',
      text: 'streams of others are passed by: orders (3 events)',
    });
    await log.append('session-theirs', theirs(''), { expected: 'none' });
    const { status, text } = checkForeign(await findForeign(log, 1_000));
    expect(status).toBe('warning');
    expect(text).toContain('session-theirs: events of another form');
  });

  it('is looked for no longer than is given', async () => {
    const log = createMemoryLog();
    await log.append('orders-1', newEvents(1_500), { expected: 'none' });
    const found = await findForeign(log, 0);
    expect(found.isAll).toBe(false);
    expect(checkForeign(found).text).toContain('in the part of the log that was looked at');
  });

  it('is served to nobody, and named in the log, where it has the name of a stream of ours', async () => {
    const log = createMemoryLog();
    const service = await ServiceUnderTest.start(log);
    const client = await service.publish();
    const id = 'ses_01ARZ3NDEKTSV4RRFFQ69G5FAV';
    for (const metadata of ['', '{"theirs":true}']) {
      await log.append(`session-acme.${id}${metadata.length}`, theirs(metadata), {
        expected: 'none',
      });
    }
    await log.append(`session-acme.${id}`, theirs(''), { expected: 'none' });
    expect((await client.get(`/v1/sessions/${id}`)).status).toBe(500);
    await expect
      .poll(() => service.logLines.join())
      .toMatch(/session-acme\.ses_01ARZ3NDEKTSV4RRFFQ69G5FAV".*events of another form/);
    expect(service.logLines.join()).toContain('are of another form');
    await service.stop();
  });
});
