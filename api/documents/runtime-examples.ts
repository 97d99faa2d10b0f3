import { API_VERSION } from '../../domain/session/state-version.ts';

/**
 * Example bodies of the session routes. They are about the configuration that a first start publishes (an adviser for
 * heat pumps) and can be sent there as they are, one after the other, to a new session.
 */

const AT = '2026-04-12T18:03:11.000Z';
const SESSION_ID = 'ses_5X8R2N7C0KJ4M6Q9T1V3W5Y7ZA';
const DECISION_ID = 'dec_01K9ZV4T5E8B2D3F4G5H6J7K8M';
const REQUEST_ID = 'req_01K9ZV4T5E8B2D3F4G5H6J7K8M';

function versions(stateVersion: number) {
  return { state_version: stateVersion, engine_version: '1.0.0', api_version: API_VERSION };
}

function progressAt(share: number) {
  const status = share === 0 ? 'not_started' : 'in_progress';
  return {
    computed_status: status,
    progress: share,
    client_override: null,
    effective_status: status,
  };
}

function subObjective(id: string, position: number, role: string, share: number) {
  return { id, order_position: position, completion_role: role, ...progressAt(share) };
}

function progress(objective: number, home: number) {
  return {
    objective: progressAt(objective),
    sub_objectives: [
      subObjective('home', 0, 'blocking', home),
      subObjective('project', 1, 'blocking', 0),
      subObjective('wishes', 2, 'contributing', 0),
      subObjective('contact', 3, 'blocking', 0),
    ],
  };
}

const STORY = {
  rank: 1,
  question_id: 'q_home_story',
  text: 'Tell me a little about your home.',
  type: 'open',
  choices: [],
  target_ids: ['home_type', 'living_area', 'built_in', 'heating', 'insulation'],
};

const OWNER = {
  rank: 2,
  question_id: 'q_owner',
  text: 'Do you own the place?',
  type: 'single_choice',
  choices: [
    { choice_id: 'owner_true', label: 'Yes' },
    { choice_id: 'owner_false', label: 'No' },
  ],
  target_ids: ['owner'],
};

export const NEW_SESSION = {
  request_id: REQUEST_ID,
  session_id: SESSION_ID,
  client_reference: 'call-2026-0412',
  status: 'active',
  turn_count: 0,
  max_turns: 20,
  turns_remaining: 20,
  question_state: { outcomes: [] },
  targets: {},
  progress: progress(0, 0),
  pending_decision: null,
  degraded: false,
  versions: versions(0),
};

function inferred(value: unknown) {
  return {
    status: 'inferred',
    coverage: 0.95,
    value,
    source: 'inference',
    question_id: 'q_home_story',
    updated_at: AT,
  };
}

export const SESSION = {
  ...NEW_SESSION,
  turn_count: 1,
  turns_remaining: 19,
  question_state: {
    outcomes: [
      {
        question_id: 'q_home_story',
        decision_id: DECISION_ID,
        outcome: 'asked_answered',
        source: 'inference',
        message_id: null,
        occurred_at: AT,
      },
    ],
  },
  targets: { living_area: inferred(140), built_in: inferred(1978), heating: inferred('gas') },
  progress: progress(0.19, 0.57),
  pending_decision: {
    decision_id: 'dec_01K9ZV6M0R8B2D3F4G5H6J7K8M',
    candidates: [{ ...OWNER, rank: 1 }],
  },
  versions: versions(8),
};

export const NEXT_FIRST = { state_version: 0 };

export const NEXT_WITH_WORDS = {
  state_version: 1,
  previous_turn: {
    question_id: 'q_home_story',
    assistant_text: 'So, tell me a bit about your home!',
    user_text: 'It is a detached house of 140 square metres from 1978, heated with gas.',
  },
};

export const NEXT_WITH_CHOICE = {
  state_version: 8,
  previous_turn: { question_id: 'q_owner', structured_answer: { choice_ids: ['owner_true'] } },
};

export const NEXT_WITH_UPDATES = {
  state_version: 12,
  client_updates: {
    data: [{ id: 'budget', operation: 'set', value: 25_000 }],
    sub_objectives: [{ id: 'wishes', operation: 'exclude' }],
  },
};

export const NEXT_NARROWED = {
  state_version: 15,
  context_update: {
    mode: 'messages',
    messages: [
      { role: 'user', text: 'How long does it take to install?', message_id: 'm-17' },
      { role: 'assistant', text: 'Two to three days, as a rule.' },
    ],
  },
  client_updates: { sub_objectives: [{ id: 'wishes', operation: 'reset' }] },
  selection: {
    candidate_count: 1,
    sub_objectives: { ids: ['wishes'], mode: 'prefer' },
    allowed_question_types: ['open', 'single_choice'],
    required_target_ids: ['cooling', 'start'],
    excluded_question_ids: ['q_reasons'],
  },
};

export const NEXT_ANSWER = {
  request_id: REQUEST_ID,
  session_id: SESSION_ID,
  decision_id: DECISION_ID,
  action: 'ask',
  stop_reason: null,
  candidates: [STORY, OWNER],
  progress: progress(0, 0),
  turn_count: 0,
  turns_remaining: 20,
  warnings: [],
  degraded: false,
  degraded_reasons: [],
  versions: versions(1),
};

export const EXTERNAL_EVENT = {
  state_version: 18,
  external: { type: 'caller_recognised', occurred_at: AT, data: { visits: 3 } },
};

export const CONTEXT_SUMMARY = {
  state_version: 19,
  context_update: { mode: 'summary', text: 'A returning customer calls about the offer of May.' },
};

export const EVENTS_ANSWER = {
  request_id: REQUEST_ID,
  session_id: SESSION_ID,
  progress: progress(0, 0),
  turn_count: 0,
  turns_remaining: 20,
  degraded: false,
  degraded_reasons: [],
  versions: versions(2),
};

export const FEEDBACK_ANSWER = {
  request_id: REQUEST_ID,
  session_id: SESSION_ID,
  feedback_id: 'fbk_01K9ZV4T5E8B2D3F4G5H6J7K8M',
  recorded_at: AT,
};

export const CONVERSION_ANSWER = {
  request_id: REQUEST_ID,
  session_id: 'beta-4711',
  conversion_id: 'fbk_01K9ZV4T5E8B2D3F4G5H6J7K8M',
  recorded_at: AT,
};

export const NEXT_QUESTIONS_ANSWER = {
  next_question: { external_id: 'q_home_story', text: 'Tell me a little about your home.' },
  exhausted: false,
  service_version: '1.0.0',
  request_id: REQUEST_ID,
};
