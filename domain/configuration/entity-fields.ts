import * as v from 'valibot';
import { closedObject } from '../input/closed-object.ts';
import { list } from '../input/list.ts';
import { rule, text } from '../input/text.ts';
import { isStorableJson, type JsonValue } from '../json/json.ts';
import { COMPLETION_ROLES, entityId, QUESTION_TYPES } from './entities.ts';
import type { InformationSchema } from './information-schema/information-schema.ts';
import { QUALIFICATION_LEVELS } from './qualification.ts';

/** What each field of an entity may hold. */

/** Of one answer, whether a configuration or a call wants fewer. */
export const CANDIDATES_MAX = 10;
/** Operations of one call. */
export const CHANGES_MAX = 500;
export const CHOICES_MAX = 50;
const SYNONYMS_MAX = 20;
/** Nesting of a choice's `maps_to_value`. */
const CHOICE_VALUE_DEPTH_MAX = 8;

function integer(min: number, max: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
}

export const objectiveFields = {
  name: text(1, 200),
  description: text(0, 4000),
  qualification_level: v.picklist(QUALIFICATION_LEVELS),
  max_turns: integer(1, 200),
  candidates_per_call: integer(1, CANDIDATES_MAX),
  order_strength: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  learning: v.boolean(),
};

export const subObjectiveFields = {
  name: text(1, 200),
  order_position: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  completion_role: v.picklist(COMPLETION_ROLES),
};

export const successInformationFields = {
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
      (value) => isStorableJson(value, CHOICE_VALUE_DEPTH_MAX),
      'must be plain JSON, nested at most 8 deep',
    ),
  ),
  synonyms: v.optional(list(text(1, 200), { max: SYNONYMS_MAX })),
});

export const questionFields = {
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
