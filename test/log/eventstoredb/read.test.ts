import { expect, it, onTestFinished } from 'vitest';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { readHead } from '../../../log/eventstoredb/read.ts';
import { EventStoreServer } from '../../../log/eventstoredb/server.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { newEvents, newStream } from '../port/log-under-test.ts';

it('The end of the log is known once it was told, though the server has not ended the read', async () => {
  const lookalike = await new LookalikeServer().start();
  const server = await EventStoreServer.connect(lookalike.connectionString);
  onTestFinished(async () => {
    await server.dispose();
    lookalike.stop();
  });
  const append = { stream: newStream(), events: newEvents(1), expected: -1 };
  const { position } = await server.append(append, 60_000);
  lookalike.lateEndMs = () => 600_000;
  expect(await readHead(server, 60_000)).toBe(position);
});

it('A stream that an operator has deleted for good is missing, and not a log that does not answer', async () => {
  const lookalike = await new LookalikeServer().start();
  const log = await openEventStoreLog({ connectionString: lookalike.connectionString });
  onTestFinished(async () => {
    await log.close();
    lookalike.stop();
  });
  const stream = newStream();
  await log.append(stream, newEvents(2), { expected: 'none' });
  lookalike.log.tombstone(stream);
  const missing = { exists: false, lastRevision: null, events: [], more: false };
  expect(await log.read(stream, { limit: 5 })).toEqual(missing);
  expect(await log.read(stream, { direction: 'backward', limit: 1 })).toEqual(missing);
  await expect(log.append(stream, newEvents(1), { expected: 1 })).rejects.toThrow('deleted');
  await expect(log.append(stream, newEvents(1), { expected: 'none' })).rejects.toThrow('deleted');
  // Of it all is still read that was written, and nothing that the server adds.
  const types: string[] = [];
  for await (const item of log.subscribe({ signal: AbortSignal.timeout(60_000) })) {
    if (item.kind === 'caughtUp') break;
    if (item.kind === 'event') types.push(item.event.type);
  }
  expect(types).toHaveLength(2);
  expect(types).not.toContain('$streamDeleted');
});
