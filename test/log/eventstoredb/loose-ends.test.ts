import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { LogUnavailable } from '../../../log/port.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { newStream } from '../port/log-under-test.ts';

it('outlives a connection that is cut while a cluster has no node to turn to', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const nodes = await LookalikeServer.startCluster(3);
  onTestFinished(() => {
    for (const node of nodes) node.stop();
  });
  const { connectionString } = nodes[0]!;
  const log = await openEventStoreLog({ connectionString, callMsMax: 1_000 });
  onTestFinished(() => log.close());
  while ((await log.health()) !== 'ok') await delay(10);
  nodes[0]!.failNext({ rpc: 'read', kind: 'silent' });
  const cut = expect(log.read(newStream())).rejects.toThrow(LogUnavailable);
  while (nodes[0]!.openReads === 0) await delay(1);
  LookalikeServer.elect(nodes, -1);
  // Has the client look for a leader, for a second in vain.
  const refused = expect(log.head()).rejects.toThrow(LogUnavailable);
  await delay(200);
  nodes[0]!.stop();
  await Promise.all([cut, refused]);
  await delay(1_000);
  LookalikeServer.elect(nodes, 1);
  while ((await log.health()) !== 'ok') await delay(10);
  expect(uncaught).toEqual([]);
});
