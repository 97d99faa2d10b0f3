import { parentPort, workerData } from 'node:worker_threads';
import { ArtifactTooLarge, encodeArtifact } from './artifact-codec.ts';
import { compile } from './compile.ts';
import type { CompileJob, CompileResult } from './compile-in-thread.ts';

const { configuration, ...options } = workerData as CompileJob;
parentPort!.postMessage(compiled());

/** The class of an error does not come through to the other thread. */
function compiled(): CompileResult {
  try {
    return encodeArtifact(compile(configuration, options).artifact);
  } catch (error) {
    if (error instanceof ArtifactTooLarge) return { tooLarge: error.message };
    throw error;
  }
}
