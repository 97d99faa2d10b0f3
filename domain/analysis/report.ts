import type { FeedbackEvent } from '../feedback/events.ts';

/** What was reported about a conversation: feedback (any number) or its conversion (one). */
export interface Report {
  readonly kind: 'feedback' | 'conversion';
  readonly feedback_id: string;
  /** Null where it was erased. */
  readonly session_id: string | null;
  /** The label of feedback, the type of a conversion; null where it was erased. */
  readonly label: string | null;
  readonly value: number | null;
  readonly currency: string | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
}

export function reportOf(event: FeedbackEvent): Report {
  if (event.type === 'FeedbackRecorded') {
    const { label = null, metadata = null } = event.private ?? {};
    const { feedback_id, session_id } = event.facts;
    const none = { value: null, currency: null };
    return { kind: 'feedback', feedback_id, session_id, label, ...none, metadata };
  }
  const { conversion_id: feedback_id, conversion_type: label } = event.facts;
  const { value = null, currency = null, metadata = null } = event.private ?? {};
  const session_id = event.facts.session_id ?? event.private?.session_id ?? null;
  return { kind: 'conversion', feedback_id, session_id, label, value, currency, metadata };
}
