import { type Refusal, type Refused, refuse } from '../../domain/accept-or-refuse.ts';
import type { JsonChange } from '../../domain/json/json-diff.ts';
import type { Explanation } from '../../domain/ranking/explain.ts';
import { hasSameRankingRules } from '../../domain/ranking/same-ranking-rules.ts';
import { type DecisionEvent, isDecision, type SessionEvent } from '../../domain/session/events.ts';
import type { RecordedModelPart } from '../../domain/session/model-part.ts';
import { explainDecision } from '../../domain/session/recompute-decision.ts';
import { artifactUnavailable } from '../../domain/session/session-refusals.ts';
import { initialSession } from '../../domain/session/state.ts';
import { sessionAddress } from '../../domain/session/stream.ts';
import { finishInSlices } from '../core/in-slices.ts';
import type { DecisionAddress } from './find-in-log.ts';
import { type LogReading, replaySteps } from './replay/replay-session.ts';

/** A decision as it was recorded, and made again from the log. */
export interface ExplainedDecision {
  readonly session_id: string;
  /** The state version that the decision made. */
  readonly state_version: number;
  readonly occurred_at: string;
  readonly configuration_version: string;
  readonly decision: DecisionEvent['facts'];
  /** How the asking of a language model about the call ended, and what was read and does not count; null: none was asked. */
  readonly model: RecordedModelPart | null;
  /** Engine that explains it; the order is only promised to be the same for the same one. */
  readonly engine_version: string;
  /** Decided by an engine whose rules are others: that it comes out otherwise by today's is then no divergence. */
  readonly is_of_other_engine: boolean;
  /** Whether the recomputed choice is the recorded one, in every rank. */
  readonly is_reproduced: boolean;
  /** From the record to the recomputation; nothing where it is reproduced. */
  readonly differences: readonly JsonChange[];
  readonly explanation: Explanation;
}

/**
 * Makes a decision again on the fold of everything before it. The texts are not needed: they may be erased.
 * Refuses `compiled_artifact_unavailable`, `unknown_decision`. @throws LogUnavailable, UnknownEvent
 */
export async function explainRecordedDecision(
  reading: LogReading,
  { stream, revision }: DecisionAddress,
): Promise<
  | { readonly ok: true; readonly explained: ExplainedDecision }
  | { readonly ok: false; readonly refusal: Refusal }
> {
  const { tenant, sessionId } = sessionAddress(stream);
  let before = initialSession;
  let model: RecordedModelPart | null = null;
  for await (const { recorded, state } of replaySteps(reading, stream)) {
    const { event, metadata } = recorded;
    model = modelPartOf(event) ?? (metadata.commit.index === 0 ? null : model);
    if (recorded.revision < revision) {
      before = state;
      continue;
    }
    if (!isDecision(event)) break;
    const { service, artifactDigest, configurationVersion } = before.publication!;
    const pinned = await reading.artifacts.load({ tenant, service }, artifactDigest);
    if (!pinned) return artifactUnavailable(sessionId);
    const { explanation, differences } = await finishInSlices(
      explainDecision(event, before, pinned),
    );
    return {
      ok: true,
      explained: {
        session_id: sessionId,
        state_version: revision + metadata.commit.count - 1 - metadata.commit.index,
        occurred_at: metadata.occurred_at,
        configuration_version: configurationVersion,
        decision: event.facts,
        model,
        engine_version: reading.engineVersion,
        is_of_other_engine: !hasSameRankingRules(
          event.facts.engine_version,
          reading.engineVersion,
          pinned.artifact,
        ),
        is_reproduced: differences.length === 0,
        differences,
        explanation,
      },
    };
  }
  return unknownDecision();
}

function modelPartOf(event: SessionEvent): RecordedModelPart | undefined {
  const isAsked = event.type === 'TurnRecorded' || event.type === 'ContextReceived';
  return isAsked ? event.facts.model : undefined;
}

export function unknownDecision(): Refused {
  return refuse('unknown_decision', 'There is no such decision in this session.');
}
