import type { Scope } from '../../domain/scope.ts';
import {
  DISCLOSURE_EVENT_SCHEMAS,
  type DisclosureEvent,
  type TextsExported,
} from '../../domain/text-export/events.ts';
import { disclosureStream } from '../../domain/text-export/stream.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Aggregate } from '../core/streams.ts';
import { transact } from '../core/transact.ts';

/** Nothing is decided by what was disclosed before. */
const disclosureAggregate: Aggregate<null, DisclosureEvent> = {
  schemas: DISCLOSURE_EVENT_SCHEMAS,
  initial: null,
  fold: () => null,
};

/**
 * Records that texts are about to be written to files; the audit trail shows it.
 * @throws LogUnavailable, and then nothing may be written
 */
export async function recordTextExport(
  dependencies: Dependencies,
  { tenant, service }: Scope,
  facts: Omit<TextsExported['facts'], 'export_id'>,
): Promise<string> {
  const export_id = dependencies.newId('exp_');
  const event: TextsExported = { type: 'TextsExported', facts: { export_id, ...facts } };
  await transact(dependencies, {
    aggregate: disclosureAggregate,
    stream: disclosureStream(tenant, service),
    provenance: {
      actor: { type: 'admin', id: 'command_line' },
      origin: 'system',
      scopes: [],
      request_id: dependencies.newId('req_'),
    },
    decide: () => ({ ok: true, events: [event], answer: {} }),
  });
  return export_id;
}
