import type { Timed } from '../decider.ts';
import type { JsonValue } from '../json/json.ts';
import type { QuestionState } from '../progress/selection-state.ts';
import { VersionedMap } from '../versioned-map.ts';
import type { Writable } from '../writable.ts';
import type { DecisionEvent, SessionEvent } from './events.ts';
import type { OutcomeEntry, SessionState, Target } from './state.ts';

/** What the events of one commit change; the collections hold the changes alone. */
interface ChangedSession {
  readonly before: SessionState;
  readonly draft: Writable<SessionState>;
  readonly targets: Map<string, Target>;
  readonly questions: Map<string, QuestionState>;
  readonly decisions: Map<string, readonly string[]>;
  /** All of them, once one has changed. */
  firstProposals: Map<string, number> | null;
  readonly outcomes: OutcomeEntry[];
}

/**
 * Folds events into a state; the given state stays as it was. Never refuses or throws.
 * Costs what the events change, however long the session is.
 */
export function foldSession(
  state: SessionState,
  events: readonly Timed<SessionEvent>[],
): SessionState {
  const workspace: ChangedSession = {
    before: state,
    draft: copyOf(state),
    targets: new Map(),
    questions: new Map(),
    decisions: new Map(),
    firstProposals: null,
    outcomes: [],
  };
  for (const { event, occurredAt } of events) evolve(workspace, event, occurredAt);
  const { draft, targets, questions, decisions, firstProposals, outcomes } = workspace;
  draft.targets = VersionedMap.of(draft.targets).with(targets);
  draft.questions = VersionedMap.of(state.questions).with(questions);
  draft.decisions = VersionedMap.of(state.decisions).with(decisions);
  draft.firstProposals = firstProposals ?? state.firstProposals;
  if (outcomes.length > 0) draft.outcomes = [...draft.outcomes, ...outcomes];
  return draft;
}

/** Field by field: V8 takes ten times as long for a spread of this many, at every turn. */
function copyOf(state: SessionState): Writable<SessionState> {
  return {
    publication: state.publication,
    clientReference: state.clientReference,
    turnCount: state.turnCount,
    outcomes: state.outcomes,
    targets: state.targets,
    valuesLength: state.valuesLength,
    questions: state.questions,
    subObjectiveOverrides: state.subObjectiveOverrides,
    objectiveOverride: state.objectiveOverride,
    lastAskedQuestionId: state.lastAskedQuestionId,
    decisions: state.decisions,
    pendingDecision: state.pendingDecision,
    firstProposals: state.firstProposals,
    isStopped: state.isStopped,
    degradedReasons: state.degradedReasons,
    language: state.language,
    erasure: state.erasure,
  };
}

function evolve(workspace: ChangedSession, event: SessionEvent, at: string): void {
  const { draft } = workspace;
  switch (event.type) {
    case 'SessionStarted':
      draft.publication = {
        service: event.facts.service,
        configurationVersion: event.facts.configuration_version,
        artifactDigest: event.facts.artifact_digest,
      };
      draft.clientReference = event.private?.client_reference ?? null;
      return;
    case 'TurnRecorded':
      draft.turnCount = event.facts.turn;
      if (event.facts.question_id !== null) draft.lastAskedQuestionId = event.facts.question_id;
      if (event.facts.manner === 'later') putOff(workspace, event.facts.question_id);
      recordTry(workspace, event.facts.tried_question_id);
      draft.language = event.facts.language ?? draft.language;
      return;
    case 'ContextReceived':
      draft.language = event.facts.language ?? draft.language;
      return;
    case 'QuestionOutcomeRecorded':
      recordOutcome(workspace, event, at);
      return;
    case 'ValueRecorded':
      recordValue(workspace, event, at);
      return;
    case 'ReconfirmationNeeded':
      lowerCoverage(workspace, event.facts.information_id, event.facts.coverage);
      return;
    case 'SubObjectiveOverridden':
      overrideSubObjective(workspace, event.facts, at);
      return;
    case 'ObjectiveOverridden':
      draft.objectiveOverride =
        event.facts.status === null ? null : { status: event.facts.status, updated_at: at };
      return;
    case 'QuestionsProposed':
    case 'NoQuestionAvailable':
      recordDecision(workspace, event);
      return;
    case 'ErasureRequested':
      forget(workspace, event.facts.erasure_id, at);
      return;
    case 'SessionErased':
      draft.erasure = draft.erasure && { ...draft.erasure, erasedAt: at };
      return;
    case 'ExternalEventReceived':
    case 'EmptyUpdateReceived':
    case 'DecisionIgnored':
      return;
    default:
      event satisfies never;
  }
}

/** Lets go of everything private, as if it had never been opened. */
function forget(workspace: ChangedSession, id: string, at: string): void {
  const { draft, before, targets, outcomes } = workspace;
  const all = [...new Map([...before.targets, ...targets])];
  targets.clear();
  for (const [information, { value: _, ...known }] of all) targets.set(information, known);
  const known = [...draft.outcomes, ...outcomes.splice(0)];
  draft.outcomes = known.map((entry) => ({ ...entry, message_id: null }));
  draft.targets = VersionedMap.of(new Map());
  draft.clientReference = null;
  draft.erasure ??= { id, requestedAt: at, erasedAt: null };
}

