import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/streams/transact.ts';
import {
  type ConfigurationCall,
  changeAnswer,
  commandConfiguration,
  type JsonAnswer,
} from './command-configuration.ts';

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
    answer: (state) => changeAnswer(call, state, changes.length),
  });
}
