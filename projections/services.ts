import type { Scope } from '../domain/scope.ts';
import type { ReadModels } from './store/port.ts';

export interface ServicesRequest {
  /** Undefined or null: any. */
  readonly within: { readonly tenant: string | null; readonly service: string | null } | undefined;
  /** Only those behind it. */
  readonly after: Scope;
  readonly limit: number;
}

/** The services that the audit trail tells of, by tenant and name: a look-up each, however long their trails are. */
export async function readServices(
  store: ReadModels,
  { within, after, limit }: ServicesRequest,
): Promise<Scope[]> {
  const services: Scope[] = [];
  const [only, service] = [within?.tenant ?? null, within?.service ?? null];
  let last = only !== null && after.tenant < only ? { tenant: only, service: '' } : after;
  while (services.length < limit) {
    // What concerns the log itself has no tenant.
    const next = await store.get<Scope>(
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
