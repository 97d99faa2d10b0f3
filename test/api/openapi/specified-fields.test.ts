import { describe, expect, it } from 'vitest';
import type { Reply } from '../../support/http/client.ts';
import { expectDocumented, openApi, operations } from '../../support/http/documented.ts';
import { type Schema, type Shape, shapeOf } from '../../support/http/schema-shape.ts';

/**
 * The fields of the specification, held against the document that every answer and every body is held against
 * in turn: a field too many, one that is missing, another bound or another value is a difference.
 */

const COMPONENTS = openApi.components.schemas as Readonly<Record<string, Schema>>;

const component = (name: string) => shapeOf(COMPONENTS[name]!);

function operation(id: string) {
  return operations.find((each) => each.operation.operationId === id)!.operation;
}

function bodyOf(id: string): Shape {
  const content = operation(id).requestBody!.content['application/json'] as unknown as {
    readonly schema: Schema;
  };
  return shapeOf(content.schema);
}

function successOf(id: string, status: number): Shape {
  const response = operation(id).responses[status]!.content['application/json'];
  return shapeOf((response as unknown as { readonly schema: Schema }).schema);
}

const ID = 'string 1..128';
const [TEXT, TIME] = ['string 1..', 'string date-time'];
const CHOICE = { id: ID, label: 'string', 'maps_to_value?': 'anything' };
const WARNINGS =
  'max_turns_reached | objective_achieved | eligibility_exhausted_fallback | constraints_relaxed';
const REASONS =
  'missing_user_text | summary_only_context | semantic_service_unavailable | unresolved_previous_turn';

