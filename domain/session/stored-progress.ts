import type { Artifact } from '../artifact/artifact.ts';
import type { Progress, SubObjectiveProgress } from './progress.ts';

/** Progress as a receipt keeps it: a configuration may have more sub-objectives than fit into an event. */
export interface StoredProgress {
  readonly objective: Progress['objective'];
  /** The ones that are not just as at the start of a session, by their place in the artifact. */
  readonly sub_objectives: readonly StoredStage[];
}

type StoredStage = readonly [
  index: number,
  Pick<
    SubObjectiveProgress,
    'computed_status' | 'progress' | 'client_override' | 'effective_status'
  >,
];

const UNTOUCHED = {
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
