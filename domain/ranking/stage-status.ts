import { roundTo4 } from '../round-to-4.ts';
import type { CompiledArtifact } from './compiled-artifact.ts';
import type { Override } from './selection-state.ts';

export const COMPUTED_STATUSES = ['not_started', 'in_progress', 'achieved'] as const;
export const EFFECTIVE_STATUSES = [...COMPUTED_STATUSES, 'excluded'] as const;
export type ComputedStatus = (typeof COMPUTED_STATUSES)[number];
export type EffectiveStatus = (typeof EFFECTIVE_STATUSES)[number];

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

/** What is known of a stage, and of all informations: 0..1, and 1 where nothing more is wanted. */
export interface KnownOfStage {
  readonly coverage: Float64Array;
  readonly satisfied: Uint8Array;
  readonly touched: boolean;
  readonly override: Override | null;
}

/** Where a stage stands: what of its informations is satisfied, and what that comes to. */
export function stageCoverage(
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
