import type { RecordedModelPart } from '../model-part.ts';
import type { ModelPart } from './interpret-turn.ts';

/** What is recorded of the asking of a model; nothing of a value, and of no words. */
export function recordedModel({ ended, usage, rejected, unusable }: ModelPart): {
  readonly model: RecordedModelPart;
} {
  return {
    model: {
      ended,
      tokens_in: usage?.input ?? 0,
      tokens_cached: usage?.cached ?? 0,
      tokens_out: usage?.output ?? 0,
      ...(usage?.isEstimated ? { is_estimated: true } : {}),
      rejected: rejected.map(({ informationId, by, reason }) => ({
        information_id: informationId,
        by,
        reason,
      })),
      ...(unusable > 0 ? { unusable } : {}),
    },
  };
}
