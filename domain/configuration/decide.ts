import type { Decider } from '../decider.ts';
import { later } from '../input/instant.ts';
import { accept, type Outcome, refuse } from '../outcome.ts';
import { finish, type Steps } from '../steps.ts';
import type {
  ApplyChanges,
  ClaimCompilation,
  ConfigurationCommand,
  FailCompilation,
  PublishConfiguration,
  RecordProgress,
  RequestPublication,
  RestoreDraft,
  WorkerReport,
} from './commands.ts';
import { deleteTest, saveTests } from './conversation-tests/decide-tests.ts';
import { type ChangeError, planChanges } from './draft/changes.ts';
import { excessOf } from './draft/draft-bounds.ts';
import { restoringEvents } from './draft/restore.ts';
import { draftWarnings } from './draft/validate.ts';
import type { ConfigurationEvent } from './events.ts';
import { setGate } from './publication-gate.ts';
import {
  type ConfigurationState,
  configurationOf,
  foldConfiguration,
  initialConfiguration,
  type OpenCompilation,
} from './state.ts';

/** How long a claim holds without a sign of its worker, which renews it every 10 s. */
export const LEASE_MS = 30_000;
const LAPSES_MAX = 3;
export const COMPILATION_MS_MAX = 15 * 60_000;

type Decided = Outcome<ConfigurationEvent>;

export const configurationDecider: Decider<
  ConfigurationCommand,
  ConfigurationEvent,
  ConfigurationState
> = {
  initialState: initialConfiguration,
  decide: (command, state) => finish(decideInSteps(command, state)),
  fold: foldConfiguration,
};

/** As the decider decides, in steps that are short each: a change request may hold hundreds of changes. */
export function* decideInSteps(
  command: ConfigurationCommand,
  state: ConfigurationState,
): Steps<Decided> {
  switch (command.type) {
    case 'applyChanges':
      return yield* applyChanges(command, state);
    case 'restoreDraft':
      return yield* restoreDraft(command, state);
    case 'saveTests':
      return saveTests(command, state);
    case 'deleteTest':
      return deleteTest(command, state);
    case 'setGate':
      return setGate(command, state);
    case 'requestPublication':
      return requestPublication(command, state);
    case 'claimCompilation':
      return withOpenJob(command, state, claimCompilation);
    case 'recordProgress':
      return withClaim(command, state, recordProgress);
    case 'failCompilation':
      return withClaim(command, state, failCompilation);
    case 'publishConfiguration':
      return withClaim(command, state, publishConfiguration);
  }
}

function* applyChanges(command: ApplyChanges, state: ConfigurationState): Steps<Decided> {
  const stale = staleRevision(command.expectedDraftRevision, state);
  if (stale) return invalid([stale]);
  const revision = state.draftRevision + 1;
  const { events, errors } = yield* planChanges(state.draft, command.changes, revision);
  return errors.length > 0 ? invalid(errors) : accept(events);
}

function* restoreDraft(command: RestoreDraft, state: ConfigurationState): Steps<Decided> {
  const stale = staleRevision(command.expectedDraftRevision, state);
  if (stale) return invalid([stale]);
  const { target, configurationVersion } = command;
  const draftRevision = state.draftRevision + 1;
  const restoration = { target, configurationVersion, draftRevision };
  return accept(yield* restoringEvents(state.draft, restoration));
}

function requestPublication(command: RequestPublication, state: ConfigurationState): Decided {
  if (state.draftRevision === 0) {
    return refuse('unknown_configuration', 'There is no draft to publish; make changes first.', {
      state: 'draft',
    });
  }
  if (state.open) {
    return refuse('compilation_in_progress', 'Wait until the running compilation has ended.', {
      compilation_id: state.open.compilationId,
    });
  }
  const stale = staleRevision(command.expectedDraftRevision, state);
  if (stale) return invalid([stale]);
  const excess = excessOf(state.draft);
  if (excess.length > 0) return invalid(excess);
  const warnings = command.warnings ?? draftWarnings(configurationOf(state.draft));
  if (warnings.length > 0) {
    return invalid(warnings.map((warning) => ({ position: null, ...warning })));
  }
  if (command.failures && command.failures.length > 0) return invalid(command.failures);
  return accept([
    {
      type: 'CompilationRequested',
      facts: { compilation_id: command.compilationId, draft_revision: state.draftRevision },
    },
  ]);
}

function staleRevision(expected: number | undefined, state: ConfigurationState) {
  if (expected === undefined || expected === state.draftRevision) return undefined;
  return {
    position: null,
    path: '/expected_draft_revision',
    code: 'draft_revision_mismatch',
    message: `the draft is at revision ${state.draftRevision}; read it and decide again`,
  };
}

function invalid(errors: readonly ChangeError[]): Decided {
  return refuse(
    'configuration_validation_failed',
    'Nothing was written; correct what details.errors names and send it again.',
    { errors },
  );
}

function withOpenJob<Command extends { readonly compilationId: string }>(
  command: Command,
  state: ConfigurationState,
  next: (command: Command, open: OpenCompilation) => Decided,
): Decided {
  const { compilationId } = command;
  if (!state.jobs.has(compilationId)) {
    return refuse('unknown_compilation', 'There is no such compilation.', {
      compilation_id: compilationId,
    });
  }
  if (state.open?.compilationId !== compilationId) return staleClaim(compilationId);
  return next(command, state.open);
}

function withClaim<Command extends WorkerReport>(
  command: Command,
  state: ConfigurationState,
  next: (command: Command, state: ConfigurationState) => Decided,
): Decided {
  return withOpenJob(command, state, (_, { claim }) =>
    claim?.revision === command.claimRevision
      ? next(command, state)
      : staleClaim(command.compilationId),
  );
}

function staleClaim(compilationId: string): Decided {
  return refuse('stale_claim', 'The job is over or belongs to another worker; leave it.', {
    compilation_id: compilationId,
  });
}

function claimCompilation(command: ClaimCompilation, open: OpenCompilation): Decided {
  const { at, compilationId, workerId, silentSince, isOverdue = false } = command;
  if (open.claim && open.claim.heardAt !== silentSince) {
    // The same command again records nothing: the first one's answer may have been lost.
    return open.claim.workerId === workerId ? accept([]) : staleClaim(compilationId);
  }
  const ended = endedByTime(open, isOverdue);
  if (ended.some(({ type }) => type === 'CompilationFailed')) return accept(ended);
  const facts = {
    compilation_id: compilationId,
    worker_id: workerId,
    lease_until: later(at, LEASE_MS),
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

function recordProgress(command: RecordProgress): Decided {
  const facts = {
    compilation_id: command.compilationId,
    claim_revision: command.claimRevision,
    progress: Math.min(1, Math.max(0, command.progress)),
    lease_until: later(command.at, LEASE_MS),
  };
  return accept([{ type: 'CompilationProgressed', facts }]);
}

function failCompilation({ compilationId, error }: FailCompilation): Decided {
  const { code, message, details } = error;
  const facts = {
    compilation_id: compilationId,
    code,
    message,
    ...(code === 'validation_failed' && details ? { details } : {}),
  };
  return accept([{ type: 'CompilationFailed', facts }]);
}

function publishConfiguration(command: PublishConfiguration, state: ConfigurationState): Decided {
  const facts = {
    compilation_id: command.compilationId,
    configuration_version: `v${state.publications.length + 1}`,
    artifact_digest: command.artifactDigest,
  };
  return accept([{ type: 'ConfigurationPublished', facts }]);
}
