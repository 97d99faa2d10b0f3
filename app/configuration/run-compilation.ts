import type { CoverageProposal } from '../../compiler/cover-informations.ts';
import { proposeCoverage } from '../../compiler/propose-coverage.ts';
import { writePrototypes } from '../../compiler/write-prototypes.ts';
import type { Experience, Prototypes } from '../../domain/artifact/artifact.ts';
import type { EncodedArtifact } from '../../domain/artifact/artifact-codec.ts';
import type { ConfigurationCommand } from '../../domain/configuration/commands.ts';
import type { OpenCompilation } from '../../domain/configuration/compilation/compilation-job.ts';
import { RENEWAL_MS } from '../../domain/configuration/compilation/decide-compilation.ts';
import type { Configuration } from '../../domain/configuration/entities.ts';
import { configurationStream } from '../../domain/configuration/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import { LogClosed, LogOverloaded, LogUnavailable } from '../../log/port.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { finishInSlices } from '../core/in-slices.ts';
import { causeOf } from './compilation-cause.ts';
import type { LapsedClaims } from './lapsed-claims.ts';
import { learnFromSessions, type ReadCounts } from './learn-from-sessions.ts';
import { latestConfiguration } from './load-configuration.ts';
import { stepCompilation } from './step-compilation.ts';
import { storeArtifact } from './store-artifact.ts';

/** Turns a draft into its artifact; runs off the event loop. */
export type Compile = (
  configuration: Configuration,
  additions: Additions,
) => Promise<EncodedArtifact>;

/** What others add to a draft. */
interface Additions {
  /** Edges that a model suggests. */
  readonly proposals: readonly CoverageProposal[];
  /** What past sessions told. */
  readonly experience?: Experience | undefined;
  /** Words that a model wrote. */
  readonly prototypes?: readonly Prototypes[] | undefined;
}

export interface Worker {
  readonly id: string;
  readonly compile: Compile;
  /** Absent: nothing is learned from past sessions. */
  readonly readCounts?: ReadCounts | undefined;
  /** Kept from one look for work to the next. */
  readonly jobs: Pick<LapsedClaims, 'look'>;
  /** Told why a compilation failed for a reason of ours; nothing of it is shown. */
  readonly logFault: (error: unknown, compilationId: string) => void;
  /** Told why a publication is made without what past sessions told. */
  readonly logUnlearned: (error: unknown, compilationId: string) => void;
  /** Fires when the process ends: the work is left to another worker. */
  readonly signal: AbortSignal;
}

/** All batches of one job together. */
const PROPOSALS_MS_MAX = 8 * 60_000;
/** All words for one draft together: what is not written by then is left out. */
const PROTOTYPES_MS_MAX = 3 * 60_000;

/** How a worker's look for work ended; it has the compilation that it worked on. */
export type Worked =
  | {
      readonly result: 'published' | 'failed';
      readonly compilationId: string;
      /** Whether a model could be asked, where it was the other way round for the publication before. */
      readonly isWithModel?: boolean | undefined;
    }
  | { readonly result: 'nothing_to_do' };

const NOTHING: Worked = { result: 'nothing_to_do' };

/**
 * Claims and compiles the open job of a service, if there is one to claim. The log decides between workers: the
 * claim's revision fences every result.
 * @throws LogUnavailable, LogOverloaded, LogClosed: the job stays as it is
 */
export async function runCompilation(
  dependencies: Dependencies,
  owner: Owner,
  worker: Worker,
): Promise<Worked> {
  const state = await latestConfiguration(dependencies, owner);
  if (!state.open) return NOTHING;
  const { compilationId } = state.open;
  const step = stepper(dependencies, owner);
  const asksModel = dependencies.semantics !== undefined;
  const { claim } = state.open;
  const { silentRevision, isOverdue } = worker.jobs.look(
    configurationStream(owner.tenant, owner.service),
    state.open,
  );
  // A claim of its own is one that was interrupted: it goes on.
  const isOwn = claim?.workerId === worker.id;
  if (claim && !isOwn && silentRevision === undefined) return NOTHING;
  const claimed = await step((at) => ({
    type: 'claimCompilation',
    at,
    compilationId,
    workerId: worker.id,
    silentRevision: isOwn ? undefined : silentRevision,
    isOverdue,
    asksModel,
  }));
  if (!claimed) return NOTHING;
  const { open } = await latestConfiguration(dependencies, owner);
  if (open?.compilationId !== compilationId || open.claim?.workerId !== worker.id) {
    return NOTHING;
  }
  const result = await work(dependencies, owner, worker, { open, step });
  if (result === 'nothing_to_do') return NOTHING;
  const before = state.publications.at(-1)?.asksModel;
  const isOther = result === 'published' && before !== undefined && before !== asksModel;
  return { result, compilationId, ...(isOther && { isWithModel: asksModel }) };
}

