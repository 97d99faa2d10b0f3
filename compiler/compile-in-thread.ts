import { Worker } from 'node:worker_threads';
import type { Experience, Prototypes } from '../domain/artifact/artifact.ts';
import type { Configuration } from '../domain/configuration/entities.ts';
import { within } from '../time/within.ts';
import { ArtifactTooLarge, type EncodedArtifact } from './artifact-codec.ts';
import type { CoverageProposal } from './cover.ts';

/** What the thread is started with. */
export interface CompileJob {
  readonly configuration: Configuration;
  readonly engineVersion: string;
  readonly proposals: readonly CoverageProposal[];
  readonly experience?: Experience | undefined;
  readonly prototypes?: readonly Prototypes[] | undefined;
}

/** What the thread says. */
export type CompileResult = EncodedArtifact | { readonly tooLarge: string };

export class CompilationTimedOut extends Error {}

/**
 * Compiles and encodes a draft in a thread of its own, so that no request waits for it.
 * @throws whatever the compilation threw, ArtifactTooLarge, or CompilationTimedOut when it takes longer than `msMax`
 */
export function compileInThread(job: CompileJob, msMax: number): Promise<EncodedArtifact> {
  // Sources need a loader of their own in a thread; compiled JavaScript needs none.
  const entry = import.meta.url.endsWith('.ts') ? './compile-thread.mjs' : './compile-thread.js';
  const worker = new Worker(new URL(entry, import.meta.url), { workerData: job, execArgv: [] });
  const compiled = new Promise<EncodedArtifact>((resolve, reject) => {
    worker.once('message', (result: CompileResult) => {
      if ('tooLarge' in result) reject(new ArtifactTooLarge(result.tooLarge));
      else resolve(result);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the compiling thread ended with ${code}`)));
  });
  return within(msMax, compiled, () => {
    throw new CompilationTimedOut(`compiling took over ${msMax} ms`);
  }).finally(() => worker.terminate());
}
