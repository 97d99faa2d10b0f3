import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgresReader } from '../../../../projections/store/postgres/postgres-reader.ts';
import { openPostgresStore } from '../../../../projections/store/postgres/postgres-store.ts';
import { NO_POSTGRES_SERVER, PostgresServer } from '../../../support/processes/postgres-server.ts';
import { describeStore } from '../store-contract.ts';

const TITLE = NO_POSTGRES_SERVER ?? 'a real PostgreSQL';

describe.skipIf(NO_POSTGRES_SERVER !== undefined)(TITLE, () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await PostgresServer.start();
  });

  afterAll(() => server.stop());

  describeStore('PostgreSQL', async () => {
    const url = await server.database();
    return { open: () => openPostgresStore(url), read: () => openPostgresReader(url) };
  });
});
