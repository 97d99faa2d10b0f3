/**
 * What every property of the document means. `<property>` alone where it means the same everywhere; where it means
 * something of its own, behind its component (the operation, for a body without a name), or behind the whole way to it.
 */
export const PROPERTIES: Readonly<Record<string, string>> = {
  // Every answer
  request_id:
    'Names this answer; a replay has that of the first one. Quote it when you report a problem.',
  'AuditEvent.request_id': 'The request that made the change.',
  code: 'For programs; a code never changes its meaning.',
  'Compilation.code': 'Why it failed.',
  'Warning.code': 'What stands between the draft and its publication.',
  message: 'For people; the wording may change.',
  details: 'What the code leaves open; `{}` at least.',
  'Error.details':
    'What the code leaves open; `{}` at least. What is named here is what codes tell; `/docs/errors` says which of it each has.',
  errors: 'What is wrong, an entry a fault.',
  'Error.details.errors.code': 'Which fault it is: the detail codes of `/docs/errors`.',
  'Error.details.errors.message': 'What is allowed, and where it is known what was meant.',
  'Error.details.errors.location':
    'Of `invalid_request`, where it was sent: `body`, `query`, `path` or `header`.',
  'Error.details.errors.path':
    'JSON Pointer into the body, or into the entity of a draft; the name of a header or parameter.',
  'Error.details.errors.position':
    'Of `configuration_validation_failed`: which operation, from 0; null where none is meant.',
  'Error.details.errors.entity': 'Of a publication: the kind of thing that stands against it.',
  'Error.details.errors.id': 'Of a publication: which one; null for the objective.',
  truncated: 'Whether there are more faults than `errors` tells.',
  sent_state_version: 'The one that you sent.',
  current_state_version: 'The one that the session has now.',
  sent_draft_revision: 'The `expected_draft_revision` that you sent.',
  current_draft_revision: 'The one that the draft has now.',
  required_scopes: 'What the key lacks.',
  granted_scopes: 'What the key has.',
  allowed_methods: 'What the path can be asked with.',
  max_bytes: 'How large it may be.',
  retry_after_seconds: 'When to try again.',
  erased_at: 'When the session was erased.',
  'Error.details.state': 'Of which there is none: the `draft`, or what is `published`.',
  'Error.details.session_id': 'The session that is meant.',
  'Error.details.compilation_id': 'The compilation that is meant.',
  'AuditEvent.details': 'The draft revision, the compilation or the key that the change is about.',
  versions: 'What the session and the service are at.',
  'HealthAnswer.versions': 'What the service is at.',
  engine_version: 'The build that answered.',
  api_version: 'The version of this contract.',
  next_cursor: 'Send it as `cursor` for the next page; absent on the last one.',

  // Sessions
  session_id: 'Opaque id of the session; it goes into the path of every later call.',
  'legacyNextQuestion.session_id': 'An id of your own, the same through the conversation.',
  'ConversionAnswer.session_id': 'The conversation that was reported.',
  client_reference: 'A reference of your own, shown again with the session.',
  'Session.status':
    '`completed` while the objective is achieved, `stopped` after a `/next` that stopped, else `active`. Each can change back; `/next` is accepted in all of them.',
  turn_count: 'Turns so far: `/next` calls that carried a `previous_turn`.',
  max_turns: 'Turns after which `/next` warns `max_turns_reached`; it goes on all the same.',
  turns_remaining: '`max_turns` less `turn_count`, never below 0.',
  question_state: 'What became of the questions that were asked.',
  outcomes: 'One for each time a question was asked, in the order of the turns.',
  targets:
    'What is known of each information that was touched, by its id; of any other, nothing is known.',
  pending_decision:
    'What was proposed last and not answered yet; null before the first decision and after a stop.',
  degraded:
    'Less was understood than could have been; a remark, not a fault. `degraded_reasons` says why.',
  'Session.degraded': 'Whether that was so at the last `/next`.',
  degraded_reasons:
    '`missing_user_text`: the turn had no words (a click counts in full). `summary_only_context`: a summary was all there was. `semantic_service_unavailable`: the language model did not answer. `unresolved_previous_turn`: the turn could be attached to no question; send `question_id`.',

  // Progress
  'Progress.objective': 'How far the objective is.',
  'Progress.sub_objectives': 'How far each sub-objective is, in their order.',
  progress: 'How far the conversation is.',
  'ObjectiveProgress.progress': 'From 0 to 1.',
  'SubObjectiveProgress.progress': 'From 0 to 1.',
  'Compilation.progress': 'From 0 to 1; indicative, not guaranteed linear.',
  computed_status: 'What follows from what is known.',
  client_override: 'What the client has decided instead, if anything.',
  effective_status: "The client's decision where there is one, else the computed status.",
  status: 'How it stands.',
  'ObjectiveProgress.status': 'What the client decided.',
  'SubObjectiveProgress.status': 'What the client decided.',
  'Target.status':
    '`confirmed` by the client or a choice, `inferred` from words, `not_applicable` to this user, or `unset` by the client.',
  'HealthAnswer.status': 'Always `ok`; a service that cannot be used answers 503.',
  updated_at: 'When that changed last.',
  order_position: 'Place among the sub-objectives, from 0.',
  completion_role: '`blocking`: the objective needs it. `contributing`: it is good to have.',
  coverage: 'How surely the information is known, from 0 to 1.',
  'Target.value': 'What is known; absent where there is no value.',
  'Target.question_id': 'The question whose answer told it.',
  source: 'Who told it: the `client`, a `structured_answer`, or `inference` from words.',

  // Candidates and decisions
  decision_id: 'The decision that proposed the question.',
  'AskAnswer.decision_id': 'Names this proposal; send it in the next turn.',
  'StopAnswer.decision_id': 'Null: nothing is proposed.',
  'PreviousTurn.decision_id': 'The proposal that you answer; the pending one where left out.',
  action:
    '`ask`: put one of the candidates. `stop`: no question is left, or none that the `selection` of this call allows.',
  'AuditEvent.action': 'What was done, as `question.updated` or `api_key.rotated`.',
  stop_reason: 'Why it stopped; null for `ask`.',
  candidates: 'The questions to choose from, best first; empty for `stop`.',
  rank: '1 is the best.',
  question_id: 'Id of the question.',
  'PreviousTurn.question_id':
    'The question you asked, whether it was proposed or not. Send it whenever you know it; else it is found out from the words.',
  text: 'The words.',
  'Candidate.text': 'The published question; put it in words of your own if you like.',
  'ContextSummary.text': 'What was said outside of the turns, in short.',
  type: '`open`: any words. `single_choice`, `multiple_choice`: choices. `semi_open`: choices, or words of one’s own.',
  choices:
    'What can be chosen: none for `open`; at least two for every other type, once it is published.',
  choice_id: 'Goes into `structured_answer.choice_ids` when the user picks it.',
  label: 'What people read.',
  'Feedback.label': 'How the conversation ended, in a word of yours: `booked`, `lost`, …',
  target_ids: 'The informations that the question asks for, the principal one first.',
  warnings:
    '`objective_achieved` and `max_turns_reached` are a cue to end, `eligibility_exhausted_fallback` says that each question that asks for something still wanted was put before (the one proposed may be asked once more while something that blocks is missing), `constraints_relaxed` that a `prefer` was widened.',
  'ChangesAnswer.warnings': 'What has to be mended before the draft can be published.',

  // What a turn tells
  state_version:
    'The newest one you were given; 0 on a new session. Opaque: it grows by more than one.',
  previous_turn: 'What you asked and what came of it; left out on the first call.',
  context_update: 'What was said outside of the turn, once; never the history.',
  client_updates: 'What you know for certain; it wins over what is understood from words.',
  selection: 'Which questions may be proposed, for this call only.',
  external: 'Something that happened in another system.',
  outcome:
    '`asked_answered`, `asked_no_answer` or `refused`. Left out in a request, it is understood from the reply.',
  assistant_text: 'What you really said, in your words.',
  user_text: 'What the user replied, unshortened; every value in it is understood.',
  structured_answer: 'What the user picked; needs no understanding and counts as confirmed.',
  choice_ids: 'The `choice_id`s that were picked; one for `single_choice`.',
  free_text: 'Words beside the choices; for `semi_open` only.',
  message_id: "Your own id of the user's message, shown again with the outcome.",
  mode: 'Which kind of update this is.',
  'SelectionOptions.mode':
    '`restrict`: only these. `exclude`: none of these. `prefer`: these first, others where they leave nothing.',
  messages: 'New messages only, in their order; their texts together at most 100,000 characters.',
  role: 'Who said it.',
  occurred_at: 'When it happened.',
  'ContextMessages.occurred_at': 'When it was said; relative dates are read from it.',
  data: 'Informations that you set, unset or declare not applicable.',
  'ExternalEvent.data': 'Whatever belongs to it, 16 KiB of JSON at most.',
  'ExternalEvent.type': 'A name of yours for what happened.',
  value: 'The value, which has to fit the schema of its information.',
  'legacyConversion.value': 'What it was worth.',
  'ClientUpdates.sub_objectives':
    'Decisions on sub-objectives that replace what is computed, or take that back.',
  'ClientUpdates.objective':
    'A decision on the objective that replaces what is computed, or takes that back.',
  operation: 'What to do.',
  'ClientUpdates.operation':
    '`achieve`: it counts as achieved. `exclude`: nothing of it is asked. `reset`: as computed again.',
  'ClientUpdates.objective.operation':
    '`achieve`: it counts as achieved. `reset`: as computed again.',
  'SetData.operation': 'Sets a confirmed value.',
  'UnsetData.operation': 'Removes the value.',
  'DataNotApplicable.operation': 'Declares that it does not apply to this user.',
  candidate_count: 'How many to propose, instead of the configured number.',
  'SelectionOptions.sub_objectives': 'Which sub-objectives to keep to, prefer or leave out.',
  ids: 'Ids of sub-objectives.',
  allowed_question_types: 'Only questions of these types.',
  required_target_ids: 'Only questions that ask for one of these informations.',
  excluded_question_ids: 'None of these questions; unknown ids are ignored.',
  metadata: 'Whatever belongs to it: 50 names and 16 KiB of JSON at most.',
  feedback_id: 'Id of the report.',
  conversion_id: 'Id of the report.',
  recorded_at: 'When it was recorded.',

  // Configuration
  id: 'Id of the entity; yours, and stable through every publication.',
  'SetData.id': 'Id of the success information.',
  'UnsetData.id': 'Id of the success information.',
  'DataNotApplicable.id': 'Id of the success information.',
  'ClientUpdates.id': 'Id of the sub-objective.',
  'SubObjectiveProgress.id': 'Id of the sub-objective.',
  'AuditEvent.id': 'Id of the audit event.',
  'AuditEvent.actor.id': 'Id of the API key, or the name of what acted.',
  'AuditEvent.resource.id': 'Id of what was changed.',
  'Warning.id': 'The entity that it is about; null for the objective.',
  'DraftConfiguration.objective': 'What the conversation is for; empty while the draft has none.',
  'Compilation.details': 'Only with `validation_failed`: what an editor can mend.',
  state: '`published`, or the `draft`.',
  configuration_version: 'Names a publication: `v1`, `v2`, …; null for what was never published.',
  'Compilation.configuration_version': 'Set once it has succeeded.',
  draft_revision: 'Counts the accepted changes of the draft; null for what is published.',
  published_at: 'When it was published.',
  objective: 'What the conversation is for.',
  sub_objectives: 'The stages on the way to the objective.',
  success_informations: 'What has to be found out.',
  questions: 'What can be asked.',
  name: 'What people call it.',
  description: 'What it means, for those who edit.',
  qualification_level: 'How much has to be known: `essential`, `balanced` or `thorough`.',
  candidates_per_call: 'How many questions `/next` proposes.',
  order_strength: 'From 0, the most useful question first, to 1, strictly by `order_position`.',
  learning:
    'Whether publications learn from past sessions which questions are answered and what is told beside; `true` where left out.',
  primary_question_id: 'The question that asks for it.',
  schema: 'Which values count: a closed subset of JSON Schema 2020-12.',
  sub_objective_id: 'The sub-objective that it belongs to.',
  active: 'Whether it may be asked.',
  maps_to_value: "The information's value when this is chosen; the label or the id where left out.",
  synonyms:
    'Other words for the choice, in any language, that replies are read with; absent where none are given, and in no candidate.',
  comes_before:
    'Moves it in front of the one of its kind with this id; null: to the end. Of questions that are worth the same, the first one is asked first.',
  changes: 'Applied in order, all or none.',
  expected_draft_revision: 'Refused when the draft is no longer at this revision.',
  entity: 'What kind of thing it is about.',
  sub_objective: 'The sub-objective with the fields that are given.',
  success_information: 'The information with the fields that are given.',
  question: 'The question with the fields that are given.',
  applied: 'How many operations were applied.',
  path: 'JSON Pointer to what has to be mended.',
  compilation_id: 'Id of the compilation.',
  created_at: 'When it was asked for.',
  error: 'Why it failed; null otherwise.',

  // Audit
  events: 'The newest first.',
  origin: 'Which entry point it came by.',
  actor: 'Who did it.',
  'AuditEvent.type': 'Its kind.',
  scopes: 'What the actor was allowed to do.',
  resource: 'What was changed.',
  diff: 'The change.',
  before: 'As it was; null for what is new.',
  after: 'As it is; null for what is gone.',

  // The beta
  next_question: 'The question to ask; null when none is left.',
  external_id: 'Id of the question.',
  exhausted: 'Whether no question is left.',
  service_version: 'The build that answered.',
  conversation_history: 'What was said, in its order.',
  content: 'One message.',
  context: 'What was said, in short.',
  answered_question_ids: 'Questions not to be asked again.',
  'legacyConversion.type': 'What came of the conversation.',
  currency: 'ISO 4217 code of the value.',

  // Parameters
  cursor: 'The `next_cursor` of the page before.',
  limit: 'How many items a page has at most; 50 unless given.',
  resource_type: 'Only changes of this kind of thing.',
  resource_id: 'Only changes of the thing with this id.',
};

/** Tells what a property means, or that nothing is said of it. */
export type Meaning = (owner: string, ...way: readonly string[]) => string | undefined;

/**
 * @param owner component or operation
 * @param way from there to the property, which is its last step
 * @throws for a property of which nothing is said
 */
export function meaningOf(owner: string, ...way: readonly string[]): string {
  const meaning = findMeaning(owner, ...way);
  if (meaning === undefined) throw new Error(`${owner}.${way.join('.')} is not described`);
  return meaning;
}

/** The same; undefined for a property of which nothing is said. */
export function findMeaning(owner: string, ...way: readonly string[]): string | undefined {
  const property = way.at(-1)!;
  const names = [`${owner}.${way.join('.')}`, `${owner}.${property}`, property];
  const named = names.find((name) => name in PROPERTIES);
  return named === undefined ? undefined : PROPERTIES[named];
}
