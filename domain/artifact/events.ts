import * as v from 'valibot';
import { type EventOf, event } from '../recording/event-schema.ts';

export type ArtifactChunkStored = EventOf<typeof ARTIFACT_EVENT_SCHEMAS>;

export const ARTIFACT_EVENT_SCHEMAS = {
  /** One piece of an artifact's JSON text. */
  ArtifactChunkStored: event(v.object({ index: v.number(), count: v.number(), text: v.string() })),
};
