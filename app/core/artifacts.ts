import { LRUCache } from 'lru-cache';
import { joinArtifact } from '../../compiler/artifact-codec.ts';
import { artifactStream } from '../../domain/artifact/stream.ts';
import type { Scope } from '../../domain/scope.ts';
import { type PinnedArtifact, pinningSteps } from '../../domain/session/pinned-artifact.ts';
import { mapInSteps } from '../../domain/steps.ts';
import type { EventLog, RecordedEvent } from '../../log/port.ts';
import { finishInSlices } from './in-slices.ts';

/** Bytes that a publication made ready takes for each character of its text; see `npm run bench:weights`. */
const BYTES_PER_CHARACTER = 13;

interface Held {
  readonly pinned: PinnedArtifact;
  readonly weight: number;
}

/** Compiled artifacts, read from the log once and kept by what they weigh. */
export class Artifacts {
  readonly #log: EventLog;
  readonly #cache: LRUCache<string, Held>;
  readonly #loading = new Map<string, Promise<PinnedArtifact | undefined>>();

  constructor(log: EventLog, options: { readonly bytesMax: number }) {
    this.#log = log;
    this.#cache = new LRUCache({
      maxSize: options.bytesMax,
      sizeCalculation: ({ weight }) => weight,
    });
  }

  /** Bytes of the heap that the cached artifacts take, by their weights. */
  get bytes(): number {
    return this.#cache.calculatedSize;
  }

  /**
   * Undefined when chunks are missing, the digest does not match, or the format is unknown to this build.
   * @throws LogUnavailable
   */
  async load({ tenant, service }: Scope, digest: string): Promise<PinnedArtifact | undefined> {
    const stream = artifactStream(tenant, service, digest);
    const hit = this.#cache.get(stream);
    if (hit) return hit.pinned;
    const loading = this.#loading.get(stream) ?? this.#read(stream, digest);
    this.#loading.set(stream, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(stream);
    }
  }

  async #read(stream: string, digest: string): Promise<PinnedArtifact | undefined> {
    const chunks: string[] = [];
    for (;;) {
      const slice = await this.#log.read(stream, { from: chunks.length });
      chunks.push(...(await finishInSlices(mapInSteps(slice.events, textOf))));
      if (!slice.more) break;
    }
    const joined = await finishInSlices(joinArtifact(chunks, digest));
    if (!joined.ok) return undefined;
    const pinned = await finishInSlices(pinningSteps(joined.artifact, digest));
    const characters = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    this.#cache.set(stream, { pinned, weight: 1 + BYTES_PER_CHARACTER * characters });
    return pinned;
  }
}

function textOf({ data }: RecordedEvent): string {
  return (JSON.parse(data) as { facts: { text: string } }).facts.text;
}
