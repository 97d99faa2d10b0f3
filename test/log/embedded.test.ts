import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedLog } from '../../log/embedded/embedded-log.ts';
import { describeEventLog } from './contract.ts';

describeEventLog('The embedded log', {
  createStorage: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'qss-log-'));
    return {
      open: () => openEmbeddedLog({ file: join(directory, 'events.sqlite') }),
      dispose: () => rm(directory, { recursive: true }),
    };
  },
  positionAhead: 'sq1:00000000000999999999',
});
