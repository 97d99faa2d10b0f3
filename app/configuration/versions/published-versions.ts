import { type Refused, refuse } from '../../../domain/accept-or-refuse.ts';
import type { Publication } from '../../../domain/configuration/compilation/compilation-job.ts';
import {
  unknownConfiguration,
  unreadablePublication,
} from '../../../domain/configuration/configuration-refusals.ts';
import { configurationOf } from '../../../domain/configuration/draft/draft.ts';
import type { Configuration } from '../../../domain/configuration/entities.ts';
import {
  activePublicationOf,
  type ConfigurationState,
  hasDraft,
} from '../../../domain/configuration/state.ts';
import { type ConfigurationView, publishedView } from '../../../domain/configuration/views.ts';
import { diffInSteps, type JsonChange } from '../../../domain/json/json-diff.ts';
import type { Owner } from '../../../domain/owner.ts';
import type { Steps } from '../../../domain/steps.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { finishInSlices } from '../../core/in-slices.ts';
import { latestConfiguration } from '../load-configuration.ts';
import { comparable } from './comparable.ts';

/** A publication, as the list of them tells it. */
interface PublishedVersion {
  readonly configuration_version: string;
  readonly published_at: string;
  readonly compilation_id: string;
  readonly draft_revision: number;
  readonly active: boolean;
}

interface VersionPage {
  readonly ok: true;
  readonly versions: readonly PublishedVersion[];
  /** Publications older than the last of the page. */
  readonly older: number;
}

/** The publications of a service, the newest first. @param before how many of the oldest to look at; absent: all */
export async function listVersions(
  dependencies: Dependencies,
  owner: Owner,
  { limit, before }: { readonly limit: number; readonly before: number | undefined },
): Promise<VersionPage> {
  const { publications, jobs } = await latestConfiguration(dependencies, owner);
  const end = Math.min(before ?? publications.length, publications.length);
  const start = Math.max(0, end - limit);
  const versions = publications.slice(start, end).map((each, i) => ({
    configuration_version: each.configurationVersion,
    published_at: each.publishedAt,
    compilation_id: each.compilationId,
    draft_revision: jobs.get(each.compilationId)!.draftRevision,
    active: start + i === publications.length - 1,
  }));
  return { ok: true, versions: versions.reverse(), older: start };
}

/** What was published as a version. Refuses `unknown_configuration`. @throws LogUnavailable */
export async function readVersion(
  dependencies: Dependencies,
  owner: Owner,
  version: string,
): Promise<{ readonly ok: true; readonly view: ConfigurationView } | Refused> {
  const state = await latestConfiguration(dependencies, owner);
  const read = await readPublication(dependencies, owner, publicationOf(state, version));
  if (!read.ok) return read;
  return { ok: true, view: publishedView(read.configuration, read.publication) };
}

/** What changed from one version to another one, either of them possibly `draft`; entities are compared by id. */
export async function compareVersions(
  dependencies: Dependencies,
  owner: Owner,
  [from, to]: readonly [string, string],
): Promise<{ readonly ok: true; readonly changes: readonly JsonChange[] } | Refused> {
  const state = await latestConfiguration(dependencies, owner);
  const before = await versionOrDraft(dependencies, owner, state, from);
  if (!before.ok) return before;
  const after = await versionOrDraft(dependencies, owner, state, to);
  if (!after.ok) return after;
  const changes = await finishInSlices(changesBetween(before.configuration, after.configuration));
  return { ok: true, changes };
}

function* changesBetween(
  before: Configuration,
  after: Configuration,
): Steps<readonly JsonChange[]> {
  return yield* diffInSteps(yield* comparable(before), yield* comparable(after));
}

type ConfigurationRead = { readonly ok: true; readonly configuration: Configuration } | Refused;

async function versionOrDraft(
  dependencies: Dependencies,
  owner: Owner,
  state: ConfigurationState,
  version: string,
): Promise<ConfigurationRead> {
  if (version !== 'draft') {
    return readPublication(dependencies, owner, publicationOf(state, version));
  }
  if (!hasDraft(state)) return unknownConfiguration('draft');
  return { ok: true, configuration: configurationOf(state.draft) };
}

type PublicationRead =
  | {
      readonly ok: true;
      readonly configuration: Configuration;
      readonly publication: Publication;
    }
  | Refused;

/** The publication as its artifact holds it. */
export async function readPublication(
  { artifacts }: Dependencies,
  owner: Owner,
  publication: Publication | Refused,
): Promise<PublicationRead> {
  if ('ok' in publication) return publication;
  const pinned = await artifacts.load(owner, publication.artifactDigest);
  if (!pinned) return unreadablePublication();
  const { objective, sub_objectives, success_informations, questions } = pinned.artifact;
  const configuration = { objective, sub_objectives, success_informations, questions };
  return { ok: true, configuration, publication };
}

/** @param version absent: the active one */
export function publicationOf(
  state: ConfigurationState,
  version: string | undefined,
): Publication | Refused {
  const active = activePublicationOf(state);
  if (!active) return unknownConfiguration('published');
  if (version === undefined) return active;
  const found = state.publications.find((each) => each.configurationVersion === version);
  if (found) return found;
  const newest = active.configurationVersion;
  const message = `There is no such version; the newest one is ${newest}.`;
  return refuse('unknown_configuration', message, { state: 'published', newest });
}
