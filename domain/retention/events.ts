import * as v from 'valibot';
import { type EventOf, event, listOf } from '../recording/event-schema.ts';
import { erasureCertificate } from '../session/events.ts';

/** How long a service keeps what is private, and of which sessions it must not let go. */
export type RetentionEvent = EventOf<typeof RETENTION_EVENT_SCHEMAS>;

export type TextsErased = Extract<RetentionEvent, { type: 'TextsErased' }>;

export type ConversationErased = Extract<RetentionEvent, { type: 'ConversationErased' }>;

export type ConversationErasureRequested = Extract<
  RetentionEvent,
  { type: 'ConversationErasureRequested' }
>;

export const RETENTION_EVENT_SCHEMAS = {
  /** A session is erased this many days after its last event; null: never by itself. */
  RetentionSet: event(
    v.object({
      days: v.nullable(v.number()),
      /** The same of what was said in it in words; absent: with the rest of it. */
      texts_days: v.exactOptional(v.number()),
    }),
  ),
  /** The keys of what was said in these sessions in words are destroyed; the rest of them stays. */
  TextsErased: event(
    v.object({
      texts_days: v.number(),
      session_ids: listOf(v.string()),
      /** What was said in these before 2026-11-23 was sealed with the rest, and goes with it alone. */
      kept_session_ids: listOf(v.string()),
      /** What was said in them by then is meant, ISO 8601; absent in older logs: by the event's own time. */
      said_until: v.exactOptional(v.string()),
      /** By session id, the index of the last destroyed key of its texts, from 0; absent in older logs. */
      texts_keys: v.exactOptional(v.record(v.string(), v.number())),
    }),
  ),
  /** The session is not erased, by nobody. */
  HoldPlaced: event(
    v.object({
      session_id: v.string(),
      /** An operator's words, for auditors; nothing of the person. */
      reason: v.string(),
    }),
  ),
  HoldReleased: event(v.object({ session_id: v.string() })),
  /** What was reported about a conversation of the beta, told by the digest that its stream has, is to be erased. */
  ConversationErasureRequested: event(
    v.object({
      erasure_id: v.string(),
      session_id: v.string(),
      /** An operator's words, for auditors; nothing of the person. */
      reason: v.string(),
    }),
  ),
  /**
   * What was reported about a conversation of the beta is erased: its certificate, in which the conversation is told by the
   * digest that its stream has.
   */
  ConversationErased: event(erasureCertificate),
};
