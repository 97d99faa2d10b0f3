import type { Decider } from '../decider.ts';
import { canonicalJson, type JsonValue } from '../json/json.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { isSessionId } from '../session/session-id.ts';
import type { FeedbackCommand, RecordConversion, RecordFeedback } from './commands.ts';
import type { ConversionRecorded, FeedbackEvent } from './events.ts';
import {
  type FeedbackState,
  foldFeedback,
  initialFeedback,
  type RecordedConversion,
} from './state.ts';

export const feedbackDecider: Decider<FeedbackCommand, FeedbackEvent, FeedbackState> = {
  initialState: initialFeedback,
  decide: (command, state) =>
    command.type === 'recordFeedback' ? recordFeedback(command) : recordConversion(command, state),
  fold: foldFeedback,
};

function recordFeedback(command: RecordFeedback): Outcome<FeedbackEvent> {
  const { feedbackId, sessionId, labelDigest, feedback } = command;
  const { label, metadata } = feedback;
  return accept([
    {
      type: 'FeedbackRecorded',
      facts: { feedback_id: feedbackId, session_id: sessionId, label_digest: labelDigest },
      private: { label, ...(metadata ? { metadata } : {}) },
    },
  ]);
}

/** Once a conversation: the same report again records nothing, and the first one answers for both. */
function recordConversion(
  command: RecordConversion,
  { conversion }: FeedbackState,
): Outcome<FeedbackEvent> {
  const event = conversionOf(command);
  if (!conversion) return accept([event]);
  if (isSame(conversion, event)) return accept([]);
  return refuse(
    'conversion_already_recorded',
    'Another conversion was recorded for this conversation; it stays.',
    { conversion_id: conversion.conversionId },
  );
}

function conversionOf({ conversionId, sessionId, conversion }: RecordConversion) {
  const { type, value, currency, metadata } = conversion;
  return {
    type: 'ConversionRecorded',
    facts: {
      conversion_id: conversionId,
      conversion_type: type,
      ...(isSessionId(sessionId) ? { session_id: sessionId } : {}),
    },
    private: {
      session_id: sessionId,
      ...(value === undefined ? {} : { value }),
      ...(currency === undefined ? {} : { currency }),
      ...(metadata ? { metadata } : {}),
    },
  } satisfies ConversionRecorded;
}

/** An erased report is taken for the same when the type is. */
function isSame(recorded: RecordedConversion, event: ReturnType<typeof conversionOf>): boolean {
  if (recorded.type !== event.facts.conversion_type) return false;
  if (!recorded.report) return true;
  return canonicalJson(reportOf(recorded.report)) === canonicalJson(reportOf(event.private));
}

/** What counts for sameness; whatever else stands in the private part does not. */
function reportOf(report: NonNullable<ConversionRecorded['private']>): JsonValue {
  const { value = null, currency = null, metadata = null } = report;
  return { value, currency, metadata: metadata as JsonValue };
}
