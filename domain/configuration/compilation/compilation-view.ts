import type { CompilationError } from '../events.ts';
import type { CompilationJob } from './compilation-job.ts';

/** Compilation job of the specification (2.8), without the `request_id`. */
export interface CompilationView {
  readonly compilation_id: string;
  readonly status: CompilationJob['status'];
  readonly draft_revision: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly progress: number;
  readonly error: CompilationError | null;
  readonly configuration_version: string | null;
}

export function compilationView(job: CompilationJob): CompilationView {
  return {
    compilation_id: job.compilationId,
    status: job.status,
    draft_revision: job.draftRevision,
    created_at: job.createdAt,
    updated_at: job.updatedAt,
    progress: job.progress,
    error: job.error,
    configuration_version: job.configurationVersion,
  };
}
