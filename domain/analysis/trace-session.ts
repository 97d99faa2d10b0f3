import type { TurnRecorded } from '../session/events.ts';
import { type AnsweredProgress, answeredProgress } from '../session/receipts/call-receipt.ts';
import { sessionAddress } from '../session/stream.ts';
import { spentOn } from './trace-turn.ts';
import {
  type AnswerTrace,
  type ModelSpending,
  PATH_LENGTH,
  type SessionCommit,
  type SessionMemory,
  type SessionTrace,
  type Traced,
} from './traces.ts';

/**
 * What a commit adds to what analysts know of its session. Copies facts and counts; never judges.
 * @throws for a stream that does not begin with `SessionStarted`
 */
export function traceCommit(
  before: SessionTrace | undefined,
  commit: SessionCommit,
  memory: SessionMemory,
): Traced {
  const begun = before ?? begin(commit);
  const answered = answeredProgress(commit.events.at(-1)!, commit.closing);
  const turn = answered.turn_count ?? begun.turn_count;
  const answers = traceAnswers(commit, { turn, asks: begun.asks }, memory);
  return { session: sessionAfter(begun, commit, answered, answers), answers };
}

/** Field by field: V8 takes ten times as long for spreads of this many, at every commit. */
function sessionAfter(
  begun: SessionTrace,
  commit: SessionCommit,
  answered: AnsweredProgress,
  answers: readonly AnswerTrace[],
): SessionTrace {
  const { action, objective, turn_count = begun.turn_count } = answered;
  const is_achieved = objective ? objective.effective_status === 'achieved' : begun.is_achieved;
  const { asks, path, last_question_id } = stepsOf(begun, answers);
  const spent = spendingOf(begun, commit);
  const turns = turnsOf(begun, commit, answered);
  return {
    tenant: begun.tenant,
    service: begun.service,
    session_id: begun.session_id,
    configuration_version: begun.configuration_version,
    language: languageOf(commit) ?? begun.language,
    created_at: begun.created_at,
    updated_at: commit.closing.occurred_at,
    is_achieved,
    is_stopped: action ? action === 'stop' : begun.is_stopped,
    achieved_turn: begun.achieved_turn ?? (is_achieved ? turn_count : null),
    turn_count,
    progress: objective?.progress ?? begun.progress,
    decisions: begun.decisions + proposalsIn(commit),
    asks,
    path,
    last_question_id,
    degraded_turns: turns.degraded_turns,
    unresolved_turns: turns.unresolved_turns,
    known: knownAfter(begun.known, commit),
    stages: subObjectivesAfter(begun.stages, answered),
    model_turns: spent.model_turns,
    model_tokens_in: spent.model_tokens_in,
    model_tokens_cached: spent.model_tokens_cached,
    model_tokens_out: spent.model_tokens_out,
    position: begun.position,
    latest_position: commit.position,
  };
}

function proposalsIn({ events }: SessionCommit): number {
  let count = 0;
  for (const event of events) if (event.type === 'QuestionsProposed') count += 1;
  return count;
}

function begin({ stream, events, closing, position }: SessionCommit): SessionTrace {
  const [first] = events;
  if (first?.type !== 'SessionStarted') {
    throw new Error(`${stream} does not begin with SessionStarted`);
  }
  const { tenant, sessionId } = sessionAddress(stream);
  const { service, configuration_version } = first.facts;
  return {
    tenant,
    service,
    session_id: sessionId,
    configuration_version,
    language: null,
    created_at: closing.occurred_at,
    updated_at: closing.occurred_at,
    is_achieved: false,
    is_stopped: false,
    achieved_turn: null,
    turn_count: 0,
    progress: 0,
    decisions: 0,
    asks: 0,
    path: null,
    last_question_id: null,
    degraded_turns: 0,
    unresolved_turns: 0,
    known: null,
    stages: null,
    model_turns: 0,
    model_tokens_in: 0,
    model_tokens_cached: 0,
    model_tokens_out: 0,
    position,
    latest_position: position,
  };
}

function spendingOf(before: ModelSpending, { events }: SessionCommit): ModelSpending {
  const spent = spentOn(events);
  return {
    model_turns: before.model_turns + (spent.model_ended === null ? 0 : 1),
    model_tokens_in: before.model_tokens_in + spent.model_tokens_in,
    model_tokens_cached: before.model_tokens_cached + spent.model_tokens_cached,
    model_tokens_out: before.model_tokens_out + spent.model_tokens_out,
  };
}

/** Only calls that told of an exchange are turns. */
function turnsOf(
  { degraded_turns, unresolved_turns }: SessionTrace,
  { events }: SessionCommit,
  { degraded }: AnsweredProgress,
): Pick<SessionTrace, 'degraded_turns' | 'unresolved_turns'> {
  const turn = events.find(({ type }) => type === 'TurnRecorded') as TurnRecorded | undefined;
  if (!turn) return { degraded_turns, unresolved_turns };
  const isUnresolved = turn.facts.resolution === 'unresolved';
  return {
    degraded_turns: degraded_turns + Number(degraded === true),
    unresolved_turns: unresolved_turns + Number(isUnresolved),
  };
}

