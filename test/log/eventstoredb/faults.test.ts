import * as vitest from 'vitest';
import { openEventStoreLog } from '../../../log/eventstoredb/eventstore-log.ts';
import { LogUnavailable } from '../../../log/port.ts';
import { AS_IT_IS, describeFaults } from './faults.ts';

const { describe, expect, it } = vitest;

describeFaults(vitest, AS_IT_IS);

describe('A connection string of EventStoreDB', () => {
  it.each([
    ['none of its form', 'esdb:/user:hidden@host'],
    ['an option nobody knows', 'esdb://user:hidden@host?tls=false&nonsense=1'],
    ['an option that has no effect', 'esdb://user:hidden@host?tlsVerifyCert=false'],
    ['no credentials where they are needed', 'esdb://host.hidden:2113'],
  ])('is refused without repeating it: %s', async (_, connectionString) => {
    const opening = openEventStoreLog({ connectionString });
    await expect(opening).rejects.toThrow(LogUnavailable);
    await expect(opening).rejects.not.toThrow('hidden');
  });
});
