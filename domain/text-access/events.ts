import * as v from 'valibot';
import { type EventOf, event } from '../recording/event-schema.ts';

/** What left the service for people to read. */
export type TextAccessEvent = EventOf<typeof TEXT_ACCESS_EVENT_SCHEMAS>;

export type TextsExported = Extract<TextAccessEvent, { type: 'TextsExported' }>;

export const TEXT_ACCESS_EVENT_SCHEMAS = {
  /** Texts of conversations were written to files; recorded before the first of them is. */
  TextsExported: event(
    v.object({
      export_id: v.string(),
      format: v.string(),
      /** Place in the log behind which it began; null: the beginning. */
      after: v.nullable(v.string()),
      /** Place in the log up to which it went. */
      position: v.string(),
      /** When what was written is to be removed, ISO 8601; absent of exports before 2026-11-23. */
      expires_at: v.exactOptional(v.string()),
      /** Whom it holds, where that are chosen sessions; absent: all of the service between the two places. */
      session_ids: v.exactOptional(v.array(v.string())),
    }),
  ),
  /** A person was shown what was said in a session; recorded before they are, once for as long as they are signed in. */
  TextsRead: event(v.object({ look_id: v.string(), session_id: v.string() })),
};
