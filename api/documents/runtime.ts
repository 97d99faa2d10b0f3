import { eventsAnswer, feedbackAnswer, nextAnswer, session } from './answers/session.ts';
import type { OperationDocument } from './document.ts';
import * as examples from './runtime-examples.ts';

/** The session routes (specification 4.1 to 4.5). */
export const RUNTIME_DOCUMENTS: Readonly<Record<string, OperationDocument>> = {
  createSession: {
    tag: 'Runtime',
    summary: 'Create a session',
    description:
      'Pins the configuration that is published now; later publications do not touch the session. The body may be left out.',
    requests: {
      empty: { summary: 'Nothing to add', value: {} },
      referenced: {
        summary: "With the client's own reference",
        value: { client_reference: 'call-2026-0412' },
      },
    },
    success: {
      status: 201,
      description: 'The new session.',
      schema: session,
      example: examples.NEW_SESSION,
      headers: ['Location', 'Idempotent-Replayed'],
    },
    errors: ['unknown_configuration', 'session_erased', 'compiled_artifact_unavailable'],
  },
  getSession: {
    tag: 'Runtime',
    summary: 'Read a session',
    description:
      'Everything that is needed to go on after a crash of the client: the `state_version` and the pending candidates.',
    success: {
      status: 200,
      description: 'The session as it stands.',
      schema: session,
      example: examples.SESSION,
    },
    errors: ['unknown_session', 'session_erased', 'compiled_artifact_unavailable'],
  },
  nextQuestion: {
    tag: 'Runtime',
    summary: 'Take a turn and get the next questions',
    description:
      'Resolves which question was asked and how it was answered, applies the updates, and ranks the questions that are left. Stops are soft: the caller ends the conversation.',
    requests: {
      first: { summary: 'The first call of a session', value: examples.NEXT_FIRST },
      words: { summary: 'An answer in words', value: examples.NEXT_WITH_WORDS },
      choice: { summary: 'An answer by choice', value: examples.NEXT_WITH_CHOICE },
      known: { summary: 'What is known from elsewhere', value: examples.NEXT_WITH_UPDATES },
      narrowed: { summary: 'A call that asks for less', value: examples.NEXT_NARROWED },
    },
    success: {
      status: 200,
      description: 'The next questions, rank 1 first, or a stop where none is left.',
      schema: nextAnswer,
      example: examples.NEXT_ANSWER,
      headers: ['Idempotent-Replayed'],
    },
    errors: [
      'unknown_session',
      'session_erased',
      'state_version_conflict',
      'compiled_artifact_unavailable',
    ],
  },
  recordEvent: {
    tag: 'Runtime',
    summary: 'Record external information',
    description:
      'Takes in context, client updates or an event of another system. No decision is made, the pending one stays.',
    requests: {
      external: { summary: 'Something happened elsewhere', value: examples.EXTERNAL_EVENT },
      summary: { summary: 'A summary of what was said', value: examples.CONTEXT_SUMMARY },
    },
    success: {
      status: 200,
      description: 'The progress after it.',
      schema: eventsAnswer,
      example: examples.EVENTS_ANSWER,
      headers: ['Idempotent-Replayed'],
    },
    errors: [
      'unknown_session',
      'session_erased',
      'state_version_conflict',
      'compiled_artifact_unavailable',
    ],
  },
  recordFeedback: {
    tag: 'Runtime',
    summary: 'Report the result of a conversation',
    description:
      'What became of the conversation in the real world, whenever that is known; any number of reports. The session stays as it is.',
    requests: {
      label: { summary: 'A label', value: { label: 'visit_booked' } },
      metadata: {
        summary: 'With details',
        value: { label: 'visit_booked', metadata: { adviser: 7, channel: 'phone' } },
      },
    },
    success: {
      status: 201,
      description: 'The report is recorded.',
      schema: feedbackAnswer,
      example: examples.FEEDBACK_ANSWER,
      headers: ['Idempotent-Replayed'],
    },
    errors: ['unknown_session', 'session_erased'],
  },
};
