import { parentPort, workerData } from 'node:worker_threads';
import { ArtifactTooLarge, encodeArtifact } from '../domain/artifact/artifact-codec.ts';
import type { Configuration } from '../domain/configuration/entities.ts';
import { type CompileOptions, compile } from './compile.ts';
import type { CompileResult, DraftPart } from './compile-in-thread.ts';

const options = workerData as CompileOptions;
const parts: Partial<Configuration>[] = [];

parentPort!.on('message', (part: DraftPart) => {
  if (part !== 'whole') parts.push(part);
  else parentPort!.postMessage(compiled(joined()));
});

function joined(): Configuration {
  return {
    objective: parts[0]!.objective ?? null,
    sub_objectives: parts.flatMap((part) => part.sub_objectives ?? []),
    success_informations: parts.flatMap((part) => part.success_informations ?? []),
    questions: parts.flatMap((part) => part.questions ?? []),
  };
}

/** The class of an error does not come through to the other thread. */
function compiled(configuration: Configuration): CompileResult {
  try {
    return encodeArtifact(compile(configuration, options).artifact);
  } catch (error) {
    if (error instanceof ArtifactTooLarge) return { tooLarge: error.message };
    throw error;
  }
}
