import { join } from 'node:path';
import type { Guard } from '../log/embedded/reader.ts';
import type { ReadModels, Store } from '../projections/store/port.ts';
import { openStore } from '../projections/store/sqlite.ts';
import type { Config } from './config/read-config.ts';

/** Settings that say where the stored views are. */
export type ReadModelsAddress = Pick<Config, 'viewsUrl' | 'dataDir'>;

/** The file of the views, where no database has them. */
export function readModelsFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'read-models.db');
}

/** Reads the views, wherever they are, while somebody else may be writing them. */
export async function openReadModels(address: ReadModelsAddress): Promise<ReadModels> {
  const { viewsUrl } = address;
  if (viewsUrl === undefined) return openStore(readModelsFile(address), { readOnly: true });
  // Loaded where it is used.
  const { openPostgresReader } = await import('../projections/store/postgres/postgres-reader.ts');
  return openPostgresReader(viewsUrl);
}

/** @param guard around the work inside SQLite, where a thread has to say when it is there */
export async function openReadModelsForWriting(
  address: ReadModelsAddress,
  guard: Guard,
): Promise<Store> {
  const { viewsUrl } = address;
  if (viewsUrl === undefined) return openStore(readModelsFile(address), { guard });
  const { openPostgresStore } = await import('../projections/store/postgres/postgres-store.ts');
  return openPostgresStore(viewsUrl);
}
