import type { Publication } from './compilation/compilation-job.ts';
import { configurationOf } from './draft/draft.ts';
import type { Configuration, Objective } from './entities.ts';
import { activePublicationOf, type ConfigurationState, hasDraft } from './state.ts';

/** Configuration of the specification (2.7), without the `request_id`. */
export interface ConfigurationView {
  readonly state: 'draft' | 'published';
  readonly configuration_version: string | null;
  readonly draft_revision: number | null;
  readonly published_at?: string;
  /** Empty while a draft has none. */
  readonly objective: Objective | Readonly<Record<string, never>>;
  readonly sub_objectives: Configuration['sub_objectives'];
  readonly success_informations: Configuration['success_informations'];
  readonly questions: Configuration['questions'];
}

/** The draft; undefined when there never was one. */
export function draftView(state: ConfigurationState): ConfigurationView | undefined {
  if (!hasDraft(state)) return undefined;
  const { objective, ...lists } = configurationOf(state.draft);
  return {
    state: 'draft',
    configuration_version: activePublicationOf(state)?.configurationVersion ?? null,
    draft_revision: state.draftRevision,
    objective: objective ?? {},
    ...lists,
  };
}

/** @param configuration what was published, as its artifact holds it */
export function publishedView(
  configuration: Configuration,
  publication: Publication,
): ConfigurationView {
  return {
    state: 'published',
    configuration_version: publication.configurationVersion,
    draft_revision: null,
    published_at: publication.publishedAt,
    objective: configuration.objective ?? {},
    sub_objectives: configuration.sub_objectives,
    success_informations: configuration.success_informations,
    questions: configuration.questions,
  };
}
