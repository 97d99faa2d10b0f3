import * as v from 'valibot';
import { closedObject, lenientObject } from '../input/closed-object.ts';
import { freeObject } from '../input/free-object.ts';
import { rule, text } from '../input/text.ts';
import { CONVERSION_TYPES } from './events.ts';

/** Bodies of the requests that report what became of a conversation. */

const metadata = freeObject({ keysMax: 50, bytesMax: 16 * 1024 });

export const feedbackBody = closedObject({
  label: text(1, 128),
  metadata: v.optional(metadata),
});

/** Properties that it does not know are ignored: old clients stay alive. */
export const conversionBody = lenientObject({
  type: v.picklist(CONVERSION_TYPES),
  value: v.optional(v.pipe(v.number(), v.finite())),
  currency: v.optional(
    v.pipe(
      v.string(),
      rule('invalid_value', (code) => /^[A-Z]{3}$/.test(code), 'must be an ISO 4217 code'),
      v.metadata({ pattern: '^[A-Z]{3}$' }),
    ),
  ),
  metadata: v.optional(metadata),
});

export type FeedbackCommand = RecordFeedback | RecordConversion;

export interface RecordFeedback {
  readonly type: 'recordFeedback';
  readonly feedbackId: string;
  readonly sessionId: string;
  /** Keyed digest of its label. */
  readonly labelDigest: string;
  readonly feedback: v.InferOutput<typeof feedbackBody>;
}

export interface RecordConversion {
  readonly type: 'recordConversion';
  readonly conversionId: string;
  readonly sessionId: string;
  readonly conversion: v.InferOutput<typeof conversionBody>;
}
