import type { Position } from '../../log/port.ts';
import { type ReadModels, type Store, TablesMissing } from '../store/port.ts';
import type { Folding, Projection } from './projection.ts';
import { RowMemory } from './row-memory.ts';
import { type Advance, CheckpointLost, type RecordedCommit, type Sink } from './sink.ts';

/** How long commits wait for others to share a transaction with; who waits for one ends it. */
const DELAY_MS = 50;

/** Keeps a projection's rows and its checkpoint in a store, in one transaction. */
export function inTables(store: Store, projection: Projection): Sink {
  const memory = new RowMemory();
  let folding: Folding | undefined;
  const take = (commit: RecordedCommit) => {
    folding ??= projection.fold(store, memory);
    folding.take(commit);
  };
  return {
    name: projection.name,
    categories: projection.categories,
    delayMs: DELAY_MS,
    store,
    begin: () => {
      memory.clear();
      folding = undefined;
      return prepareTables(store, projection);
    },
    take,
    advance: ({ from, commits, to }) => {
      for (const commit of commits) take(commit);
      advance(store, projection, { from, to, write: () => folding?.write() });
      folding = undefined;
    },
    reset: () => store.transaction(() => createTables(store, projection)),
  };
}

const CHECKPOINTS = `CREATE TABLE IF NOT EXISTS checkpoints
  (name TEXT PRIMARY KEY, shape INTEGER NOT NULL, position TEXT) STRICT`;

/** Brings a projection's tables to the shape this build writes; answers where to go on. */
function prepareTables(store: Store, projection: Projection): Position | undefined {
  return store.transaction(() => {
    store.exec(CHECKPOINTS);
    const found = store.get<{ shape: number }>(
      'SELECT shape FROM checkpoints WHERE name = ?',
      projection.name,
    );
    const isMade = found?.shape === projection.shape && hasTables(store, projection);
    if (!isMade) createTables(store, projection);
    return checkpointOf(store, projection);
  });
}

/** Whoever drops one leaves the checkpoint. */
function hasTables(store: Store, { tables }: Projection): boolean {
  try {
    store.transaction(() => store.all(`SELECT 1 FROM ${tables.join(', ')} LIMIT 0`));
    return true;
  } catch (error) {
    if (error instanceof TablesMissing) return false;
    throw error;
  }
}

/** Throws the rows of a projection away, to be made again from the log's beginning. */
function createTables(store: Store, { name, shape, tables, schema }: Projection): void {
  for (const table of tables) store.exec(`DROP TABLE IF EXISTS ${table}`);
  store.exec(schema);
  store.run(
    `INSERT INTO checkpoints (name, shape, position) VALUES (?, ?, NULL)
     ON CONFLICT (name) DO UPDATE SET shape = excluded.shape, position = NULL`,
    name,
    shape,
  );
}

const CHECKPOINT = 'SELECT position FROM checkpoints WHERE name = ?';

interface CheckpointRow {
  readonly position: string | null;
}

/** As who writes the rows sees it. */
export function checkpointOf(
  store: Store,
  { name }: Pick<Projection, 'name'>,
): Position | undefined {
  return store.get<CheckpointRow>(CHECKPOINT, name)?.position ?? undefined;
}

/** Place in the log up to which the rows tell everything; undefined: nothing yet. */
export async function readCheckpoint(
  store: ReadModels,
  { name }: Pick<Projection, 'name'>,
): Promise<Position | undefined> {
  return (await store.get<CheckpointRow>(CHECKPOINT, name))?.position ?? undefined;
}

/**
 * Writes rows and moves the checkpoint in one transaction.
 * @throws CheckpointLost also where another process feeds the same rows and was faster
 */
function advance(
  store: Store,
  projection: Projection,
  { from, to, write }: Omit<Advance, 'commits'> & { readonly write: () => void },
): void {
  store.transaction(() => {
    const stored = checkpointOf(store, projection);
    if (stored !== from) throw new CheckpointLost(projection.name);
    write();
    store.run('UPDATE checkpoints SET position = ? WHERE name = ?', to, projection.name);
  });
}
