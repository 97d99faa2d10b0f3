import { API_VERSION } from '../../domain/session/state-version.ts';
import { conversionAnswer, healthAnswer, nextQuestionsAnswer } from './answers/session.ts';
import { CONFIGURATION_DOCUMENTS } from './configuration.ts';
import type { OperationDocument } from './document.ts';
import { RUNTIME_DOCUMENTS } from './runtime.ts';
import { CONVERSION_ANSWER, NEXT_QUESTIONS_ANSWER } from './runtime-examples.ts';

/** What the public document says of each operation, by operation id. */
export const DOCUMENTS: Readonly<Record<string, OperationDocument>> = {
  ...RUNTIME_DOCUMENTS,
  ...CONFIGURATION_DOCUMENTS,
  legacyNextQuestion: {
    tag: 'Legacy',
    summary: 'Get one question, without a session',
    description:
      'Answers from the words of the request alone. Use `POST /v1/sessions` and `/next` instead. Unknown properties and unknown `answered_question_ids` are ignored.',
    requests: {
      history: {
        summary: 'With the conversation',
        value: {
          session_id: 'beta-4711',
          conversation_history: [
            { content: 'I would like to know whether a heat pump suits my house.' },
          ],
          answered_question_ids: ['q_owner'],
        },
      },
      context: {
        summary: 'With a summary',
        value: {
          session_id: 'beta-4711',
          context: 'The owner of a house from 1978 asks for an offer.',
        },
      },
    },
    success: {
      status: 200,
      description: 'The question, or null where none is left.',
      schema: nextQuestionsAnswer,
      example: NEXT_QUESTIONS_ANSWER,
    },
    errors: ['unknown_configuration', 'compiled_artifact_unavailable'],
  },
  legacyConversion: {
    tag: 'Legacy',
    summary: 'Record the outcome of a conversation',
    description:
      'Once a conversation, also of one that never was a session; the same report again is given the first answer. Use `POST /v1/sessions/{session_id}/feedback` instead. Unknown properties are ignored.',
    requests: {
      purchase: {
        summary: 'A purchase',
        value: { type: 'purchase', value: 120.5, currency: 'EUR', metadata: { order: '7' } },
      },
    },
    success: {
      status: 201,
      description: 'The outcome is recorded.',
      schema: conversionAnswer,
      example: CONVERSION_ANSWER,
      headers: ['Idempotent-Replayed'],
    },
    errors: ['session_erased', 'conversion_already_recorded'],
  },
  getHealth: {
    tag: 'System',
    summary: 'Check availability',
    description: 'Needs no key.',
    success: {
      status: 200,
      description: 'The service can be used.',
      schema: healthAnswer,
      example: {
        status: 'ok',
        request_id: 'req_01K9ZV4T5E8B2D3F4G5H6J7K8M',
        versions: { engine_version: '1.0.0', api_version: API_VERSION },
      },
    },
  },
};
