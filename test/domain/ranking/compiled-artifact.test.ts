import { expect, test } from 'vitest';
import { encodeArtifact } from '../../../compiler/artifact-codec.ts';
import { compile } from '../../../compiler/compile.ts';
import { indexArtifact } from '../../../domain/ranking/compiled-artifact.ts';
import { sketchCompiled } from '../../support/artifacts.ts';
import { sketchDraft } from '../../support/drafts.ts';

const compiled = sketchCompiled({
  stages: { s: 'blocking', t: 'contributing' },
  informations: { a: 'both', b: 'both', c: 'one' },
  questions: {
    both: { stage: 's', covers: { a: 1, b: 1, c: 0.3 } },
    one: { stage: 't', covers: { c: 1 } },
    nothing: { stage: 't', covers: {}, active: false },
  },
});

test('the columns are the rows seen from the informations', () => {
  const { start, index, weight } = compiled.columns;
  expect(Array.from(start)).toEqual([0, 1, 2, 4]);
  expect(Array.from(index)).toEqual([0, 0, 0, 1]);
  expect(Array.from(weight)).toEqual([1, 1, 0.3, 1]);
});

test('a row’s main part is what it covers as well as its principal information', () => {
  expect(Array.from(compiled.principal)).toEqual([0, 2, -1]);
  expect(Array.from(compiled.mainEnd)).toEqual([2, 4, 4]);
});

test('an information belongs to the stage of its primary question', () => {
  expect(Array.from(compiled.informationStage)).toEqual([0, 0, 1]);
  expect(compiled.stageInformations.map((list) => Array.from(list))).toEqual([[0, 1], [2]]);
});

test('the size told to a cache is of the order of the artifact’s text and grows with it', () => {
  const sizes = [20, 200].map((count) => {
    const ids = Array.from({ length: count }, (_, i) => `i${i}`);
    const draft = sketchDraft({
      informations: Object.fromEntries(ids.map((id) => [id, { primary: `q.${id}` }])),
      questions: Object.fromEntries(
        ids.map((id) => [`q.${id}`, { text: `What do you know about ${id}?` }]),
      ),
    });
    const { artifact } = compile(draft, { engineVersion: '1' });
    const text = encodeArtifact(artifact).text.length;
    return { text, size: indexArtifact(artifact, 'digest').approximateBytes };
  });
  for (const { text, size } of sizes) {
    expect(size).toBeGreaterThan(text);
    expect(size).toBeLessThan(10 * text);
  }
  expect(sizes[1]!.size).toBeGreaterThan(5 * sizes[0]!.size);
});
