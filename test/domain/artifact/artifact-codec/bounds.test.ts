import { expect, it } from 'vitest';
import type { Artifact } from '../../../../domain/artifact/artifact.ts';
import { ArtifactTooLarge, encodeArtifact } from '../../../../domain/artifact/artifact-codec.ts';

it('An artifact has nine MiB of text and not a character more', () => {
  const artifact = (length: number) => ({ text: 'x'.repeat(length) }) as unknown as Artifact;
  const rest = '{"text":""}'.length;
  const most = 9_437_184 - rest;
  expect(encodeArtifact(artifact(most)).text).toHaveLength(9_437_184);
  expect(() => encodeArtifact(artifact(most + 1))).toThrow(ArtifactTooLarge);
});
