import type { Configuration } from '../../../domain/configuration/entities.ts';
import { tableConfiguration } from '../conversations/sessions.ts';

/** Names that mean something to the language, used as ids like any other. */
export const STRANGE_IDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '0', '-1'];

/** Patterns that stall matchers which try one way after another, or that have many ways at once. */
const PATTERNS = [
  '^(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(x+x+)+y',
  '^(a|a?)+$',
  '\\b[ab]*a[ab]{90}$',
  '^[ab]*a[ab]{200}\\b',
  '^(?:[ab]|[bc])*a(?:[ab]|b){60}$',
  '^(.*?,){20}P',
];

/** The table configuration, with strange ids and with patterns chosen to hurt. */
export const hostileConfiguration: Configuration = {
  objective: { ...tableConfiguration.objective!, max_turns: 50 },
  sub_objectives: [
    ...tableConfiguration.sub_objectives,
    ...STRANGE_IDS.map((id, i) => ({
      id,
      name: id,
      order_position: i,
      completion_role: 'contributing' as const,
    })),
  ],
  questions: [
    ...tableConfiguration.questions,
    ...STRANGE_IDS.map((id) => ({
      id,
      text: `What about ${id}?`,
      type: 'single_choice' as const,
      sub_objective_id: id,
      active: true,
      choices: STRANGE_IDS.map((choice) => ({ id: choice, label: `It is ${choice}` })),
    })),
    {
      id: 'q_pattern',
      text: 'What is your code?',
      type: 'open',
      sub_objective_id: 'taste',
      active: true,
      choices: [],
    },
  ],
  success_informations: [
    ...tableConfiguration.success_informations,
    ...STRANGE_IDS.map((id) => ({
      id,
      label: id,
      primary_question_id: id,
      schema: { type: 'string', enum: STRANGE_IDS },
    })),
    ...Array.from({ length: 100 }, (_, i) => ({
      id: `pattern${i}`,
      label: `Code ${i}`,
      primary_question_id: 'q_pattern',
      schema: { type: 'string', pattern: PATTERNS[i % PATTERNS.length]! },
    })),
  ],
};
