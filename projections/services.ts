import type { Owner } from '../domain/owner.ts';
import type { ReadModels } from './store/port.ts';

/** Null: any. */
interface Within {
  readonly tenant: string | null;
  readonly service: string | null;
}

export interface ServicesRequest {
  /** Undefined: everywhere. */
  readonly within: readonly Within[] | undefined;
  /** Only those behind it. */
  readonly after: Owner;
  readonly limit: number;
}

/** The services that the audit trail tells of, by tenant and name: a look-up each, however long their trails are. */
export async function readServices(
  store: ReadModels,
  { within, ...request }: ServicesRequest,
): Promise<Owner[]> {
  const places = within ?? [{ tenant: null, service: null }];
  const found: Owner[] = [];
  for (const place of places) found.push(...(await servicesAt(store, place, request)));
  const byName = new Map(found.map((each) => [`${each.tenant}/${each.service}`, each]));
  const all = [...byName.values()].toSorted(
    (a, b) => compare(a.tenant, b.tenant) || compare(a.service, b.service),
  );
  return all.slice(0, request.limit);
}

async function servicesAt(
  store: ReadModels,
  { tenant: only, service }: Within,
  { after, limit }: Pick<ServicesRequest, 'after' | 'limit'>,
): Promise<Owner[]> {
  const services: Owner[] = [];
  let last = only !== null && after.tenant < only ? { tenant: only, service: '' } : after;
  while (services.length < limit) {
    // What concerns the log itself has no tenant.
    const next = await store.get<Owner>(
      `SELECT tenant, service FROM audit_entries WHERE tenant <> '' AND (tenant, service) > (?, ?)
       ORDER BY tenant, service LIMIT 1`,
      ...[last.tenant, last.service],
    );
    if (!next || (only !== null && next.tenant !== only)) break;
    if (service === null || next.service === service) services.push(next);
    last = next;
  }
  return services;
}

/** As SQLite compares what is ASCII. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
