import { compilationView } from '../../domain/configuration/views.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/transact.ts';
import {
  type ConfigurationCall,
  commandConfiguration,
  type JsonAnswer,
  warningsOf,
} from './command-configuration.ts';

/** Answers 202 with the queued compilation job; nothing is compiled here. */
export function publishConfiguration(
  dependencies: Dependencies,
  call: ConfigurationCall,
  request: { readonly expected_draft_revision?: number | undefined },
): Promise<Transacted<JsonAnswer>> {
  const compilationId = dependencies.newId('cmp_');
  const expectedDraftRevision = request.expected_draft_revision;
  return commandConfiguration(dependencies, call, {
    command: async (at, state) => ({
      type: 'requestPublication',
      at,
      compilationId,
      expectedDraftRevision,
      warnings: await warningsOf(state),
    }),
    answer: async (state) => ({
      request_id: call.provenance.request_id,
      ...compilationView(state.jobs.get(compilationId)!),
    }),
  });
}
