import type { CompletionRole } from '../configuration/entities.ts';
import { roundTo4 } from '../round-to-4.ts';
import type { CompiledArtifact } from './compiled-artifact.ts';
import { type ReachedCoverage, readCoverage } from './coverage.ts';
import { objectiveStatus } from './objective-status.ts';
import type { Override, SelectionState } from './selection-state.ts';
import type {
  ComputedStatus,
  EffectiveStatus,
  SubObjectiveCoverage,
} from './sub-objective-status.ts';

/** `progress` of answers and of the session view (specification 2.2), as it goes over the wire. */
export interface Progress {
  readonly objective: ObjectiveProgress;
  readonly sub_objectives: readonly SubObjectiveProgress[];
}

interface ObjectiveProgress {
  readonly computed_status: ComputedStatus;
  /** 0..1, four decimals; 1 exactly when `computed_status` is achieved. */
  readonly progress: number;
  readonly client_override: Override | null;
  readonly effective_status: ComputedStatus;
}

interface SubObjectiveProgress {
  readonly id: string;
  readonly order_position: number;
  readonly completion_role: CompletionRole;
  readonly computed_status: ComputedStatus;
  /** 0..1, four decimals; 1 exactly when every information is satisfied. */
  readonly progress: number;
  readonly client_override: Override | null;
  readonly effective_status: EffectiveStatus;
}

const UNFINISHED_MAX = 0.99;

/**
 * Progress of a session. Overrides of sub-objectives decide whether the objective is achieved; the numbers of the
 * sub-objectives come from the informations alone.
 * @param reached of this state, where it has been read already
 */
export function computeProgress(
  compiled: CompiledArtifact,
  state: SelectionState,
  { subObjectives }: ReachedCoverage = readCoverage(compiled, state),
): Progress {
  const computed = objectiveStatus(compiled, subObjectives);
  const override = state.objectiveOverride;
  return {
    objective: {
      computed_status: computed,
      progress: computed === 'achieved' ? 1 : unfinishedProgress(compiled, subObjectives),
      client_override: override,
      effective_status: override?.status === 'achieved' ? 'achieved' : computed,
    },
    sub_objectives: compiled.artifact.sub_objectives.map((subObjective, index) => {
      const reached = subObjectives[index]!;
      return {
        id: subObjective.id,
        order_position: subObjective.order_position,
        completion_role: subObjective.completion_role,
        computed_status: reached.computed,
        progress: reached.progress,
        client_override: reached.override,
        effective_status: reached.effective,
      };
    }),
  };
}

/** Where no blocking sub-objective weighs anything, the contributing ones are all there is to tell. */
function unfinishedProgress(
  compiled: CompiledArtifact,
  subObjectives: readonly SubObjectiveCoverage[],
): number {
  const isWeighty = (subObjective: SubObjectiveCoverage, index: number) =>
    subObjective.informationCount > 0 && compiled.subObjectiveBlocking[index] === 1;
  const contributing = subObjectives.some(isWeighty) ? compiled.rule.contributingProgress : 1;
  let sum = 0;
  let weights = 0;
  subObjectives.forEach((subObjective, index) => {
    if (subObjective.informationCount === 0) return;
    const weight = compiled.subObjectiveBlocking[index] === 1 ? 1 : contributing;
    sum += weight * subObjective.progress;
    weights += weight;
  });
  return weights === 0 ? 0 : Math.min(UNFINISHED_MAX, roundTo4(sum / weights));
}
