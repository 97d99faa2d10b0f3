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

/** The texts as they travel. */
interface EncodedTexts {
  readonly contentType: 'application/json' | 'application/octet-stream';
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export function encodeTexts({ data, metadata }: NewEvent): EncodedTexts {
  return {
    contentType: plainValueOf(data) ? 'application/json' : 'application/octet-stream',
    data: bytesOf(data),
    metadata: metadataBytesOf(metadata),
  };
}

/** The same for the client, which writes JSON itself. */
export function encodeEvent({ id, type, ...texts }: NewEvent): EventData {
  const metadata = metadataBytesOf(texts.metadata);
  const plain = plainValueOf(texts.data);
  return plain
    ? { id, type, contentType: 'application/json', data: plain.value, metadata }
    : { id, type, contentType: 'application/octet-stream', data: bytesOf(texts.data), metadata };
}

function metadataBytesOf(metadata: string): Uint8Array {
  return bytesOf(plainValueOf(metadata) ? metadata : `${RAW}${metadata}`);
}

/** The event of a message, without a look into its texts. */
export function decodeRecordedEvent(message: ReadResp.ReadEvent.RecordedEvent): RecordedEvent {
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

/** What the text says, if it is as JSON.stringify writes it. */
function plainValueOf(text: string): { readonly value: never } | undefined {
  try {
    const value = JSON.parse(text) as never;
    return JSON.stringify(value) === text ? { value } : undefined;
  } catch {
    // Not JSON, or nested too deeply to be parsed: as raw bytes it is kept all the same.
    return undefined;
  }
}

/** The client compares constructors: a Buffer would be written as JSON of its numbers. */
function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text));
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
