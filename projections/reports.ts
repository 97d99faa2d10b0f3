import { reportOf } from '../domain/analysis/report.ts';
import { FEEDBACK_EVENT_SCHEMAS, type FeedbackEvent } from '../domain/feedback/events.ts';
import { type Owner, ownerOf } from '../domain/owner.ts';
import { decodeEvent } from '../domain/recording/decode-commit.ts';
import type { SealedPlace } from '../domain/recording/sealing.ts';
import { sessionStream } from '../domain/session/stream.ts';
import type { Position, RecordedEvent } from '../log/port.ts';
import type { RecordedCommit } from './projecting/sink.ts';
import { type Page, type PageRequest, readPage } from './store/page.ts';
import type { ReadModels, Store } from './store/port.ts';

/** What was reported about a conversation: feedback (any number) or its conversion (one). */
export type FeedbackEntry = ReportedFeedback | ReportedConversion;

interface ReportedEntry {
  readonly id: string;
  /** Null when it was erased. */
  readonly session_id: string | null;
  readonly recorded_at: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

interface ReportedFeedback extends ReportedEntry {
  readonly kind: 'feedback';
  readonly label?: string;
}

interface ReportedConversion extends ReportedEntry {
  readonly kind: 'conversion';
  readonly type: string;
  readonly value?: number;
  readonly currency?: string;
}

/**
 * What is private of a report stays sealed here, in `sealed`, as the log has it. `labels` holds each label of a session
 * of ours once, a sealed one as its digest; a conversion's type is its label.
 */
export const REPORT_TABLES = `
  CREATE TABLE feedback (
    position TEXT PRIMARY KEY,
    tenant TEXT NOT NULL,
    service TEXT NOT NULL,
    kind TEXT NOT NULL,
    entry TEXT NOT NULL,
    session_id TEXT,
    label TEXT,
    sealed TEXT
  ) STRICT;
  CREATE INDEX feedback_by_service ON feedback (tenant, service, position);
  CREATE INDEX feedback_by_kind ON feedback (tenant, service, kind, position);
  CREATE INDEX feedback_by_label ON feedback (tenant, service, label, position)
    WHERE sealed IS NOT NULL;
  CREATE TABLE labels (
    session INTEGER NOT NULL,
    label TEXT NOT NULL,
    PRIMARY KEY (session, label)
  ) STRICT, WITHOUT ROWID;`;

/** Keeps reports, and what they say about the session where it is one of ours. */
export function recordReports(store: Store, { events, closing }: RecordedCommit): void {
  for (const stored of events) {
    const { event } = decodeEvent<FeedbackEvent>(stored, FEEDBACK_EVENT_SCHEMAS);
    const owner = ownerOf(stored.stream);
    const entry = entryOf(event, closing.occurred_at);
    const { session_id } = entry;
    const label = storedLabel(event);
    store.run(
      'INSERT INTO feedback VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[stored.position, owner.tenant, owner.service, entry.kind, JSON.stringify(entry)],
      ...[session_id, label, sealedOf(stored)],
    );
    const { position } = stored;
    if (session_id !== null)
      labelSession(store, owner, { session_id, label, position, at: closing.occurred_at });
  }
}

/** Before a label that is known by its digest alone. */
export const SEALED_LABEL = 'sealed:';

function storedLabel(event: FeedbackEvent): string | null {
  const { label } = reportOf(event);
  if (label !== null || event.type !== 'FeedbackRecorded') return label;
  const { label_digest } = event.facts;
  return label_digest === undefined ? null : SEALED_LABEL + label_digest;
}

/** Enough of the event to open what is sealed of it. */
function sealedOf({ stream, revision, id, type, data }: RecordedEvent): string | null {
  return 'sealed' in JSON.parse(data) ? JSON.stringify({ stream, revision, id, type, data }) : null;
}

function labelSession(
  store: Store,
  { tenant, service }: Owner,
  report: {
    readonly session_id: string;
    readonly label: string | null;
    readonly position: Position;
    /** ISO 8601. */
    readonly at: string;
  },
): void {
  const stream = sessionStream(tenant, report.session_id);
  const session = store.get<{ number: number }>(
    `UPDATE sessions SET reports = reports + 1, reported_at = ?
     WHERE stream = ? AND service = ? AND position < ? RETURNING number`,
    ...[report.at, stream, service, report.position],
  );
  if (!session || report.label === null) return;
  store.run(
    'INSERT INTO labels VALUES (?, ?) ON CONFLICT DO NOTHING',
    session.number,
    report.label,
  );
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
export async function readFeedback(
  store: ReadModels,
  { tenant, service }: Owner,
  request: PageRequest & { readonly kind?: FeedbackEntry['kind'] | undefined },
): Promise<Page<KeptReport>> {
  const filters = { tenant, service, kind: request.kind };
  const page = await readPage<FeedbackRow>(store, 'feedback', filters, request);
  return { ...page, items: page.items.map(keptReport) };
}

/** Some reports whose sealed label has this digest, the newest first. */
export async function readReportsWithLabel(
  store: ReadModels,
  { tenant, service }: Owner,
  { label, limit }: { readonly label: string; readonly limit: number },
): Promise<readonly KeptReport[]> {
  const rows = await store.all<FeedbackRow>(
    `SELECT position, entry, sealed FROM feedback
     WHERE tenant = ? AND service = ? AND label = ? AND sealed IS NOT NULL
     ORDER BY position DESC LIMIT ?`,
    ...[tenant, service, label, limit],
  );
  return rows.map(keptReport);
}

/** A report as the view keeps it. */
export interface KeptReport {
  /** What can be told without a key. */
  readonly entry: FeedbackEntry;
  /** The event, where a part of it is sealed. */
  readonly sealed: (SealedPlace & { readonly data: string }) | undefined;
}

interface FeedbackRow {
  readonly position: Position;
  readonly entry: string;
  readonly sealed: string | null;
}

function keptReport({ entry, sealed }: FeedbackRow): KeptReport {
  return {
    entry: JSON.parse(entry) as FeedbackEntry,
    sealed: sealed === null ? undefined : (JSON.parse(sealed) as KeptReport['sealed']),
  };
}

/** The report with what was opened of it. */
export function openedEntry({ entry }: KeptReport, event: FeedbackEvent): FeedbackEntry {
  return entryOf(event, entry.recorded_at);
}
