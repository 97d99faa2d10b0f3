import * as v from 'valibot';
import { type EventOf, event } from '../recording/event-schema.ts';

/** What left the service for people to read. */
export type DisclosureEvent = EventOf<typeof DISCLOSURE_EVENT_SCHEMAS>;

export type TextsExported = Extract<DisclosureEvent, { type: 'TextsExported' }>;

export const DISCLOSURE_EVENT_SCHEMAS = {
  /** Texts of conversations were written to files; recorded before the first of them is. */
  TextsExported: event(
    v.object({
      export_id: v.string(),
      format: v.string(),
      /** Place in the log behind which it began; null: the beginning. */
      after: v.nullable(v.string()),
      /** Place in the log up to which it went. */
      position: v.string(),
    }),
  ),
  /** A person was shown what was said in a session; recorded before they are, once for as long as they are signed in. */
  TextsRead: event(v.object({ look_id: v.string(), session_id: v.string() })),
};