/** Of a question that is asked; its outcome follows. */
function putOff(workspace: ChangedSession, id: string | null): void {
  if (id === null) return;
  const { outcome = 'asked_no_answer', tries = 0 } = questionBefore(workspace, id) ?? {};
  const lastTurn = workspace.draft.turnCount;
  workspace.questions.set(id, { outcome, tries, lastTurn, isPutOff: true });
}

/** A question that was proposed first and came to nothing was tried as often as that, at least (as `ranking/first-proposals.ts` counts them). */
function recordTry(workspace: ChangedSession, id: string | undefined): void {
  if (id === undefined) return;
  const before = questionBefore(workspace, id);
  workspace.questions.set(id, {
    outcome: before?.outcome ?? 'asked_no_answer',
    tries: Math.max((before?.tries ?? 0) + 1, proposals(workspace).get(id) ?? 0),
    lastTurn: workspace.draft.turnCount,
    ...(before?.isUnknown ? { isUnknown: true } : {}),
    ...(before?.isPutOff ? { isPutOff: true } : {}),
  });
}

function questionBefore({ questions, before }: ChangedSession, id: string) {
  return questions.get(id) ?? before.questions.get(id);
}

/** The state's own map until the first change of it. */
function proposals({ firstProposals, before }: ChangedSession): ReadonlyMap<string, number> {
  return firstProposals ?? before.firstProposals;
}

function changeProposals(workspace: ChangedSession): Map<string, number> {
  workspace.firstProposals ??= new Map(workspace.before.firstProposals);
  return workspace.firstProposals;
}

function recordOutcome(
  workspace: ChangedSession,
  { facts, private: opened }: Extract<SessionEvent, { type: 'QuestionOutcomeRecorded' }>,
  at: string,
): void {
  const { question_id, decision_id, outcome, source } = facts;
  const message_id = opened?.message_id ?? facts.message_id ?? null;
  const entry = { question_id, decision_id, outcome, source, message_id, occurred_at: at };
  workspace.outcomes.push(entry);
  const before = questionBefore(workspace, question_id);
  if (proposals(workspace).has(question_id)) changeProposals(workspace).delete(question_id);
  workspace.questions.set(question_id, {
    outcome,
    tries: (before?.tries ?? 0) + 1,
    lastTurn: workspace.draft.turnCount,
    ...(facts.is_unknown ? { isUnknown: true } : {}),
    ...(before?.isPutOff && outcome !== 'asked_answered' ? { isPutOff: true } : {}),
  });
}

function recordValue(
  workspace: ChangedSession,
  event: Extract<SessionEvent, { type: 'ValueRecorded' }>,
  at: string,
): void {
  const { information_id, status, coverage, source, question_id } = event.facts;
  const value = event.private?.value;
  const former = targetBefore(workspace, information_id)?.value;
  workspace.draft.valuesLength += lengthOf(value) - lengthOf(former);
  workspace.targets.set(information_id, {
    status,
    coverage,
    source,
    question_id,
    updated_at: at,
    ...(value === undefined ? {} : { value }),
  });
}

function targetBefore({ targets, before }: ChangedSession, id: string): Target | undefined {
  return targets.get(id) ?? before.targets.get(id);
}

function lengthOf(value: JsonValue | undefined): number {
  return value === undefined ? 0 : JSON.stringify(value).length;
}

function lowerCoverage(workspace: ChangedSession, id: string, coverage: number): void {
  const target = targetBefore(workspace, id);
  if (target) workspace.targets.set(id, { ...target, coverage });
}

function overrideSubObjective(
  workspace: ChangedSession,
  facts: Extract<SessionEvent, { type: 'SubObjectiveOverridden' }>['facts'],
  at: string,
): void {
  const { sub_objective_id, status } = facts;
  const overrides = new Map(workspace.draft.subObjectiveOverrides);
  if (status === null) overrides.delete(sub_objective_id);
  else overrides.set(sub_objective_id, { status, updated_at: at });
  workspace.draft.subObjectiveOverrides = overrides;
}

function recordDecision(workspace: ChangedSession, event: DecisionEvent): void {
  const { draft, decisions } = workspace;
  draft.degradedReasons = event.facts.degraded_reasons;
  draft.isStopped = event.type === 'NoQuestionAvailable';
  draft.pendingDecision = null;
  if (event.type === 'QuestionsProposed') {
    const { decision_id, candidates } = event.facts;
    decisions.set(decision_id, candidates);
    const [first] = candidates;
    const times = first === undefined ? 0 : (proposals(workspace).get(first) ?? 0);
    if (first !== undefined) changeProposals(workspace).set(first, times + 1);
    draft.pendingDecision = { id: decision_id, candidates };
  }
}