function knownAfter(before: string | null, { events }: SessionCommit): string | null {
  let known = before ?? '';
  for (const event of events) {
    if (event.type !== 'ValueRecorded') continue;
    const { information_id, status } = event.facts;
    known = status === 'unset' ? without(known, information_id) : withId(known, information_id);
  }
  return known || null;
}

/** Puts an id among sorted ones, in their text: to cut it up and join it again at every value takes several times as long. */
function withId(sorted: string, id: string): string {
  for (let at = 0; at < sorted.length; ) {
    const end = endOfId(sorted, at);
    const other = sorted.slice(at, end);
    if (other === id) return sorted;
    if (other > id) return `${sorted.slice(0, at)}${id} ${sorted.slice(at)}`;
    at = end + 1;
  }
  return sorted === '' ? id : `${sorted} ${id}`;
}

function endOfId(sorted: string, at: number): number {
  const space = sorted.indexOf(' ', at);
  return space < 0 ? sorted.length : space;
}

function without(sorted: string, id: string): string {
  return sorted
    .split(' ')
    .filter((other) => other !== id)
    .join(' ');
}

const BEGUN = 1;
const ACHIEVED = 2;

function subObjectivesAfter(
  before: string | null,
  { sub_objectives = [] }: AnsweredProgress,
): string | null {
  const reached = sub_objectives.map(levelOf);
  const kept = ` ${before ?? ''} `;
  if (reached.every(([place, level]) => kept.includes(` ${place}:${level} `))) return before;
  const levels = new Map(readSubObjectives(before));
  for (const [place, level] of reached)
    if (level > (levels.get(place) ?? 0)) levels.set(place, level);
  const written = [...levels].sort(([one], [other]) => one - other);
  return written.map(([place, level]) => `${place}:${level}`).join(' ') || null;
}

type ToldSubObjective = NonNullable<AnsweredProgress['sub_objectives']>[number];

function levelOf([place, { computed_status, effective_status }]: ToldSubObjective) {
  const isBegun = computed_status !== 'not_started';
  return [place, effective_status === 'achieved' ? ACHIEVED : Number(isBegun) * BEGUN] as const;
}

/** What `SessionTrace.stages` says: places in the published version, with 1 for begun and 2 for achieved. */
export function readSubObjectives(stages: string | null): readonly (readonly [number, number])[] {
  if (stages === null) return [];
  return stages.split(' ').map((each) => {
    const [place, level] = each.split(':');
    return [Number(place), Number(level)] as const;
  });
}

function languageOf({ events }: SessionCommit): string | null {
  let language: string | null = null;
  for (const event of events) {
    if (event.type === 'TurnRecorded' || event.type === 'ContextReceived') {
      language = event.facts.language ?? language;
    }
  }
  return language;
}

function traceAnswers(
  { events, closing, position }: SessionCommit,
  { turn, asks }: { readonly turn: number; readonly asks: number },
  memory: SessionMemory,
): readonly AnswerTrace[] {
  const traced: AnswerTrace[] = [];
  for (const event of events) {
    if (event.type !== 'QuestionOutcomeRecorded') continue;
    const { question_id, decision_id, outcome, source } = event.facts;
    const rank = decision_id === null ? null : rankOf(question_id, decision_id, memory);
    const asked = memory.askedBefore(question_id, decision_id);
    traced.push({
      position,
      occurred_at: closing.occurred_at,
      turn,
      ask: asks + traced.length + 1,
      question_id,
      attempt: asked.times + 1,
      outcome,
      source,
      decision_id,
      rank,
      uses_proposal: rank !== null && !asked.afterDecision,
    });
  }
  return traced;
}

function rankOf(questionId: string, decisionId: string, memory: SessionMemory): number | null {
  const candidates = memory.candidatesOf(decisionId)?.split(' ') ?? [];
  const place = candidates.indexOf(questionId);
  return place < 0 ? null : place + 1;
}

function stepsOf(
  { asks, path, last_question_id }: SessionTrace,
  answers: readonly AnswerTrace[],
): Pick<SessionTrace, 'asks' | 'path' | 'last_question_id'> {
  const ids = answers.map(({ question_id }) => question_id);
  const missing = Math.max(0, PATH_LENGTH - asks);
  const steps = [...(path === null ? [] : [path]), ...ids.slice(0, missing)];
  return {
    asks: asks + ids.length,
    path: steps.length === 0 ? null : steps.join(' '),
    last_question_id: ids.at(-1) ?? last_question_id,
  };
}
