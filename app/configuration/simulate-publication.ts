import { compile } from '../../compiler/compile.ts';
import type { Diagnostic } from '../../compiler/diagnostic.ts';
import type { Configuration } from '../../domain/configuration/entities.ts';
import {
  type ConfigurationState,
  configurationOf,
  type Publication,
} from '../../domain/configuration/state.ts';
import { configurationStream } from '../../domain/configuration/stream.ts';
import { draftWarnings, type Warning } from '../../domain/configuration/validate.ts';
import { indexArtifact } from '../../domain/ranking/compiled-artifact.ts';
import type { Scope } from '../../domain/scope.ts';
import { compareReports, type ReportDifference } from '../../domain/simulation/compare-reports.ts';
import {
  type SimulationPlan,
  type SimulationReport,
  simulate,
} from '../../domain/simulation/simulate.ts';
import type { LogReading } from '../audit/replay/replay-session.ts';
import { emptyStream, foldToTail } from '../core/streams.ts';
import { configurationAggregate } from './load-configuration.ts';

/** What publishing the draft would change, as simulated users meet it. */
export interface PublicationForecast {
  readonly draft_revision: number;
  /** Null where nothing is published, as are `before` and `difference`. */
  readonly active_version: string | null;
  /** Questions of the draft that never came first, in the draft's order. */
  readonly questions_never_asked: readonly NamedChange[];
  /** Informations of the draft that no session satisfied. */
  readonly informations_never_reached: readonly NamedChange[];
  readonly diagnostics: readonly NamedDiagnostic[];
  readonly before: SimulationReport | null;
  readonly after: SimulationReport;
  readonly difference: ReportDifference | null;
}

export interface NamedChange {
  readonly id: string;
  readonly name: string;
  /** Not so with the active configuration, or nothing is published. */
  readonly is_new: boolean;
}

/** `name` is the text, label or name of the entity. */
type NamedDiagnostic = Diagnostic & { readonly name: string };

type Forecast =
  | { readonly kind: 'forecast'; readonly forecast: PublicationForecast }
  /** The draft cannot be published: what stands in its way. */
  | { readonly kind: 'open_warnings'; readonly warnings: readonly Warning[] }
  | { readonly kind: 'no_draft' };

/**
 * Compiles the draft, without proposals of a provider, and plays the same users against it and against the
 * active configuration. Writes nothing; the same log, plan and engine give the same forecast.
 * @throws LogUnavailable; Error when this build cannot read the active configuration
 */
export async function simulatePublication(
  reading: LogReading,
  scope: Scope,
  plan: SimulationPlan,
): Promise<Forecast> {
  const { log, engineVersion } = reading;
  const stream = configurationStream(scope.tenant, scope.service);
  const folded = await foldToTail(
    log,
    configurationAggregate,
    emptyStream(configurationAggregate, stream),
  );
  const state: ConfigurationState = folded.state;
  if (state.draftRevision === 0) return { kind: 'no_draft' };
  const draft = configurationOf(state.draft);
  const warnings = draftWarnings(draft);
  if (warnings.length > 0) return { kind: 'open_warnings', warnings };
  const active = state.publications.at(-1);
  const before = active ? await simulateActive(reading, scope, { active, plan }) : null;
  const { artifact, diagnostics } = compile(draft, { engineVersion });
  const after = simulate(indexArtifact(artifact, ''), plan);
  const forecast = {
    draft_revision: state.draftRevision,
    active_version: active?.configurationVersion ?? null,
    ...unlucky(draft, before, after),
    diagnostics: diagnostics.map((each) => ({ ...each, name: nameOf(draft, each) })),
    before,
    after,
    difference: before && compareReports(before, after),
  };
  return { kind: 'forecast', forecast };
}

async function simulateActive(
  { artifacts }: LogReading,
  scope: Scope,
  { active, plan }: { readonly active: Publication; readonly plan: SimulationPlan },
): Promise<SimulationReport> {
  const pinned = await artifacts.load(scope, active.artifactDigest);
  if (!pinned) throw new Error(`this build cannot read ${active.configurationVersion}`);
  return simulate(pinned.compiled, plan);
}

function unlucky(
  draft: Configuration,
  before: SimulationReport | null,
  after: SimulationReport,
): Pick<PublicationForecast, 'questions_never_asked' | 'informations_never_reached'> {
  const named = (
    entity: 'question' | 'success_information',
    list: 'questions_never_asked' | 'informations_never_reached',
  ) =>
    after[list].map((id) => ({
      id,
      name: nameOf(draft, { entity, id }),
      is_new: !before?.[list].includes(id),
    }));
  return {
    questions_never_asked: named('question', 'questions_never_asked'),
    informations_never_reached: named('success_information', 'informations_never_reached'),
  };
}

function nameOf(draft: Configuration, { entity, id }: Pick<Diagnostic, 'entity' | 'id'>): string {
  const isMeant = (each: { readonly id: string }) => each.id === id;
  switch (entity) {
    case 'objective':
      return draft.objective?.name ?? '';
    case 'sub_objective':
      return draft.sub_objectives.find(isMeant)?.name ?? '';
    case 'success_information':
      return draft.success_informations.find(isMeant)?.label ?? '';
    case 'question':
      return draft.questions.find(isMeant)?.text ?? '';
  }
}
