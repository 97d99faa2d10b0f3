import * as v from 'valibot';
import { COMPLETION_ROLES, QUESTION_TYPES } from '../../../domain/configuration/entities.ts';
import { CANDIDATES_MAX, CHOICES_MAX } from '../../../domain/configuration/entity-fields.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { TARGET_STATUSES, VALUE_SOURCES } from '../../../domain/progress/selection-state.ts';
import {
  COMPUTED_STATUSES,
  EFFECTIVE_STATUSES,
} from '../../../domain/progress/sub-objective-status.ts';
import { QUESTION_OUTCOMES } from '../../../domain/question-outcome.ts';
import { SESSION_STATUSES } from '../../../domain/session/session-status.ts';
import { API_VERSION } from '../../../domain/session/state-version.ts';
import { DECISION_WARNINGS } from '../../../domain/session/turn/choose/make-decision.ts';
import { DEGRADED_REASONS } from '../../../domain/session/turn/degraded-reasons.ts';
import { anyJson, count, id, requestId, share, timestamp, versions } from './common.ts';

export const questionType = v.picklist(QUESTION_TYPES);
const completionRole = v.picklist(COMPLETION_ROLES);

export const candidate = closedObject({
  rank: v.pipe(count(1), v.maxValue(CANDIDATES_MAX)),
  question_id: id,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  type: questionType,
  choices: v.pipe(
    v.array(closedObject({ choice_id: id, label: v.string() })),
    v.maxLength(CHOICES_MAX),
  ),
  target_ids: v.pipe(v.array(id), v.minLength(1), v.metadata({ uniqueItems: true })),
});

function override(statuses: readonly string[]) {
  return v.nullable(closedObject({ status: v.picklist(statuses), updated_at: timestamp }));
}

export const objectiveProgress = closedObject({
  computed_status: v.picklist(COMPUTED_STATUSES),
  progress: share,
  client_override: override(['achieved']),
  effective_status: v.picklist(COMPUTED_STATUSES),
});

export const subObjectiveProgress = closedObject({
  id,
  order_position: count(0),
  completion_role: completionRole,
  computed_status: v.picklist(COMPUTED_STATUSES),
  progress: share,
  client_override: override(['achieved', 'excluded']),
  effective_status: v.picklist(EFFECTIVE_STATUSES),
});

export const progress = closedObject({
  objective: objectiveProgress,
  sub_objectives: v.array(subObjectiveProgress),
});

export const recordedOutcome = closedObject({
  question_id: id,
  decision_id: v.nullable(id),
  outcome: v.picklist(QUESTION_OUTCOMES),
  source: v.picklist(VALUE_SOURCES),
  message_id: v.nullable(id),
  occurred_at: timestamp,
});

export const target = closedObject({
  status: v.picklist(TARGET_STATUSES),
  coverage: share,
  value: v.optional(anyJson),
  source: v.picklist(VALUE_SOURCES),
  question_id: v.optional(id),
  updated_at: timestamp,
});

export const session = closedObject({
  request_id: requestId,
  session_id: id,
  client_reference: v.optional(v.string()),
  status: v.picklist(SESSION_STATUSES),
  turn_count: count(0),
  max_turns: count(1),
  turns_remaining: count(0),
  question_state: closedObject({ outcomes: v.array(recordedOutcome) }),
  targets: v.record(v.string(), target),
  progress,
  pending_decision: v.nullable(
    closedObject({
      decision_id: id,
      candidates: v.pipe(v.array(candidate), v.minLength(1), v.maxLength(10)),
    }),
  ),
  degraded: v.boolean(),
  versions,
});

const degradedReasons = v.pipe(
  v.array(v.picklist(DEGRADED_REASONS)),
  v.metadata({ uniqueItems: true }),
);

const nextFields = {
  request_id: requestId,
  session_id: id,
  progress,
  turn_count: count(0),
  turns_remaining: count(0),
  warnings: v.pipe(v.array(v.picklist(DECISION_WARNINGS)), v.metadata({ uniqueItems: true })),
  degraded: v.boolean(),
  degraded_reasons: degradedReasons,
  versions,
};

export const askAnswer = closedObject({
  ...nextFields,
  action: v.literal('ask'),
  decision_id: id,
  stop_reason: v.null(),
  candidates: v.pipe(v.array(candidate), v.minLength(1), v.maxLength(10)),
});

export const stopAnswer = closedObject({
  ...nextFields,
  action: v.literal('stop'),
  decision_id: v.null(),
  stop_reason: v.literal('no_question_available'),
  candidates: v.pipe(v.array(candidate), v.maxLength(0)),
});

/** The invariants of the specification (4.1) as two shapes, told apart by `action`. */
export const nextAnswer = v.variant('action', [askAnswer, stopAnswer]);

export const eventsAnswer = closedObject({
  request_id: requestId,
  session_id: id,
  progress,
  turn_count: count(0),
  turns_remaining: count(0),
  degraded: v.boolean(),
  degraded_reasons: degradedReasons,
  versions,
});

export const feedbackAnswer = closedObject({
  request_id: requestId,
  session_id: id,
  feedback_id: id,
  recorded_at: timestamp,
});

export const conversionAnswer = closedObject({
  request_id: requestId,
  session_id: id,
  conversion_id: id,
  recorded_at: timestamp,
});

export const nextQuestionsAnswer = closedObject({
  next_question: v.nullable(closedObject({ external_id: id, text: v.string() })),
  exhausted: v.boolean(),
  service_version: v.string(),
  request_id: requestId,
});

export const healthAnswer = closedObject({
  status: v.literal('ok'),
  request_id: requestId,
  versions: closedObject({ engine_version: v.string(), api_version: v.literal(API_VERSION) }),
});
