import { accept } from '../../domain/accept-or-refuse.ts';
import { type EncodedArtifact, splitText } from '../../domain/artifact/artifact-codec.ts';
import { ARTIFACT_EVENT_SCHEMAS, type ArtifactChunkStored } from '../../domain/artifact/events.ts';
import { artifactStream } from '../../domain/artifact/stream.ts';
import type { Owner } from '../../domain/owner.ts';
import type { Provenance } from '../../domain/recording/provenance.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { finishInSlices } from '../core/in-slices.ts';
import type { Aggregate } from '../core/streams/stream-state.ts';
import { transact } from '../core/streams/transact.ts';

/** How many chunks an artifact's stream holds. */
const chunksAggregate: Aggregate<number, ArtifactChunkStored> = {
  schemas: ARTIFACT_EVENT_SCHEMAS,
  initial: 0,
  fold: (count, events) => count + events.length,
};

/** Chunks of one append: together well below the log's limit of one. */
const CHUNKS_PER_APPEND_MAX = 4;

/**
 * Stores an artifact under its digest, chunk i at revision i. Content-addressed: any worker goes on where
 * another one stopped, and a stored one is left as it is.
 */
export async function storeArtifact(
  dependencies: Dependencies,
  owner: Owner,
  artifact: EncodedArtifact,
  provenance: Provenance,
): Promise<void> {
  const stream = artifactStream(owner.tenant, owner.service, artifact.digest);
  const texts = await finishInSlices(splitText(artifact.text));
  let { revision } = await dependencies.streams.latest(chunksAggregate, stream);
  while (revision + 1 < texts.length) {
    const done = await transact<number, ArtifactChunkStored, object>(dependencies, {
      aggregate: chunksAggregate,
      stream,
      provenance,
      decide: ({ state: stored }) => {
        const chunks = texts.slice(stored, stored + CHUNKS_PER_APPEND_MAX).map((text, i) => ({
          type: 'ArtifactChunkStored' as const,
          facts: { index: stored + i, count: texts.length, text },
        }));
        return { ...accept(chunks), answer: {} };
      },
    });
    if (!done.ok) throw new Error(`storing ${stream} was refused: ${done.refusal.code}`);
    revision = done.revision;
  }
}
