import { parentPort, workerData } from 'node:worker_threads';
import { encodeArtifact } from './artifact-codec.ts';
import { compile } from './compile.ts';
import type { CompileJob } from './compile-in-thread.ts';

const { configuration, ...options } = workerData as CompileJob;
parentPort!.postMessage(encodeArtifact(compile(configuration, options).artifact));
