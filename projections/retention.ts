import { type Owner, ownerOf } from '../domain/owner.ts';
import { decodeCommit } from '../domain/recording/decode-commit.ts';
import { RETENTION_EVENT_SCHEMAS, type RetentionEvent } from '../domain/retention/events.ts';
import { RETENTION_CATEGORY } from '../domain/retention/stream.ts';
import { applying, type Projection } from './projecting/projection.ts';
import type { ReadModels, Store } from './store/port.ts';

/** The services that keep what is private for a while only, for the clock to go through. */
export const retention: Projection = {
  name: 'retention',
  shape: 2,
  categories: [RETENTION_CATEGORY],
  tables: ['retention'],
  schema: `
    CREATE TABLE retention (
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      PRIMARY KEY (tenant, service)
    ) STRICT, WITHOUT ROWID;`,
  fold: applying((store, { events, metadata }) => {
    const decoded = decodeCommit<RetentionEvent>(events, RETENTION_EVENT_SCHEMAS, metadata);
    for (const { event, stream } of decoded) {
      if (event.type !== 'RetentionSet') continue;
      const { days, texts_days = null } = event.facts;
      keep(store, ownerOf(stream), days !== null || texts_days !== null);
    }
  }),
};

function keep(store: Store, { tenant, service }: Owner, isBounded: boolean): void {
  const sql = isBounded
    ? 'INSERT INTO retention (tenant, service) VALUES (?, ?) ON CONFLICT DO NOTHING'
    : 'DELETE FROM retention WHERE tenant = ? AND service = ?';
  store.run(sql, tenant, service);
}

/** The services that keep what is private for a while only. */
export async function readKeptServices(store: ReadModels): Promise<readonly Owner[]> {
  return store.all<Owner>('SELECT tenant, service FROM retention ORDER BY tenant, service');
}
