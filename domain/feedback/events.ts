/** What other systems report about a conversation when it is over. */
export type FeedbackEvent = FeedbackRecorded | ConversionRecorded;

export const CONVERSION_TYPES = ['purchase', 'lead', 'abandonment', 'other'] as const;

interface FeedbackRecorded {
  readonly type: 'FeedbackRecorded';
  readonly facts: { readonly feedback_id: string; readonly session_id: string };
  readonly private?: {
    readonly label: string;
    readonly metadata?: Readonly<Record<string, unknown>>;
  };
}

export interface ConversionRecorded {
  readonly type: 'ConversionRecorded';
  readonly facts: {
    readonly conversion_id: string;
    readonly conversion_type: (typeof CONVERSION_TYPES)[number];
  };
  readonly private?: {
    /** The client's own id, whatever it may hold: legacy conversations need no session here. */
    readonly session_id: string;
    readonly value?: number;
    /** ISO 4217 */
    readonly currency?: string;
    readonly metadata?: Readonly<Record<string, unknown>>;
  };
}

/** Newest schema version of every event type this build reads. */
export const FEEDBACK_EVENT_SCHEMAS: Readonly<Record<FeedbackEvent['type'], number>> = {
  FeedbackRecorded: 1,
  ConversionRecorded: 1,
};
