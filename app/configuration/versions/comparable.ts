import type { Configuration } from '../../../domain/configuration/entities.ts';
import { mapInSteps, type Steps } from '../../../domain/steps.ts';

/** A configuration with its entities by id, so that a pointer into it names them whatever their order. A step an entity. */
export function* comparable(configuration: Configuration): Steps<object> {
  const { objective, sub_objectives, success_informations, questions } = configuration;
  return {
    objective,
    sub_objectives: keyed(sub_objectives),
    success_informations: Object.fromEntries(yield* mapInSteps(success_informations, byId)),
    questions: Object.fromEntries(
      yield* mapInSteps(questions, (question) =>
        byId({ ...question, choices: keyed(question.choices) }),
      ),
    ),
  };
}

function keyed<Entity extends { readonly id: string }>(entities: readonly Entity[]): object {
  return Object.fromEntries(entities.map(byId));
}

/** The id is the key, so it is left out of the entity. */
function byId<Entity extends { readonly id: string }>({ id, ...fields }: Entity): [string, object] {
  return [id, fields];
}
