import { joinArtifact } from '../../compiler/artifact-codec.ts';
import { type ConfigurationState, configurationOf } from '../../domain/configuration/state.ts';
import { type Outcome, type Refused, refuse } from '../../domain/outcome.ts';
import type { Scope } from '../../domain/scope.ts';
import type { PreviousTurn } from '../../domain/session/commands.ts';
import { decideInSteps } from '../../domain/session/decide.ts';
import type { SessionEvent, TurnAnswer } from '../../domain/session/events.ts';
import { type PinnedArtifact, pinningSteps } from '../../domain/session/pinned-artifact.ts';
import type { Progress } from '../../domain/session/progress.ts';
import { explainDecision } from '../../domain/session/recompute-decision.ts';
import { foldSession, initialSession, type SessionState } from '../../domain/session/state.ts';
import { restoreProgress } from '../../domain/session/stored-progress.ts';
import {
  type CandidateView,
  candidateViews,
  type SessionView,
  sessionView,
} from '../../projections/session-view.ts';
import { warningsOf } from '../configuration/command-configuration.ts';
import { latestConfiguration } from '../configuration/load-configuration.ts';
import {
  unknownConfiguration,
  unreadablePublication,
} from '../configuration/read-configuration.ts';
import type { Compile } from '../configuration/run-compilation.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { finishInSlices } from '../core/in-slices.ts';
import { judgeValues } from './judge-values.ts';

export interface PreviewRequest {
  readonly state: 'draft' | 'published';
  /** What was said so far, turn by turn. */
  readonly turns: readonly PreviousTurn[];
}

/** What one call would have recorded, and what it would have been answered. */
interface PreviewedStep {
  readonly events: readonly SessionEvent[];
  readonly action: 'ask' | 'stop';
  readonly candidates: readonly CandidateView[];
  readonly progress: Progress;
  readonly turns_remaining: number;
  readonly warnings: readonly string[];
  readonly degraded_reasons: readonly string[];
}

interface Preview {
  readonly state: 'draft' | 'published';
  readonly draft_revision: number | null;
  readonly configuration_version: string | null;
  /** The opening, then one a turn. */
  readonly steps: readonly PreviewedStep[];
  readonly session: SessionView;
  /** Every question's part in the last choice; null after a stop. */
  readonly explanation: ReturnType<typeof explainDecision>['explanation'] | null;
}

type Previewed = { readonly ok: true; readonly preview: Preview } | Refused;

/** Drafts that are kept ready: editors try the same one turn after turn. */
export const DRAFTS_MAX = 4;

/** Holds conversations that nobody records, on the draft or on what is published; the rules alone understand. */
export class Previews {
  readonly #compile: Compile;
  readonly #drafts = new Map<string, Promise<PinnedArtifact>>();

  constructor(compile: Compile) {
    this.#compile = compile;
  }

  /**
   * Plays a conversation from its beginning. Refuses `unknown_configuration`, a draft that cannot be published, and turns
   * that name what is not there. @throws LogUnavailable
   */
  async play(
    dependencies: Dependencies,
    scope: Scope,
    { state, turns }: PreviewRequest,
  ): Promise<Previewed> {
    const configuration = await latestConfiguration(dependencies, scope);
    const pinned =
      state === 'draft'
        ? await this.#draft(scope, configuration)
        : await published(dependencies, scope, configuration);
    if ('ok' in pinned) return pinned;
    const played = await play(dependencies, pinned, turns);
    if (!played.ok) return played;
    const isDraft = state === 'draft';
    const preview: Preview = {
      state,
      draft_revision: isDraft ? configuration.draftRevision : null,
      configuration_version: configuration.publications.at(-1)?.configurationVersion ?? null,
      ...played.told,
    };
    return { ok: true, preview };
  }

