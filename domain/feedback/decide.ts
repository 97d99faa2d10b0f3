import { accept, type Outcome, refuse } from '../accept-or-refuse.ts';
import type { Decider } from '../decider.ts';
import { canonicalJson, type JsonValue } from '../json/json.ts';
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
      ...(metadata ? { has_metadata: true as const } : {}),
    },
    private: {
      session_id: sessionId,
      ...(value === undefined ? {} : { value }),
      ...(currency === undefined ? {} : { currency }),
      ...(metadata ? { metadata } : {}),
    },
  } satisfies ConversionRecorded;
}

/** What is erased of a report is taken for the same: all of it but the type, or the metadata that it had. */
function isSame(
  { type, report, hasMetadata }: RecordedConversion,
  { facts, private: given }: ReturnType<typeof conversionOf>,
): boolean {
  if (type !== facts.conversion_type) return false;
  if (!report) return true;
  const areMetadataSame =
    hasMetadata && !report.metadata
      ? given.metadata !== undefined
      : areSame(report.metadata, given.metadata);
  return (
    areMetadataSame &&
    areSame(report.value, given.value) &&
    areSame(report.currency, given.currency)
  );
}

function areSame(one: unknown, other: unknown): boolean {
  return canonicalJson((one ?? null) as JsonValue) === canonicalJson((other ?? null) as JsonValue);
}
