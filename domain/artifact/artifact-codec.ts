import { createHash, hash } from 'node:crypto';
import { parseJsonInSteps } from '../json/parse-json.ts';
import type { Steps } from '../steps.ts';
import { ARTIFACT_FORMAT, type Artifact } from './artifact.ts';

/** Bytes of UTF-8 of one chunk as an event's JSON stores it: with its envelope it stays within one event. */
export const CHUNK_BYTES_MAX = 200 * 1024;

export interface EncodedArtifact {
  /** JSON with sorted keys and no white space. */
  readonly text: string;
  /** SHA-256 of the text's UTF-8, lower-case hex. */
  readonly digest: string;
}

export type JoinedArtifact =
  | { readonly ok: true; readonly artifact: Artifact }
  | { readonly ok: false; readonly reason: 'digest_mismatch' | 'format_unknown' };

/** Characters of an artifact's text: made ready, one of them takes some 10 bytes of memory, and it is held whole. */
export const ARTIFACT_LENGTH_MAX = 9 * 1024 * 1024;

/** What the draft compiles to is more than a publication may hold. */
export class ArtifactTooLarge extends Error {
  override readonly name = 'ArtifactTooLarge';
}

/** @throws ArtifactTooLarge */
export function encodeArtifact(artifact: Artifact): EncodedArtifact {
  const text = JSON.stringify(sortKeys(artifact));
  if (text.length > ARTIFACT_LENGTH_MAX) {
    throw new ArtifactTooLarge(`the artifact has ${text.length} characters`);
  }
  return { text, digest: digestOf(text) };
}

/**
 * The text in pieces of at most `bytesMax` bytes as they are stored, a piece a step, never cut inside a code point:
 * quotes and backslashes, of which JSON is full, take two once the piece is JSON within JSON.
 */
export function* splitText(text: string, bytesMax: number = CHUNK_BYTES_MAX): Steps<string[]> {
  const chunks: string[] = [];
  let start = 0;
  let bytes = 0;
  let at = 0;
  while (at < text.length) {
    const codePoint = text.codePointAt(at)!;
    const size = storedSize(codePoint);
    if (bytes + size > bytesMax) {
      chunks.push(text.slice(start, at));
      start = at;
      bytes = 0;
      yield;
    }
    bytes += size;
    at += codePoint > 0xffff ? 2 : 1;
  }
  if (start < text.length) chunks.push(text.slice(start));
  return chunks;
}

/** Puts an artifact together again, in short steps, and holds it against its digest and the formats this build knows. */
export function* joinArtifact(chunks: readonly string[], digest: string): Steps<JoinedArtifact> {
  const hashed = createHash('sha256');
  for (const chunk of chunks) {
    hashed.update(chunk);
    yield;
  }
  if (hashed.digest('hex') !== digest) return { ok: false, reason: 'digest_mismatch' };
  const artifact = (yield* parseJsonInSteps(chunks.join(''))) as unknown as Artifact;
  if (artifact.format !== ARTIFACT_FORMAT) return { ok: false, reason: 'format_unknown' };
  return { ok: true, artifact };
}

function digestOf(text: string): string {
  return hash('sha256', text);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The artifact's text holds no raw control characters: it is JSON itself. */
function storedSize(codePoint: number): number {
  if (codePoint === QUOTE || codePoint === BACKSLASH) return 2;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/** Key order is that of UTF-16 units, as in RFC 8785; undefined properties vanish. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]));
}
