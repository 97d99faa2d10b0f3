/**
 * Keeps texts byte for byte through a client that parses what it reads. A text that JSON.stringify would
 * write just so travels as JSON, which the server's own tools can show; any other one as raw bytes.
 */
import type { EventData, RecordedEvent as ServerEvent } from '@eventstore/db-client';
import type { NewEvent, RecordedEvent } from '../port.ts';
import { encodePosition, type LogOffset } from './position-codec.ts';

/** Begins raw metadata: no JSON text begins with it, so the client leaves the bytes alone. */
const RAW = '\0';

export function encodeEvent({ id, type, data, metadata }: NewEvent): EventData {
  // The client compares constructors: a Buffer would be written as JSON of its numbers.
  const metadataBytes = new Uint8Array(
    isPlain(metadata) ? Buffer.from(metadata) : Buffer.from(`${RAW}${metadata}`),
  );
  return isPlain(data)
    ? { id, type, contentType: 'application/json', data: JSON.parse(data), metadata: metadataBytes }
    : {
        id,
        type,
        contentType: 'application/octet-stream',
        data: new Uint8Array(Buffer.from(data)),
        metadata: metadataBytes,
      };
}

export function decodeEvent(event: ServerEvent, place: LogOffset): RecordedEvent {
  const { id, type, streamId, revision, data, metadata } = event;
  return {
    id,
    type,
    data: event.isJson ? JSON.stringify(data) : textOf(data as Uint8Array),
    metadata: metadata instanceof Uint8Array ? textOfRaw(metadata) : textOfMetadata(metadata),
    stream: streamId,
    revision: Number(revision),
    position: encodePosition(place),
  };
}

function isPlain(text: string): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === text;
  } catch {
    // Not JSON, or nested too deeply to be parsed: as raw bytes it is kept all the same.
    return false;
  }
}

function textOfMetadata(metadata: unknown): string {
  return metadata === undefined ? '' : JSON.stringify(metadata);
}

function textOfRaw(bytes: Uint8Array): string {
  const text = textOf(bytes);
  return text.startsWith(RAW) ? text.slice(RAW.length) : text;
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
