import { decodeCommit } from '../domain/recording/commit.ts';
import { RETENTION_EVENT_SCHEMAS, type RetentionEvent } from '../domain/retention/events.ts';
import { RETENTION_CATEGORY } from '../domain/retention/stream.ts';
import { type Scope, scopeOf } from '../domain/scope.ts';
import { applying, type Projection } from './projecting/projection.ts';
import type { ReadModels, Store } from './store/port.ts';

/** The services that keep what is private for so many days, for the clock to go through. */
export const retention: Projection = {
  name: 'retention',
  shape: 1,
  categories: [RETENTION_CATEGORY],
  tables: ['retention'],
  schema: `
    CREATE TABLE retention (
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      days INTEGER NOT NULL,
      PRIMARY KEY (tenant, service)
    ) STRICT, WITHOUT ROWID;`,
  fold: applying((store, { events, closing }) => {
    const decoded = decodeCommit<RetentionEvent>(events, RETENTION_EVENT_SCHEMAS, closing);
    for (const { event, stream } of decoded) {
      if (event.type === 'RetentionSet') setDays(store, scopeOf(stream), event.facts.days);
    }
  }),
};

function setDays(store: Store, { tenant, service }: Scope, days: number | null): void {
  const sql =
    days === null
      ? 'DELETE FROM retention WHERE tenant = ? AND service = ?'
      : `INSERT INTO retention (tenant, service, days) VALUES (?, ?, ?)
         ON CONFLICT (tenant, service) DO UPDATE SET days = excluded.days`;
  store.run(sql, tenant, service, ...(days === null ? [] : [days]));
}

/** The services that keep what is private for a while only. */
export async function readKeptServices(store: ReadModels): Promise<readonly Scope[]> {
  return store.all<Scope>('SELECT tenant, service FROM retention ORDER BY tenant, service');
}
