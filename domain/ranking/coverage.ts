import type { CompiledArtifact } from './compiled-artifact.ts';
import { knownQuestions, knownTargets } from './known-by-index.ts';
import type { Override, SelectionState } from './selection-state.ts';

export type ComputedStatus = 'not_started' | 'in_progress' | 'achieved';
export type EffectiveStatus = ComputedStatus | 'excluded';

/** Where the informations and the stages stand, from the state alone. */
export interface ReachedCoverage {
  /** Per information, 0..1; 1 for a not applicable one. */
  readonly coverage: Float64Array;
  /** Per information: 1 when nothing more is wanted of it. */
  readonly satisfied: Uint8Array;
  readonly stages: readonly StageCoverage[];
}

export interface StageCoverage {
  readonly informationCount: number;
  readonly satisfiedCount: number;
  /** How many satisfied informations the stage needs to be achieved. */
  readonly neededCount: number;
  /** 0..1, four decimals; 1 exactly when all informations are satisfied. */
  readonly progress: number;
  readonly computed: ComputedStatus;
  readonly override: Override | null;
  readonly effective: EffectiveStatus;
}

/** A stage is open while something is still wanted of it. */
export function isOpen(stage: StageCoverage): boolean {
  return stage.effective !== 'achieved' && stage.effective !== 'excluded';
}

export function readCoverage(compiled: CompiledArtifact, state: SelectionState): ReachedCoverage {
  const coverage = new Float64Array(compiled.informationStage.length);
  const satisfied = new Uint8Array(coverage.length);
  const touched = new Uint8Array(compiled.stageInformations.length);
  for (const { informations, coverages } of knownTargets(compiled, state)) {
    for (let i = 0; i < informations.length; i++) {
      const information = informations[i]!;
      touched[compiled.informationStage[information]!] = 1;
      coverage[information] = coverages[i]!;
      satisfied[information] = coverages[i]! >= compiled.rule.satisfiedAt ? 1 : 0;
    }
  }
  for (const { questions } of knownQuestions(compiled, state)) {
    for (const question of questions) touched[compiled.questionStage[question]!] = 1;
  }
  const untouched = untouchedStages(compiled);
  const overrides = state.subObjectiveOverrides;
  const stages = compiled.artifact.sub_objectives.map(({ id }, index) => {
    const override = overrides.size === 0 ? null : (overrides.get(id) ?? null);
    if (touched[index] === 0 && override === null) return untouched[index]!;
    return stageCoverage(compiled, index, {
      coverage,
      satisfied,
      touched: touched[index] === 1,
      override,
    });
  });
  return { coverage, satisfied, stages };
}

const prepared = new WeakMap<CompiledArtifact, readonly StageCoverage[]>();

/** The stages as they are at the start of a session. */
function untouchedStages(compiled: CompiledArtifact): readonly StageCoverage[] {
  const known = prepared.get(compiled);
  if (known) return known;
  const coverage = new Float64Array(compiled.informationStage.length);
  const satisfied = new Uint8Array(coverage.length);
  const nothing = { coverage, satisfied, touched: false, override: null };
  const stages = compiled.artifact.sub_objectives.map((_, index) =>
    stageCoverage(compiled, index, nothing),
  );
  prepared.set(compiled, stages);
  return stages;
}

interface KnownOfStage extends Pick<ReachedCoverage, 'coverage' | 'satisfied'> {
  readonly touched: boolean;
  readonly override: Override | null;
}

function stageCoverage(
  compiled: CompiledArtifact,
  stage: number,
  known: KnownOfStage,
): StageCoverage {
  const { coverage, satisfied } = known;
  const { satisfiedAt, blockingShare, contributingShare } = compiled.rule;
  const informations = compiled.stageInformations[stage]!;
  let satisfiedCount = 0;
  let sum = 0;
  for (const information of informations) {
    satisfiedCount += satisfied[information]!;
    sum += Math.min(1, coverage[information]! / satisfiedAt);
  }
  const informationCount = informations.length;
  const share = compiled.stageBlocking[stage] === 1 ? blockingShare : contributingShare;
  const achieved = informationCount > 0 && satisfiedCount / informationCount >= share;
  const computed = achieved ? 'achieved' : known.touched ? 'in_progress' : 'not_started';
  return {
    informationCount,
    satisfiedCount,
    neededCount: neededCount(informationCount, share),
    progress: stageProgress(sum, informationCount, satisfiedCount),
    computed,
    override: known.override,
    effective: known.override?.status ?? computed,
  };
}

/** The least count whose share of all reaches the share asked for. */
function neededCount(informationCount: number, share: number): number {
  let count = Math.floor(informationCount * share);
  while (count < informationCount && count / informationCount < share) count++;
  return count;
}

function stageProgress(sum: number, informationCount: number, satisfiedCount: number): number {
  if (informationCount === 0) return 0;
  if (satisfiedCount === informationCount) return 1;
  return Math.min(0.9999, roundTo4(sum / informationCount));
}

/** Half up, to four decimals. */
export function roundTo4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
