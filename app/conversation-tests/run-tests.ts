import type { Refused } from '../../domain/accept-or-refuse.ts';
import {
  compareTest,
  type TestDifference,
} from '../../domain/configuration/conversation-tests/compare-test.ts';
import type { ConversationTest } from '../../domain/configuration/conversation-tests/conversation-test.ts';
import { activePublicationOf, type ConfigurationState } from '../../domain/configuration/state.ts';
import type { Owner } from '../../domain/owner.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { latestConfiguration } from '../configuration/load-configuration.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { playConversation } from '../session/preview/play-conversation.ts';
import { playedSteps, previousTurnOf } from '../session/preview/played-step.ts';
import type { Previews } from '../session/preview/preview-conversation.ts';

export interface TestRun {
  readonly state: 'draft' | 'published';
  /** Absent: those that are kept. */
  readonly tests?: readonly ConversationTest[] | undefined;
  /** Only these of them; absent: all. */
  readonly ids?: readonly string[] | undefined;
}

export interface TestResult {
  readonly id: string;
  readonly passed: boolean;
  readonly differences: readonly TestDifference[];
}

export interface TestReport {
  readonly state: 'draft' | 'published';
  readonly draft_revision: number | null;
  readonly configuration_version: string | null;
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly TestResult[];
}

/**
 * Plays conversations against the draft or against what is published, as sessions would go. Refuses what a preview
 * refuses: a draft that is not there or cannot be published. @throws LogUnavailable
 */
export async function runTests(
  dependencies: Dependencies,
  previews: Previews,
  owner: Owner,
  { state, tests, ids }: TestRun,
): Promise<{ readonly ok: true; readonly report: TestReport } | Refused> {
  const configuration = await latestConfiguration(dependencies, owner);
  const pinned = await previews.pinned(dependencies, owner, { state, configuration });
  if ('ok' in pinned) return pinned;
  const wanted = (tests ?? keptTests(configuration)).filter(({ id }) => ids?.includes(id) ?? true);
  const results: TestResult[] = [];
  for (const test of wanted) results.push(await runTest(dependencies, pinned, test));
  const passed = results.filter((result) => result.passed).length;
  const report: TestReport = {
    state,
    draft_revision: state === 'draft' ? configuration.draftRevision : null,
    configuration_version: activePublicationOf(configuration)?.configurationVersion ?? null,
    passed,
    failed: results.length - passed,
    results,
  };
  return { ok: true, report };
}

export function keptTests({ tests }: ConfigurationState): readonly ConversationTest[] {
  return [...tests.values()];
}

/** Plays one conversation and compares it with what it says. */
export async function runTest(
  dependencies: Pick<Dependencies, 'now' | 'engineVersion'>,
  pinned: PinnedArtifact,
  test: ConversationTest,
): Promise<TestResult> {
  const { calls, refused } = await playConversation(
    dependencies,
    pinned,
    test.turns.map(previousTurnOf),
  );
  const steps = await playedSteps(calls, pinned);
  const differences = [...compareTest(test, steps)];
  if (refused) {
    const { message } = refused.refusal;
    differences.push({ turn: steps.length, field: 'turn', expected: 'taken in', actual: message });
  }
  return { id: test.id, passed: differences.length === 0, differences };
}
