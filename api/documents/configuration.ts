import * as v from 'valibot';
import { CHANGES_MAX } from '../../domain/configuration/entity-fields.ts';
import { closedObject } from '../../domain/input/closed-object.ts';
import { count } from './answers/common.ts';
import {
  auditPage,
  changesAnswer,
  compilation,
  configuration,
  configurationChange,
  questionsPage,
} from './answers/configuration.ts';
import type { OperationDocument } from './document.ts';
import { EXAMPLE_ADDITION, EXAMPLE_CHANGES } from './example-configuration.ts';

const REQUEST_ID = 'req_01K9ZV4T5E8B2D3F4G5H6J7K8M';
const AT = '2026-04-12T18:03:11.000Z';

const COMPILATION = {
  request_id: REQUEST_ID,
  compilation_id: 'cmp_01K9ZV4T5E8B2D3F4G5H6J7K8M',
  status: 'queued',
  draft_revision: 1,
  created_at: AT,
  updated_at: AT,
  progress: 0,
  error: null,
  configuration_version: null,
};

function listed(entity: string): readonly unknown[] {
  return EXAMPLE_CHANGES.flatMap((change) => (change as Record<string, unknown>)[entity] ?? []);
}

/** The configuration routes (specification 4.6 to 4.11). */
export const CONFIGURATION_DOCUMENTS: Readonly<Record<string, OperationDocument>> = {
  getConfiguration: {
    tag: 'Configuration',
    summary: 'Read the configuration',
    description:
      'The published one, or the draft with `state=draft`, which needs `configuration:write`; the published one needs `configuration:read`.',
    success: {
      status: 200,
      description: 'The configuration.',
      schema: configuration,
      example: {
        request_id: REQUEST_ID,
        state: 'published',
        configuration_version: 'v1',
        draft_revision: null,
        published_at: AT,
        objective: listed('objective')[0],
        sub_objectives: listed('sub_objective'),
        success_informations: listed('success_information'),
        questions: listed('question'),
      },
    },
    errors: ['unknown_configuration', 'compiled_artifact_unavailable'],
  },
  applyConfigurationChanges: {
    tag: 'Configuration',
    summary: 'Change the draft',
    description: `Applies 1 to ${CHANGES_MAX} operations in order, all or none; nothing is published. \`update\` merges the fields that are given, arrays are replaced whole. Up to 500 warnings tell what stands between the draft and its publication.`,
    body: closedObject({
      changes: v.pipe(v.array(configurationChange), v.minLength(1), v.maxLength(CHANGES_MAX)),
      expected_draft_revision: v.optional(count(0)),
    }),
    requests: {
      addition: { summary: 'A question more, on any draft', value: { changes: EXAMPLE_ADDITION } },
      edit: {
        summary: 'An edit of one revision',
        value: {
          expected_draft_revision: 2,
          changes: [
            {
              entity: 'question',
              operation: 'update',
              question: { id: 'q_parking', text: 'Will you need a parking space?' },
            },
            { entity: 'objective', operation: 'update', objective: { max_turns: 15 } },
          ],
        },
      },
      create: {
        summary: 'A whole configuration, on a new draft',
        value: { changes: EXAMPLE_CHANGES },
      },
    },
    success: {
      status: 200,
      description: 'The draft is changed.',
      schema: changesAnswer,
      example: { request_id: REQUEST_ID, draft_revision: 1, applied: 7, warnings: [] },
      headers: ['Idempotent-Replayed'],
    },
    errors: ['configuration_validation_failed'],
  },
  publishConfiguration: {
    tag: 'Configuration',
    summary: 'Publish the draft',
    description:
      'Checks the draft, queues its compilation and answers at once. The draft as it is now becomes the active configuration when the compilation succeeds. The body may be left out.',
    requests: {
      plain: { summary: 'Whatever the draft is', value: {} },
      guarded: { summary: 'Only this revision', value: { expected_draft_revision: 3 } },
    },
    success: {
      status: 202,
      description: 'The compilation is queued.',
      schema: compilation,
      example: COMPILATION,
      headers: ['Location', 'Idempotent-Replayed'],
    },
    errors: ['unknown_configuration', 'configuration_validation_failed', 'compilation_in_progress'],
  },
  getCompilation: {
    tag: 'Configuration',
    summary: 'Follow a compilation',
    description: 'Ends as `succeeded`, with the new version, or `failed`, with the cause.',
    success: {
      status: 200,
      description: 'The compilation as it stands.',
      schema: compilation,
      example: {
        ...COMPILATION,
        status: 'succeeded',
        progress: 1,
        updated_at: '2026-04-12T18:03:12.500Z',
        configuration_version: 'v1',
      },
    },
    errors: ['unknown_compilation'],
  },
  listQuestions: {
    tag: 'Configuration',
    summary: 'List the published questions',
    description: 'In the order of their creation; all pages of one list show one publication.',
    success: {
      status: 200,
      description: 'A page of questions.',
      schema: questionsPage,
      example: {
        request_id: REQUEST_ID,
        configuration_version: 'v1',
        questions: listed('question'),
      },
    },
    errors: ['unknown_configuration', 'invalid_cursor', 'compiled_artifact_unavailable'],
  },
  listAuditEvents: {
    tag: 'Audit',
    summary: 'Read the audit trail',
    description:
      'Every change of the configuration and of API keys, newest first: who, when, and what it was before and after.',
    success: {
      status: 200,
      description: 'A page of the trail.',
      schema: auditPage,
      example: {
        request_id: REQUEST_ID,
        events: [
          {
            id: '0f8f6a3e-6f2b-4c39-9c55-1b7c2c6f3d11',
            occurred_at: AT,
            action: 'question.updated',
            origin: 'public_api',
            actor: { type: 'api_key', id: 'key_01K9ZV4T5E8B2D3F4G5H6J7K8M' },
            scopes: ['configuration:write'],
            request_id: REQUEST_ID,
            resource: { type: 'question', id: 'q_people' },
            diff: {
              before: { text: 'How many people will come?' },
              after: { text: 'How many of you will come?' },
            },
            details: { draft_revision: 2 },
          },
        ],
      },
    },
    errors: ['invalid_cursor'],
  },
};
