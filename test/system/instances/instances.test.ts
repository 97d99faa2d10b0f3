import * as vitest from 'vitest';
import {
  type Cluster,
  startOnEventStore,
  startProcesses,
} from '../../support/histories/clusters.ts';
import { describeInstances } from './instances.ts';
import { rollingRestartFailsNobody } from './rolling-restart.ts';

const { describe, it } = vitest;

describe.each([
  ['two processes on one embedded log', () => startProcesses()],
  ['two services on EventStoreDB', () => startOnEventStore()],
])('%s', (_, start: () => Promise<Cluster>) => describeInstances(vitest, start));

describe('two processes that are restarted one after the other under load', () => {
  it('fail no client that tries again, and lose and double nothing', () =>
    rollingRestartFailsNobody(() => startProcesses(2)));
});
