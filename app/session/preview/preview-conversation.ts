import { LRUCache } from 'lru-cache';
import { type Refused, refuse } from '../../../domain/accept-or-refuse.ts';
import { ArtifactTooLarge, joinArtifact } from '../../../domain/artifact/artifact-codec.ts';
import {
  unknownConfiguration,
  unreadablePublication,
} from '../../../domain/configuration/configuration-refusals.ts';
import { configurationOf } from '../../../domain/configuration/draft/draft.ts';
import {
  activePublicationOf,
  type ConfigurationState,
  hasDraft,
} from '../../../domain/configuration/state.ts';
import { refuseFields } from '../../../domain/input/refuse-fields.ts';
import type { Owner } from '../../../domain/owner.ts';
import type { Progress } from '../../../domain/progress/progress.ts';
import type { Explanation } from '../../../domain/ranking/explain.ts';
import { type CandidateView, candidateViews } from '../../../domain/session/candidate-view.ts';
import type { PreviousTurn } from '../../../domain/session/commands.ts';
import type { SessionEvent } from '../../../domain/session/events.ts';
import { type PinnedArtifact, pinningSteps } from '../../../domain/session/pinned-artifact.ts';
import { restoreProgress } from '../../../domain/session/receipts/stored-progress.ts';
import { explainDecision } from '../../../domain/session/recompute-decision.ts';
import type { Steps } from '../../../domain/steps.ts';
import type { EventLog } from '../../../log/port.ts';
import { type SessionView, sessionView } from '../../../projections/session-view.ts';
import { warningsOf } from '../../configuration/command-configuration.ts';
import { TOO_LARGE } from '../../configuration/compilation-cause.ts';
import { learnFromSessions, type ReadCounts } from '../../configuration/learn-from-sessions.ts';
import { latestConfiguration } from '../../configuration/load-configuration.ts';
import type { Compile } from '../../configuration/run-compilation.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { finishInSlices } from '../../core/in-slices.ts';
import { weighPublication } from '../../core/weights/publication-weight.ts';
import { playConversation } from './play-conversation.ts';
import type { PlayedCall } from './played-step.ts';

/** What a conversation is tried on. */
interface Tried {
  readonly state: 'draft' | 'published';
  readonly configuration: ConfigurationState;
}

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
  readonly explanation: Explanation | null;
}

type Previewed = { readonly ok: true; readonly preview: Preview } | Refused;

/** Drafts that are kept ready, and bytes that they take: editors try the same one turn after turn. */
const DRAFTS_MAX = 4;
const DRAFTS_BYTES_MAX = 32 * 1024 * 1024;
/** Characters of JSON: every step tells the progress of every sub-objective, and an answer is encoded in one go. */
const STEPS_LENGTH_MAX = 4 * 1024 * 1024;

interface ReadyDraft {
  readonly pinned: PinnedArtifact;
  readonly weight: number;
}

