import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findForeign } from '../../../app/evidence/find-foreign.ts';
import { checkForeign } from '../../../cli/command-line/health/health-checks.ts';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import type { FeedItem } from '../../../log/port.ts';
import { newEvents } from '../../log/port/log-under-test.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { ServiceUnderTest } from '../../support/service.ts';

const theirs = (metadata: string) => [
  { id: crypto.randomUUID(), type: 'Theirs', data: 'not JSON', metadata },
];

/** Of a look, in milliseconds. */
const MS_MAX = 1_500;

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
    expect(text).toContain('; streams of others are passed by: orders (3 events)');
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

  it('is named whole by EventStoreDB, however much of ours there is to look at', async () => {
    const server = await new LookalikeServer().start();
    onTestFinished(() => server.stop());
    await namesAll(server.connectionString);
  });

  const given = process.env.EVENT_LOG_URL ?? '';
  it.runIf(given.startsWith('esdb'))('is so by the one that EVENT_LOG_URL names', () =>
    namesAll(given),
  );
});

/** Though whoever reads the whole log has no time left after its beginning. */
async function namesAll(connectionString: string): Promise<void> {
  const server = await openEventStoreLog({ connectionString });
  onTestFinished(() => server.close());
  const other = `orders${randomBytes(4).toString('hex')}`;
  await server.append(`keys-${other}.table`, newEvents(1_000), { expected: 'none' });
  for (const stream of [other, `${other}-1`, `${other}-2`, `keysof${other}-1`]) {
    await server.append(stream, newEvents(2), { expected: 'none' });
  }
  const log = wrappedLog(server, {
    others: (...args) => server.others!(...args),
    subscribe: (options) => later(server.subscribe(options)),
  });
  const found = await findForeign(log, MS_MAX);
  expect(found).toMatchObject({ areAllNamed: true, isAll: false });
  expect(found.categories.get(other)).toBe(6);
  expect(found.categories.get(`keysof${other}`)).toBe(2);
  expect([...found.categories.keys()]).not.toContain('keys');
  expect(checkForeign({ ...found, ofOurNames: new Set() }).text).toContain(
    'events of ours were looked at in part',
  );
}

async function* later(items: AsyncIterable<FeedItem>): AsyncGenerator<FeedItem> {
  await delay(MS_MAX);
  yield* items;
}
