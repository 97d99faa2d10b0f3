import { diagnosePlan } from '../../compiler/diagnose-plan.ts';
import {
  type GateFailure,
  isGateOpen,
  type SimulationGate,
} from '../../domain/configuration/publication-gate.ts';
import type { ConfigurationState } from '../../domain/configuration/state.ts';
import type { Owner } from '../../domain/owner.ts';
import type { PinnedArtifact } from '../../domain/session/pinned-artifact.ts';
import { judgeReports } from '../../domain/simulation/judge-reports.ts';
import { learnedRates } from '../../domain/simulation/learned-rates.ts';
import { simulationSteps } from '../../domain/simulation/simulate.ts';
import { DEFAULT_TRAITS } from '../../domain/simulation/simulated-user.ts';
import type { Steps } from '../../domain/steps.ts';
import { keptTests, runTest } from '../conversation-tests/run-tests.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { finishInSlices } from '../core/in-slices.ts';
import type { Previews } from '../session/preview/preview-conversation.ts';

/** Verdicts that are kept ready: asked for again, they are given at once. */
const VERDICTS_MAX = 16;

/** A draft that is not judged within this time does not pass: whoever publishes waits for the verdict. */
export const VERDICT_MS_MAX = 60_000;

/** Judges drafts before their publication, as their tenants want it. */
export class DraftJudge {
  readonly #previews: Previews;
  readonly #verdictMsMax: number;
  readonly #verdicts = new Map<string, Promise<readonly GateFailure[]>>();
  /** Whose drafts are being judged, each by itself: of one service there may be several. */
  readonly #judging = new Set<Owner>();

  constructor(previews: Previews, verdictMsMax = VERDICT_MS_MAX) {
    this.#previews = previews;
    this.#verdictMsMax = verdictMsMax;
  }

  isJudging({ tenant, service }: Owner): boolean {
    return [...this.#judging].some((one) => one.tenant === tenant && one.service === service);
  }

  /**
   * Everything that the gate has against the draft; nothing while it is open, or for a draft with open warnings, which stop
   * it by themselves. @throws LogUnavailable
   */
  async judge(
    dependencies: Dependencies,
    owner: Owner,
    state: ConfigurationState,
  ): Promise<readonly GateFailure[]> {
    if (isGateOpen(state.gate)) return [];
    const { draftRevision, publications, checksRevision } = state;
    const { tenant, service } = owner;
    const active = publications.length;
    const judged = [tenant, service, draftRevision, active, checksRevision].join(' ');
    const known = this.#verdicts.get(judged);
    if (known) return known;
    const judging = this.#judged(dependencies, owner, state);
    this.#verdicts.set(judged, judging);
    // On a machine that has less to do it may be judged in time.
    judging.then(
      (failures) => {
        if (failures.some(({ code }) => code === 'took_too_long')) this.#verdicts.delete(judged);
      },
      () => this.#verdicts.delete(judged),
    );
    if (this.#verdicts.size > VERDICTS_MAX)
      this.#verdicts.delete(this.#verdicts.keys().next().value!);
    return judging;
  }

  async #judged(
    dependencies: Dependencies,
    owner: Owner,
    configuration: ConfigurationState,
  ): Promise<readonly GateFailure[]> {
    const { tenant, service } = owner;
    const judged = { tenant, service };
    this.#judging.add(judged);
    const ends = performance.now() + this.#verdictMsMax;
    const assertInTime = () => {
      if (performance.now() >= ends) throw new VerdictTookTooLong();
    };
    try {
      const pinnedAs = (state: 'draft' | 'published') =>
        this.#previews.pinned(dependencies, owner, { state, configuration });
      const draft = await pinnedAs('draft');
      if ('ok' in draft) return [];
      const { gate } = configuration;
      const failures: GateFailure[] = [];
      if (gate.tests)
        failures.push(...(await failedTests(dependencies, draft, { configuration, assertInTime })));
      if (gate.diagnostics) failures.push(...foundErrors(draft));
      if (gate.simulation && configuration.publications.length > 0) {
        const active = await pinnedAs('published');
        if (!('ok' in active)) {
          const sides = { active, draft };
          failures.push(...(await simulated(gate.simulation, sides, assertInTime)));
        }
      }
      return failures;
    } catch (error) {
      if (error instanceof VerdictTookTooLong) return [tookTooLong(this.#verdictMsMax)];
      throw error;
    } finally {
      this.#judging.delete(judged);
    }
  }
}

class VerdictTookTooLong extends Error {
  override readonly name = 'VerdictTookTooLong';
}

/** @throws VerdictTookTooLong */
type AssertInTime = () => void;

function tookTooLong(verdictMsMax: number): GateFailure {
  return {
    position: null,
    entity: 'objective',
    id: 'objective',
    path: '',
    code: 'took_too_long',
    message: `is not judged within ${verdictMsMax / 1_000} s; keep fewer tests or simulate fewer users`,
  };
}

async function failedTests(
  dependencies: Dependencies,
  draft: PinnedArtifact,
  {
    configuration,
    assertInTime,
  }: { readonly configuration: ConfigurationState; readonly assertInTime: AssertInTime },
): Promise<readonly GateFailure[]> {
  const failures: GateFailure[] = [];
  for (const test of keptTests(configuration)) {
    assertInTime();
    const { id, differences } = await runTest(dependencies, draft, test);
    const [first, ...more] = differences;
    if (!first) continue;
    const place = first.turn === null ? 'at its end' : `in turn ${first.turn}`;
    const others = more.length > 0 ? `, and ${more.length} more` : '';
    const message = `fails ${place} at ${first.field}${others}`;
    failures.push({
      position: null,
      entity: 'conversation_test',
      id,
      path: '',
      code: 'test_failed',
      message,
    });
  }
  return failures;
}

function foundErrors({ compiled }: PinnedArtifact): readonly GateFailure[] {
  return diagnosePlan(compiled)
    .filter(({ severity }) => severity === 'error')
    .map(({ entity, id, path, message }) => ({
      position: null,
      entity,
      id,
      path,
      code: 'diagnosed_error',
      message,
    }));
}

/** The same users on both; they behave as past ones did, as far as the draft's counts tell. */
async function simulated(
  gate: SimulationGate,
  { active, draft }: { readonly active: PinnedArtifact; readonly draft: PinnedArtifact },
  assertInTime: AssertInTime,
): Promise<readonly GateFailure[]> {
  const { users, seed } = gate;
  const learned = learnedRates(draft.artifact, DEFAULT_TRAITS);
  const plan = { users, seed, traits: { ...DEFAULT_TRAITS, learned } };
  const before = await finishInSlices(inTime(simulationSteps(active.compiled, plan), assertInTime));
  const after = await finishInSlices(inTime(simulationSteps(draft.compiled, plan), assertInTime));
  return judgeReports(gate, before, after);
}

function* inTime<Result>(steps: Steps<Result>, assertInTime: AssertInTime): Steps<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    assertInTime();
    yield;
  }
}
