import { LRUCache } from 'lru-cache';
import { joinArtifact } from '../../domain/artifact/artifact-codec.ts';
import { artifactStream } from '../../domain/artifact/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import { type PinnedArtifact, pinningSteps } from '../../domain/session/pinned-artifact.ts';
import { mapInSteps } from '../../domain/steps.ts';
import type { EventLog, RecordedEvent } from '../../log/port.ts';
import { finishInSlices } from './in-slices.ts';
import { weighPublication } from './weights/publication-weight.ts';

/**
 * Characters from which publications are made ready one after the other, each with the room that it will take: that takes several times
 * what is kept in the end, and some at once, beside what gives way to them, took more than a small heap.
 */
const LARGE_LENGTH = 512 * 1024;
/** What a publication weighs in the end, as `weighPublication` has it. */
const BYTES_PER_CHARACTER = 10;

interface CachedArtifact {
  readonly pinned: PinnedArtifact;
  readonly weight: number;
}

/** Compiled artifacts, read from the log once and kept by what they weigh. */
export class Artifacts {
  readonly #log: EventLog;
  readonly #bytesMax: number;
  readonly #cache: LRUCache<string, CachedArtifact>;
  /** Those that were read and are being made ready, by their services. */
  readonly #preparing = new Map<string, number>();
  readonly #loading = new Map<string, Promise<PinnedArtifact | undefined>>();
  /** Settles when the large ones that came before are ready. */
  #large: Promise<unknown> = Promise.resolve();

  constructor(log: EventLog, options: { readonly bytesMax: number }) {
    this.#log = log;
    this.#bytesMax = options.bytesMax;
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
  load(owner: Owner, digest: string): PinnedArtifact | Promise<PinnedArtifact | undefined> {
    const key = `${serviceOf(owner)}.${digest}`;
    return this.#cache.get(key)?.pinned ?? this.#load(owner, key, digest);
  }

  async #load(owner: Owner, key: string, digest: string): Promise<PinnedArtifact | undefined> {
    const loading = this.#loading.get(key) ?? this.#read(owner, key, digest);
    this.#loading.set(key, loading);
    try {
      return await loading;
    } finally {
      this.#loading.delete(key);
    }
  }

  /** Whether a publication of the service is at hand and takes its time to be made ready: the log is not to blame. */
  isPreparing(owner: Owner): boolean {
    return this.#preparing.has(serviceOf(owner));
  }

  async #read(owner: Owner, key: string, digest: string): Promise<PinnedArtifact | undefined> {
    const stream = artifactStream(owner.tenant, owner.service, digest);
    const stored: RecordedEvent[] = [];
    for (;;) {
      const slice = await this.#log.read(stream, { from: stored.length });
      stored.push(...slice.events);
      if (!slice.more) break;
    }
    const service = serviceOf(owner);
    this.#preparing.set(service, (this.#preparing.get(service) ?? 0) + 1);
    try {
      return await this.#inTurn(stored, () => this.#prepare(key, stored, digest));
    } finally {
      const others = this.#preparing.get(service)! - 1;
      if (others === 0) this.#preparing.delete(service);
      else this.#preparing.set(service, others);
    }
  }

  #inTurn<Result>(
    stored: readonly RecordedEvent[],
    prepare: () => Promise<Result>,
  ): Promise<Result> {
    const characters = stored.reduce((sum, { data }) => sum + data.length, 0);
    if (characters < LARGE_LENGTH) return prepare();
    const prepared = this.#large.then(() => {
      const room = this.#bytesMax - characters * BYTES_PER_CHARACTER;
      while (this.#cache.size > 0 && this.#cache.calculatedSize > room) this.#cache.pop();
      return prepare();
    });
    this.#large = prepared.catch(() => {});
    return prepared;
  }

  async #prepare(
    key: string,
    stored: readonly RecordedEvent[],
    digest: string,
  ): Promise<PinnedArtifact | undefined> {
    const chunks = await finishInSlices(mapInSteps(stored, textOf));
    const joined = await finishInSlices(joinArtifact(chunks, digest));
    if (!joined.ok) return undefined;
    const pinned = await finishInSlices(pinningSteps(joined.artifact, digest));
    const characters = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    // The largest one is kept too, alone: it would be made ready again for every request.
    const bytes = await finishInSlices(weighPublication(pinned, characters));
    const weight = Math.min(bytes, this.#bytesMax);
    this.#cache.set(key, { pinned, weight });
    return pinned;
  }
}

function serviceOf({ tenant, service }: Owner): string {
  return `${tenant}.${service}`;
}

function textOf({ data }: RecordedEvent): string {
  return (JSON.parse(data) as { facts: { text: string } }).facts.text;
}
