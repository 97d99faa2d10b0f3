import { afterEach, expect, it } from 'vitest';
import { createMemoryLog } from '../../../log/memory.ts';
import { type Store, StoreUnavailable } from '../../../projections/store/port.ts';
import { openStore } from '../../../projections/store/sqlite.ts';
import { Conversation, ServiceUnderTest } from '../../support/service.ts';

let service: ServiceUnderTest;

afterEach(() => service.stop());

/** Read models whose rows cannot be written, for a reason that passes or one that does not. */
function unwritable(reason: Error): Store {
  const store = openStore(':memory:');
  return Object.assign(Object.create(store), {
    lead: () => true,
    close: () => store.close(),
    transaction: () => {
      throw reason;
    },
  });
}

it.each([
  ['cannot be opened', () => openStore('/dev/null/read-models.db')],
  ['cannot be written for now', () => unwritable(new StoreUnavailable('the disk is full'))],
  ['cannot be written at all', () => unwritable(new Error('no such column'))],
])('serves conversations when the read models %s', async (_, open) => {
  service = await ServiceUnderTest.start(createMemoryLog(), { store: open() });
  const conversation = await Conversation.start(await service.publish());
  expect((await conversation.next()).action).toBe('ask');
  expect(service.logLines.join()).toMatch(/a view (cannot be written|has failed)/);
});
