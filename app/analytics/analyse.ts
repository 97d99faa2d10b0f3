import type { Refused } from '../../domain/accept-or-refuse.ts';
import { type ComparedMetric, compareMetrics } from '../../domain/analysis/compare-metrics.ts';
import { computeMetrics } from '../../domain/analysis/compute-metrics.ts';
import type { Metrics } from '../../domain/analysis/metrics.ts';
import type { PublishedParts } from '../../domain/analysis/published-parts.ts';
import type { Tally } from '../../domain/analysis/tally.ts';
import { DAY_MS, later } from '../../domain/input/instant.ts';
import type { Owner } from '../../domain/owner.ts';
import { tallyConversations } from '../../projections/analytics.ts';
import { conversations } from '../../projections/conversations.ts';
import { SEALED_LABEL } from '../../projections/reports.ts';
import { inSnapshot } from '../../projections/store/in-snapshot.ts';
import type { ReadModels } from '../../projections/store/port.ts';
import { latestConfiguration } from '../configuration/load-configuration.ts';
import { publicationOf, readPublication } from '../configuration/versions/published-versions.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { digestLabel } from '../feedback/label-digest.ts';
import { type AsOf, asOf } from '../operations/as-of.ts';
import { openLabels } from './open-labels.ts';

interface AnalysisRequest {
  readonly configurationVersion?: string | undefined;
  /** Labels of feedback and types of conversions that count as a success. */
  readonly successLabels?: readonly string[] | undefined;
}

export interface Analysis extends Metrics {
  readonly as_of: AsOf;
  /** What was asked for. */
  readonly configuration_version: string | null;
  readonly success_labels: readonly string[];
}

/** Conversions that are a success wherever nobody says otherwise. */
const SUCCESS_LABELS = ['purchase', 'lead'];
/** A comparison of what two published versions came to. */
export interface VersionComparison {
  readonly as_of: AsOf;
  readonly from: ComparedVersion;
  readonly to: ComparedVersion;
  readonly success_labels: readonly string[];
  readonly figures: readonly ComparedMetric[];
}

interface ComparedVersion
  extends Pick<Metrics, 'sessions' | 'turns' | 'turns_to_achievement' | 'sub_objectives'> {
  readonly configuration_version: string;
}

/** A session that was silent for longer has ended. */
const IDLE_MS = DAY_MS;

/**
 * The figures of a service's conversations, all of one moment; what this process has acknowledged is in them.
 * @throws LogUnavailable, StoreUnavailable
 */
export async function analyse(
  dependencies: Dependencies,
  store: ReadModels,
  owner: Owner,
  { configurationVersion, successLabels = SUCCESS_LABELS }: AnalysisRequest,
): Promise<Analysis> {
  await dependencies.ownWritesShown(conversations.name);
  return inSnapshot(store, async (snapshot) => {
    const idleSince = later(new Date(dependencies.now()).toISOString(), -IDLE_MS);
    const digests = await Promise.all(
      successLabels.map((label) => digestLabel(dependencies, owner, label)),
    );
    const request = {
      configurationVersion,
      successLabels: [...successLabels, ...digests.map((digest) => SEALED_LABEL + digest)],
      idleSince,
    };
    const tally = await tallyConversations(snapshot, owner, request);
    const labels = await openLabels(dependencies, snapshot, owner, tally.labels);
    return {
      as_of: await asOf(dependencies, snapshot, conversations),
      configuration_version: configurationVersion ?? null,
      success_labels: successLabels,
      ...computeMetrics({ ...tally, labels }, await partsOf(dependencies, owner, tally)),
    };
  });
}

/** Refuses what asks for the figures of versions that were never published, and says which is the newest. @throws LogUnavailable */
export async function refuseUnpublished(
  dependencies: Dependencies,
  owner: Owner,
  versions: readonly string[],
): Promise<Refused | undefined> {
  if (versions.length === 0) return undefined;
  const state = await latestConfiguration(dependencies, owner);
  const found = versions.map((version) => publicationOf(state, version));
  return found.find((each) => 'refusal' in each);
}

/** What became of the sessions of two published versions, side by side. @throws LogUnavailable, StoreUnavailable */
export async function compareAnalyses(
  dependencies: Dependencies,
  store: ReadModels,
  owner: Owner,
  { from, to, successLabels }: ComparisonRequest,
): Promise<VersionComparison> {
  const only = (configurationVersion: string) =>
    analyse(dependencies, store, owner, { configurationVersion, successLabels });
  const [before, after] = [await only(from), await only(to)];
  return {
    as_of: after.as_of,
    from: compared(before, from),
    to: compared(after, to),
    success_labels: after.success_labels,
    figures: compareMetrics(before, after),
  };
}

interface ComparisonRequest extends Pick<AnalysisRequest, 'successLabels'> {
  /** Published versions. */
  readonly from: string;
  readonly to: string;
}

function compared(analysis: Analysis, configuration_version: string): ComparedVersion {
  const { sessions, turns, turns_to_achievement, sub_objectives } = analysis;
  return { configuration_version, sessions, turns, turns_to_achievement, sub_objectives };
}

/** Versions whose parts are told: each is read from the log, whole. */
const DESCRIBED_MAX = 5;

/** What the versions with the most sessions ask for, the newest of them first. */
async function partsOf(
  dependencies: Dependencies,
  owner: Owner,
  { versions }: Tally,
): Promise<readonly PublishedParts[]> {
  const counted = (version: string) => versions.get(version)?.sessions ?? 0;
  const { publications } = await latestConfiguration(dependencies, owner);
  const seen = publications.filter(({ configurationVersion }) => counted(configurationVersion) > 0);
  const most = seen
    .toSorted(
      (one, other) => counted(other.configurationVersion) - counted(one.configurationVersion),
    )
    .slice(0, DESCRIBED_MAX);
  const parts: PublishedParts[] = [];
  for (const publication of seen.toReversed().filter((each) => most.includes(each))) {
    const read = await readPublication(dependencies, owner, publication);
    if (!read.ok) continue;
    const { sub_objectives, success_informations } = read.configuration;
    parts.push({
      configuration_version: publication.configurationVersion,
      subObjectives: sub_objectives.map(({ id }) => id),
      informations: success_informations.map(({ id }) => id),
    });
  }
  return parts;
}
