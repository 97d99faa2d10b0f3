import type { Configuration } from '../../domain/configuration/entities.ts';
import { benchObjective } from './bench-call.ts';

/** 50 questions with three choices each, 30 for names, and an information that takes any value. */
export function plainConfiguration(): Configuration {
  const ids = Array.from({ length: 80 }, (_, i) => `q${i}`);
  return {
    objective: benchObjective(3),
    sub_objectives: [{ id: 'all', name: 'All', order_position: 0, completion_role: 'blocking' }],
    questions: ids.map((id, i) =>
      i >= 50
        ? {
            id,
            text: `What is the name of the person ${i}?`,
            type: 'open',
            sub_objective_id: 'all',
            active: true,
            choices: [],
          }
        : {
            id,
            text: `Which option describes part ${i} best?`,
            type: 'single_choice',
            sub_objective_id: 'all',
            active: true,
            choices: ['yes', 'no', 'unsure'].map((label, n) => ({
              id: `${id}.${n}`,
              label,
              maps_to_value: label,
            })),
          },
    ),
    success_informations: [
      ...ids.map((id, i) => ({
        id: `t${i}`,
        label: `Part ${i}`,
        primary_question_id: id,
        schema: i >= 50 ? { type: 'string' } : { type: 'string', enum: ['yes', 'no', 'unsure'] },
      })),
      { id: 'any', label: 'Anything', primary_question_id: 'q0', schema: {} },
    ],
  };
}
