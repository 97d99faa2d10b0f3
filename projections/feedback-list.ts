import { FEEDBACK_EVENT_SCHEMAS, type FeedbackEvent } from '../domain/feedback/events.ts';
import { FEEDBACK_CATEGORY } from '../domain/feedback/stream.ts';
import { decodeEvent } from '../domain/recording/commit.ts';
import type { Position } from '../log/port.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { type Place, placeOf } from './place.ts';
import type { Projection } from './projection.ts';
import type { Store } from './store/port.ts';

/** What was reported about a conversation: feedback (any number) or its conversion (one). */
export type FeedbackEntry = ReportedFeedback | ReportedConversion;

interface Reported {
  readonly id: string;
  /** Null when it was erased. */
  readonly session_id: string | null;
  readonly recorded_at: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

interface ReportedFeedback extends Reported {
  readonly kind: 'feedback';
  readonly label?: string;
}

interface ReportedConversion extends Reported {
  readonly kind: 'conversion';
  readonly type: string;
  readonly value?: number;
  readonly currency?: string;
}

/** Everything that was reported about the conversations of a service. */
export const feedbackList: Projection = {
  name: 'feedback_list',
  shape: 1,
  categories: [FEEDBACK_CATEGORY],
  tables: ['feedback'],
  schema: `
    CREATE TABLE feedback (
      position TEXT PRIMARY KEY,
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      kind TEXT NOT NULL,
      entry TEXT NOT NULL
    ) STRICT;
    CREATE INDEX feedback_by_service ON feedback (tenant, service, position);
    CREATE INDEX feedback_by_kind ON feedback (tenant, service, kind, position);`,
  apply: (store, { events }) => {
    for (const stored of events) {
      const { event, metadata } = decodeEvent<FeedbackEvent>(stored, FEEDBACK_EVENT_SCHEMAS);
      const entry = entryOf(event, metadata.occurred_at);
      const { tenant, service } = placeOf(stored.stream);
      store.run(
        'INSERT INTO feedback VALUES (?, ?, ?, ?, ?)',
        ...[stored.position, tenant, service, entry.kind, JSON.stringify(entry)],
      );
    }
  },
};

function entryOf(event: FeedbackEvent, recorded_at: string): FeedbackEntry {
  if (event.type === 'FeedbackRecorded') {
    const { feedback_id: id, session_id } = event.facts;
    const { label, metadata } = event.private ?? {};
    return withoutMissing({ kind: 'feedback', id, session_id, recorded_at, label, metadata });
  }
  const { conversion_id: id, conversion_type: type } = event.facts;
  const { session_id = null, value, currency, metadata } = event.private ?? {};
  const report = { type, value, currency, metadata };
  return withoutMissing({ kind: 'conversion', id, session_id, recorded_at, ...report });
}

/** What was not given or was erased is absent, not undefined. */
function withoutMissing(entry: object): FeedbackEntry {
  const present = Object.entries(entry).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as unknown as FeedbackEntry;
}

/** What was reported about a service's conversations, the newest first. */
export function readFeedback(
  store: Store,
  { tenant, service }: Place,
  request: PageRequest & { readonly kind?: FeedbackEntry['kind'] | undefined },
): Page<FeedbackEntry> {
  const filters = { tenant, service, kind: request.kind };
  const page = readPage<FeedbackRow>(store, 'feedback', filters, request);
  return { ...page, items: page.items.map(({ entry }) => JSON.parse(entry) as FeedbackEntry) };
}

interface FeedbackRow {
  readonly position: Position;
  readonly entry: string;
}
