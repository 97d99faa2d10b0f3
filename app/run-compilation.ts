import type { EncodedArtifact } from '../compiler/artifact-codec.ts';
import type { ConfigurationCommand } from '../domain/configuration/decide.ts';
import type { Configuration } from '../domain/configuration/entities.ts';
import type { CompilationError, ConfigurationEvent } from '../domain/configuration/events.ts';
import type { ConfigurationState, OpenCompilation } from '../domain/configuration/state.ts';
import { configurationStream } from '../domain/configuration/stream.ts';
import type { Provenance } from '../domain/recording/metadata.ts';
import {
  configurationAggregate,
  decideConfiguration,
  latestConfiguration,
} from './configuration.ts';
import type { Runtime, Scope } from './runtime.ts';
import { storeArtifact } from './store-artifact.ts';
import { transact } from './transact.ts';

/** Turns a draft into its artifact; runs off the event loop. */
export type Compile = (configuration: Configuration) => Promise<EncodedArtifact>;

export interface Worker {
  readonly id: string;
  readonly compile: Compile;
  /** Told why a compilation failed for a reason of ours; nothing of it is shown. */
  readonly logFault: (error: unknown) => void;
}

/** A claim is renewed this often; it lapses after 30 s. */
const RENEWAL_MS = 10_000;

/**
 * Claims and compiles the open job of a service, if there is one to claim. The log decides between workers: the
 * claim's revision fences every result.
 */
export async function runCompilation(
  runtime: Runtime,
  scope: Scope,
  worker: Worker,
): Promise<'published' | 'failed' | 'nothing_to_do'> {
  const state = await latestConfiguration(runtime, scope);
  if (!state.open) return 'nothing_to_do';
  const { compilationId } = state.open;
  const step = stepper(runtime, scope);
  const isHeld = (state.open.claim?.leaseUntil ?? '') > new Date(runtime.now()).toISOString();
  if (isHeld) return 'nothing_to_do';
  const claimed = await step((at) => ({
    type: 'claimCompilation',
    at,
    compilationId,
    workerId: worker.id,
  }));
  if (!claimed) return 'nothing_to_do';
  const { open } = await latestConfiguration(runtime, scope);
  if (open?.compilationId !== compilationId || open.claim?.workerId !== worker.id) {
    return 'nothing_to_do';
  }
  return work(runtime, scope, worker, { open, step });
}

interface Claimed {
  readonly open: OpenCompilation;
  readonly step: Step;
}

async function work(
  runtime: Runtime,
  scope: Scope,
  worker: Worker,
  { open, step }: Claimed,
): Promise<'published' | 'failed' | 'nothing_to_do'> {
  const { compilationId } = open;
  const report = { compilationId, claimRevision: open.claim!.revision };
  const renewal = setInterval(() => {
    step((at) => ({ type: 'recordProgress', at, ...report, progress: 0.5 })).catch(worker.logFault);
  }, RENEWAL_MS);
  try {
    const artifact = await worker.compile(open.source);
    await storeArtifact(runtime, scope, artifact, compilerProvenance(runtime));
    const artifactDigest = artifact.digest;
    const command = { type: 'publishConfiguration', ...report, artifactDigest } as const;
    return (await step((at) => ({ ...command, at }))) ? 'published' : 'nothing_to_do';
  } catch (error) {
    worker.logFault(error);
    await step((at) => ({ type: 'failCompilation', at, ...report, error: INTERNAL_ERROR }));
    return 'failed';
  } finally {
    clearInterval(renewal);
  }
}

const INTERNAL_ERROR: CompilationError = {
  code: 'internal_error',
  message: 'The compilation failed for a reason of ours; publish again.',
};

type Step = (spoken: (at: string) => ConfigurationCommand) => Promise<boolean>;

/** One step on the configuration stream; false when it was refused (the job is over, or another worker's). */
function stepper(runtime: Runtime, { tenant, service }: Scope): Step {
  return async (spoken) => {
    const done = await transact<ConfigurationState, ConfigurationEvent>(runtime, {
      aggregate: configurationAggregate,
      stream: configurationStream(tenant, service),
      provenance: compilerProvenance(runtime),
      decide: decideConfiguration(spoken),
    });
    return done.ok;
  };
}

function compilerProvenance(runtime: Runtime): Provenance {
  return {
    actor: { type: 'system', id: 'compiler' },
    origin: 'system',
    scopes: [],
    request_id: runtime.newId('req_'),
  };
}
