import { compile } from '../compiler/compile.ts';
import { encodeArtifact } from '../domain/artifact/artifact-codec.ts';
import { indexArtifact } from '../domain/progress/compiled-artifact.ts';
import { seededRandom } from '../domain/simulation/random.ts';
import { wordConfiguration } from './generated/word-configuration.ts';

/** How long a compilation takes, and what comes out of it. Beside it, as a floor, JSON of the draft. */
const rows = [100, 1_000, 5_000].map((questions) => {
  const configuration = wordConfiguration(questions, seededRandom(3));
  const json = timed(() => JSON.stringify(JSON.parse(JSON.stringify(configuration))).length);
  const compiled = timed(() => compile(configuration, { engineVersion: 'bench' }));
  const encoded = timed(() => encodeArtifact(compiled.result.artifact));
  const indexed = timed(() => indexArtifact(compiled.result.artifact, encoded.result.digest));
  return {
    questions,
    'compile ms': compiled.ms,
    'encode ms': encoded.ms,
    'index ms': indexed.ms,
    'floor: JSON of the draft, ms': json.ms,
    'artifact KiB': Math.round(encoded.result.text.length / 1024),
    edges: compiled.result.artifact.coverage.information.length,
    diagnostics: compiled.result.diagnostics.length,
  };
});
console.table(rows);

/** The best of three, so that warming up does not count. */
function timed<Result>(work: () => Result): { result: Result; ms: number } {
  let best = Number.POSITIVE_INFINITY;
  let result = work();
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    result = work();
    best = Math.min(best, performance.now() - start);
  }
  return { result, ms: Math.round(best * 10) / 10 };
}