describe('the document has exactly the specified fields', () => {
  it('of the error envelope', () => {
    expect(component('Error')).toEqual({
      code: expect.any(String),
      message: TEXT,
      request_id: TEXT,
      details: expect.objectContaining({ 'errors?': expect.anything() }),
    });
  });

  it('of a session', () => {
    expect(component('Session')).toEqual({
      request_id: TEXT,
      session_id: ID,
      'client_reference?': 'string',
      status: 'active | completed | stopped',
      turn_count: 'integer 0..',
      max_turns: 'integer 1..',
      turns_remaining: 'integer 0..',
      question_state: { outcomes: ['RecordedOutcome', '0..'] },
      targets: {},
      progress: 'Progress',
      pending_decision: {
        oneOf: [{ decision_id: ID, candidates: ['Candidate', '1..10'] }, 'null'],
      },
      degraded: 'boolean',
      versions: 'Versions',
    });
    expect(successOf('getSession', 200)).toBe('Session');
    expect(successOf('createSession', 201)).toBe('Session');
  });

  it('of an outcome', () => {
    expect(component('RecordedOutcome')).toEqual({
      question_id: ID,
      decision_id: `${ID} or null`,
      outcome: 'asked_answered | asked_no_answer | refused',
      source: 'client | structured_answer | inference',
      message_id: `${ID} or null`,
      occurred_at: TIME,
    });
  });

  it('of a target', () => {
    expect(COMPONENTS.Session!.properties).toMatchObject({
      targets: { additionalProperties: { $ref: '#/components/schemas/Target' } },
    });
    expect(component('Target')).toEqual({
      status: 'confirmed | inferred | not_applicable | unset',
      coverage: 'number 0..1',
      'value?': 'anything',
      source: 'client | structured_answer | inference',
      'question_id?': ID,
      updated_at: TIME,
    });
  });

  it('of the progress', () => {
    expect(component('Progress')).toEqual({
      objective: 'ObjectiveProgress',
      sub_objectives: ['SubObjectiveProgress', '0..'],
    });
    expect(component('ObjectiveProgress')).toEqual({
      computed_status: 'not_started | in_progress | achieved',
      progress: 'number 0..1',
      client_override: { oneOf: [{ status: 'achieved', updated_at: TIME }, 'null'] },
      effective_status: 'not_started | in_progress | achieved',
    });
    expect(component('SubObjectiveProgress')).toEqual({
      id: ID,
      order_position: 'integer 0..',
      completion_role: 'blocking | contributing',
      computed_status: 'not_started | in_progress | achieved',
      progress: 'number 0..1',
      client_override: { oneOf: [{ status: 'achieved | excluded', updated_at: TIME }, 'null'] },
      effective_status: 'not_started | in_progress | achieved | excluded',
    });
  });

  it('of the versions', () => {
    expect(component('Versions')).toEqual({
      state_version: 'integer 0..',
      engine_version: 'string',
      api_version: '"1.0"',
    });
  });

  it('of a candidate', () => {
    expect(component('QuestionType')).toBe('open | single_choice | multiple_choice | semi_open');
    expect(component('Candidate')).toEqual({
      rank: 'integer 1..10',
      question_id: ID,
      text: 'string 1..4000',
      type: 'QuestionType',
      choices: [{ choice_id: ID, label: 'string' }, '0..50'],
      target_ids: [ID, '1.. unique'],
    });
  });

  it('of the answer of /next, whether it asks or stops', () => {
    const both = {
      request_id: TEXT,
      session_id: ID,
      progress: 'Progress',
      turn_count: 'integer 0..',
      turns_remaining: 'integer 0..',
      warnings: [WARNINGS, '0.. unique'],
      degraded: 'boolean',
      degraded_reasons: [REASONS, '0.. unique'],
      versions: 'Versions',
    };
    expect(successOf('nextQuestion', 200)).toBe('NextAnswer');
    expect(component('AskAnswer')).toEqual({
      ...both,
      action: '"ask"',
      decision_id: ID,
      stop_reason: 'null',
      candidates: ['Candidate', '1..10'],
    });
    expect(component('StopAnswer')).toEqual({
      ...both,
      action: '"stop"',
      decision_id: 'null',
      stop_reason: '"no_question_available"',
      candidates: ['Candidate', '0..0'],
    });
  });

  it('of the body of /next', () => {
    expect(bodyOf('nextQuestion')).toEqual({
      state_version: 'integer 0..',
      'previous_turn?': 'PreviousTurn',
      'context_update?': 'ContextUpdate',
      'client_updates?': 'ClientUpdates',
      'selection?': 'SelectionOptions',
    });
    expect(component('PreviousTurn')).toEqual({
      'decision_id?': ID,
      'question_id?': ID,
      'outcome?': 'asked_answered | asked_no_answer | refused',
      'assistant_text?': 'string 1..8000',
      'user_text?': 'string 1..8000',
      'structured_answer?': { choice_ids: [ID, '1..50 unique'], 'free_text?': 'string 1..4000' },
      'message_id?': ID,
    });
    expect(component('ContextSummary')).toEqual({ mode: '"summary"', text: 'string 1..16000' });
    expect(component('ContextMessages')).toEqual({
      mode: '"messages"',
      messages: [
        {
          role: 'user | assistant',
          text: 'string 1..8000',
          'message_id?': ID,
          'occurred_at?': TIME,
        },
        '1..100',
      ],
    });
    expect(component('ClientUpdates')).toEqual({
      'data?': ['DataUpdate', '0..100'],
      'sub_objectives?': [{ id: ID, operation: 'achieve | exclude | reset' }, '0..100'],
      'objective?': { operation: 'achieve | reset' },
    });
    expect(component('SetData')).toEqual({ id: ID, operation: '"set"', value: 'anything' });
    expect(component('UnsetData')).toEqual({ id: ID, operation: '"unset"' });
    expect(component('DataNotApplicable')).toEqual({ id: ID, operation: '"not_applicable"' });
    expect(component('SelectionOptions')).toEqual({
      'candidate_count?': 'integer 1..10',
      'sub_objectives?': { ids: [ID, '1..100 unique'], mode: 'restrict | prefer | exclude' },
      'allowed_question_types?': [
        'open | single_choice | multiple_choice | semi_open',
        '1..4 unique',
      ],
      'required_target_ids?': [ID, '1..100 unique'],
      'excluded_question_ids?': [ID, '0..500 unique'],
    });
  });

  it('of feedback', () => {
    expect(component('Feedback')).toEqual({ label: ID, 'metadata?': {} });
    expect(component('FeedbackAnswer')).toEqual({
      request_id: TEXT,
      session_id: ID,
      feedback_id: ID,
      recorded_at: TIME,
    });
  });

  it('of a configuration', () => {
    const lists = {
      sub_objectives: ['SubObjective', '0..'],
      success_informations: ['SuccessInformation', '0..'],
      questions: ['Question', '0..'],
    };
    expect(component('PublishedConfiguration')).toEqual({
      request_id: TEXT,
      state: '"published"',
      configuration_version: 'string',
      draft_revision: 'null',
      published_at: TIME,
      objective: 'Objective',
      ...lists,
    });
    expect(component('DraftConfiguration')).toEqual({
      request_id: TEXT,
      state: '"draft"',
      configuration_version: 'string or null',
      draft_revision: 'integer 1..',
      objective: { oneOf: ['Objective', {}] },
      ...lists,
    });
  });

  it('of the entities of a configuration', () => {
    expect(component('Objective')).toEqual({
      name: 'string',
      description: 'string',
      qualification_level: 'essential | balanced | thorough',
      max_turns: 'integer 1..',
      candidates_per_call: 'integer 1..10',
      order_strength: 'number 0..1',
      'learning?': 'boolean',
    });
    expect(component('SubObjective')).toEqual({
      id: ID,
      name: 'string',
      order_position: 'integer 0..',
      completion_role: 'blocking | contributing',
    });
    expect(component('SuccessInformation')).toEqual({
      id: ID,
      label: 'string',
      primary_question_id: ID,
      schema: {},
    });
    expect(component('Question')).toEqual({
      id: ID,
      text: 'string',
      type: 'QuestionType',
      sub_objective_id: ID,
      active: 'boolean',
      choices: [{ ...CHOICE, 'synonyms?': ['string', '0..'] }, '0..'],
    });
  });

  it('of a compilation job', () => {
    expect(component('Compilation')).toEqual({
      request_id: TEXT,
      compilation_id: ID,
      status: 'queued | running | succeeded | failed',
      draft_revision: 'integer 0..',
      created_at: TIME,
      updated_at: TIME,
      progress: 'number 0..1',
      error: {
        oneOf: [
          {
            code: 'validation_failed | llm_unavailable | timeout | internal_error',
            message: 'string',
            'details?': {},
          },
          'null',
        ],
      },
      configuration_version: 'string or null',
    });
  });

  it('of the changes of a draft, in four variants, and of their answer', () => {
    expect(bodyOf('applyConfigurationChanges')).toEqual({
      changes: ['ConfigurationChange', '1..500'],
      'expected_draft_revision?': 'integer 0..',
    });
    const { mapping } = COMPONENTS.ConfigurationChange!.discriminator as { mapping: object };
    const entities = ['objective', 'sub_objective', 'success_information', 'question'];
    expect(Object.keys(mapping)).toEqual(entities);
    for (const [name, entity] of [
      ['ObjectiveCreate', 'objective'],
      ['SubObjectiveCreate', 'sub_objective'],
      ['SuccessInformationCreate', 'success_information'],
      ['QuestionCreate', 'question'],
    ] as const) {
      expect(component(name)).toEqual({
        entity: `"${entity}"`,
        operation: '"create"',
        [entity]: expect.any(Object),
      });
    }
    expect(successOf('applyConfigurationChanges', 200)).toBe('ChangesAnswer');
    expect(component('ChangesAnswer')).toEqual({
      request_id: TEXT,
      draft_revision: 'integer 1..',
      applied: 'integer 1..',
      warnings: ['Warning', '0..'],
    });
  });

  it('of a publication', () => {
    expect(bodyOf('publishConfiguration')).toEqual({ 'expected_draft_revision?': 'integer 0..' });
    expect(successOf('publishConfiguration', 202)).toBe('Compilation');
    expect(successOf('getCompilation', 200)).toBe('Compilation');
  });

  it('of the audit trail', () => {
    expect(component('AuditPage')).toEqual({
      request_id: TEXT,
      events: ['AuditEvent', '0..'],
      'next_cursor?': 'string 1..512',
    });
    expect(component('AuditEvent')).toEqual({
      id: 'string uuid',
      occurred_at: TIME,
      action: 'string',
      origin: 'public_api | internal_api | system',
      actor: { type: 'api_key | admin | person | system', id: 'string' },
      scopes: ['string', '0..'],
      request_id: TEXT,
      resource: {
        type: 'objective | sub_objective | success_information | question | configuration | api_key | qss',
        id: 'string',
      },
      diff: { before: 'anything', after: 'anything' },
      details: {},
    });
  });

  it('of the beta', () => {
    expect(bodyOf('legacyNextQuestion')).toMatchObject({
      session_id: ID,
      'conversation_history?': [{ content: expect.any(String) }, expect.any(String)],
      'context?': expect.any(String),
      'answered_question_ids?': [expect.any(String), expect.any(String)],
    });
    expect(component('NextQuestionsAnswer')).toEqual({
      next_question: { oneOf: [{ external_id: ID, text: 'string' }, 'null'] },
      exhausted: 'boolean',
      service_version: 'string',
      request_id: TEXT,
    });
  });
});

