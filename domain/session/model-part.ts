import * as v from 'valibot';
import type { TokenUsage } from '../language/extraction-request.ts';
import { listOf } from '../recording/event-schema.ts';

/** What became of the asking of a model. */
export interface ModelPart {
  readonly ended: string;
  readonly usage: TokenUsage | null;
  readonly rejected: readonly RejectedReading[];
  /** Entries of the answer that were not of its shape. */
  readonly unusable: number;
}

/** A reading that does not count, of the rules or of a model. */
export interface RejectedReading {
  readonly informationId: string;
  readonly by: 'rules' | 'model';
  readonly reason: RejectionReason;
}

/** Why a value that somebody read does not count. */
export type RejectionReason =
  /** The model quotes words that the user did not say. */
  | 'quote_not_said'
  | 'not_in_schema'
  /** The quote tells another value, or does not hold the text. */
  | 'does_not_follow'
  | 'unsure'
  /** Withdrawn, and not known. */
  | 'not_known'
  /** Rules and model differ, and the other is trusted more. */
  | 'outweighed'
  /** The rules read it; the model was offered the information and found nothing. */
  | 'not_confirmed';

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
