import * as v from 'valibot';
import { closedObject } from '../../input/closed-object.ts';
import { list } from '../../input/list.ts';
import { rule, text } from '../../input/text.ts';
import { isStorableJson, type JsonValue } from '../../json/json.ts';
import { COMPLETION_ROLES, entityId, QUALIFICATION_LEVELS, QUESTION_TYPES } from '../entities.ts';
import type { InformationSchema } from '../information-schema/information-schema.ts';

/** What each operation on the draft may carry: every field for `create`, any of them for `update`. */

export const CHOICES_MAX = 50;
const SYNONYMS_MAX = 20;
/** Nesting of a choice's `maps_to_value`. */
const VALUE_DEPTH_MAX = 8;

function integer(min: number, max: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
}

const objectiveFields = {
  name: text(1, 200),
  description: text(0, 4000),
  qualification_level: v.picklist(QUALIFICATION_LEVELS),
  max_turns: integer(1, 200),
  candidates_per_call: integer(1, 10),
  order_strength: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  learning: v.boolean(),
};

const subObjectiveFields = {
  name: text(1, 200),
  order_position: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  completion_role: v.picklist(COMPLETION_ROLES),
};

const successInformationFields = {
  label: text(1, 200),
  primary_question_id: entityId,
  // Its own check reports where in the schema a problem lies.
  schema: v.pipe(
    v.custom<InformationSchema>((value) => value !== undefined, 'must be a schema object'),
    v.metadata({ type: 'object' }),
  ),
};

const choice = closedObject({
  id: entityId,
  label: text(1, 200),
  maps_to_value: v.optional(
    v.custom<JsonValue>(
      (value) => isStorableJson(value, VALUE_DEPTH_MAX),
      'must be plain JSON, nested at most 8 deep',
    ),
  ),
  synonyms: v.optional(list(text(1, 200), { max: SYNONYMS_MAX })),
});

const questionFields = {
  text: text(1, 4000),
  type: v.picklist(QUESTION_TYPES),
  sub_objective_id: entityId,
  active: v.boolean(),
  choices: v.pipe(
    list(choice, { max: CHOICES_MAX }),
    rule('duplicate_id', (items) => haveDistinctIds(items), 'must not repeat an id'),
  ),
};

function haveDistinctIds(items: readonly { readonly id: string }[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length;
}

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
