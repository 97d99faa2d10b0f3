import { compile } from '../../compiler/compile.ts';
import type { Diagnostic } from '../../compiler/diagnostic.ts';
import type { Experience } from '../../domain/artifact/artifact.ts';
import type { Publication } from '../../domain/configuration/compilation/compilation-job.ts';
import { configurationOf } from '../../domain/configuration/draft/draft.ts';
import { draftWarnings, type Warning } from '../../domain/configuration/draft/draft-warnings.ts';
import type { Configuration } from '../../domain/configuration/entities.ts';
import {
  activePublicationOf,
  type ConfigurationState,
  hasDraft,
} from '../../domain/configuration/state.ts';
import { configurationStream } from '../../domain/configuration/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import { indexArtifact } from '../../domain/progress/compiled-artifact.ts';
import { type Cause, type ComparedSide, causesOf } from '../../domain/simulation/causes.ts';
import { compareReports, type ReportDifference } from '../../domain/simulation/compare-reports.ts';
import { learnedRates } from '../../domain/simulation/learned-rates.ts';
import {
  type SimulationPlan,
  type SimulationReport,
  simulate,
} from '../../domain/simulation/simulate.ts';
import { DEFAULT_TRAITS } from '../../domain/simulation/simulated-user.ts';
import type { LogReading } from '../audit/replay/replay-session.ts';
import { foldToTail } from '../core/streams/fold-to-tail.ts';
import { emptyStream } from '../core/streams/stream-state.ts';
import { learnFromSessions, type ReadCounts } from './learn-from-sessions.ts';
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
  /** Why figures moved; empty where nothing is published. */
  readonly causes: readonly NamedCause[];
  /** What the counts of past sessions change in the draft; null where nothing is learned. */
  readonly learning: LearningForecast | null;
  /** Informations of the draft that none of the sessions that ended gave, as the counts have it. */
  readonly informations_never_given: readonly NeverGiven[];
}

type NamedCause = Cause & { readonly name: string };

interface LearningForecast {
  readonly sessions: number;
  /** Place in the log up to which they are counted. */
  readonly position: string;
  /** From the draft without the counts to the draft with them. */
  readonly difference: ReportDifference;
  readonly causes: readonly NamedCause[];
}

interface NeverGiven {
  readonly id: string;
  readonly name: string;
  /** Sessions that ended without it. */
  readonly sessions: number;
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
 * @param readCounts what a publication learns from; absent: it learns nothing
 * @throws LogUnavailable; Error when this build cannot read the active configuration
 */
export async function simulatePublication(
  reading: LogReading,
  owner: Owner,
  plan: SimulationPlan,
  readCounts?: ReadCounts,
): Promise<Forecast> {
  const { log, engineVersion } = reading;
  const stream = configurationStream(owner.tenant, owner.service);
  const folded = await foldToTail(
    log,
    configurationAggregate,
    emptyStream(configurationAggregate, stream),
  );
  const state: ConfigurationState = folded.state;
  if (!hasDraft(state)) return { kind: 'no_draft' };
  const draft = configurationOf(state.draft);
  const warnings = draftWarnings(draft);
  if (warnings.length > 0) return { kind: 'open_warnings', warnings };
  const active = activePublicationOf(state);
  const experience = readCounts && (await learnFromSessions(log, owner, { draft, readCounts }));
  const { artifact, diagnostics } = compile(draft, { engineVersion, experience });
  const learned = learnedRates(artifact, DEFAULT_TRAITS);
  const alike: SimulationPlan = { ...plan, traits: { ...DEFAULT_TRAITS, learned } };
  const earlier = active ? await simulateActive(reading, owner, { active, plan: alike }) : null;
  const before = earlier?.report ?? null;
  const after = simulate(indexArtifact(artifact, ''), alike);
  const later: ComparedSide = { configuration: draft, report: after };
  const named = (cause: Cause) => ({ ...cause, name: nameOf(draft, cause) });
  const forecast = {
    draft_revision: state.draftRevision,
    active_version: active?.configurationVersion ?? null,
    ...unlucky(draft, before, after),
    diagnostics: diagnostics.map((each) => ({ ...each, name: nameOf(draft, each) })),
    before,
    after,
    difference: before && compareReports(before, after),
    causes: earlier ? causesOf(earlier, later).map(named) : [],
    learning: experience
      ? learningForecast(draft, experience, { later, plan: alike, engineVersion, named })
      : null,
    informations_never_given: experience ? neverGiven(draft, experience) : [],
  };
  return { kind: 'forecast', forecast };
}

async function simulateActive(
  { artifacts }: LogReading,
  owner: Owner,
  { active, plan }: { readonly active: Publication; readonly plan: SimulationPlan },
): Promise<ComparedSide> {
  const pinned = await artifacts.load(owner, active.artifactDigest);
  if (!pinned) throw new Error(`this build cannot read ${active.configurationVersion}`);
  return { configuration: pinned.artifact, report: simulate(pinned.compiled, plan) };
}

/** The same users on the draft without the counts and with them. */
function learningForecast(
  draft: Configuration,
  { sessions, position }: Experience,
  {
    later,
    plan,
    engineVersion,
    named,
  }: {
    readonly later: ComparedSide;
    readonly plan: SimulationPlan;
    readonly engineVersion: string;
    readonly named: (cause: Cause) => NamedCause;
  },
): LearningForecast {
  const { artifact } = compile(draft, { engineVersion });
  const report = simulate(indexArtifact(artifact, ''), plan);
  return {
    sessions,
    position,
    difference: compareReports(report, later.report),
    causes: causesOf({ configuration: draft, report }, later).map(named),
  };
}

/** Sessions from which on it says something that nobody gave an information. */
const ENDED_MIN = 5;

function neverGiven(
  { success_informations }: Configuration,
  { informations: { finished, given } }: Experience,
): readonly NeverGiven[] {
  return success_informations.flatMap(({ id, label }, i) =>
    given[i] === 0 && finished[i]! >= ENDED_MIN
      ? [{ id, name: label, sessions: finished[i]! }]
      : [],
  );
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
