import type { InferOutput } from 'valibot';
import type {
  conversionBody,
  FeedbackCommand,
  feedbackBody,
} from '../../domain/feedback/commands.ts';
import { feedbackDecider } from '../../domain/feedback/decide.ts';
import { FEEDBACK_EVENT_SCHEMAS, type FeedbackEvent } from '../../domain/feedback/events.ts';
import type { FeedbackState } from '../../domain/feedback/state.ts';
import { feedbackStream } from '../../domain/feedback/stream.ts';
import type { Metadata } from '../../domain/recording/metadata.ts';
import type { EventLog } from '../../log/port.ts';
import type { Runtime } from '../core/dependencies.ts';
import type { Aggregate } from '../core/streams.ts';
import { type Mutation, type Transacted, transact } from '../core/transact.ts';
import { unknownSession } from '../session/load-session.ts';
import type { SessionCall } from '../session/session-call.ts';

/** Use cases that report what became of a conversation; they leave its `state_version` alone. */

const feedbackAggregate: Aggregate<FeedbackState, FeedbackEvent> = {
  schemas: FEEDBACK_EVENT_SCHEMAS,
  initial: feedbackDecider.initialState,
  fold: feedbackDecider.fold,
};

interface Reported {
  readonly request_id: string;
  readonly session_id: string;
  readonly recorded_at: string;
}

interface FeedbackAnswer extends Reported {
  readonly feedback_id: string;
}

interface ConversionAnswer extends Reported {
  readonly conversion_id: string;
}

/** What became of a conversation, in words of the client's own. */
export async function recordFeedback(
  runtime: Runtime,
  call: SessionCall,
  feedback: InferOutput<typeof feedbackBody>,
): Promise<Transacted<FeedbackAnswer>> {
  const { scope, sessionId } = call;
  if (!(await runtime.sessionOwners.isOwn(scope, sessionId))) return unknownSession(sessionId);
  const feedbackId = runtime.newId('fbk_');
  const command = { type: 'recordFeedback', feedbackId, sessionId, feedback } as const;
  const done = await transact(runtime, {
    ...mutationOf(call, command, { ...requested(call), feedback_id: feedbackId }),
    key: call.key,
  });
  if (!done.ok) return done;
  const { request_id, feedback_id } = done.answer;
  const answer = { request_id, session_id: sessionId, feedback_id, recorded_at: done.occurredAt };
  return { ...done, answer };
}

/**
 * Once a conversation, whether or not its session was created here: the same report again is given the
 * first answer.
 * @param isKeyed whether the client sent an Idempotency-Key
 */
export async function recordConversion(
  runtime: Runtime,
  call: SessionCall & { readonly isKeyed: boolean },
  conversion: InferOutput<typeof conversionBody>,
): Promise<Transacted<ConversionAnswer>> {
  const { scope, sessionId, key, isKeyed } = call;
  const conversionId = runtime.newId('fbk_');
  const command = { type: 'recordConversion', conversionId, sessionId, conversion } as const;
  const done = await transact(runtime, {
    ...mutationOf(call, command, requested(call)),
    ...(isKeyed ? { key } : {}),
  });
  if (!done.ok) return done;
  const stream = feedbackStream(scope.tenant, scope.service, sessionId);
  const recorded = await recordedConversion(runtime.log, stream);
  const { conversion_id, ...rest } = recorded;
  const { request_id, recorded_at } = rest;
  const answer = { request_id, session_id: sessionId, conversion_id, recorded_at };
  return { ...done, answer, isReplay: conversion_id !== conversionId };
}

function requested({ provenance }: SessionCall): { readonly request_id: string } {
  return { request_id: provenance.request_id };
}

function mutationOf<Answer extends object>(
  { scope, sessionId, provenance }: SessionCall,
  command: FeedbackCommand,
  answer: Answer,
): Mutation<FeedbackState, FeedbackEvent, Answer> {
  return {
    aggregate: feedbackAggregate,
    stream: feedbackStream(scope.tenant, scope.service, sessionId),
    provenance,
    decide: ({ state }) => ({ ...feedbackDecider.decide(command, state), answer }),
  };
}

/** The one conversion of a conversation as it was answered first. */
async function recordedConversion(log: EventLog, stream: string) {
  let from = 0;
  for (;;) {
    const { events, more } = await log.read(stream, { from });
    const stored = events.find(({ type }) => type === 'ConversionRecorded');
    if (stored) {
      const { facts } = JSON.parse(stored.data) as { facts: { conversion_id: string } };
      const { occurred_at, request_id } = JSON.parse(stored.metadata) as Metadata;
      // It is alone in its commit, and the last event of a commit says who asked.
      return {
        request_id: request_id!,
        conversion_id: facts.conversion_id,
        recorded_at: occurred_at,
      };
    }
    if (!more) throw new Error(`${stream} lost its conversion`);
    from += events.length;
  }
}
