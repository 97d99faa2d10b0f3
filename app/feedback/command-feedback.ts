import type { FeedbackCommand } from '../../domain/feedback/commands.ts';
import { feedbackDecider } from '../../domain/feedback/decide.ts';
import { FEEDBACK_EVENT_SCHEMAS, type FeedbackEvent } from '../../domain/feedback/events.ts';
import type { FeedbackState } from '../../domain/feedback/state.ts';
import type { Aggregate } from '../core/streams/stream-state.ts';
import type { Mutation } from '../core/streams/transact.ts';
import type { SessionMutation } from '../session/session-mutation.ts';

/** Reports what became of a conversation; its `state_version` stays. */
export const feedbackAggregate: Aggregate<FeedbackState, FeedbackEvent> = {
  schemas: FEEDBACK_EVENT_SCHEMAS,
  initial: feedbackDecider.initialState,
  fold: feedbackDecider.fold,
};

export interface ReportAnswer {
  readonly request_id: string;
  readonly session_id: string;
  readonly recorded_at: string;
}

export function requested({ provenance }: SessionMutation): { readonly request_id: string } {
  return { request_id: provenance.request_id };
}

export function commandFeedback<Answer extends object>(
  { provenance }: SessionMutation,
  stream: string,
  command: FeedbackCommand,
  answer: Answer,
): Mutation<FeedbackState, FeedbackEvent, Answer> {
  return {
    aggregate: feedbackAggregate,
    stream,
    provenance,
    decide: ({ state }) => ({ ...feedbackDecider.decide(command, state), answer }),
  };
}
