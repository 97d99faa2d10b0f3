import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Artifact } from '../../../domain/artifact/artifact.ts';
import {
  CHUNK_BYTES_MAX,
  encodeArtifact,
  joinArtifact,
  splitText,
} from '../../../domain/artifact/artifact-codec.ts';
import { finish } from '../../../domain/steps.ts';
import { EVENT_BYTES_MAX } from '../../../log/append-rules.ts';
import { sketchArtifact } from '../../support/configurations/artifacts.ts';
import { countRests } from '../../support/steps.ts';

const artifact = sketchArtifact({
  subObjectives: { s: 'blocking' },
  informations: { é: 'q' },
  questions: { q: { subObjective: 's', covers: { é: 1 } } },
});

function join(chunks: readonly string[], digest: string) {
  return finish(joinArtifact(chunks, digest));
}

test('an artifact comes back from its chunks as it was', () => {
  const { text, digest } = encodeArtifact(artifact);
  expect(join(finish(splitText(text, 64)), digest)).toEqual({ ok: true, artifact });
});

test('the digest is that of the text, which does not depend on the order of keys', () => {
  const backwards = Object.fromEntries(Object.entries(artifact).reverse()) as unknown as Artifact;
  const { text, digest } = encodeArtifact(artifact);
  expect(encodeArtifact(backwards)).toEqual({ text, digest });
  expect(createHash('sha256').update(text).digest('hex')).toBe(digest);
});

test('a missing, altered or exchanged chunk is noticed', () => {
  const { text, digest } = encodeArtifact(artifact);
  const chunks = finish(splitText(text, 200));
  const mismatch = { ok: false, reason: 'digest_mismatch' };
  expect(chunks.length).toBeGreaterThan(2);
  expect(join(chunks.slice(1), digest)).toEqual(mismatch);
  expect(join(chunks.toReversed(), digest)).toEqual(mismatch);
  expect(join([], digest)).toEqual(mismatch);
});

test('a format of another build is told apart from damage', () => {
  const { text, digest } = encodeArtifact({ ...artifact, format: 99 as never });
  expect(join([text], digest)).toEqual({ ok: false, reason: 'format_unknown' });
});

test('chunks never cut a code point, hold their limit and join to the text', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'é', '漢', '😀', '\n'), maxLength: 200 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 4, max: 40 }), (text, bytesMax) => {
      const chunks = finish(splitText(text, bytesMax));
      expect(chunks.join('')).toBe(text);
      for (const chunk of chunks) {
        expect(chunk.isWellFormed()).toBe(true);
        expect(Buffer.byteLength(chunk)).toBeLessThanOrEqual(bytesMax);
        expect(chunk).not.toBe('');
      }
    }),
  );
});

test('a chunk is at most 200 KiB unless said otherwise', () => {
  const chunks = finish(splitText('é'.repeat(150_000)));
  expect(chunks.map((chunk) => Buffer.byteLength(chunk))).toEqual([CHUNK_BYTES_MAX, 95_200]);
});

test('keeps a chunk within an event of the log, however much of it JSON escapes', () => {
  const text = JSON.stringify({ text: '"\\'.repeat(200_000) });
  const chunks = finish(splitText(text));
  expect(chunks.join('')).toBe(text);
  for (const chunk of chunks) {
    expect(Buffer.byteLength(JSON.stringify({ facts: { text: chunk } }))).toBeLessThan(
      EVENT_BYTES_MAX,
    );
  }
});

test('a text is cut a chunk a step: the largest one holds nobody up', () => {
  expect(countRests(splitText('x'.repeat(10_000), 100))).toBe(99);
});
