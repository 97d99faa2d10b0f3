import { decodeCommitData, decodeData } from '../../domain/recording/event-data.ts';
import { type EventData, faultOf, liftData } from '../../domain/recording/event-schema.ts';
import { type Finding, findingAt } from '../../domain/recording/finding.ts';
import { readMetadata } from '../../domain/recording/metadata.ts';
import type { SealKey } from '../../domain/recording/sealing.ts';
import { categoryOf, type RecordedEvent } from '../../log/port.ts';
import { STORED_STREAMS } from '../core/stored-streams.ts';

/**
 * Holds the events of a commit, and its receipt, against what this build writes, older versions lifted.
 * @param key of what is sealed; without it, that is not looked at
 * @returns of each event what is wrong, without any of what is stored; undefined also for what this build does not know,
 *   which reading refuses
 */
export function schemaFaults(
  commit: readonly RecordedEvent[],
  key: SealKey | undefined,
): readonly (string | undefined)[] {
  let data: readonly EventData[] | undefined;
  try {
    data = decodeCommitData(commit, key);
  } catch {
    // Then each is looked at by itself.
  }
  return commit.map((event, index) => schemaFault(event, data?.[index]));
}

/** The same of one event. @param data where they were read already */
export function schemaFault(event: RecordedEvent, data?: EventData): string | undefined {
  const { stream, type } = event;
  const stored = STORED_STREAMS[categoryOf(stream)];
  const schema = stored && Object.hasOwn(stored.events, type) ? stored.events[type] : undefined;
  const parsed = parse(event, data);
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

function parse(event: RecordedEvent, data: EventData | undefined) {
  try {
    return {
      metadata: readMetadata(event),
      data: data ?? decodeData(event, undefined),
    };
  } catch {
    return undefined;
  }
}
