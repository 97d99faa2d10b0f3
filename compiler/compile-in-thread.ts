import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ArtifactTooLarge, type EncodedArtifact } from '../domain/artifact/artifact-codec.ts';
import type { Configuration } from '../domain/configuration/entities.ts';
import { within } from '../time/within.ts';
import type { CompileOptions } from './compile.ts';

/** A draft, and what its compilation is told besides. */
export interface CompileJob extends CompileOptions {
  readonly configuration: Configuration;
}

/** What the thread is told: some of the draft, until all of it is there. */
export type DraftPart = Partial<Configuration> | 'whole';

/** Entities that are handed over in one turn of the loop: they are copied in this thread. */
const ENTITIES_PER_PART = 500;

const LISTS = ['sub_objectives', 'success_informations', 'questions'] as const;

/** What the thread says. */
export type CompileResult = EncodedArtifact | { readonly tooLarge: string };

export class CompilationTimedOut extends Error {}

/**
 * Compiles and encodes a draft in a thread of its own, so that no request waits for it.
 * @throws whatever the compilation threw, ArtifactTooLarge, or CompilationTimedOut when it takes longer than `msMax`
 */
export function compileInThread(
  { configuration, ...options }: CompileJob,
  msMax: number,
): Promise<EncodedArtifact> {
  // Sources need a loader of their own in a thread; compiled JavaScript needs none.
  const entry = import.meta.url.endsWith('.ts') ? './compile-thread.mjs' : './compile-thread.js';
  // The draft comes afterwards, in parts.
  const workerData: CompileOptions = options;
  const worker = new Worker(new URL(entry, import.meta.url), { workerData, execArgv: [] });
  const compiled = new Promise<EncodedArtifact>((resolve, reject) => {
    worker.once('message', (result: CompileResult) => {
      if ('tooLarge' in result) reject(new ArtifactTooLarge(result.tooLarge));
      else resolve(result);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the compiling thread ended with ${code}`)));
    // A part that no thread can be given throws here; what ends the thread before is told by the thread.
    handOver(configuration, (part) => worker.postMessage(part)).catch(reject);
  });
  return within(msMax, compiled, () => {
    throw new CompilationTimedOut(`compiling took over ${msMax} ms`);
  }).finally(() => worker.terminate());
}

async function handOver(
  configuration: Configuration,
  post: (part: DraftPart) => void,
): Promise<void> {
  post({ objective: configuration.objective });
  for (const list of LISTS) {
    const entities = configuration[list];
    for (let at = 0; at < entities.length; at += ENTITIES_PER_PART) {
      await nextTurn();
      post({ [list]: entities.slice(at, at + ENTITIES_PER_PART) });
    }
  }
  post('whole');
}