describe('the document has the specified routes', () => {
  it('each with its scopes, and with or without an Idempotency-Key', () => {
    const documented = operations.map(({ method, path, operation }) => {
      const scopes = operation.security.map(({ apiKey }) => apiKey[0]).join(' or ') || 'no key';
      const key = operation.parameters?.find(({ name }) => name === 'Idempotency-Key');
      const needed = key === undefined ? '' : key.required ? ', keyed' : ', may be keyed';
      return `${method} ${path}: ${scopes}${needed}`;
    });
    expect(documented.toSorted()).toEqual([
      'GET /v1/configuration/audit: configuration:write or audit:read',
      'GET /v1/configuration/compilations/{compilation_id}: configuration:publish or configuration:read',
      'GET /v1/configuration/questions: configuration:read',
      'GET /v1/configuration: configuration:read or configuration:write',
      'GET /v1/health: no key',
      'GET /v1/sessions/{session_id}: runtime',
      'POST /v1/configuration/changes: configuration:write, keyed',
      'POST /v1/configuration/publish: configuration:publish, keyed',
      'POST /v1/next-questions: runtime',
      'POST /v1/sessions/{session_id}/conversion: runtime, may be keyed',
      'POST /v1/sessions/{session_id}/events: runtime, keyed',
      'POST /v1/sessions/{session_id}/feedback: runtime, keyed',
      'POST /v1/sessions/{session_id}/next: runtime, keyed',
      'POST /v1/sessions: runtime, keyed',
    ]);
  });

  it('all of them under /v1', () => {
    for (const { path } of operations) expect(path).toMatch(/^\/v1\//);
  });

  it.each([
    ['nextQuestion', [200, 401, 403, 404, 409, 410, 422, 503]],
    ['getSession', [200, 401, 403, 404, 410]],
    ['getConfiguration', [200, 401, 403, 404]],
    ['publishConfiguration', [202, 401, 403, 404, 409, 422]],
    ['applyConfigurationChanges', [200, 401, 403, 422]],
  ])('of %s with every specified status', (id, specified) => {
    const statuses = Object.keys(operation(id).responses).map(Number);
    expect(statuses).toEqual(expect.arrayContaining(specified));
  });
});

describe('an answer that is not as documented', () => {
  const feedback = {
    request_id: 'req_1',
    session_id: 'ses_1',
    feedback_id: 'fbk_1',
    recorded_at: '2026-01-05T09:00:00.000Z',
  };
  const look = (status: number, body: object) => () => {
    const headers = new Headers({ 'x-request-id': `req_${'0'.repeat(26)}` });
    const reply: Reply<unknown> = { status, headers, body, text: JSON.stringify(body) };
    expectDocumented({ method: 'POST', path: '/v1/sessions/ses_1/feedback' }, reply);
  };

  it('fails the test that received it', () => {
    expect(look(201, feedback)).not.toThrow();
    expect(look(201, { ...feedback, score: 1 })).toThrow('additional properties');
    expect(look(201, { ...feedback, session_id: undefined })).toThrow('session_id');
    expect(look(201, { ...feedback, feedback_id: 'x'.repeat(129) })).toThrow('128 characters');
    expect(look(200, feedback)).toThrow('not documented');
    const error = { code: 'invalid_cursor', message: 'No.', request_id: 'req_1', details: {} };
    expect(look(422, error)).toThrow('one of the allowed values');
  });

  it('fails it where a time is not in UTC', () => {
    const recorded_at = '2026-01-05T10:00:00.000+01:00';
    expect(look(201, { ...feedback, recorded_at })).toThrow('date-time');
  });
});
