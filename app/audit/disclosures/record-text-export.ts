import type { Scope } from '../../../domain/scope.ts';
import type { TextsExported } from '../../../domain/text-export/events.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { recordDisclosures } from './record-disclosures.ts';

/**
 * Records that texts are about to be written to files; the audit trail shows it.
 * @throws LogUnavailable, and then nothing may be written
 */
export async function recordTextExport(
  dependencies: Dependencies,
  scope: Scope,
  facts: Omit<TextsExported['facts'], 'export_id'>,
): Promise<string> {
  const export_id = dependencies.newId('exp_');
  const event: TextsExported = { type: 'TextsExported', facts: { export_id, ...facts } };
  await recordDisclosures(dependencies, scope, [event], {
    actor: { type: 'admin', id: 'command_line' },
    origin: 'system',
    scopes: [],
    request_id: dependencies.newId('req_'),
  });
  return export_id;
}
