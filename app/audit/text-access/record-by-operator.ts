import type { Owner } from '../../../domain/owner.ts';
import type { Provenance } from '../../../domain/recording/provenance.ts';
import type { TextsExported } from '../../../domain/text-access/events.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { recordTextAccess } from './record-text-access.ts';

/**
 * Records that texts are about to be written to files; the audit trail shows it.
 * @throws LogUnavailable, and then nothing may be written
 */
export async function recordTextExport(
  dependencies: Dependencies,
  owner: Owner,
  facts: Omit<TextsExported['facts'], 'export_id'>,
): Promise<void> {
  const export_id = dependencies.newId('exp_');
  const event: TextsExported = { type: 'TextsExported', facts: { export_id, ...facts } };
  await recordTextAccess(dependencies, owner, [event], byOperator(dependencies));
}

/**
 * Records that an operator is about to be shown in a terminal what was said in a session.
 * @throws LogUnavailable, and then nothing may be shown
 */
export async function recordOperatorsLook(
  dependencies: Dependencies,
  owner: Owner,
  session_id: string,
): Promise<void> {
  const facts = { look_id: dependencies.newId('look_'), session_id };
  const event = { type: 'TextsRead', facts } as const;
  await recordTextAccess(dependencies, owner, [event], byOperator(dependencies));
}

function byOperator({ newId }: Pick<Dependencies, 'newId'>): Provenance {
  return {
    actor: { type: 'admin', id: 'command_line' },
    origin: 'system',
    scopes: [],
    request_id: newId('req_'),
  };
}
