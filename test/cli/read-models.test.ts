import { afterEach, expect, it } from 'vitest';
import { createMemoryLog } from '../../log/memory.ts';
import type { Store } from '../../projections/store/port.ts';
import { closedStore, openStore } from '../../projections/store/sqlite.ts';
import { Conversation, ServiceUnderTest } from '../support/service.ts';

let service: ServiceUnderTest;

afterEach(() => service.stop());

/** Read models whose disk is full. */
function fullStore(): Store {
  const store = openStore(':memory:');
  return Object.assign(Object.create(store), {
    close: () => store.close(),
    transaction: () => {
      throw new Error('database or disk is full');
    },
  });
}

it.each([
  ['cannot be opened', () => closedStore(new Error('not a database'))],
  ['cannot be written', fullStore],
])('serves conversations when the read models %s', async (_, open) => {
  service = await ServiceUnderTest.start(createMemoryLog(), { store: open() });
  const conversation = await Conversation.start(await service.publish());
  expect((await conversation.next()).action).toBe('ask');
  expect(service.logLines.join()).toContain('a view does not follow the log');
});
