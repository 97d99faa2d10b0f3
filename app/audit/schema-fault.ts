import { decodeData } from '../../domain/recording/commit.ts';
import { faultOf, liftData } from '../../domain/recording/event-schema.ts';
import { type Finding, findingAt } from '../../domain/recording/finding.ts';
import { readMetadata } from '../../domain/recording/metadata.ts';
import type { SealKey } from '../../domain/recording/sealing.ts';
import { categoryOf, type RecordedEvent } from '../../log/port.ts';
import { STORED_STREAMS } from '../core/stored-streams.ts';

/**
 * Holds an event and its receipt against what this build writes, older versions lifted.
 * @param key of what is sealed; without it, that is not looked at
 * @returns what is wrong, without any of what is stored; undefined also for what this build does not know, which
 *   reading refuses
 */
export function schemaFault(event: RecordedEvent, key?: SealKey): string | undefined {
  const { stream, type } = event;
  const stored = STORED_STREAMS[categoryOf(stream)];
  const schema = stored && Object.hasOwn(stored.events, type) ? stored.events[type] : undefined;
  const parsed = parse(event, key);
  if (!parsed) return 'is not JSON';
  if (!schema || parsed.metadata.schema > schema.version) return undefined;
  const lifted = liftData(schema, parsed.metadata.schema, parsed.data);
  const { receipt } = parsed.metadata;
  const fault = faultOf(schema.data, lifted, '/data');
  if (fault !== undefined || !receipt || !stored?.receipt) return fault;
  return faultOf(stored.receipt, receipt.answer, '/metadata/receipt/answer');
}

/** The same as a finding, about the event that lies at this 1-based place in the order of the log. */
export function schemaFinding(event: RecordedEvent, index: number): Finding | undefined {
  const fault = schemaFault(event);
  if (fault === undefined) return undefined;
  return findingAt(event, index, 'malformed', `${event.type} is not as its schema says: ${fault}`);
}

function parse(event: RecordedEvent, key: SealKey | undefined) {
  try {
    return {
      metadata: readMetadata(event),
      data: decodeData(event, key),
    };
  } catch {
    return undefined;
  }
}
