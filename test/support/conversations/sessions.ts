import { compile } from '../../../compiler/compile.ts';
import { encodeArtifact } from '../../../domain/artifact/artifact-codec.ts';
import type { Configuration } from '../../../domain/configuration/entities.ts';
import { sessionDecider } from '../../../domain/session/decide.ts';
import type { SessionStarted } from '../../../domain/session/events.ts';
import type { PinnedArtifact } from '../../../domain/session/pinned-artifact.ts';
import type { SessionState } from '../../../domain/session/state.ts';
import { pinArtifact } from '../at-once.ts';
import { happenedAt, SOME_TIME } from '../given.ts';

/** A configuration about booking a table: two sub-objectives, every type of question, one variant. */
export const tableConfiguration: Configuration = {
  objective: {
    name: 'Book a table',
    description: '',
    qualification_level: 'balanced',
    max_turns: 3,
    candidates_per_call: 2,
    order_strength: 0.5,
  },
  sub_objectives: [
    { id: 'booking', name: 'Booking', order_position: 0, completion_role: 'blocking' },
    { id: 'taste', name: 'Taste', order_position: 1, completion_role: 'contributing' },
  ],
  questions: [
    question('q_people', 'booking', 'open', 'For how many people is the table?'),
    question('q_area', 'booking', 'single_choice', 'Which part of town do you prefer?', [
      { id: 'north', label: 'The north', maps_to_value: 'north' },
      { id: 'south', label: 'The south', maps_to_value: 'south' },
    ]),
    question('q_food', 'taste', 'semi_open', 'What would you like to eat?', [
      { id: 'pasta', label: 'Pasta' },
      { id: 'curry', label: 'Curry' },
    ]),
    question('q_extras', 'taste', 'multiple_choice', 'What should the place have?', [
      { id: 'garden', label: 'A garden', maps_to_value: 'garden' },
      { id: 'music', label: 'Live music', maps_to_value: 'music' },
    ]),
  ],
  success_informations: [
    information('people', 'Number of people', 'q_people', { type: 'integer', minimum: 1 }),
    information('area', 'Part of town', 'q_area', { type: 'string', enum: ['north', 'south'] }),
    information('food', 'Food', 'q_food', { type: 'string', maxLength: 40 }),
    information('extras', 'Extras', 'q_extras', {
      type: 'array',
      items: { type: 'string', enum: ['garden', 'music'] },
    }),
  ],
};

function question(
  id: string,
  subObjective: string,
  type: Configuration['questions'][number]['type'],
  ...[text, choices = []]: [string, Configuration['questions'][number]['choices']?]
): Configuration['questions'][number] {
  return { id, text, type, sub_objective_id: subObjective, active: true, choices };
}

function information(
  id: string,
  label: string,
  primary: string,
  schema: Configuration['success_informations'][number]['schema'],
): Configuration['success_informations'][number] {
  return { id, label, primary_question_id: primary, schema };
}

export function pinned(configuration: Configuration = tableConfiguration): PinnedArtifact {
  const { artifact } = compile(configuration, { engineVersion: 'test' });
  return pinArtifact(artifact, encodeArtifact(artifact).digest);
}

export const sessionStarted: SessionStarted = {
  type: 'SessionStarted',
  facts: { service: 'table', configuration_version: 'v1', artifact_digest: 'a'.repeat(64) },
};

/** A session that has only begun. */
export function begunSession(): SessionState {
  const begun = happenedAt(SOME_TIME, sessionStarted);
  return sessionDecider.fold(sessionDecider.initialState, [begun]);
}
