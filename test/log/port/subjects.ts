import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedLog } from '../../../log/embedded/embedded-log.ts';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { createMemoryLog } from '../../../log/memory.ts';
import { LookalikeServer } from '../../support/eventstore/lookalike-server.ts';
import { newTemporaryDirectory } from '../../support/temporary-directory.ts';
import type { LogUnderTest } from './log-under-test.ts';

export const MEMORY: LogUnderTest = {
  name: 'The log in memory',
  createStorage: async () => ({ open: async () => createMemoryLog(), dispose: async () => {} }),
  oneHandleOnly: 'memory is not shared',
  positionAhead: 'me1:00000000000999999999',
};

export const EMBEDDED: LogUnderTest = {
  name: 'The embedded log',
  createStorage: async () => {
    const directory = await newTemporaryDirectory();
    return {
      open: () => openEmbeddedLog({ file: join(directory, 'events.sqlite') }),
      dispose: () => rm(directory, { recursive: true }),
    };
  },
  positionAhead: 'sq1:00000000000999999999',
};

/** The look-alike works in the thread of its client: on a busy machine 500 events at once take it longer than a service waits. */
const CALL_MS_MAX = 10_000;

export const EVENTSTOREDB: LogUnderTest = {
  name: 'The log in EventStoreDB, with the real client against a look-alike',
  createStorage: async () => {
    const server = await new LookalikeServer().start();
    const { connectionString } = server;
    return {
      open: () => openEventStoreLog({ connectionString, callMsMax: CALL_MS_MAX }),
      dispose: async () => server.stop(),
    };
  },
  positionAhead: 'es1:00000000000999999999/00000000000999999999',
};
