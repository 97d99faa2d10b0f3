import type { GenericSchema } from 'valibot';
import { ARTIFACT_EVENT_SCHEMAS } from '../../../domain/artifact/events.ts';
import { ARTIFACT_CATEGORY } from '../../../domain/artifact/stream.ts';
import {
  CONFIGURATION_EVENT_SCHEMAS,
  configurationReceipt,
} from '../../../domain/configuration/events.ts';
import { CONFIGURATION_CATEGORY } from '../../../domain/configuration/stream.ts';
import { FEEDBACK_EVENT_SCHEMAS, feedbackReceipt } from '../../../domain/feedback/events.ts';
import { FEEDBACK_CATEGORY } from '../../../domain/feedback/stream.ts';
import { KEY_EVENT_SCHEMAS } from '../../../domain/keys/events.ts';
import { ISSUANCE_CATEGORY, ISSUANCE_EVENT_SCHEMAS } from '../../../domain/keys/issuance.ts';
import { KEYS_CATEGORY } from '../../../domain/keys/stream.ts';
import type { EventSchemas } from '../../../domain/recording/event-schema.ts';
import {
  EVIDENCE_CATEGORY,
  EVIDENCE_EVENT_SCHEMAS,
} from '../../../domain/recording/loss-accepted.ts';
import { RETENTION_EVENT_SCHEMAS } from '../../../domain/retention/events.ts';
import { RETENTION_CATEGORY } from '../../../domain/retention/stream.ts';
import { SESSION_EVENT_SCHEMAS, sessionReceipt } from '../../../domain/session/events.ts';
import { SESSION_CATEGORY } from '../../../domain/session/stream.ts';
import { TEXT_ACCESS_EVENT_SCHEMAS } from '../../../domain/text-access/events.ts';
import { TEXT_ACCESS_CATEGORY } from '../../../domain/text-access/stream.ts';

interface StreamSchemas {
  readonly events: EventSchemas;
  /** What receipts hold; absent where nothing is answered from the stream. */
  readonly receipt?: GenericSchema;
}

/** Everything that the service stores, by the category of its stream. */
export const STORED_STREAMS: Readonly<Record<string, StreamSchemas>> = {
  [ARTIFACT_CATEGORY]: { events: ARTIFACT_EVENT_SCHEMAS },
  [CONFIGURATION_CATEGORY]: { events: CONFIGURATION_EVENT_SCHEMAS, receipt: configurationReceipt },
  [TEXT_ACCESS_CATEGORY]: { events: TEXT_ACCESS_EVENT_SCHEMAS },
  [EVIDENCE_CATEGORY]: { events: EVIDENCE_EVENT_SCHEMAS },
  [FEEDBACK_CATEGORY]: { events: FEEDBACK_EVENT_SCHEMAS, receipt: feedbackReceipt },
  [ISSUANCE_CATEGORY]: { events: ISSUANCE_EVENT_SCHEMAS },
  [KEYS_CATEGORY]: { events: KEY_EVENT_SCHEMAS },
  [RETENTION_CATEGORY]: { events: RETENTION_EVENT_SCHEMAS },
  [SESSION_CATEGORY]: { events: SESSION_EVENT_SCHEMAS, receipt: sessionReceipt },
};

/** Streams of other categories in the same database belong to other programs. */
export const OWN_CATEGORIES: readonly string[] = Object.keys(STORED_STREAMS);
