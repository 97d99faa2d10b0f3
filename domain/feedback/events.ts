import * as v from 'valibot';
import { type EventOf, eventWithPrivate } from '../recording/event-schema.ts';

/** What other systems report about a conversation when it is over. */
export type FeedbackEvent = EventOf<typeof FEEDBACK_EVENT_SCHEMAS>;

export type ConversionRecorded = Extract<FeedbackEvent, { type: 'ConversionRecorded' }>;

export const CONVERSION_TYPES = ['purchase', 'lead', 'abandonment', 'other'] as const;

const metadata = v.exactOptional(v.record(v.string(), v.unknown()));

export const FEEDBACK_EVENT_SCHEMAS = {
  FeedbackRecorded: eventWithPrivate(
    v.object({
      feedback_id: v.string(),
      session_id: v.string(),
      /** Keyed: tells which reports have the same label, and not which. */
      label_digest: v.exactOptional(v.string()),
    }),
    v.object({ label: v.string(), metadata }),
  ),
  ConversionRecorded: eventWithPrivate(
    v.object({
      conversion_id: v.string(),
      conversion_type: v.picklist(CONVERSION_TYPES),
      /** Where it is an id of ours, which tells nothing of anybody. */
      session_id: v.exactOptional(v.string()),
      /** Metadata go before the rest does: tells a report that has lost them from one that had none. */
      has_metadata: v.exactOptional(v.literal(true)),
    }),
    v.object({
      /** The client's own id, whatever it may hold: legacy conversations need no session here. */
      session_id: v.string(),
      value: v.exactOptional(v.number()),
      /** ISO 4217 */
      currency: v.exactOptional(v.string()),
      metadata,
    }),
  ),
};

const requested = { request_id: v.string() };

/** What receipts of a report hold: of feedback, of a conversion. */
export const feedbackReceipt = v.union([
  v.object({ ...requested, feedback_id: v.string() }),
  v.object(requested),
]);