  async #draft(scope: Scope, state: ConfigurationState): Promise<PinnedArtifact | Refused> {
    if (state.draftRevision === 0) return unknownConfiguration('draft');
    const warnings = await warningsOf(state);
    if (warnings.length > 0) {
      const errors = warnings.map((warning) => ({ position: null, ...warning }));
      const message = 'The draft cannot be tried yet; mend what details.errors names first.';
      return refuse('configuration_validation_failed', message, { errors });
    }
    const key = `${scope.tenant}.${scope.service}.${state.draftRevision}`;
    const known = this.#drafts.get(key);
    if (known) return known;
    const compiling = this.#compiled(state);
    this.#drafts.set(key, compiling);
    compiling.catch(() => this.#drafts.delete(key));
    if (this.#drafts.size > DRAFTS_MAX) this.#drafts.delete(this.#drafts.keys().next().value!);
    return compiling;
  }

  async #compiled({ draft }: ConfigurationState): Promise<PinnedArtifact> {
    const { text, digest } = await this.#compile(configurationOf(draft), []);
    const joined = await finishInSlices(joinArtifact([text], digest));
    if (!joined.ok)
      throw new Error(`a draft was compiled to what cannot be read: ${joined.reason}`);
    return finishInSlices(pinningSteps(joined.artifact, digest));
  }
}

async function published(
  { artifacts }: Dependencies,
  scope: Scope,
  { publications }: ConfigurationState,
): Promise<PinnedArtifact | Refused> {
  const publication = publications.at(-1);
  if (!publication) return unknownConfiguration('published');
  return (await artifacts.load(scope, publication.artifactDigest)) ?? unreadablePublication();
}

type Told = Pick<Preview, 'steps' | 'session' | 'explanation'>;

async function play(
  { now, engineVersion }: Dependencies,
  pinned: PinnedArtifact,
  turns: readonly PreviousTurn[],
): Promise<{ readonly ok: true; readonly told: Told } | Refused> {
  const at = new Date(now()).toISOString();
  const accepts = await judgeValues(undefined, pinned);
  const { digest } = pinned;
  let state: SessionState = {
    ...initialSession,
    pinned: { service: '', configurationVersion: '', artifactDigest: digest },
  };
  let before = state;
  const steps: PreviewedStep[] = [];
  for (const previousTurn of [undefined, ...turns]) {
    const decisionId = `preview_${steps.length}`;
    const call = {
      type: 'takeTurn',
      at,
      pinned,
      accepts,
      previousTurn,
      decisionId,
      engineVersion,
    } as const;
    const decided: Outcome<SessionEvent, { answer: TurnAnswer }> = await finishInSlices(
      decideInSteps({ ...call, ...NOTHING_ELSE }, state),
    );
    if (!decided.ok) return decided;
    steps.push(stepOf(decided, pinned));
    before = foldAll(state, decided.events.slice(0, -1), at);
    state = foldAll(before, decided.events.slice(-1), at);
  }
  const last = steps.at(-1)!.events.at(-1);
  const isChoice = last?.type === 'QuestionsProposed';
  const explanation = isChoice ? explainDecision(last, before, pinned).explanation : null;
  return { ok: true, told: { steps, session: sessionView('preview', state, pinned), explanation } };
}

const NOTHING_ELSE = {
  contextUpdate: undefined,
  clientUpdates: undefined,
  selection: undefined,
  external: undefined,
};

function foldAll(state: SessionState, events: readonly SessionEvent[], at: string): SessionState {
  return foldSession(
    state,
    events.map((event) => ({ event, occurredAt: at })),
  );
}

function stepOf(
  { events, answer }: { readonly events: readonly SessionEvent[]; readonly answer: TurnAnswer },
  pinned: PinnedArtifact,
): PreviewedStep {
  return {
    events,
    action: answer.action,
    candidates: candidateViews(answer.candidates, pinned),
    progress: restoreProgress(answer.progress, pinned.artifact),
    turns_remaining: answer.turns_remaining,
    warnings: answer.warnings,
    degraded_reasons: answer.degraded_reasons,
  };
}
