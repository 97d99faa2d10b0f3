import * as v from 'valibot';
import type { Artifact } from '../artifact/artifact.ts';
import type { CompletionRole } from '../configuration/entities.ts';
import type { CompiledArtifact } from '../ranking/compiled-artifact.ts';
import { type ReachedCoverage, readCoverage } from '../ranking/coverage.ts';
import type { Override, SelectionState } from '../ranking/selection-state.ts';
import {
  type ComputedStatus,
  type EffectiveStatus,
  roundTo4,
  type StageCoverage,
} from '../ranking/stage-status.ts';
import { listOf } from '../recording/event-schema.ts';

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

const computedStatus = v.picklist(['not_started', 'in_progress', 'achieved']);
const effectiveStatus = v.picklist(['not_started', 'in_progress', 'achieved', 'excluded']);

const override = v.nullable(
  v.object({ status: v.picklist(['achieved', 'excluded']), updated_at: v.string() }),
);

const storedStage = v.object({
  computed_status: computedStatus,
  progress: v.number(),
  client_override: override,
  effective_status: effectiveStatus,
});

/** Progress as a receipt keeps it: a configuration may have more sub-objectives than fit into an event. */
export const storedProgress = v.object({
  objective: v.object({
    computed_status: computedStatus,
    progress: v.number(),
    client_override: override,
    effective_status: computedStatus,
  }),
  /** The ones that are not just as at the start of a session, by their place in the artifact. */
  sub_objectives: listOf(v.pipe(v.tuple([v.number(), storedStage]), v.readonly())),
});

export type StoredProgress = v.InferOutput<typeof storedProgress>;

/** Of what no client has set: its computed status, which is the effective one too, and its progress. */
const unset = v.pipe(v.tuple([computedStatus, v.number()]), v.readonly());
const objective = storedProgress.entries.objective;

/** The same in fewer bytes, as receipts have it since 2026-11-22. */
export const slimProgress = v.object({
  objective: v.union([unset, objective]),
  sub_objectives: listOf(
    v.pipe(v.tuple([v.number(), v.union([unset, storedStage])]), v.readonly()),
  ),
});

export type SlimProgress = v.InferOutput<typeof slimProgress>;
/** What a client has set, and what is computed, of the objective or a sub-objective. */
export type StoredStatus = StoredProgress['objective'] | v.InferOutput<typeof storedStage>;
export type UnsetStatus = v.InferOutput<typeof unset>;

/** A stage at the start of a session. */
export const UNTOUCHED = {
  computed_status: 'not_started',
  progress: 0,
  client_override: null,
  effective_status: 'not_started',
} as const;

export function storeProgress({ objective, sub_objectives }: Progress): StoredProgress {
  const touched = sub_objectives.flatMap((stage, index) => {
    const { computed_status, progress, client_override, effective_status } = stage;
    const isUntouched =
      computed_status === UNTOUCHED.computed_status &&
      progress === UNTOUCHED.progress &&
      client_override === null &&
      effective_status === UNTOUCHED.effective_status;
    if (isUntouched) return [];
    const stored = { computed_status, progress, client_override, effective_status };
    return [[index, stored] as const];
  });
  return { objective, sub_objectives: touched };
}

/** The progress that was stored, with what the artifact says of each sub-objective. */
export function restoreProgress(
  stored: StoredProgress,
  { sub_objectives: stages }: Artifact,
): Progress {
  const touched = new Map(stored.sub_objectives);
  return {
    objective: stored.objective,
    sub_objectives: stages.map(({ id, order_position, completion_role }, index) => ({
      id,
      order_position,
      completion_role,
      ...(touched.get(index) ?? UNTOUCHED),
    })),
  };
}
