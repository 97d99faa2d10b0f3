import type { Timed } from '../decider.ts';
import type { JsonValue } from '../json.ts';
import type { QuestionOutcome } from '../language/reading.ts';
import type {
  Evidence,
  Override,
  QuestionEvidence,
  TargetEvidence,
  ValueSource,
} from '../ranking/evidence.ts';
import type { SessionEvent } from './events.ts';

/** A success information as this session knows it. */
export interface Target extends TargetEvidence {
  /** Absent when there is none, or when it was erased. */
  readonly value?: JsonValue;
  readonly question_id: string | null;
  readonly updated_at: string;
}

export interface OutcomeEntry {
  readonly question_id: string;
  readonly decision_id: string | null;
  readonly outcome: QuestionOutcome;
  readonly source: ValueSource;
  readonly message_id: string | null;
  readonly occurred_at: string;
}

interface Decision {
  readonly id: string;
  /** Question ids, rank 1 first. */
  readonly candidates: readonly string[];
}

/** What the events of one session add up to. */
export interface SessionState extends Evidence {
  readonly pinned: PinnedPublication | null;
  readonly clientReference: string | null;
  readonly outcomes: readonly OutcomeEntry[];
  readonly targets: ReadonlyMap<string, Target>;
  readonly questions: ReadonlyMap<string, QuestionEvidence>;
  /** Candidates of every decision of this session, by decision id: agents may answer late. */
  readonly decisions: ReadonlyMap<string, readonly string[]>;
  readonly pendingDecision: Decision | null;
  /** By question id: decisions that proposed it first since its latest outcome. */
  readonly firstProposals: ReadonlyMap<string, number>;
  /** Whether the latest `/next` found no question. */
  readonly isStopped: boolean;
  readonly degradedReasons: readonly string[];
  readonly language: string | null;
}

/** The publication that was active when the session was created. */
export interface PinnedPublication {
  readonly service: string;
  readonly configurationVersion: string;
  readonly artifactDigest: string;
}

export const initialSession: SessionState = {
  pinned: null,
  clientReference: null,
  turnCount: 0,
  outcomes: [],
  targets: new Map(),
  questions: new Map(),
  subObjectiveOverrides: new Map(),
  objectiveOverride: null,
  lastAskedQuestionId: null,
  decisions: new Map(),
  pendingDecision: null,
  firstProposals: new Map(),
  isStopped: false,
  degradedReasons: [],
  language: null,
};

/** The state's own copy while one commit is folded: collections are copied once, not once an event. */
type Draft = { -readonly [Key in keyof SessionState]: SessionState[Key] };

interface Workspace {
  readonly draft: Draft;
  readonly targets: Map<string, Target>;
  readonly questions: Map<string, QuestionEvidence>;
  readonly overrides: Map<string, Override>;
  readonly decisions: Map<string, readonly string[]>;
  readonly firstProposals: Map<string, number>;
  readonly outcomes: OutcomeEntry[];
}

/** Folds events into a state; the given state stays as it was. Copies facts, never judges or throws. */
export function foldSession(
  state: SessionState,
  events: readonly Timed<SessionEvent>[],
): SessionState {
  const workspace: Workspace = {
    draft: { ...state },
    targets: new Map(state.targets),
    questions: new Map(state.questions),
    overrides: new Map(state.subObjectiveOverrides),
    decisions: new Map(state.decisions),
    firstProposals: new Map(state.firstProposals),
    outcomes: [...state.outcomes],
  };
  for (const { event, occurredAt } of events) evolve(workspace, event, occurredAt);
  const { draft, overrides, ...collections } = workspace;
  return { ...draft, ...collections, subObjectiveOverrides: overrides };
}

function evolve(workspace: Workspace, event: SessionEvent, at: string): void {
  const { draft } = workspace;
  switch (event.type) {
    case 'SessionStarted':
      draft.pinned = {
        service: event.facts.service,
        configurationVersion: event.facts.configuration_version,
        artifactDigest: event.facts.artifact_digest,
      };
      draft.clientReference = event.private?.client_reference ?? null;
      return;
    case 'TurnRecorded':
      draft.turnCount = event.facts.turn;
      if (event.facts.question_id !== null) draft.lastAskedQuestionId = event.facts.question_id;
      recordTry(workspace, event.facts.tried_question_id);
      draft.language = event.facts.language ?? draft.language;
      return;
    case 'ContextReceived':
      draft.language = event.facts.language ?? draft.language;
      return;
    case 'QuestionOutcomeRecorded':
      recordOutcome(workspace, event.facts, at);
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
    case 'ExternalEventReceived':
    case 'EmptyUpdateReceived':
    case 'DecisionIgnored':
      return;
    default:
      event satisfies never;
  }
}

/** A question that was proposed first and came to nothing was tried as often as that, at least. */
function recordTry({ draft, firstProposals, questions }: Workspace, id: string | undefined): void {
  if (id === undefined) return;
  const before = questions.get(id);
  questions.set(id, {
    outcome: before?.outcome ?? 'asked_no_answer',
    tries: Math.max((before?.tries ?? 0) + 1, firstProposals.get(id) ?? 0),
    lastTurn: draft.turnCount,
  });
}

function recordOutcome(
  workspace: Workspace,
  facts: Extract<SessionEvent, { type: 'QuestionOutcomeRecorded' }>['facts'],
  at: string,
): void {
  const { question_id, decision_id, outcome, source, message_id } = facts;
  workspace.outcomes.push({
    question_id,
    decision_id,
    outcome,
    source,
    message_id,
    occurred_at: at,
  });
  const before = workspace.questions.get(question_id);
  workspace.firstProposals.delete(question_id);
  workspace.questions.set(question_id, {
    outcome,
    tries: (before?.tries ?? 0) + 1,
    lastTurn: workspace.draft.turnCount,
  });
}

function recordValue(
  workspace: Workspace,
  event: Extract<SessionEvent, { type: 'ValueRecorded' }>,
  at: string,
): void {
  const { information_id, status, coverage, source, question_id } = event.facts;
  const value = event.private?.value;
  workspace.targets.set(information_id, {
    status,
    coverage,
    source,
    question_id,
    updated_at: at,
    ...(value === undefined ? {} : { value }),
  });
}

function lowerCoverage(workspace: Workspace, id: string, coverage: number): void {
  const target = workspace.targets.get(id);
  if (target) workspace.targets.set(id, { ...target, coverage });
}

function overrideSubObjective(
  workspace: Workspace,
  facts: Extract<SessionEvent, { type: 'SubObjectiveOverridden' }>['facts'],
  at: string,
): void {
  const { sub_objective_id, status } = facts;
  if (status === null) workspace.overrides.delete(sub_objective_id);
  else workspace.overrides.set(sub_objective_id, { status, updated_at: at });
}

function recordDecision(
  workspace: Workspace,
  event: Extract<SessionEvent, { type: 'QuestionsProposed' | 'NoQuestionAvailable' }>,
): void {
  const { draft, decisions, firstProposals } = workspace;
  draft.degradedReasons = event.facts.degraded_reasons;
  draft.isStopped = event.type === 'NoQuestionAvailable';
  draft.pendingDecision = null;
  if (event.type === 'QuestionsProposed') {
    const { decision_id, candidates } = event.facts;
    decisions.set(decision_id, candidates);
    const [first] = candidates;
    if (first !== undefined) firstProposals.set(first, (firstProposals.get(first) ?? 0) + 1);
    draft.pendingDecision = { id: decision_id, candidates };
  }
}
