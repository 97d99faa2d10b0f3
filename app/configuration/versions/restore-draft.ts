import type { Refused } from '../../../domain/accept-or-refuse.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import type { Transacted } from '../../core/streams/transact.ts';
import {
  type ConfigurationCall,
  changeAnswer,
  commandConfiguration,
  type JsonAnswer,
} from '../command-configuration.ts';
import { latestConfiguration } from '../load-configuration.ts';
import { publicationOf, readPublication } from './published-versions.ts';

export interface Restore {
  /** Absent: the active one. */
  readonly configuration_version?: string | undefined;
  readonly expected_draft_revision?: number | undefined;
}

/**
 * Makes the draft what was published as a version; the active one unless another is named, so that the draft's own
 * changes are discarded. Answers as changes do. Refuses `unknown_configuration`.
 */
export async function restoreDraft(
  dependencies: Dependencies,
  call: ConfigurationCall,
  request: Restore,
): Promise<Transacted<JsonAnswer> | Refused> {
  const state = await latestConfiguration(dependencies, call.owner);
  const publication = publicationOf(state, request.configuration_version);
  const read = await readPublication(dependencies, call.owner, publication);
  if (!read.ok) return read;
  const { configuration: target } = read;
  const { configurationVersion } = read.publication;
  const expectedDraftRevision = request.expected_draft_revision;
  return commandConfiguration(dependencies, call, {
    command: async (at) => ({
      type: 'restoreDraft',
      at,
      target,
      configurationVersion,
      expectedDraftRevision,
    }),
    answer: (after, applied) => changeAnswer(call, after, applied),
  });
}
