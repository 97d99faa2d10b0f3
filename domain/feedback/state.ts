import type { Timed } from '../decider.ts';
import type { ConversionRecorded, FeedbackEvent } from './events.ts';

/** What was reported about one conversation, as far as later reports depend on it. */
export interface FeedbackState {
  readonly conversion: RecordedConversion | null;
}

export interface RecordedConversion {
  readonly conversionId: string;
  readonly recordedAt: string;
  readonly type: ConversionRecorded['facts']['conversion_type'];
  readonly hasMetadata: boolean;
  /** Absent when it was erased; without its metadata when those were. */
  readonly report?: NonNullable<ConversionRecorded['private']>;
}

export const initialFeedback: FeedbackState = { conversion: null };

/** Folds events into a state; the given state stays as it was. */
export function foldFeedback(
  state: FeedbackState,
  events: readonly Timed<FeedbackEvent>[],
): FeedbackState {
  let { conversion } = state;
  for (const { event, occurredAt } of events) {
    if (event.type === 'ConversionRecorded') {
      conversion = {
        conversionId: event.facts.conversion_id,
        recordedAt: occurredAt,
        type: event.facts.conversion_type,
        hasMetadata: event.facts.has_metadata ?? false,
        ...(event.private ? { report: event.private } : {}),
      };
    }
  }
  return { conversion };
}
