import { accept, type Outcome, refuse } from '../../accept-or-refuse.ts';
import type { DeleteTest, SaveTests } from '../commands.ts';
import type { CheckEvent } from '../events.ts';
import type { ConfigurationState } from '../state.ts';
import { type ConversationTest, RUN_TURNS_MAX, TESTS_MAX, turnsOf } from './conversation-test.ts';

/** Records those that are different from what is kept. */
export function saveTests(
  { tests }: SaveTests,
  state: Pick<ConfigurationState, 'tests'>,
): Outcome<CheckEvent> {
  const after = new Map([...state.tests, ...tests.map((test) => [test.id, test] as const)]);
  const excess = excessOf(after);
  if (excess) {
    const message = 'Nothing was written; keep fewer conversations, or shorter ones.';
    const error = { position: null, path: '/tests', code: 'too_many_items', message: excess };
    return refuse('configuration_validation_failed', message, { errors: [error] });
  }
  const changed = tests.filter((test) => !isSame(test, state.tests.get(test.id)));
  return accept(
    changed.map((test) => ({ type: 'ConversationTestSaved', facts: { id: test.id, test } })),
  );
}

function excessOf(tests: ReadonlyMap<string, ConversationTest>): string | undefined {
  if (tests.size > TESTS_MAX) return `a service may have at most ${TESTS_MAX} conversation tests`;
  const isTooLong = turnsOf(tests.values()) > RUN_TURNS_MAX;
  return isTooLong
    ? `its conversation tests may have at most ${RUN_TURNS_MAX} turns together`
    : undefined;
}

function isSame(test: ConversationTest, kept: ConversationTest | undefined): boolean {
  return JSON.stringify(test) === JSON.stringify(kept);
}

/** Records nothing where there is none. */
export function deleteTest(
  { id }: DeleteTest,
  { tests }: Pick<ConfigurationState, 'tests'>,
): Outcome<CheckEvent> {
  return accept(tests.has(id) ? [{ type: 'ConversationTestDeleted', facts: { id } }] : []);
}