interface Claimed {
  readonly open: OpenCompilation;
  readonly step: TakeStep;
}

async function work(
  dependencies: Dependencies,
  owner: Owner,
  worker: Worker,
  { open, step }: Claimed,
): Promise<Worked['result']> {
  const { compilationId } = open;
  const report = { compilationId, claimRevision: open.claim!.revision };
  const logFault = (error: unknown) => worker.logFault(error, compilationId);
  const renewal = setInterval(() => {
    step((at) => ({ type: 'recordProgress', at, ...report, progress: 0.5 })).catch(logFault);
  }, RENEWAL_MS);
  try {
    const proposals = await proposalsFor(dependencies, owner, open.source, worker.signal);
    const prototypes = await prototypesFor(dependencies, owner, worker, open);
    const experience = await experienceFor(dependencies, owner, worker, open);
    const artifact = await worker.compile(open.source, { proposals, prototypes, experience });
    await storeArtifact(dependencies, owner, artifact, compilerProvenance(dependencies));
    const artifactDigest = artifact.digest;
    const command = { type: 'publishConfiguration', ...report, artifactDigest } as const;
    return (await step((at) => ({ ...command, at }))) ? 'published' : 'nothing_to_do';
  } catch (error) {
    if (isOfTheLog(error)) throw error;
    if (worker.signal.aborted) {
      // Another worker need not wait until the claim lapses.
      await step((at) => ({ type: 'releaseCompilation', at, ...report }));
      return 'nothing_to_do';
    }
    logFault(error);
    const cause = causeOf(error);
    const isEnded = await step((at) => ({ type: 'failCompilation', at, ...report, error: cause }));
    return isEnded ? 'failed' : 'nothing_to_do';
  } finally {
    clearInterval(renewal);
  }
}

/** Edges from the provider, where one is configured. @throws ProviderUnavailable */
async function proposalsFor(
  { semantics }: Dependencies,
  { tenant }: Owner,
  source: Configuration,
  outer: AbortSignal,
): Promise<readonly CoverageProposal[]> {
  if (!semantics) return [];
  const signal = AbortSignal.any([outer, AbortSignal.timeout(PROPOSALS_MS_MAX)]);
  return proposeCoverage(source, semantics, { tenant, signal, finish: finishInSlices });
}

/** Words that the model wrote, where one is configured: without them the publication reads by its own. */
async function prototypesFor(
  { semantics }: Dependencies,
  { tenant }: Owner,
  { logFault, signal: outer }: Worker,
  { source, compilationId }: OpenCompilation,
): Promise<readonly Prototypes[]> {
  if (!semantics) return [];
  const signal = AbortSignal.any([outer, AbortSignal.timeout(PROTOTYPES_MS_MAX)]);
  const written = await writePrototypes(source, semantics, { tenant, signal }, (error) =>
    logFault(error, compilationId),
  );
  outer.throwIfAborted();
  return written;
}

/** What past sessions told. Views that cannot be read keep no publication back: it is made without, and the log says so. */
async function experienceFor(
  { log }: Dependencies,
  owner: Owner,
  { readCounts, logUnlearned }: Worker,
  { source, compilationId }: OpenCompilation,
): Promise<Experience | undefined> {
  if (!readCounts) return undefined;
  try {
    return await learnFromSessions(log, owner, { draft: source, readCounts });
  } catch (error) {
    if (isOfTheLog(error)) throw error;
    logUnlearned(error, compilationId);
    return undefined;
  }
}

/** Says nothing about the job: whoever looks again goes on. */
function isOfTheLog(error: unknown): boolean {
  return [LogUnavailable, LogOverloaded, LogClosed].some((fault) => error instanceof fault);
}

type TakeStep = (commandAt: (at: string) => ConfigurationCommand) => Promise<boolean>;

/** One step on the configuration stream; false when it was refused (the job is over, or another worker's). */
function stepper(dependencies: Dependencies, owner: Owner): TakeStep {
  return async (commandAt) =>
    (await stepCompilation(dependencies, owner, compilerProvenance(dependencies), commandAt)).ok;
}

function compilerProvenance(dependencies: Dependencies): Provenance {
  return {
    actor: { type: 'system', id: 'compiler' },
    origin: 'system',
    scopes: [],
    request_id: dependencies.newId('req_'),
  };
}
