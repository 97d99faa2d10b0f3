import * as v from 'valibot';
import { type EventOf, event } from './event-schema.ts';

/** Category of the one stream that tells what became of the log itself. */
export const EVIDENCE_CATEGORY = 'evidence';

/** Its tenant is empty: it concerns all of them. */
export const EVIDENCE_STREAM = `${EVIDENCE_CATEGORY}-.log`;

/** How many events, and the head of all their links. */
const extent = v.object({ count: v.number(), head: v.string() });

export type EvidenceEvent = EventOf<typeof EVIDENCE_EVENT_SCHEMAS>;

export const EVIDENCE_EVENT_SCHEMAS = {
  /** An operator has said that the log goes on although it is not as it was anchored. */
  LossAccepted: event(
    v.object({
      reason: v.string(),
      /** What had been anchored. */
      anchored: extent,
      /** What of it the log still agrees with. */
      agreed: extent,
      /** The log as it was found, before this event. */
      found: extent,
    }),
  ),
  /** An operator has said that the log goes on without its keyring: a new one is made. */
  KeyringLossAccepted: event(v.object({ reason: v.string() })),
};
