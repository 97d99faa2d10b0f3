import type { Configuration } from '../entities.ts';
import type { Entity } from '../events.ts';

/** An operation of a body of changes. */
type Creation = { readonly entity: Entity; readonly operation: 'create' } & {
  readonly [name in Entity]?: object;
};

/** The changes that make a whole configuration on an empty draft, in the order of its entities. */
export function configurationAsChanges(configuration: Configuration): readonly Creation[] {
  const { objective, sub_objectives, success_informations, questions } = configuration;
  const create = (entity: Entity) => (fields: object) =>
    ({ entity, operation: 'create', [entity]: fields }) as Creation;
  return [
    ...(objective ? [create('objective')(objective)] : []),
    ...sub_objectives.map(create('sub_objective')),
    ...success_informations.map(create('success_information')),
    ...questions.map(create('question')),
  ];
}
