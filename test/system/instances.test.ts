import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Cluster, startOnEventStore, startProcesses } from '../support/clusters.ts';
import { MUTATIONS } from '../support/mutations.ts';
import {
  bodiesAreToldApart,
  duplicatesHaveOneEffect,
  keysHaveTheirScope,
  refusalsLeaveTheKeyFree,
} from './stories/exactly-once.ts';
import { rollingRestartFailsNobody } from './stories/rolling-restart.ts';
import {
  keysFollow,
  listsFollow,
  oneWriterWins,
  publicationsAreCompiledOnce,
  readsSeeEveryWrite,
} from './stories/shared-log.ts';

describe.each([
  ['two processes on one embedded log', () => startProcesses()],
  ['two services on EventStoreDB', () => startOnEventStore()],
])('%s', (_, start: () => Promise<Cluster>) => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await start();
  });
  afterAll(() => cluster?.stop());

  it('show every acknowledged write in every read of a session', () => readsSeeEveryWrite(cluster));

  it('let one of many writers with the same state_version win', () => oneWriterWins(cluster));

  it('let a new key in and a revoked key out everywhere within 5 s', () => keysFollow(cluster));

  it('make one version of each publication', () => publicationsAreCompiledOnce(cluster));

  it('show what was written elsewhere in their lists within 5 s', () => listsFollow(cluster));

  it.each(Object.keys(MUTATIONS))('give 50 duplicates of %s one effect and one answer', (name) =>
    duplicatesHaveOneEffect(cluster, name),
  );

  it('tell the bodies of one key apart', () => bodiesAreToldApart(cluster));

  it('keep the keys of operations and sessions apart', () => keysHaveTheirScope(cluster));

  it('leave the key of a refused request free', () => refusalsLeaveTheKeyFree(cluster));
});

describe('two processes that are restarted one after the other under load', () => {
  it('fail no client that tries again, and lose and double nothing', rollingRestartFailsNobody);
});
