import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isDemoWanted, publishDemo } from '../../../cli/demo/publish.ts';
import { keysStream } from '../../../domain/keys/stream.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { LogUnavailable } from '../../../log/port.ts';
import { wrappedLog } from '../../support/log/wrapped-log.ts';
import { ServiceUnderTest } from '../../support/service.ts';

const CONFIG = { host: '127.0.0.1', eventLogUrl: undefined, demo: undefined };
const STREAM = 'configuration-demo.heat-pump';
const KEY = { 'Idempotency-Key': 'a-fresh-key' };
const KEYS = keysStream('demo', 'heat-pump');

/** A start, which ends at the first append to one of the streams that is not allowed. */
async function firstStart(
  log = createMemoryLog(),
  endsAt = (_stream: string, _type: string) => false,
) {
  const service = await ServiceUnderTest.start(
    wrappedLog(log, {
      append: async (stream, events, expected) => {
        if (endsAt(stream, events[0]!.type)) throw new LogUnavailable('the end');
        return log.append(stream, events, expected);
      },
    }),
  );
  const { dependencies, worker } = service.service;
  const isWanted = () => isDemoWanted(CONFIG, dependencies);
  const publish = (signal?: AbortSignal, compiling = worker) =>
    publishDemo(dependencies, compiling, { randomBytes: randomBytes(24), signal });
  return { log, service, isWanted, publish };
}

const ENDS = [
  ['the draft', (stream: string) => stream === STREAM],
  ['its tests', (_: string, type: string) => type === 'ConversationTestSaved'],
  ['the publication', (_: string, type: string) => type === 'CompilationRequested'],
  ['the key', (stream: string) => stream === KEYS],
] as const;

it.each(ENDS)(
  'A first start that ends before %s leaves the demo to the next one',
  async (_, endsAt) => {
    const first = await firstStart(createMemoryLog(), endsAt);
    expect(await first.isWanted()).toBe(true);
    await expect(first.publish()).rejects.toThrow();
    const next = await firstStart(first.log);
    expect(await next.isWanted()).toBe(true);
    const { secret } = await next.publish();
    const client = next.service.client(secret);
    expect((await client.send('POST', '/v1/sessions', { body: {}, headers: KEY })).status).toBe(
      201,
    );
    expect(await next.isWanted()).toBe(false);
    await next.service.stop();
  },
);

it('A stop does not wait for its compilation, which the next start follows to its end', async () => {
  const first = await firstStart();
  const stopping = new AbortController();
  const dead = Object.assign(Object.create(first.service.service.worker), {
    wake: () => stopping.abort(),
  });
  await first.service.service.worker.stop();
  await expect(first.publish(stopping.signal, dead)).rejects.toThrow('aborted');
  const next = await firstStart(first.log);
  expect(await next.isWanted()).toBe(true);
  await next.publish();
  expect(await next.isWanted()).toBe(false);
  await next.service.stop();
});

it('A draft of the same name that somebody has gone on with is left as it is', async () => {
  const first = await firstStart(createMemoryLog(), (stream) => stream === KEYS);
  await expect(first.publish()).rejects.toThrow();
  const path = '/internal/v1/tenants/demo/services/heat-pump/configuration/changes';
  const objective = { max_turns: 9 };
  const changes = [{ entity: 'objective', operation: 'update', objective }];
  const changed = await first.service.admin.send('POST', path, { body: { changes }, headers: KEY });
  expect(changed.status).toBe(200);
  expect(await first.isWanted()).toBe(false);
  await first.service.stop();
});
