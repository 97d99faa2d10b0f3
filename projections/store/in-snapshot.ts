import type { ReadModels } from './port.ts';

/** Reads what was stored by one moment, however long it takes. @throws StoreUnavailable */
export async function inSnapshot<Result>(
  store: ReadModels,
  read: (snapshot: ReadModels) => Promise<Result>,
): Promise<Result> {
  const snapshot = await store.snapshot();
  try {
    return await read(snapshot);
  } finally {
    await snapshot.close();
  }
}
