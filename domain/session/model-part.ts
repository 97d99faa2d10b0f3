import * as v from 'valibot';
import { listOf } from '../recording/event-schema.ts';

/** How the asking of a model ended, what it cost, and what was read and does not count. */
export const modelPart = v.object({
  /** `answered`, or why it did not answer. */
  ended: v.string(),
  /** Tokens: of the request, the cached ones among them, and of the answer; 0 where nothing was spent. */
  tokens_in: v.number(),
  tokens_cached: v.number(),
  tokens_out: v.number(),
  /** The provider does not count: reckoned from the bytes. */
  is_estimated: v.exactOptional(v.literal(true)),
  rejected: listOf(
    v.object({
      information_id: v.string(),
      by: v.picklist(['rules', 'model']),
      reason: v.string(),
    }),
  ),
  /** Entries of the answer that were not of its shape. */
  unusable: v.exactOptional(v.number()),
});

export type RecordedModelPart = v.InferOutput<typeof modelPart>;
