import type { Configuration } from '../../../domain/configuration/entities.ts';
import { creation } from '../configurations/configurations.ts';
import { tableConfiguration } from '../conversations/sessions.ts';
import { type Client, freshKey, type Reply } from './client.ts';

/** Questions with as many choices and targets as a request may name. */
export const wideConfiguration: Configuration = {
  ...tableConfiguration,
  questions: [
    ...tableConfiguration.questions,
    {
      id: 'q_wide',
      text: 'Which of these?',
      type: 'multiple_choice',
      sub_objective_id: 'taste',
      active: true,
      choices: Array.from({ length: 50 }, (_, i) => ({ id: `choice${i}`, label: `Choice ${i}` })),
    },
  ],
  success_informations: [
    ...tableConfiguration.success_informations,
    ...Array.from({ length: 101 }, (_, i) => ({
      id: `wide${i}`,
      label: `Wide ${i}`,
      primary_question_id: 'q_wide',
      schema: { type: 'array' },
    })),
  ],
  sub_objectives: [
    ...tableConfiguration.sub_objectives,
    ...Array.from({ length: 101 }, (_, i) => ({
      id: `stage${i}`,
      name: `Stage ${i}`,
      order_position: i + 2,
      completion_role: 'contributing' as const,
    })),
  ],
};

/** Requests that clash with nothing before them: a session of their own, ids that are new. */
export function freshRequests(client: () => Client) {
  let counter = 0;
  const post = (path: string, body: object): Promise<Reply> =>
    client().send('POST', path, { body, headers: { 'Idempotency-Key': freshKey() } });
  const inSession = async (operation: string, body: object): Promise<Reply> => {
    const created = await post('/v1/sessions', {});
    return post(`/v1/sessions/${created.body.session_id}/${operation}`, body);
  };
  const change = (entity: string, fields: object) =>
    post('/v1/configuration/changes', { changes: [creation(entity, fields)] });
  const unused = (fields: object) => ({ id: `id${++counter}`, ...fields });
  return {
    post,
    inSession,
    next: (fields: object) => inSession('next', { state_version: 0, ...fields }),
    /** A `/next` about the semi-open question. */
    turn: (fields: object) =>
      inSession('next', {
        state_version: 0,
        previous_turn: { question_id: 'q_food', ...fields },
      }),
    question: (fields: object) =>
      change('question', unused({ text: 'x', type: 'open', sub_objective_id: 'taste', ...fields })),
    information: (fields: object) =>
      change(
        'success_information',
        unused({ label: 'x', primary_question_id: 'q_food', schema: {}, ...fields }),
      ),
    subObjective: (fields: object) =>
      change(
        'sub_objective',
        unused({ order_position: 0, completion_role: 'blocking', ...fields }),
      ),
    updateObjective: (objective: object) =>
      post('/v1/configuration/changes', {
        changes: [{ entity: 'objective', operation: 'update', objective }],
      }),
  };
}
