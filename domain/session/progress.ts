import type { Artifact } from '../artifact/artifact.ts';
import type { CompletionRole } from '../configuration/entities.ts';
import type { CompiledArtifact } from '../ranking/compiled-artifact.ts';
import { type ReachedCoverage, readCoverage } from '../ranking/coverage.ts';
import type { Override, SelectionState } from '../ranking/selection-state.ts';
import type { ComputedStatus, EffectiveStatus, StageCoverage } from '../ranking/stage-status.ts';
import { roundTo4 } from '../round-to-4.ts';

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

/** Turns that the objective still allows; 0 beyond the last one. */
export function turnsRemaining({ objective }: Artifact, turnCount: number): number {
  return Math.max(0, objective.max_turns - turnCount);
}

/**
 * Progress of a session. Overrides of stages decide whether the objective is achieved; the numbers of the
 * stages come from the informations alone.
 * @param reached of this state, where it has been read already
 */
export function computeProgress(
  compiled: CompiledArtifact,
  state: SelectionState,
  { stages }: ReachedCoverage = readCoverage(compiled, state),
): Progress {
  const computed = objectiveStatus(compiled, stages);
  const override = state.objectiveOverride;
  return {
    objective: {
      computed_status: computed,
      progress: computed === 'achieved' ? 1 : unfinishedProgress(compiled, stages),
      client_override: override,
      effective_status: override?.status === 'achieved' ? 'achieved' : computed,
    },
    sub_objectives: compiled.artifact.sub_objectives.map((stage, index) => {
      const reached = stages[index]!;
      return {
        id: stage.id,
        order_position: stage.order_position,
        completion_role: stage.completion_role,
        computed_status: reached.computed,
        progress: reached.progress,
        client_override: reached.override,
        effective_status: reached.effective,
      };
    }),
  };
}

function objectiveStatus(
  compiled: CompiledArtifact,
  stages: readonly StageCoverage[],
): ComputedStatus {
  if (isAchieved(compiled, stages)) return 'achieved';
  return stages.every((stage) => stage.computed === 'not_started') ? 'not_started' : 'in_progress';
}

/**
 * Every stage that counts is achieved, and at least one counts. Blocking stages count; contributing ones do
 * where the level asks for them or where nothing blocks. An excluded stage never counts, nor does a
 * contributing one without any information.
 */
function isAchieved(compiled: CompiledArtifact, stages: readonly StageCoverage[]): boolean {
  const wanted = stages.map((stage) => stage.effective !== 'excluded');
  const blocking = stages.filter((_, i) => wanted[i] && compiled.stageBlocking[i] === 1);
  const contributing = stages.filter(
    (stage, i) => wanted[i] && compiled.stageBlocking[i] === 0 && stage.informationCount > 0,
  );
  const withContributing = compiled.rule.contributingRequired || blocking.length === 0;
  const counting = withContributing ? [...blocking, ...contributing] : blocking;
  return counting.length > 0 && counting.every((stage) => stage.effective === 'achieved');
}

/** Where no blocking stage weighs anything, the contributing ones are all there is to tell. */
function unfinishedProgress(compiled: CompiledArtifact, stages: readonly StageCoverage[]): number {
  const isWeighty = (stage: StageCoverage, index: number) =>
    stage.informationCount > 0 && compiled.stageBlocking[index] === 1;
  const contributing = stages.some(isWeighty) ? compiled.rule.contributingProgress : 1;
  let sum = 0;
  let weights = 0;
  stages.forEach((stage, index) => {
    if (stage.informationCount === 0) return;
    const weight = compiled.stageBlocking[index] === 1 ? 1 : contributing;
    sum += weight * stage.progress;
    weights += weight;
  });
  return weights === 0 ? 0 : Math.min(UNFINISHED_MAX, roundTo4(sum / weights));
}
