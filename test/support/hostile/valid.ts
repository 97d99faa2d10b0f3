import { hostileConfiguration, STRANGE_IDS } from './configuration.ts';
import type { Random } from './random.ts';

/** Bodies that the contract allows, in all the variety that it allows. */

const { questions } = hostileConfiguration;

function maybe(random: Random, share: number, fields: () => object): object {
  return random.chance(share) ? fields() : {};
}

export function nextBody(random: Random): Record<string, unknown> {
  return {
    ...maybe(random, 0.6, () => ({ previous_turn: previousTurn(random) })),
    ...maybe(random, 0.25, () => ({ context_update: contextUpdate(random) })),
    ...maybe(random, 0.25, () => ({ client_updates: clientUpdates(random) })),
    ...maybe(random, 0.3, () => ({ selection: selection(random) })),
  };
}

export function eventsBody(random: Random): Record<string, unknown> {
  const data = { [`k${random.text(20)}`]: random.text(200), list: [1, null, { a: [] }] };
  return {
    external: {
      type: random.text(128),
      ...maybe(random, 0.5, () => ({ occurred_at: '2026-01-05T09:00:00.5+02:00' })),
      ...maybe(random, 0.5, () => ({ data })),
    },
    ...maybe(random, 0.3, () => ({ context_update: contextUpdate(random) })),
    ...maybe(random, 0.3, () => ({ client_updates: clientUpdates(random) })),
  };
}

function previousTurn(random: Random): object {
  const question = random.pick(questions);
  const { choices, type } = question;
  const words = {
    ...maybe(random, 0.6, () => ({ assistant_text: random.text(2000) })),
    ...maybe(random, 0.7, () => ({ user_text: random.text(2000) })),
    ...maybe(random, 0.2, () => ({ message_id: random.text(128) })),
  };
  if (choices.length > 0 && random.chance(0.5)) {
    const count = type === 'single_choice' ? 1 : 1 + random.below(choices.length);
    const choice_ids = choices.slice(0, count).map(({ id }) => id);
    const free =
      type === 'semi_open' ? maybe(random, 0.5, () => ({ free_text: random.text(500) })) : {};
    return { ...words, question_id: question.id, structured_answer: { choice_ids, ...free } };
  }
  const outcome = random.pick(['asked_answered', 'asked_no_answer', 'refused']);
  return {
    ...words,
    ...maybe(random, 0.5, () => ({ outcome })),
    question_id: question.id,
  };
}

function contextUpdate(random: Random): object {
  if (random.chance(0.4)) return { mode: 'summary', text: random.text(4000) };
  const messages = Array.from({ length: 1 + random.below(5) }, () => ({
    role: random.pick(['user', 'assistant']),
    text: random.text(2000),
    ...maybe(random, 0.3, () => ({ message_id: random.text(128) })),
  }));
  return { mode: 'messages', messages };
}

function clientUpdates(random: Random): object {
  const id = random.pick(STRANGE_IDS);
  const data = [
    { id: 'people', operation: 'set', value: 1 + random.below(50) },
    { id, operation: 'set', value: random.pick(STRANGE_IDS) },
    { id: 'food', operation: random.pick(['unset', 'not_applicable']) },
  ].slice(0, random.below(4));
  return {
    data,
    ...maybe(random, 0.5, () => ({
      sub_objectives: [{ id, operation: random.pick(['achieve', 'exclude', 'reset']) }],
    })),
    ...maybe(random, 0.3, () => ({
      objective: { operation: random.pick(['achieve', 'reset']) },
    })),
  };
}

function selection(random: Random): object {
  return {
    ...maybe(random, 0.5, () => ({ candidate_count: 1 + random.below(10) })),
    ...maybe(random, 0.4, () => ({
      sub_objectives: {
        ids: [random.pick(STRANGE_IDS), 'taste'],
        mode: random.pick(['restrict', 'prefer', 'exclude']),
      },
    })),
    ...maybe(random, 0.3, () => ({ allowed_question_types: ['open', 'single_choice'] })),
    ...maybe(random, 0.3, () => ({ required_target_ids: ['people', random.pick(STRANGE_IDS)] })),
    ...maybe(random, 0.3, () => ({ excluded_question_ids: ['q_people', random.text(120)] })),
  };
}

export function feedbackBody(random: Random): Record<string, unknown> {
  return {
    label: random.text(128),
    ...maybe(random, 0.5, () => ({
      metadata: { [`k${random.text(30)}`]: random.text(300), deep: [[1]] },
    })),
  };
}

export function conversionBody(random: Random): Record<string, unknown> {
  return {
    type: random.pick(['purchase', 'lead', 'abandonment', 'other']),
    ...maybe(random, 0.5, () => ({ value: random.next() * 1000, currency: 'EUR' })),
    ...maybe(random, 0.3, () => ({ campaign: random.text(20) })),
  };
}

export function nextQuestionsBody(random: Random): Record<string, unknown> {
  return {
    session_id: random.text(128),
    conversation_history: [{ content: random.text(2000) }, { content: random.text(200) }],
    ...maybe(random, 0.5, () => ({ context: random.text(4000) })),
    ...maybe(random, 0.5, () => ({ answered_question_ids: ['q_food', random.text(50)] })),
  };
}

export function changesBody(random: Random): Record<string, unknown> {
  return {
    changes: [
      { entity: 'objective', operation: 'update', objective: { description: random.text(1000) } },
      {
        entity: 'question',
        operation: 'update',
        question: { id: random.pick(STRANGE_IDS), text: random.text(1000) },
      },
    ],
  };
}
