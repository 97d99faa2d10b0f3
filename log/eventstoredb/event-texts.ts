/**
 * Keeps texts byte for byte. A text that JSON.stringify would write just so travels as JSON, which the server's own tools can
 * show; any other one as raw bytes.
 */
import type { EventData } from '@eventstore/db-client';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { NewEvent, RecordedEvent } from '../port.ts';
import { encodePosition } from './position-codec.ts';

/** Begins raw metadata, which no JSON text begins with. */
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

/** The event of a message, without a look into its texts. */
export function decodeEvent(message: ReadResp.ReadEvent.RecordedEvent): RecordedEvent {
  const metadata = textOf(message.getCustomMetadata_asU8());
  return {
    id: message.getId()!.getString(),
    type: message.getMetadataMap().get('type') ?? '',
    data: textOf(message.getData_asU8()),
    metadata: metadata.startsWith(RAW) ? metadata.slice(RAW.length) : metadata,
    stream: textOf(message.getStreamIdentifier()!.getStreamName_asU8()),
    revision: Number(message.getStreamRevision()),
    position: encodePosition(message.getCommitPosition(), message.getPreparePosition()),
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

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
