import { roundTo4 } from '../round-to-4.ts';
import type { CompiledArtifact } from './compiled-artifact.ts';
import type { Override } from './selection-state.ts';

export const COMPUTED_STATUSES = ['not_started', 'in_progress', 'achieved'] as const;
export const EFFECTIVE_STATUSES = [...COMPUTED_STATUSES, 'excluded'] as const;
export type ComputedStatus = (typeof COMPUTED_STATUSES)[number];
export type EffectiveStatus = (typeof EFFECTIVE_STATUSES)[number];

export interface SubObjectiveCoverage {
  readonly informationCount: number;
  readonly satisfiedCount: number;
  /** How many satisfied informations the sub-objective needs to be achieved. */
  readonly neededCount: number;
  /** 0..1, four decimals; 1 exactly when all informations are satisfied. */
  readonly progress: number;
  readonly computed: ComputedStatus;
  readonly override: Override | null;
  readonly effective: EffectiveStatus;
}

/** A sub-objective is open while something is still wanted of it. */
export function isOpen(subObjective: SubObjectiveCoverage): boolean {
  return subObjective.effective !== 'achieved' && subObjective.effective !== 'excluded';
}

/** What is known of a sub-objective, and of all informations: 0..1, and 1 where nothing more is wanted. */
export interface KnownOfSubObjective {
  readonly coverage: Float64Array;
  readonly satisfied: Uint8Array;
  readonly touched: boolean;
  readonly override: Override | null;
}

/** Where a sub-objective stands: what of its informations is satisfied, and what that comes to. */
export function subObjectiveCoverage(
  compiled: CompiledArtifact,
  subObjective: number,
  known: KnownOfSubObjective,
): SubObjectiveCoverage {
  const { coverage, satisfied } = known;
  const { satisfiedAt, blockingShare, contributingShare } = compiled.rule;
  const informations = compiled.subObjectiveInformations[subObjective]!;
  let satisfiedCount = 0;
  let sum = 0;
  for (const information of informations) {
    satisfiedCount += satisfied[information]!;
    sum += Math.min(1, coverage[information]! / satisfiedAt);
  }
  const informationCount = informations.length;
  const share =
    compiled.subObjectiveBlocking[subObjective] === 1 ? blockingShare : contributingShare;
  const achieved = informationCount > 0 && satisfiedCount / informationCount >= share;
  const computed = achieved ? 'achieved' : known.touched ? 'in_progress' : 'not_started';
  return {
    informationCount,
    satisfiedCount,
    neededCount: neededCount(informationCount, share),
    progress: subObjectiveProgress(sum, informationCount, satisfiedCount),
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

function subObjectiveProgress(
  sum: number,
  informationCount: number,
  satisfiedCount: number,
): number {
  if (informationCount === 0) return 0;
  if (satisfiedCount === informationCount) return 1;
  return Math.min(0.9999, roundTo4(sum / informationCount));
}
