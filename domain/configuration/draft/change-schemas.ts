import * as v from 'valibot';
import { closedObject } from '../../input/closed-object.ts';
import { entityId } from '../entities.ts';
import {
  objectiveFields,
  questionFields,
  subObjectiveFields,
  successInformationFields,
} from '../entity-fields.ts';

/** What each operation on the draft may carry: every field for `create`, any of them for `update`. */

const id = { id: entityId };
/** The one of its kind that an entity is to stand in front of; null: it is to be the last one. */
const place = { comes_before: v.optional(v.nullable(entityId)) };
const deletion = closedObject(id);

/** By entity and operation: the shape of the object that an operation carries under the entity's name. */
export const CHANGE_SCHEMAS = {
  objective: {
    create: closedObject({
      ...objectiveFields,
      description: v.optional(objectiveFields.description, ''),
      qualification_level: v.optional(objectiveFields.qualification_level, 'balanced'),
      max_turns: v.optional(objectiveFields.max_turns, 20),
      candidates_per_call: v.optional(objectiveFields.candidates_per_call, 3),
      order_strength: v.optional(objectiveFields.order_strength, 0.5),
      learning: v.optional(objectiveFields.learning),
    }),
    update: closedObject(optional(objectiveFields)),
  },
  sub_objective: {
    create: closedObject({ ...id, ...subObjectiveFields }),
    update: closedObject({ ...id, ...optional(subObjectiveFields) }),
    delete: deletion,
  },
  success_information: {
    create: closedObject({ ...id, ...successInformationFields }),
    update: closedObject({ ...id, ...optional(successInformationFields), ...place }),
    delete: deletion,
  },
  question: {
    create: closedObject({
      ...id,
      ...questionFields,
      active: v.optional(questionFields.active, true),
      choices: v.optional(questionFields.choices, []),
    }),
    update: closedObject({ ...id, ...optional(questionFields), ...place }),
    delete: deletion,
  },
};

function optional<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.partial(v.object(fields)).entries;
}
