import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/transact.ts';
import {
  type ConfigurationCall,
  commandConfiguration,
  type JsonAnswer,
  warningsOf,
} from './command-configuration.ts';

/** As many warnings as one answer shows: the receipt keeps them, and has to fit into an event. */
const WARNINGS_SHOWN_MAX = 500;

/** Answers 200 `{request_id, draft_revision, applied, warnings}`. */
export function changeConfiguration(
  dependencies: Dependencies,
  call: ConfigurationCall,
  request: {
    readonly changes: readonly unknown[];
    readonly expected_draft_revision?: number | undefined;
  },
): Promise<Transacted<JsonAnswer>> {
  const { changes, expected_draft_revision: expectedDraftRevision } = request;
  return commandConfiguration(dependencies, call, {
    command: async (at) => ({ type: 'applyChanges', at, changes, expectedDraftRevision }),
    answer: async (state) => ({
      request_id: call.provenance.request_id,
      draft_revision: state.draftRevision,
      applied: changes.length,
      warnings: (await warningsOf(state)).slice(0, WARNINGS_SHOWN_MAX),
    }),
  });
}
