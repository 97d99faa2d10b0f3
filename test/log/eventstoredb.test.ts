import { openEventStoreLog } from '../../log/eventstoredb/eventstore-log.ts';
import { LookalikeServer } from '../support/eventstore/lookalike-server.ts';
import { describeEventLog } from './contract.ts';

describeEventLog('The log in EventStoreDB, with the real client against a look-alike', {
  createStorage: async () => {
    const server = await new LookalikeServer().start();
    const { connectionString } = server;
    return {
      open: () => openEventStoreLog({ connectionString }),
      dispose: async () => server.stop(),
    };
  },
  positionAhead: 'es1:00000000000999999999/00000000000999999999',
});
