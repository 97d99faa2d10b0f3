/**
 * Keeps texts byte for byte. JSON travels as JSON, which the server's own tools can show, but through the client's own call,
 * which writes it anew, only what `JSON.stringify` would write just so; any other text travels as raw bytes.
 */
import type { EventData } from '@eventstore/db-client';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { NewEvent, RecordedEvent } from '../port.ts';
import { encodePosition } from './position-codec.ts';

/** Begins raw metadata, which no JSON text begins with. */
const RAW = '\0';
const ENCODER = new TextEncoder();

/** The texts as they travel. */
interface EncodedTexts {
  readonly contentType: 'application/json' | 'application/octet-stream';
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export function encodeTexts({ data, metadata }: NewEvent): EncodedTexts {
  return {
    contentType: isJson(data) ? 'application/json' : 'application/octet-stream',
    data: bytesOf(data),
    metadata: bytesOf(markedMetadata(metadata)),
  };
}

/** The same for the client, which writes JSON itself. */
export function encodeEvent({ id, type, ...texts }: NewEvent): EventData {
  const metadata = bytesOf(markedMetadata(texts.metadata));
  const plain = plainValueOf(texts.data);
  return plain
    ? { id, type, contentType: 'application/json', data: plain.value, metadata }
    : { id, type, contentType: 'application/octet-stream', data: bytesOf(texts.data), metadata };
}

function markedMetadata(metadata: string): string {
  return isJson(metadata) ? metadata : `${RAW}${metadata}`;
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
    // Not JSON, or nested too deeply to be written: as raw bytes it is kept all the same.
    return undefined;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** No Buffer: the client compares constructors, and would write one as JSON of its numbers. */
function bytesOf(text: string): Uint8Array {
  return ENCODER.encode(text);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

/** Whether an event is one of the server's own streams. */
export function isOfServer({ stream }: RecordedEvent): boolean {
  return stream.startsWith('$');
}
