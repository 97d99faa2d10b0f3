/** Example bodies of the session routes, about the example configuration. */

const AT = '2026-04-12T18:03:11.000Z';
const SESSION_ID = 'ses_5X8R2N7C0KJ4M6Q9T1V3W5Y7ZA';
const DECISION_ID = 'dec_01K9ZV4T5E8B2D3F4G5H6J7K8M';
const REQUEST_ID = 'req_01K9ZV4T5E8B2D3F4G5H6J7K8M';

function versions(stateVersion: number) {
  return { state_version: stateVersion, engine_version: '1.0.0', api_version: '1.0' };
}

function stage(id: string, position: number, role: string, share: number) {
  const status = share === 0 ? 'not_started' : 'achieved';
  return {
    id,
    order_position: position,
    completion_role: role,
    computed_status: status,
    progress: share,
    client_override: null,
    effective_status: status,
  };
}

function progress(booking: number) {
  const status = booking === 0 ? 'not_started' : 'achieved';
  return {
    objective: {
      computed_status: status,
      progress: booking,
      client_override: null,
      effective_status: status,
    },
    sub_objectives: [
      stage('booking', 0, 'blocking', booking),
      stage('wishes', 1, 'contributing', 0),
    ],
  };
}

const PEOPLE = {
  rank: 1,
  question_id: 'q_people',
  text: 'How many people will come?',
  type: 'open',
  choices: [],
  target_ids: ['people'],
};

const PLACE = {
  rank: 2,
  question_id: 'q_place',
  text: 'Would you rather sit inside or outside?',
  type: 'single_choice',
  choices: [
    { choice_id: 'inside', label: 'Inside' },
    { choice_id: 'outside', label: 'Outside' },
  ],
  target_ids: ['place'],
};

export const NEW_SESSION = {
  request_id: REQUEST_ID,
  session_id: SESSION_ID,
  client_reference: 'call-2026-0412',
  status: 'active',
  turn_count: 0,
  max_turns: 12,
  turns_remaining: 12,
  question_state: { outcomes: [] },
  targets: {},
  progress: progress(0),
  pending_decision: null,
  degraded: false,
  versions: versions(0),
};

export const SESSION = {
  ...NEW_SESSION,
  status: 'completed',
  turn_count: 1,
  turns_remaining: 11,
  question_state: {
    outcomes: [
      {
        question_id: 'q_people',
        decision_id: DECISION_ID,
        outcome: 'asked_answered',
        source: 'inference',
        message_id: null,
        occurred_at: AT,
      },
    ],
  },
  targets: {
    people: {
      status: 'inferred',
      coverage: 0.95,
      value: 4,
      source: 'inference',
      question_id: 'q_people',
      updated_at: AT,
    },
  },
  progress: progress(1),
  pending_decision: {
    decision_id: 'dec_01K9ZV6M0R8B2D3F4G5H6J7K8M',
    candidates: [{ ...PLACE, rank: 1 }],
  },
  versions: versions(5),
};

export const NEXT_WITH_WORDS = {
  state_version: 1,
  previous_turn: {
    assistant_text: 'Lovely! And how many of you will be coming?',
    user_text: 'There will be four of us.',
  },
};

export const NEXT_WITH_CHOICE = {
  state_version: 5,
  previous_turn: { question_id: 'q_place', structured_answer: { choice_ids: ['outside'] } },
};

export const NEXT_WITH_UPDATES = {
  state_version: 9,
  client_updates: {
    data: [{ id: 'people', operation: 'set', value: 6 }],
    sub_objectives: [{ id: 'wishes', operation: 'exclude' }],
  },
};

export const NEXT_NARROWED = {
  state_version: 13,
  context_update: {
    mode: 'messages',
    messages: [
      { role: 'user', text: 'Is there parking nearby?', message_id: 'm-17' },
      { role: 'assistant', text: 'Yes, right behind the house.' },
    ],
  },
  client_updates: { sub_objectives: [{ id: 'wishes', operation: 'reset' }] },
  selection: {
    candidate_count: 1,
    sub_objectives: { ids: ['wishes'], mode: 'prefer' },
    allowed_question_types: ['open', 'single_choice'],
    required_target_ids: ['place', 'people'],
    excluded_question_ids: ['q_people'],
  },
};

export const NEXT_ANSWER = {
  request_id: REQUEST_ID,
  session_id: SESSION_ID,
  decision_id: DECISION_ID,
  action: 'ask',
  stop_reason: null,
  candidates: [PEOPLE, PLACE],
  progress: progress(0),
  turn_count: 0,
  turns_remaining: 12,
  warnings: [],
  degraded: false,
  degraded_reasons: [],
  versions: versions(1),
};

export const EXTERNAL_EVENT = {
  state_version: 1,
  external: { type: 'caller_recognised', occurred_at: AT, data: { visits: 3 } },
};

export const CONTEXT_SUMMARY = {
  state_version: 2,
  context_update: { mode: 'summary', text: 'A regular guest calls about Friday evening.' },
};

export const EVENTS_ANSWER = {
  request_id: REQUEST_ID,
  session_id: SESSION_ID,
  progress: progress(0),
  turn_count: 0,
  turns_remaining: 12,
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
  next_question: { external_id: 'q_people', text: 'How many people will come?' },
  exhausted: false,
  service_version: '1.0.0',
  request_id: REQUEST_ID,
};
