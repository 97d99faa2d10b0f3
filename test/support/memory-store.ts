import type { Store } from '../../projections/store/port.ts';
import { openStore } from '../../projections/store/sqlite.ts';

/** Read models in memory that are their own snapshot: for tests that write nothing while something is read. */
export function openMemoryStore(): Store {
  const store = openStore(':memory:');
  store.snapshot = () => snapshotOf(store);
  return store;
}

export function snapshotOf(store: Store): Store {
  return Object.create(store, {
    get: { value: store.get.bind(store) },
    all: { value: store.all.bind(store) },
    close: { value: () => {} },
  });
}
