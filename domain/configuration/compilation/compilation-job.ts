import { configurationOf, type DraftCopy, draftOf } from '../draft/draft.ts';
import type { Configuration } from '../entities.ts';
import type { CompilationError, CompilationEvent } from '../events.ts';

export const COMPILATION_STATUSES = ['queued', 'running', 'succeeded', 'failed'] as const;

export interface CompilationJob {
  readonly compilationId: string;
  readonly status: (typeof COMPILATION_STATUSES)[number];
  readonly draftRevision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** 0..1 */
  readonly progress: number;
  readonly error: CompilationError | null;
  readonly configurationVersion: string | null;
}

export interface OpenCompilation {
  readonly compilationId: string;
  /** The draft as it was requested: what is compiled, whatever is edited meanwhile. */
  readonly source: Configuration;
  readonly claim: Claim | null;
  readonly lapses: number;
}

export interface Claim {
  /** Revision of the event that made the claim: the fence that every result must carry. */
  readonly revision: number;
  readonly workerId: string;
  /** Revision of the last sign of its worker. */
  readonly heardRevision: number;
  /** Whether its worker has a language model to ask; undefined where that is not known. */
  readonly asksModel?: boolean | undefined;
}

export interface Publication {
  readonly configurationVersion: string;
  readonly artifactDigest: string;
  readonly publishedAt: string;
  readonly compilationId: string;
  /** Whether the worker that made it asks a model. */
  readonly asksModel?: boolean | undefined;
}

/** What the events of compilations change, of the fold that they are a part of. */
interface ChangedCompilations {
  readonly revision: number;
  readonly draft: DraftCopy;
  readonly jobs: Map<string, CompilationJob>;
  open: OpenCompilation | null;
  readonly publications: Publication[];
}

export function followCompilation(
  workspace: ChangedCompilations,
  event: CompilationEvent,
  at: string,
): void {
  const id = event.facts.compilation_id;
  switch (event.type) {
    case 'CompilationRequested':
      workspace.jobs.set(id, queuedJob(id, event.facts.draft_revision, at));
      workspace.open = {
        compilationId: id,
        source: configurationOf(draftOf(workspace.draft)),
        claim: null,
        lapses: 0,
      };
      return;
    case 'CompilationClaimed':
      changeJob(workspace, id, { status: 'running', updatedAt: at });
      holdClaim(workspace, {
        revision: workspace.revision,
        workerId: event.facts.worker_id,
        heardRevision: workspace.revision,
        asksModel: event.facts.asks_model,
      });
      return;
    case 'CompilationProgressed':
      changeJob(workspace, id, { progress: event.facts.progress, updatedAt: at });
      holdClaim(workspace, { heardRevision: workspace.revision });
      return;
    case 'CompilationLapsed':
      changeJob(workspace, id, { status: 'queued', progress: 0, updatedAt: at });
      if (workspace.open) {
        // Who says so itself did not begin it in vain.
        const lapses = workspace.open.lapses + (event.facts.released ? 0 : 1);
        workspace.open = { ...workspace.open, claim: null, lapses };
      }
      return;
    case 'CompilationFailed': {
      const { compilation_id: _, ...error } = event.facts;
      changeJob(workspace, id, { status: 'failed', error, updatedAt: at });
      workspace.open = null;
      return;
    }
    case 'ConfigurationPublished':
      publish(workspace, event.facts, at);
      return;
    default:
      event satisfies never;
  }
}

function queuedJob(compilationId: string, draftRevision: number, at: string): CompilationJob {
  return {
    compilationId,
    status: 'queued',
    draftRevision,
    createdAt: at,
    updatedAt: at,
    progress: 0,
    error: null,
    configurationVersion: null,
  };
}

function changeJob(
  workspace: ChangedCompilations,
  id: string,
  change: Partial<CompilationJob>,
): void {
  const job = workspace.jobs.get(id);
  if (job) workspace.jobs.set(id, { ...job, ...change });
}

function holdClaim(
  workspace: ChangedCompilations,
  change: Claim | Pick<Claim, 'heardRevision'>,
): void {
  const { open } = workspace;
  if (open) workspace.open = { ...open, claim: { ...open.claim, ...change } as Claim };
}

function publish(
  workspace: ChangedCompilations,
  facts: Extract<CompilationEvent, { type: 'ConfigurationPublished' }>['facts'],
  at: string,
): void {
  const configurationVersion = facts.configuration_version;
  changeJob(workspace, facts.compilation_id, {
    status: 'succeeded',
    progress: 1,
    configurationVersion,
    updatedAt: at,
  });
  workspace.publications.push({
    configurationVersion,
    artifactDigest: facts.artifact_digest,
    publishedAt: at,
    compilationId: facts.compilation_id,
    asksModel: workspace.open?.claim?.asksModel,
  });
  workspace.open = null;
}
