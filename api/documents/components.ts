import * as v from 'valibot';
import { feedbackBody } from '../../domain/feedback/commands.ts';
import { closedObject } from '../../domain/input/closed-object.ts';
import {
  clientUpdates,
  contextUpdate,
  dataUpdate,
  externalEvent,
  previousTurn,
  selectionOptions,
} from '../../domain/session/commands.ts';
import { type ErrorCode, STATUS_OF } from '../error-envelope.ts';
import { versions } from './answers/common.ts';
import * as configuration from './answers/configuration.ts';
import * as session from './answers/session.ts';

/** Codes that only the internal entry point and workers meet. */
const INTERNAL_CODES: readonly string[] = ['unknown_key', 'unknown_decision', 'stale_claim'];

export const PUBLIC_CODES = (Object.keys(STATUS_OF) as ErrorCode[]).filter(
  (code) => !INTERNAL_CODES.includes(code),
);

const faultDetail = v.looseObject({
  code: v.string(),
  message: v.string(),
  path: v.optional(v.string()),
  location: v.optional(v.string()),
  position: v.optional(v.nullable(v.number())),
  entity: v.optional(v.string()),
  id: v.optional(v.nullable(v.string())),
});

/** What codes are known to tell; there may be more. */
const errorDetails = v.looseObject({
  errors: v.optional(v.array(faultDetail)),
  truncated: v.optional(v.boolean()),
  session_id: v.optional(v.string()),
  sent_state_version: v.optional(v.number()),
  current_state_version: v.optional(v.number()),
  sent_draft_revision: v.optional(v.number()),
  current_draft_revision: v.optional(v.number()),
  required_scopes: v.optional(v.array(v.string())),
  granted_scopes: v.optional(v.array(v.string())),
  allowed_methods: v.optional(v.array(v.string())),
  max_bytes: v.optional(v.number()),
  retry_after_seconds: v.optional(v.number()),
  state: v.optional(v.string()),
  compilation_id: v.optional(v.string()),
  conversion_id: v.optional(v.string()),
  erased_at: v.optional(v.string()),
});

/** The envelope of every answer that is not a success. */
export const errorAnswer = closedObject({
  code: v.picklist(PUBLIC_CODES),
  message: v.pipe(v.string(), v.minLength(1)),
  request_id: v.pipe(v.string(), v.minLength(1)),
  details: errorDetails,
});

const [contextSummary, contextMessages] = contextUpdate.options;
const [setData, unsetData, dataNotApplicable] = dataUpdate.options;

/** Schemas that have a name of their own in the document; what is not here stands where it is used. */
export const COMPONENTS: Readonly<Record<string, v.GenericSchema>> = {
  Error: errorAnswer,
  Versions: versions,
  QuestionType: session.questionType,
  Candidate: session.candidate,
  ObjectiveProgress: session.objectiveProgress,
  SubObjectiveProgress: session.subObjectiveProgress,
  Progress: session.progress,
  RecordedOutcome: session.recordedOutcome,
  Target: session.target,
  Session: session.session,
  NextAnswer: session.nextAnswer,
  AskAnswer: session.askAnswer,
  StopAnswer: session.stopAnswer,
  EventsAnswer: session.eventsAnswer,
  FeedbackAnswer: session.feedbackAnswer,
  ConversionAnswer: session.conversionAnswer,
  NextQuestionsAnswer: session.nextQuestionsAnswer,
  HealthAnswer: session.healthAnswer,
  PreviousTurn: previousTurn,
  ContextUpdate: contextUpdate,
  ContextSummary: contextSummary,
  ContextMessages: contextMessages,
  ClientUpdates: clientUpdates,
  DataUpdate: dataUpdate,
  SetData: setData,
  UnsetData: unsetData,
  DataNotApplicable: dataNotApplicable,
  SelectionOptions: selectionOptions,
  ExternalEvent: externalEvent,
  Feedback: feedbackBody,
  Objective: configuration.objective,
  SubObjective: configuration.subObjective,
  SuccessInformation: configuration.successInformation,
  Question: configuration.question,
  Configuration: configuration.configuration,
  PublishedConfiguration: configuration.publishedConfiguration,
  DraftConfiguration: configuration.draftConfiguration,
  Compilation: configuration.compilation,
  Warning: configuration.warning,
  ChangesAnswer: configuration.changesAnswer,
  QuestionsPage: configuration.questionsPage,
  AuditEvent: configuration.auditEvent,
  AuditPage: configuration.auditPage,
  ...changeComponents(),
};

/** Each change and each of its operations: a discriminator leads to names only. */
function changeComponents(): Record<string, v.GenericSchema> {
  const entities = {
    Objective: configuration.objectiveChange,
    SubObjective: configuration.subObjectiveChange,
    SuccessInformation: configuration.successInformationChange,
    Question: configuration.questionChange,
  };
  const components: Record<string, v.GenericSchema> = {
    ConfigurationChange: configuration.configurationChange,
  };
  for (const [name, change] of Object.entries(entities)) {
    components[`${name}Change`] = change;
    for (const option of change.options) {
      const { literal } = option.entries.operation as { readonly literal: string };
      components[`${name}${literal[0]!.toUpperCase()}${literal.slice(1)}`] = option;
    }
  }
  return components;
}
