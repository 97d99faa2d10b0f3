import { expect, it, onTestFinished } from 'vitest';
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
