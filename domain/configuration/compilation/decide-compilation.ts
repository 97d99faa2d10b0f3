import { accept, type Outcome, refuse } from '../../accept-or-refuse.ts';
import { later } from '../../input/instant.ts';
import type {
  ClaimCompilation,
  FailCompilation,
  PublishConfiguration,
  RecordProgress,
  ReleaseCompilation,
  WorkerReport,
} from '../commands.ts';
import { unknownCompilation } from '../configuration-refusals.ts';
import type { ConfigurationEvent } from '../events.ts';
import type { ConfigurationState } from '../state.ts';
import type { OpenCompilation } from './compilation-job.ts';

/** How long a claim holds without a sign of its worker. */
export const LEASE_MS = 30_000;
/** How often a worker renews its claim. */
export const RENEWAL_MS = 10_000;
const LAPSES_MAX = 3;
export const COMPILATION_MS_MAX = 15 * 60_000;

type CompilationCommand =
  | ClaimCompilation
  | RecordProgress
  | ReleaseCompilation
  | FailCompilation
  | PublishConfiguration;

/** What a worker says of a job: who works on it, how far it is, and how it ended. */
export function decideCompilation(
  command: CompilationCommand,
  state: ConfigurationState,
): Outcome<ConfigurationEvent> {
  switch (command.type) {
    case 'claimCompilation':
      return withOpenJob(command, state, claimCompilation);
    case 'recordProgress':
      return withClaim(command, state, recordProgress);
    case 'releaseCompilation':
      return withClaim(command, state, releaseCompilation);
    case 'failCompilation':
      return withClaim(command, state, failCompilation);
    case 'publishConfiguration':
      return withClaim(command, state, publishConfiguration);
  }
}

function withOpenJob<Command extends { readonly compilationId: string }>(
  command: Command,
  state: ConfigurationState,
  next: (command: Command, open: OpenCompilation) => Outcome<ConfigurationEvent>,
): Outcome<ConfigurationEvent> {
  const { compilationId } = command;
  if (!state.jobs.has(compilationId)) return unknownCompilation(compilationId);
  if (state.open?.compilationId !== compilationId) return staleClaim(compilationId);
  return next(command, state.open);
}

function withClaim<Command extends WorkerReport>(
  command: Command,
  state: ConfigurationState,
  next: (command: Command, state: ConfigurationState) => Outcome<ConfigurationEvent>,
): Outcome<ConfigurationEvent> {
  return withOpenJob(command, state, (_, { claim }) =>
    claim?.revision === command.claimRevision
      ? next(command, state)
      : staleClaim(command.compilationId),
  );
}

function staleClaim(compilationId: string): Outcome<ConfigurationEvent> {
  return refuse('stale_claim', 'The job is over or belongs to another worker; leave it.', {
    compilation_id: compilationId,
  });
}

function claimCompilation(
  command: ClaimCompilation,
  open: OpenCompilation,
): Outcome<ConfigurationEvent> {
  const { at, compilationId, workerId, silentRevision, isOverdue = false, asksModel } = command;
  if (open.claim && open.claim.heardRevision !== silentRevision) {
    // The same command again records nothing: the first one's answer may have been lost.
    return open.claim.workerId === workerId ? accept([]) : staleClaim(compilationId);
  }
  const ended = endedByTime(open, isOverdue);
  if (ended.some(({ type }) => type === 'CompilationFailed')) return accept(ended);
  const facts = {
    compilation_id: compilationId,
    worker_id: workerId,
    lease_until: later(at, LEASE_MS),
    ...(asksModel === undefined ? {} : { asks_model: asksModel }),
  };
  return accept([...ended, { type: 'CompilationClaimed', facts }]);
}

/** A lapse, the end of the job, or nothing, of a job that nobody works on. */
function endedByTime(open: OpenCompilation, isOverdue: boolean): ConfigurationEvent[] {
  const { compilationId, claim } = open;
  if (isOverdue) {
    return [timedOut(compilationId, 'The compilation did not end within 15 minutes.')];
  }
  if (!claim) return [];
  const lapsed: ConfigurationEvent = {
    type: 'CompilationLapsed',
    facts: { compilation_id: compilationId, claim_revision: claim.revision },
  };
  if (open.lapses + 1 < LAPSES_MAX) return [lapsed];
  return [lapsed, timedOut(compilationId, 'The compilation was begun three times without an end.')];
}

function timedOut(compilationId: string, message: string): ConfigurationEvent {
  return {
    type: 'CompilationFailed',
    facts: { compilation_id: compilationId, code: 'timeout', message },
  };
}

function recordProgress(command: RecordProgress): Outcome<ConfigurationEvent> {
  const facts = {
    compilation_id: command.compilationId,
    claim_revision: command.claimRevision,
    progress: Math.min(1, Math.max(0, command.progress)),
    lease_until: later(command.at, LEASE_MS),
  };
  return accept([{ type: 'CompilationProgressed', facts }]);
}

function releaseCompilation({
  claimRevision,
  compilationId,
}: ReleaseCompilation): Outcome<ConfigurationEvent> {
  const facts = { compilation_id: compilationId, claim_revision: claimRevision };
  return accept([{ type: 'CompilationLapsed', facts: { ...facts, released: true } }]);
}

function failCompilation({ compilationId, error }: FailCompilation): Outcome<ConfigurationEvent> {
  const { code, message, details } = error;
  const facts = {
    compilation_id: compilationId,
    code,
    message,
    ...(code === 'validation_failed' && details ? { details } : {}),
  };
  return accept([{ type: 'CompilationFailed', facts }]);
}

function publishConfiguration(
  command: PublishConfiguration,
  state: ConfigurationState,
): Outcome<ConfigurationEvent> {
  const facts = {
    compilation_id: command.compilationId,
    configuration_version: `v${state.publications.length + 1}`,
    artifact_digest: command.artifactDigest,
  };
  return accept([{ type: 'ConfigurationPublished', facts }]);
}
