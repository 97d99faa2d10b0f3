import type { GenericSchema } from 'valibot';
import { ARTIFACT_EVENT_SCHEMAS } from '../../domain/artifact/events.ts';
import { ARTIFACT_CATEGORY } from '../../domain/artifact/stream.ts';
import {
  CONFIGURATION_EVENT_SCHEMAS,
  configurationReceipt,
} from '../../domain/configuration/events.ts';
import { CONFIGURATION_CATEGORY } from '../../domain/configuration/stream.ts';
import { FEEDBACK_EVENT_SCHEMAS, feedbackReceipt } from '../../domain/feedback/events.ts';
import { FEEDBACK_CATEGORY } from '../../domain/feedback/stream.ts';
import { KEY_EVENT_SCHEMAS } from '../../domain/keys/events.ts';
import { KEYS_CATEGORY } from '../../domain/keys/stream.ts';
import { type EventSchemas, faultOf, liftData } from '../../domain/recording/event-schema.ts';
import { EVIDENCE_CATEGORY, EVIDENCE_EVENT_SCHEMAS } from '../../domain/recording/loss-accepted.ts';
import type { Metadata } from '../../domain/recording/metadata.ts';
import { SESSION_EVENT_SCHEMAS, sessionReceipt } from '../../domain/session/events.ts';
import { SESSION_CATEGORY } from '../../domain/session/stream.ts';
import { DISCLOSURE_EVENT_SCHEMAS } from '../../domain/text-export/events.ts';
import { DISCLOSURE_CATEGORY } from '../../domain/text-export/stream.ts';
import { categoryOf, type RecordedEvent } from '../../log/port.ts';

interface StreamSchemas {
  readonly events: EventSchemas;
  /** What receipts hold; absent where nothing is answered from the stream. */
  readonly receipt?: GenericSchema;
}

/** Everything that is stored, by the category of its stream. */
export const STORED: Readonly<Record<string, StreamSchemas>> = {
  [ARTIFACT_CATEGORY]: { events: ARTIFACT_EVENT_SCHEMAS },
  [CONFIGURATION_CATEGORY]: { events: CONFIGURATION_EVENT_SCHEMAS, receipt: configurationReceipt },
  [DISCLOSURE_CATEGORY]: { events: DISCLOSURE_EVENT_SCHEMAS },
  [EVIDENCE_CATEGORY]: { events: EVIDENCE_EVENT_SCHEMAS },
  [FEEDBACK_CATEGORY]: { events: FEEDBACK_EVENT_SCHEMAS, receipt: feedbackReceipt },
  [KEYS_CATEGORY]: { events: KEY_EVENT_SCHEMAS },
  [SESSION_CATEGORY]: { events: SESSION_EVENT_SCHEMAS, receipt: sessionReceipt },
};

/**
 * Holds an event and its receipt against what this build writes, older versions lifted.
 * @returns what is wrong, without any of what is stored; undefined also for what this build does not know, which
 *   reading refuses
 */
export function schemaFault({ stream, type, data, metadata }: RecordedEvent): string | undefined {
  const stored = STORED[categoryOf(stream)];
  const schema = stored && Object.hasOwn(stored.events, type) ? stored.events[type] : undefined;
  const parsed = parse(metadata, data);
  if (!parsed) return 'is not JSON';
  if (!schema || parsed.metadata.schema > schema.version) return undefined;
  const lifted = liftData(schema, parsed.metadata.schema, parsed.data);
  const { receipt } = parsed.metadata;
  const fault = faultOf(schema.data, lifted, '/data');
  if (fault !== undefined || !receipt || !stored?.receipt) return fault;
  return faultOf(stored.receipt, receipt.answer, '/metadata/receipt/answer');
}

function parse(metadata: string, data: string) {
  try {
    return {
      metadata: JSON.parse(metadata) as Metadata,
      data: JSON.parse(data) as { readonly facts: object; readonly private?: object },
    };
  } catch {
    return undefined;
  }
}
