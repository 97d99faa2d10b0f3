import type { Recorded } from '../../recording/decode-commit.ts';
import type { Metadata } from '../../recording/metadata.ts';
import {
  type CallAnswer,
  isDecision,
  type KeptReceipt,
  type SessionEvent,
  type ToldAnswer,
  type TurnAnswer,
} from '../events.ts';
import { answerOfDecision } from './answer-of-call.ts';
import type { SlimProgress, StoredProgress, StoredStatus, UnsetStatus } from './stored-progress.ts';

/** What has to be kept of an answer, since the last event of its commit and its metadata do not hold it. */
export function keptReceipt(answer: ToldAnswer<CallAnswer | TurnAnswer>): KeptReceipt {
  const progress = slimDown(answer.progress);
  if ('action' in answer) return { progress };
  const { turn_count, turns_remaining, degraded, degraded_reasons, engine_version } = answer;
  return { progress, turn_count, turns_remaining, degraded, degraded_reasons, engine_version };
}

/**
 * What a call was answered, from the last event of its commit; undefined where no client asked for it.
 * Receipts of before 2026-11-22 hold all of it.
 */
export function toldAnswer<Answer extends CallAnswer>({
  event,
  metadata,
}: Recorded<SessionEvent>): ToldAnswer<Answer> | undefined {
  const kept = metadata.receipt?.answer as KeptReceipt | undefined;
  if (!kept) return undefined;
  const progress = kept.progress && fillUp(kept.progress);
  const decided = isDecision(event)
    ? { ...answerOfDecision(event, progress), engine_version: event.facts.engine_version }
    : {};
  // What the decision says is what was answered; of an older receipt, what it says itself.
  const receipt = { request_id: metadata.request_id!, ...decided, ...kept, progress };
  return receipt as unknown as ToldAnswer<Answer>;
}

/** How far a call answered that the session is. */
export interface AnsweredProgress {
  readonly action?: 'ask' | 'stop' | undefined;
  readonly turn_count?: number | undefined;
  readonly objective?: { readonly effective_status: string; readonly progress: number } | undefined;
  /** By their places in the artifact; those that are as at the start of a session are left out. */
  readonly sub_objectives?:
    | readonly (readonly [
        place: number,
        subObjective: { readonly computed_status: string; readonly effective_status: string },
      ])[]
    | undefined;
  readonly degraded?: boolean | undefined;
}

/** The part of `toldAnswer` that views keep of every call, without making the rest. */
export function answeredProgress(
  event: SessionEvent,
  closing: Pick<Metadata, 'receipt'>,
): AnsweredProgress {
  const kept = closing.receipt?.answer as (KeptReceipt & AnsweredProgress) | undefined;
  if (!kept) return {};
  const decision = isDecision(event) ? event : undefined;
  const chosen = decision && (decision.type === 'QuestionsProposed' ? 'ask' : 'stop');
  const progress = kept.progress && fillUp(kept.progress);
  return {
    action: kept.action ?? chosen,
    turn_count: kept.turn_count ?? decision?.facts.turn,
    objective: progress?.objective,
    sub_objectives: progress?.sub_objectives,
    degraded: kept.degraded ?? (decision && decision.facts.degraded_reasons.length > 0),
  };
}

function slimDown({ objective, sub_objectives }: StoredProgress): SlimProgress {
  return {
    objective: slimStatus(objective),
    sub_objectives: sub_objectives.map(
      ([index, subObjective]) => [index, slimStatus(subObjective)] as const,
    ),
  };
}

/** Also as older receipts have it, where nothing is left out */
function fillUp({ objective, sub_objectives }: SlimProgress): StoredProgress {
  return {
    objective: fullStatus(objective),
    sub_objectives: sub_objectives.map(
      ([index, subObjective]) => [index, fullStatus(subObjective)] as const,
    ),
  };
}

function slimStatus<Whole extends StoredStatus>(status: Whole): Whole | UnsetStatus {
  const { computed_status, progress, client_override, effective_status } = status;
  const isSet = client_override !== null || effective_status !== computed_status;
  return isSet ? status : [computed_status, progress];
}

/** The same in full. */
function fullStatus<Whole extends StoredStatus>(
  stored: Whole | UnsetStatus,
): Whole | StoredProgress['objective'] {
  if (!Array.isArray(stored)) return stored as Whole;
  const [status, progress] = stored as UnsetStatus;
  return {
    computed_status: status,
    progress,
    client_override: null,
    effective_status: status,
  };
}
