import * as v from 'valibot';
import { COMPILATION_STATUSES } from '../../../domain/configuration/compilation/compilation-job.ts';
import { CHANGE_SCHEMAS } from '../../../domain/configuration/draft/change-schemas.ts';
import { WARNING_CODES } from '../../../domain/configuration/draft/draft-warnings.ts';
import { COMPLETION_ROLES } from '../../../domain/configuration/entities.ts';
import { CANDIDATES_MAX } from '../../../domain/configuration/entity-fields.ts';
import { COMPILATION_ERROR_CODES, ENTITIES } from '../../../domain/configuration/events.ts';
import { QUALIFICATION_LEVELS } from '../../../domain/configuration/qualification.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { ACTOR_TYPES, ORIGINS } from '../../../domain/recording/provenance.ts';
import { AUDIT_RESOURCE_TYPES } from '../../../projections/audit-entries.ts';
import {
  anyJson,
  anyObject,
  count,
  id,
  nextCursor,
  requestId,
  share,
  timestamp,
} from './common.ts';
import { questionType } from './session.ts';

export const objective = closedObject({
  name: v.string(),
  description: v.string(),
  qualification_level: v.picklist(QUALIFICATION_LEVELS),
  max_turns: count(1),
  candidates_per_call: v.pipe(count(1), v.maxValue(CANDIDATES_MAX)),
  order_strength: share,
  learning: v.optional(v.boolean()),
});

export const subObjective = closedObject({
  id,
  name: v.string(),
  order_position: count(0),
  completion_role: v.picklist(COMPLETION_ROLES),
});

export const successInformation = closedObject({
  id,
  label: v.string(),
  primary_question_id: id,
  schema: anyObject,
});

export const question = closedObject({
  id,
  text: v.string(),
  type: questionType,
  sub_objective_id: id,
  active: v.boolean(),
  choices: v.array(
    closedObject({
      id,
      label: v.string(),
      maps_to_value: v.optional(anyJson),
      synonyms: v.optional(v.array(v.string())),
    }),
  ),
});

const lists = {
  sub_objectives: v.array(subObjective),
  success_informations: v.array(successInformation),
  questions: v.array(question),
};

export const publishedConfiguration = closedObject({
  request_id: requestId,
  state: v.literal('published'),
  configuration_version: v.string(),
  draft_revision: v.null(),
  published_at: timestamp,
  objective,
  ...lists,
});

export const draftConfiguration = closedObject({
  request_id: requestId,
  state: v.literal('draft'),
  configuration_version: v.nullable(v.string()),
  draft_revision: count(1),
  objective: v.union([objective, closedObject({})]),
  ...lists,
});

export const configuration = v.variant('state', [publishedConfiguration, draftConfiguration]);

export const compilation = closedObject({
  request_id: requestId,
  compilation_id: id,
  status: v.picklist(COMPILATION_STATUSES),
  draft_revision: count(0),
  created_at: timestamp,
  updated_at: timestamp,
  progress: share,
  error: v.nullable(
    closedObject({
      code: v.picklist(COMPILATION_ERROR_CODES),
      message: v.string(),
      details: v.optional(anyObject),
    }),
  ),
  configuration_version: v.nullable(v.string()),
});

export const warning = closedObject({
  code: v.picklist(WARNING_CODES),
  entity: v.picklist(ENTITIES),
  id: v.nullable(id),
  path: v.string(),
  message: v.string(),
});

export const changesAnswer = closedObject({
  request_id: requestId,
  draft_revision: count(1),
  applied: count(1),
  warnings: v.array(warning),
});

export const questionsPage = closedObject({
  request_id: requestId,
  configuration_version: v.string(),
  questions: v.array(question),
  next_cursor: nextCursor,
});

export const auditEvent = closedObject({
  id: v.pipe(v.string(), v.metadata({ format: 'uuid' })),
  occurred_at: timestamp,
  action: v.string(),
  origin: v.picklist(ORIGINS),
  actor: closedObject({
    type: v.picklist(ACTOR_TYPES),
    id: v.string(),
  }),
  scopes: v.array(v.string()),
  request_id: requestId,
  resource: closedObject({ type: v.picklist(AUDIT_RESOURCE_TYPES), id: v.string() }),
  diff: closedObject({ before: anyJson, after: anyJson }),
  details: anyObject,
});

export const auditPage = closedObject({
  request_id: requestId,
  events: v.array(auditEvent),
  next_cursor: nextCursor,
});

/** One change of the draft by entity and operation, built from the schemas that judge it. */
export const objectiveChange = v.variant('operation', [
  change('objective', 'create', CHANGE_SCHEMAS.objective.create),
  change('objective', 'update', CHANGE_SCHEMAS.objective.update),
]);
export const subObjectiveChange = entityChange('sub_objective', CHANGE_SCHEMAS.sub_objective);
export const successInformationChange = entityChange(
  'success_information',
  CHANGE_SCHEMAS.success_information,
);
export const questionChange = entityChange('question', CHANGE_SCHEMAS.question);

export const configurationChange = v.variant('entity', [
  objectiveChange,
  subObjectiveChange,
  successInformationChange,
  questionChange,
]);

function change(entity: string, operation: string, fields: v.GenericSchema) {
  return closedObject({
    entity: v.literal(entity),
    operation: v.literal(operation),
    [entity]: fields,
  });
}

function entityChange(
  entity: string,
  schemas: Readonly<Record<'create' | 'update' | 'delete', v.GenericSchema>>,
) {
  return v.variant('operation', [
    change(entity, 'create', schemas.create),
    change(entity, 'update', schemas.update),
    change(entity, 'delete', schemas.delete),
  ]);
}
