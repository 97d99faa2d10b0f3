import type { Recorded } from '../../../domain/recording/decode-commit.ts';
import { decodeData } from '../../../domain/recording/event-data.ts';
import {
  type EventData,
  type EventSchema,
  faultOf,
  upcastData,
} from '../../../domain/recording/event-schema.ts';
import { type Finding, findingAt } from '../../../domain/recording/finding.ts';
import { type Metadata, readMetadata } from '../../../domain/recording/metadata.ts';
import { categoryOf, type RecordedEvent } from '../../../log/port.ts';
import { STORED_STREAMS } from './stored-streams.ts';

/**
 * Holds a stored event, and its receipt, against what this build writes, older versions lifted. What is sealed is not looked at.
 * @returns what is wrong, without any of what is stored; undefined also for what this build does not know, which reading refuses
 */
export function schemaFault(event: RecordedEvent): string | undefined {
  const schema = schemaOf(event);
  const parsed = parse(event);
  if (!parsed) return 'is not JSON';
  if (!schema || parsed.metadata.schema > schema.version) return undefined;
  const data = upcastData(schema, parsed.metadata.schema, parsed.data);
  return faultIn(event.stream, { schema, data, metadata: parsed.metadata });
}

/** The same of an event that was read already, with what was opened of it. */
export function faultOfRecorded({ stream, event, metadata }: Recorded): string | undefined {
  const schema = schemaOf({ stream, type: event.type });
  return schema && faultIn(stream, { schema, data: event, metadata });
}

function schemaOf({ stream, type }: Pick<RecordedEvent, 'stream' | 'type'>) {
  const stored = STORED_STREAMS[categoryOf(stream)];
  return stored && Object.hasOwn(stored.events, type) ? stored.events[type] : undefined;
}

function faultIn(
  stream: string,
  parts: { readonly schema: EventSchema; readonly data: EventData; readonly metadata: Metadata },
): string | undefined {
  const { schema, data, metadata } = parts;
  const fault = faultOf(schema.data, data, '/data');
  const answered = STORED_STREAMS[categoryOf(stream)]?.receipt;
  if (fault !== undefined || !metadata.receipt || !answered) return fault;
  return faultOf(answered, metadata.receipt.answer, '/metadata/receipt/answer');
}

/** The same as a finding, about the event that lies at this 1-based place in the order of the log. */
export function schemaFinding(event: RecordedEvent, index: number): Finding | undefined {
  const fault = schemaFault(event);
  if (fault === undefined) return undefined;
  return findingAt(event, index, 'malformed', `${event.type} is not as its schema says: ${fault}`);
}

function parse(event: RecordedEvent) {
  try {
    return { metadata: readMetadata(event), data: decodeData(event, undefined) };
  } catch {
    return undefined;
  }
}
