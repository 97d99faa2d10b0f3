import type { Dependencies } from '../../app/core/dependencies.ts';
import { createSession } from '../../app/session/create-session.ts';
import { takeTurn } from '../../app/session/take-turn.ts';
import type { Configuration } from '../../domain/configuration/entities.ts';
import type { NextBody } from '../../domain/session/commands.ts';
import type { ServiceUnderTest } from '../../test/support/service.ts';
import { benchCall, benchObjective } from './bench-call.ts';

/** Drafts and publishes a form. */
export async function publish(service: ServiceUnderTest, form: Configuration): Promise<void> {
  const client = await service.keyHolder();
  const { objective, sub_objectives, questions, success_informations } = form;
  const changes = [
    { entity: 'objective', operation: 'create', objective },
    ...sub_objectives.map((each) => create('sub_objective', each)),
    ...questions.flatMap((each, i) => [
      create('question', each),
      create('success_information', success_informations[i]!),
    ]),
  ];
  for (let at = 0; at < changes.length; at += 500) {
    await client.post('/v1/configuration/changes', { changes: changes.slice(at, at + 500) });
  }
  await service.publishDraft(client);
  const { status, text } = await client.get('/v1/configuration?state=published');
  if (status !== 200) throw new Error(`${questions.length} questions are not published: ${text}`);
}

function create(entity: string, fields: object) {
  return { entity, operation: 'create', [entity]: fields };
}

/** @returns the id of a new session */
export async function begin(dependencies: Dependencies, tag: string): Promise<string> {
  const made = await createSession(dependencies, {
    ...benchCall(`create-${tag}`),
    clientReference: undefined,
  });
  if (!made.ok) throw new Error(made.refusal.message);
  return made.answer.session_id;
}

/** Clicks a choice of the question of this number.
 * @returns the state's version after it */
export async function takeOne(
  dependencies: Dependencies,
  sessionId: string,
  turn: number,
  version: number,
) {
  const request = bodyOf(turn, version);
  const done = await takeTurn(
    dependencies,
    { ...benchCall(`${sessionId}-${turn}`), sessionId },
    request,
  );
  if (!done.ok) throw new Error(done.refusal.message);
  return done.revision;
}

/** The body of `takeOne`. */
export function bodyOf(turn: number, version: number): NextBody {
  return {
    state_version: version,
    previous_turn: {
      question_id: `q${turn}`,
      structured_answer: { choice_ids: [`q${turn}.${turn % 3}`] },
    },
  };
}

/** Single-choice questions in ten sub-objectives, each with an information of its own. */
export function formOf(size: number): Configuration {
  const subObjectives = 10;
  const ids = Array.from({ length: size }, (_, i) => `q${i}`);
  return {
    objective: benchObjective(10),
    sub_objectives: Array.from({ length: subObjectives }, (_, i) => ({
      id: `s${i}`,
      name: `Stage ${i}`,
      order_position: i,
      completion_role: 'blocking' as const,
    })),
    questions: ids.map((id, i) => ({
      id,
      text: `Which option describes part ${i} of your application best, as far as you can tell?`,
      type: 'single_choice' as const,
      sub_objective_id: `s${Math.floor((i * subObjectives) / size)}`,
      active: true,
      choices: ['yes', 'no', 'unsure'].map((label, n) => ({
        id: `${id}.${n}`,
        label,
        maps_to_value: label,
      })),
    })),
    success_informations: ids.map((id, i) => ({
      id: `t${i}`,
      label: `Part ${i}`,
      primary_question_id: id,
      schema: { type: 'string', enum: ['yes', 'no', 'unsure'] },
    })),
  };
}
