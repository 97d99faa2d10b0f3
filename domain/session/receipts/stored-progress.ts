import * as v from 'valibot';
import type { Artifact } from '../../artifact/artifact.ts';
import type { Progress } from '../../progress/progress.ts';
import { COMPUTED_STATUSES, EFFECTIVE_STATUSES } from '../../progress/sub-objective-status.ts';
import { listOf } from '../../recording/event-schema.ts';

const computedStatus = v.picklist(COMPUTED_STATUSES);
const effectiveStatus = v.picklist(EFFECTIVE_STATUSES);

const override = v.nullable(
  v.object({ status: v.picklist(['achieved', 'excluded']), updated_at: v.string() }),
);

const storedSubObjective = v.object({
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
  sub_objectives: listOf(v.pipe(v.tuple([v.number(), storedSubObjective]), v.readonly())),
});

export type StoredProgress = v.InferOutput<typeof storedProgress>;

/** Of what no client has set: its computed status, which is the effective one too, and its progress. */
const unset = v.pipe(v.tuple([computedStatus, v.number()]), v.readonly());
const objective = storedProgress.entries.objective;

/** The same in fewer bytes, as receipts have it since 2026-11-22. */
export const slimProgress = v.object({
  objective: v.union([unset, objective]),
  sub_objectives: listOf(
    v.pipe(v.tuple([v.number(), v.union([unset, storedSubObjective])]), v.readonly()),
  ),
});

export type SlimProgress = v.InferOutput<typeof slimProgress>;
/** What a client has set, and what is computed, of the objective or a sub-objective. */
export type StoredStatus = StoredProgress['objective'] | v.InferOutput<typeof storedSubObjective>;
export type UnsetStatus = v.InferOutput<typeof unset>;

/** A sub-objective at the start of a session. */
export const UNTOUCHED = {
  computed_status: 'not_started',
  progress: 0,
  client_override: null,
  effective_status: 'not_started',
} as const;

export function storeProgress({ objective, sub_objectives }: Progress): StoredProgress {
  const touched = sub_objectives.flatMap((subObjective, index) => {
    const { computed_status, progress, client_override, effective_status } = subObjective;
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
  { sub_objectives: subObjectives }: Artifact,
): Progress {
  const touched = new Map(stored.sub_objectives);
  return {
    objective: stored.objective,
    sub_objectives: subObjectives.map(({ id, order_position, completion_role }, index) => ({
      id,
      order_position,
      completion_role,
      ...(touched.get(index) ?? UNTOUCHED),
    })),
  };
}
