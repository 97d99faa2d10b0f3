import { type Figures, figuresOf } from '../../domain/analysis/metrics.ts';
import { later } from '../../domain/input/instant.ts';
import type { Scope } from '../../domain/scope.ts';
import { tallyConversations } from '../../projections/analytics.ts';
import { conversations } from '../../projections/conversations.ts';
import { SEALED_LABEL } from '../../projections/reports.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { digestLabel } from '../feedback/label-digest.ts';
import { type AsOf, asOf } from '../operations/freshness.ts';
import { openLabels } from './open-labels.ts';

export interface AnalysisRequest {
  readonly configurationVersion?: string | undefined;
  /** Labels of feedback and types of conversions that count as a success. */
  readonly successLabels?: readonly string[] | undefined;
}

export interface Analysis extends Figures {
  readonly as_of: AsOf;
  /** What was asked for. */
  readonly configuration_version: string | null;
  readonly success_labels: readonly string[];
}

/** Conversions that are a success wherever nobody says otherwise. */
const SUCCESS_LABELS = ['purchase', 'lead'];
/** A session that was silent for longer has ended. */
const IDLE_MS = 24 * 60 * 60 * 1000;

/**
 * The figures of a service's conversations, all of one moment; what this process has acknowledged is in them.
 * @throws LogUnavailable, StoreUnavailable
 */
export async function analyse(
  dependencies: Dependencies,
  store: ReadModels,
  scope: Scope,
  { configurationVersion, successLabels = SUCCESS_LABELS }: AnalysisRequest,
): Promise<Analysis> {
  await dependencies.settled(conversations.name);
  const snapshot = await store.snapshot();
  try {
    const idleSince = later(new Date(dependencies.now()).toISOString(), -IDLE_MS);
    const digests = await Promise.all(
      successLabels.map((label) => digestLabel(dependencies, scope, label)),
    );
    const request = {
      configurationVersion,
      successLabels: [...successLabels, ...digests.map((digest) => SEALED_LABEL + digest)],
      idleSince,
    };
    const tally = await tallyConversations(snapshot, scope, request);
    const labels = await openLabels(dependencies, snapshot, scope, tally.labels);
    return {
      as_of: await asOf(dependencies, snapshot, conversations),
      configuration_version: configurationVersion ?? null,
      success_labels: successLabels,
      ...figuresOf({ ...tally, labels }),
    };
  } finally {
    await snapshot.close();
  }
}
