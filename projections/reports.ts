import { reportOf } from '../domain/analysis/report.ts';
import { FEEDBACK_EVENT_SCHEMAS, type FeedbackEvent } from '../domain/feedback/events.ts';
import { decodeEvent } from '../domain/recording/commit.ts';
import { type Scope, scopeOf } from '../domain/scope.ts';
import { sessionStream } from '../domain/session/stream.ts';
import type { Position } from '../log/port.ts';
import type { RecordedCommit } from './projecting/sink.ts';
import { type Page, type PageRequest, readPage } from './store/page.ts';
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

/** `labels` holds each label of a session of ours once; a conversion's type is its label. */
export const REPORT_TABLES = `
  CREATE TABLE feedback (
    position TEXT PRIMARY KEY,
    tenant TEXT NOT NULL,
    service TEXT NOT NULL,
    kind TEXT NOT NULL,
    entry TEXT NOT NULL
  ) STRICT;
  CREATE INDEX feedback_by_service ON feedback (tenant, service, position);
  CREATE INDEX feedback_by_kind ON feedback (tenant, service, kind, position);
  CREATE TABLE labels (
    session INTEGER NOT NULL,
    label TEXT NOT NULL,
    PRIMARY KEY (session, label)
  ) STRICT, WITHOUT ROWID;`;

/** Keeps reports, and what they say about the session where it is one of ours. */
export function recordReports(store: Store, { events, closing }: RecordedCommit): void {
  for (const stored of events) {
    const { event } = decodeEvent<FeedbackEvent>(stored, FEEDBACK_EVENT_SCHEMAS);
    const scope = scopeOf(stored.stream);
    const entry = entryOf(event, closing.occurred_at);
    store.run(
      'INSERT INTO feedback VALUES (?, ?, ?, ?, ?)',
      ...[stored.position, scope.tenant, scope.service, entry.kind, JSON.stringify(entry)],
    );
    const { session_id, label } = reportOf(event);
    if (session_id !== null) labelSession(store, scope, { session_id, label });
  }
}

function labelSession(
  store: Store,
  { tenant, service }: Scope,
  report: { readonly session_id: string; readonly label: string | null },
): void {
  const stream = sessionStream(tenant, report.session_id);
  const session = store.get<{ number: number }>(
    'UPDATE sessions SET reports = reports + 1 WHERE stream = ? AND service = ? RETURNING number',
    ...[stream, service],
  );
  if (!session || report.label === null) return;
  store.run('INSERT OR IGNORE INTO labels VALUES (?, ?)', session.number, report.label);
}

function entryOf(event: FeedbackEvent, recorded_at: string): FeedbackEntry {
  const { kind, feedback_id: id, session_id, label, value, currency, metadata } = reportOf(event);
  const outcome = kind === 'feedback' ? { label } : { type: label };
  const reported = { kind, id, session_id, recorded_at };
  return {
    ...reported,
    ...withoutMissing({ ...outcome, value, currency, metadata }),
  } as FeedbackEntry;
}

/** What was not given or was erased is absent, not null. */
function withoutMissing(entry: object): object {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
}

/** What was reported about a service's conversations, the newest first. */
export function readFeedback(
  store: Store,
  { tenant, service }: Scope,
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
