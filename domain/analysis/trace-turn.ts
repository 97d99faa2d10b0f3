import {
  type DecisionEvent,
  isDecision,
  type SessionEvent,
  type TurnRecorded,
} from '../session/events.ts';
import type { SessionCommit, SessionTrace, TurnTrace, ValueTrace } from './traces.ts';

/** What a call of `/next` reported and was answered; undefined for any other commit. */
export function traceTurn(
  { events, closing, position }: SessionCommit,
  { turn_count, progress, is_achieved }: SessionTrace,
): TurnTrace | undefined {
  const decision = events.at(-1);
  if (!decision || !isDecision(decision)) {
    return undefined;
  }
  const { degraded_reasons, warnings, engine_version } = decision.facts;
  return {
    position,
    occurred_at: closing.occurred_at,
    turn: turn_count,
    ...reportedBy(events),
    ...proposedBy(decision),
    degraded_reasons: joined(degraded_reasons),
    warnings: joined(warnings),
    progress,
    is_achieved,
    engine_version,
  };
}

type TurnReadings = Pick<
  TurnTrace,
  | 'resolution'
  | 'question_id'
  | 'answered_decision_id'
  | 'manner'
  | 'language'
  | 'values_recorded'
  | 'model_ended'
  | 'model_tokens_in'
  | 'model_tokens_cached'
  | 'model_tokens_out'
  | 'ignored_decision_id'
  | 'said'
>;

function reportedBy(events: readonly SessionEvent[]): TurnReadings {
  const turn = events.find((event) => event.type === 'TurnRecorded');
  const ignored = events.find((event) => event.type === 'DecisionIgnored');
  const { resolution, question_id, decision_id, manner, language } = turn?.facts ?? NO_TURN;
  return {
    resolution,
    question_id,
    answered_decision_id: decision_id,
    manner,
    language,
    values_recorded: events.filter((event) => event.type === 'ValueRecorded').length,
    ...spentOn(events),
    ignored_decision_id: ignored?.facts.decision_id ?? null,
    ...(turn?.private ? { said: turn.private } : {}),
  };
}

/** What the asking of a model came to, on the turn or, without one, on the context. */
export function spentOn(
  events: readonly SessionEvent[],
): Pick<TurnTrace, 'model_ended' | 'model_tokens_in' | 'model_tokens_cached' | 'model_tokens_out'> {
  const teller = events.find(
    (event) =>
      (event.type === 'TurnRecorded' || event.type === 'ContextReceived') && event.facts.model,
  ) as TurnRecorded | undefined;
  const model = teller?.facts.model;
  return {
    model_ended: model?.ended ?? null,
    model_tokens_in: model?.tokens_in ?? 0,
    model_tokens_cached: model?.tokens_cached ?? 0,
    model_tokens_out: model?.tokens_out ?? 0,
  };
}

/** What a commit recorded of success informations. */
export function traceValues(
  { events, closing, position }: SessionCommit,
  { turn_count: turn }: SessionTrace,
): readonly ValueTrace[] {
  return events.flatMap((event) => {
    if (event.type !== 'ValueRecorded') return [];
    const { information_id, status, source, question_id } = event.facts;
    const { occurred_at } = closing;
    const fact = { position, occurred_at, turn, information_id, status, source, question_id };
    return [{ ...fact, ...event.private }];
  });
}

const NO_TURN = {
  resolution: null,
  question_id: null,
  decision_id: null,
  manner: null,
  language: null,
};

type Proposed = Pick<TurnTrace, 'action' | 'decision_id' | 'candidates' | 'rung'>;

function proposedBy(decision: DecisionEvent): Proposed {
  if (decision.type === 'NoQuestionAvailable') {
    return { action: 'stop', decision_id: null, candidates: null, rung: null };
  }
  const { decision_id, candidates, rung } = decision.facts;
  return { action: 'ask', decision_id, candidates: candidates.join(' '), rung };
}

function joined(codes: readonly string[]): string | null {
  return codes.length === 0 ? null : codes.join(' ');
}
