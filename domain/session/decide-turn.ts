import type { Refusal } from '../outcome.ts';
import { refuse } from '../outcome.ts';
import { selectQuestions } from '../ranking/rank.ts';
import type { ClientUpdates, ContextUpdate, PreviousTurn, SelectionOptions } from './commands.ts';
import type { DecisionGrounds, SessionEvent } from './events.ts';
import type { PinnedArtifact } from './pinned-artifact.ts';
import { computeProgress, type Progress } from './progress.ts';
import { foldSession, type SessionState } from './state.ts';
import type { Findings } from './turn/interpret-turn.ts';
import { recordContext, recordOverrides } from './turn/record-context.ts';
import { recordTurn } from './turn/record-turn.ts';
import { recordClientData, recordUnderstood, ValueLedger } from './turn/record-values.ts';

/** One `/next`, its words already understood: time, ids and findings are data. */
export interface TakeTurn {
  readonly at: string;
  readonly decisionId: string;
  readonly engineVersion: string;
  readonly previousTurn?: PreviousTurn | undefined;
  readonly contextUpdate?: ContextUpdate | undefined;
  readonly clientUpdates?: ClientUpdates | undefined;
  readonly selection?: SelectionOptions | undefined;
  readonly findings: Findings;
}

/** What `/next` answers, but for ids of the request and the texts of the candidates. */
export interface TurnAnswer {
  readonly decision_id: string | null;
  readonly action: 'ask' | 'stop';
  readonly stop_reason: 'no_question_available' | null;
  /** Question ids, rank 1 first. */
  readonly candidates: readonly string[];
  readonly progress: Progress;
  readonly turn_count: number;
  readonly turns_remaining: number;
  readonly warnings: readonly string[];
  readonly degraded: boolean;
  readonly degraded_reasons: readonly string[];
}

export interface DecidedTurn {
  readonly ok: true;
  readonly events: readonly SessionEvent[];
  readonly state: SessionState;
  readonly answer: TurnAnswer;
}

/**
 * Records what was asked and answered, applies the client's updates, and chooses the next questions on the
 * state that results. The references of the command are already checked.
 */
export function decideTurn(
  command: TakeTurn,
  state: SessionState,
  pinned: PinnedArtifact,
): DecidedTurn | { readonly ok: false; readonly refusal: Refusal } {
  if (state.pinned === null) return refuse('unknown_session', 'There is no such session.');
  const recorded = recordCall(command, state, pinned);
  const afterCall = fold(state, recorded, command.at);
  const degradedReasons = degradedReasonsOf(command);
  const progress = computeProgress(pinned.compiled, afterCall);
  const { decision, answer } = choose(command, afterCall, pinned, { progress, degradedReasons });
  return {
    ok: true,
    events: [...recorded, decision],
    state: fold(afterCall, [decision], command.at),
    answer,
  };
}

function fold(state: SessionState, events: readonly SessionEvent[], at: string): SessionState {
  return foldSession(
    state,
    events.map((event) => ({ event, occurredAt: at })),
  );
}

/** Previous turn first, then what the context says, then the client's updates, which win. */
function recordCall(
  command: TakeTurn,
  state: SessionState,
  pinned: PinnedArtifact,
): readonly SessionEvent[] {
  const { previousTurn, contextUpdate, clientUpdates, findings, at } = command;
  const ledger = new ValueLedger(state, pinned, at);
  const events: SessionEvent[] = [];
  recordUnderstood(ledger, findings.contextValues, null);
  if (previousTurn) {
    events.push(
      ...recordTurn({ turn: previousTurn, clientUpdates, findings, ledger }, state, pinned),
    );
  }
  if (contextUpdate) events.push(...recordContext(contextUpdate, findings.language));
  if (clientUpdates) recordClientData(ledger, clientUpdates);
  events.push(...ledger.events);
  if (clientUpdates) events.push(...recordOverrides(clientUpdates));
  return events;
}

/** Why understanding ran in reduced mode, in the order of the specification's list. */
export function degradedReasonsOf(call: {
  readonly previousTurn?: PreviousTurn | undefined;
  readonly contextUpdate?: ContextUpdate | undefined;
  readonly findings: Findings;
}): readonly string[] {
  const { previousTurn, contextUpdate, findings } = call;
  const reasons: string[] = [];
  if (previousTurn && previousTurn.user_text === undefined) reasons.push('missing_user_text');
  const hasTurnText =
    previousTurn?.user_text !== undefined || previousTurn?.assistant_text !== undefined;
  if (contextUpdate?.mode === 'summary' && !hasTurnText) reasons.push('summary_only_context');
  if (findings.providerFailed) reasons.push('semantic_service_unavailable');
  if (findings.turn && findings.turn.resolved.questionIds.length === 0) {
    reasons.push('unresolved_previous_turn');
  }
  return reasons;
}

/** The selection without exclusions of questions that there are none of: they change nothing. */
function knownSelection(
  selection: SelectionOptions | undefined,
  { compiled }: PinnedArtifact,
): SelectionOptions {
  const { excluded_question_ids: excluded, ...rest } = selection ?? {};
  if (excluded === undefined) return rest;
  return {
    ...rest,
    excluded_question_ids: excluded.filter((id) => compiled.questionIndexes.has(id)),
  };
}

interface Judged {
  readonly progress: Progress;
  readonly degradedReasons: readonly string[];
}

function choose(
  command: TakeTurn,
  state: SessionState,
  pinned: PinnedArtifact,
  { progress, degradedReasons }: Judged,
): { readonly decision: SessionEvent; readonly answer: TurnAnswer } {
  const { objective } = pinned.artifact;
  const selection = knownSelection(command.selection, pinned);
  const turnsRemaining = Math.max(0, objective.max_turns - state.turnCount);
  const { relevances } = command.findings;
  const chosen = selectQuestions(pinned.compiled, state, {
    candidateCount: selection.candidate_count ?? objective.candidates_per_call,
    options: selection,
    relevances: new Map(Object.entries(relevances)),
    turnsRemaining,
  });
  const warnings = [
    ...(turnsRemaining === 0 ? ['max_turns_reached'] : []),
    ...(progress.objective.effective_status === 'achieved' ? ['objective_achieved'] : []),
    ...chosen.warnings,
  ];
  const grounds: DecisionGrounds = {
    artifact_digest: pinned.digest,
    engine_version: command.engineVersion,
    selection,
    turn: state.turnCount,
    turns_remaining: turnsRemaining,
    relevances,
    degraded_reasons: degradedReasons,
    warnings,
  };
  const candidates = chosen.candidates.map((candidate) => candidate.questionId);
  const isAsking = candidates.length > 0 && chosen.rung !== null;
  const decision: SessionEvent = isAsking
    ? {
        type: 'QuestionsProposed',
        facts: { ...grounds, decision_id: command.decisionId, candidates, rung: chosen.rung },
      }
    : { type: 'NoQuestionAvailable', facts: grounds };
  const answer: TurnAnswer = {
    decision_id: isAsking ? command.decisionId : null,
    action: isAsking ? 'ask' : 'stop',
    stop_reason: isAsking ? null : 'no_question_available',
    candidates,
    progress,
    turn_count: state.turnCount,
    turns_remaining: turnsRemaining,
    warnings,
    degraded: degradedReasons.length > 0,
    degraded_reasons: degradedReasons,
  };
  return { decision, answer };
}
