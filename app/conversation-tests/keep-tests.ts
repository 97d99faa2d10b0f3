import type { ConversationTest } from '../../domain/configuration/conversation-tests/conversation-test.ts';
import type { Owner } from '../../domain/owner.ts';
import {
  type ConfigurationCall,
  commandConfiguration,
  type JsonAnswer,
} from '../configuration/command-configuration.ts';
import { latestConfiguration } from '../configuration/load-configuration.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Transacted } from '../core/streams/transact.ts';

interface TestPage {
  readonly ok: true;
  readonly tests: readonly ConversationTest[];
  /** Where the next page begins. */
  readonly next: number | undefined;
}

/** The conversation tests of a service, in the order in which they were first kept. */
export async function listTests(
  dependencies: Dependencies,
  owner: Owner,
  { limit, from }: { readonly limit: number; readonly from: number },
): Promise<TestPage> {
  const { tests } = await latestConfiguration(dependencies, owner);
  const end = from + limit;
  return {
    ok: true,
    tests: [...tests.values()].slice(from, end),
    next: end < tests.size ? end : undefined,
  };
}

/** Keeps tests, each in place of one with its id. Answers `{request_id, tests, saved}`. */
export function saveTests(
  dependencies: Dependencies,
  call: ConfigurationCall,
  tests: readonly ConversationTest[],
): Promise<Transacted<JsonAnswer>> {
  return commandConfiguration(dependencies, call, {
    command: async (at) => ({ type: 'saveTests', at, tests }),
    answer: async (state, saved) => ({
      request_id: call.provenance.request_id,
      tests: state.tests.size,
      saved,
    }),
  });
}

/** Takes a test out. Answers `{request_id, tests, deleted}`: whether it was there. */
export function deleteTest(
  dependencies: Dependencies,
  call: Omit<ConfigurationCall, 'key'>,
  id: string,
): Promise<Transacted<JsonAnswer>> {
  return commandConfiguration(dependencies, call, {
    command: async (at) => ({ type: 'deleteTest', at, id }),
    answer: async (state, deleted) => ({
      request_id: call.provenance.request_id,
      tests: state.tests.size,
      deleted: deleted > 0,
    }),
  });
}
