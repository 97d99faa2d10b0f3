import type { Configuration } from '../../../domain/configuration/entities.ts';

/** A configuration with its entities by id, so that a pointer into it names them whatever their order. */
export function comparable(configuration: Configuration): object {
  const { objective, sub_objectives, success_informations, questions } = configuration;
  return {
    objective,
    sub_objectives: keyed(sub_objectives),
    success_informations: keyed(success_informations),
    questions: keyed(
      questions.map((question) => ({ ...question, choices: keyed(question.choices) })),
    ),
  };
}

/** The id is the key, so it is left out of the entity. */
function keyed<Entity extends { readonly id: string }>(entities: readonly Entity[]): object {
  return Object.fromEntries(entities.map(({ id, ...fields }) => [id, fields]));
}
