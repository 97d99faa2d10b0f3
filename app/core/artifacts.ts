import { LRUCache } from 'lru-cache';
import { joinArtifact } from '../../compiler/artifact-codec.ts';
import { artifactStream } from '../../domain/artifact/stream.ts';
import { type PinnedArtifact, pinningSteps } from '../../domain/session/pinned-artifact.ts';
import type { EventLog } from '../../log/port.ts';
import { finishInSlices } from './in-slices.ts';
import type { Scope } from './scope.ts';

/** Compiled artifacts, read from the log once and kept by bytes. */
export class Artifacts {
  readonly #log: EventLog;
  readonly #cache: LRUCache<string, PinnedArtifact>;
  readonly #loading = new Map<string, Promise<PinnedArtifact | undefined>>();

  constructor(log: EventLog, options: { readonly bytesMax: number }) {
    this.#log = log;
    this.#cache = new LRUCache({
      maxSize: options.bytesMax,
      sizeCalculation: ({ compiled }) => Math.max(1, compiled.approximateBytes),
    });
  }

  /**
   * Undefined when chunks are missing, the digest does not match, or the format is unknown to this build.
   * @throws LogUnavailable
   */
  async load({ tenant, service }: Scope, digest: string): Promise<PinnedArtifact | undefined> {
    const stream = artifactStream(tenant, service, digest);
    const hit = this.#cache.get(stream);
    if (hit) return hit;
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
      for (const event of slice.events) {
        const { facts } = JSON.parse(event.data) as { facts: { text: string } };
        chunks.push(facts.text);
      }
      if (!slice.more) break;
    }
    const joined = joinArtifact(chunks, digest);
    if (!joined.ok) return undefined;
    const pinned = await finishInSlices(pinningSteps(joined.artifact, digest));
    this.#cache.set(stream, pinned);
    return pinned;
  }
}