/** Holds conversations that nobody records, on the draft or on what is published; the rules alone understand. */
export class Previews {
  readonly #compile: Compile;
  readonly #readCounts: ReadCounts | undefined;
  readonly #drafts = new LRUCache<string, ReadyDraft>({
    max: DRAFTS_MAX,
    maxSize: DRAFTS_BYTES_MAX,
    sizeCalculation: ({ weight }) => weight,
  });
  readonly #compiling = new Map<string, Promise<ReadyDraft | Refused>>();

  /** @param readCounts what a publication learns from; absent: nothing */
  constructor(compile: Compile, readCounts?: ReadCounts) {
    this.#compile = compile;
    this.#readCounts = readCounts;
  }

  /**
   * Plays a conversation from its beginning. Refuses `unknown_configuration`, a draft that cannot be published, and turns
   * that name what is not there. @throws LogUnavailable
   */
  async play(
    dependencies: Dependencies,
    owner: Owner,
    { state, turns }: PreviewRequest,
  ): Promise<Previewed> {
    const configuration = await latestConfiguration(dependencies, owner);
    const pinned = await this.pinned(dependencies, owner, { state, configuration });
    if ('ok' in pinned) return pinned;
    const conversation = await play(dependencies, pinned, turns);
    if (!conversation.ok) return conversation;
    const isDraft = state === 'draft';
    const preview: Preview = {
      state,
      draft_revision: isDraft ? configuration.draftRevision : null,
      configuration_version: activePublicationOf(configuration)?.configurationVersion ?? null,
      ...conversation.played,
    };
    return { ok: true, preview };
  }

  /** The draft as it would be published now, or what is active. @throws LogUnavailable */
  async pinned(
    dependencies: Dependencies,
    owner: Owner,
    { state, configuration }: Tried,
  ): Promise<PinnedArtifact | Refused> {
    return state === 'draft'
      ? this.#draft(dependencies, owner, configuration)
      : published(dependencies, owner, configuration);
  }

  async #draft(
    { log }: Pick<Dependencies, 'log'>,
    owner: Owner,
    state: ConfigurationState,
  ): Promise<PinnedArtifact | Refused> {
    if (!hasDraft(state)) return unknownConfiguration('draft');
    const warnings = await warningsOf(state);
    if (warnings.length > 0) {
      const errors = warnings.map((warning) => ({ position: null, ...warning }));
      const message = 'The draft cannot be tried yet; mend what details.errors names first.';
      return refuse('configuration_validation_failed', message, { errors });
    }
    const key = `${owner.tenant}.${owner.service}.${state.draftRevision}`;
    const known = this.#drafts.get(key) ?? this.#compiling.get(key);
    const ready = await (known ?? this.#makeReady(key, this.#compiled(log, owner, state)));
    return 'ok' in ready ? ready : ready.pinned;
  }

  /** Whoever else wants the draft meanwhile is given the same, a refusal included. */
  #makeReady(key: string, compiled: Promise<ReadyDraft>): Promise<ReadyDraft | Refused> {
    const compiling = compiled
      .then((ready) => {
        this.#drafts.set(key, ready);
        return ready;
      }, refuseTooLarge)
      .finally(() => this.#compiling.delete(key));
    this.#compiling.set(key, compiling);
    return compiling;
  }

  async #compiled(log: EventLog, owner: Owner, state: ConfigurationState): Promise<ReadyDraft> {
    const draft = configurationOf(state.draft);
    const readCounts = this.#readCounts;
    const experience = readCounts && (await learnFromSessions(log, owner, { draft, readCounts }));
    const { text, digest } = await this.#compile(draft, { proposals: [], experience });
    const joined = await finishInSlices(joinArtifact([text], digest));
    if (!joined.ok)
      throw new Error(`a draft was compiled to what cannot be read: ${joined.reason}`);
    const pinned = await finishInSlices(pinningSteps(joined.artifact, digest));
    // The largest one is kept too, alone: it would be compiled again for every turn.
    const bytes = await finishInSlices(weighPublication(pinned, text.length));
    const weight = Math.min(bytes, DRAFTS_BYTES_MAX);
    return { pinned, weight };
  }
}

/** Any other fault is thrown on. */
function refuseTooLarge(error: unknown): Refused {
  if (!(error instanceof ArtifactTooLarge)) throw error;
  const errors = [{ position: null, ...TOO_LARGE.fault }];
  return refuse('configuration_validation_failed', TOO_LARGE.message, { errors });
}

async function published(
  { artifacts }: Dependencies,
  owner: Owner,
  state: ConfigurationState,
): Promise<PinnedArtifact | Refused> {
  const publication = activePublicationOf(state);
  if (!publication) return unknownConfiguration('published');
  return (await artifacts.load(owner, publication.artifactDigest)) ?? unreadablePublication();
}

type Played = Pick<Preview, 'steps' | 'session' | 'explanation'>;

async function play(
  dependencies: Dependencies,
  pinned: PinnedArtifact,
  turns: readonly PreviousTurn[],
): Promise<{ readonly ok: true; readonly played: Played } | Refused> {
  const { calls, refused } = await playConversation(dependencies, pinned, turns);
  if (refused) return refused;
  const steps = await finishInSlices(stepsOf(calls, pinned));
  if (!steps) return tooMuchToTell(turns.length);
  const { events, chosenOn, state } = calls.at(-1)!;
  const last = events.at(-1);
  const isChoice = last?.type === 'QuestionsProposed';
  const explained = isChoice && (await finishInSlices(explainDecision(last, chosenOn, pinned)));
  return {
    ok: true,
    played: {
      steps,
      session: sessionView('preview', state, pinned),
      explanation: explained ? explained.explanation : null,
    },
  };
}

/** Undefined where they are more than one answer may hold. */
function* stepsOf(
  calls: readonly PlayedCall[],
  pinned: PinnedArtifact,
): Steps<readonly PreviewedStep[] | undefined> {
  const steps: PreviewedStep[] = [];
  let length = 0;
  for (const call of calls) {
    const step = stepOf(call, pinned);
    length += JSON.stringify(step).length;
    if (length > STEPS_LENGTH_MAX) return undefined;
    steps.push(step);
    yield;
  }
  return steps;
}

function tooMuchToTell(turns: number): Refused {
  const message = `would have an answer that is too large, with ${turns} turns of this configuration; send fewer turns`;
  const place = { location: 'body', path: '/turns' } as const;
  return refuseFields([{ ...place, code: 'too_many_items', message }]);
}

function stepOf({ events, answer }: PlayedCall, pinned: PinnedArtifact): PreviewedStep {
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
