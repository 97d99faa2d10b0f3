import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';
import * as vitest from 'vitest';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { describeEventLog } from '../port/contract.ts';

/** The line this adapter was written against; one node without TLS, as `compose` profiles have it. */
const IMAGE = 'eventstore/eventstore:24.10';
const PORT = 2113;
const START_MS_MAX = 120_000;

const given = process.env.EVENT_LOG_URL;
const connectionString = given?.startsWith('esdb') ? given : await startContainer();

if (connectionString === undefined) {
  const reason = 'EVENT_LOG_URL names no esdb:// server and there is no container engine';
  vitest.describe('The log in EventStoreDB, a real server', () => {
    vitest.it.skip(`keeps the promises of the port (skipped: ${reason})`, () => {});
  });
} else {
  describeEventLog(vitest, {
    name: 'The log in EventStoreDB, a real server',
    createStorage: async () => ({
      open: () => openEventStoreLog({ connectionString }),
      dispose: async () => {},
    }),
    positionAhead: 'es1:09000000000000000000/09000000000000000000',
  });
}

/** Undefined where no container engine answers. The engine removes the container when this process ends. */
async function startContainer(): Promise<string | undefined> {
  const engine = await getContainerRuntimeClient().catch(() => undefined);
  if (engine === undefined) return undefined;
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({
      EVENTSTORE_INSECURE: 'true',
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_RUN_PROJECTIONS: 'None',
      EVENTSTORE_TELEMETRY_OPTOUT: 'true',
    })
    .withExposedPorts(PORT)
    .withWaitStrategy(Wait.forHttp('/health/live', PORT).forStatusCode(204))
    .withStartupTimeout(START_MS_MAX)
    .start();
  return `esdb://${container.getHost()}:${container.getMappedPort(PORT)}?tls=false`;
}
