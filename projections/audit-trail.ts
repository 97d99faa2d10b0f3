import { CONFIGURATION_EVENT_SCHEMAS } from '../domain/configuration/events.ts';
import { CONFIGURATION_CATEGORY } from '../domain/configuration/stream.ts';
import { KEY_EVENT_SCHEMAS } from '../domain/keys/events.ts';
import { KEYS_CATEGORY } from '../domain/keys/stream.ts';
import { type Owner, ownerOf } from '../domain/owner.ts';
import { decodeEvent } from '../domain/recording/decode-commit.ts';
import type { EventSchemas } from '../domain/recording/event-schema.ts';
import { EVIDENCE_CATEGORY, EVIDENCE_EVENT_SCHEMAS } from '../domain/recording/loss-accepted.ts';
import { type Metadata, readMetadata } from '../domain/recording/metadata.ts';
import type { Actor, Origin } from '../domain/recording/provenance.ts';
import { RETENTION_EVENT_SCHEMAS } from '../domain/retention/events.ts';
import { RETENTION_CATEGORY } from '../domain/retention/stream.ts';
import { TEXT_ACCESS_EVENT_SCHEMAS } from '../domain/text-access/events.ts';
import { TEXT_ACCESS_CATEGORY } from '../domain/text-access/stream.ts';
import { categoryOf, type Position, type RecordedEvent } from '../log/port.ts';
import {
  type AuditableEvent,
  type AuditedChange,
  audit,
  type Fields,
  type Resource,
  subjectOf,
} from './audit-entries.ts';
import { applying, type Projection } from './projecting/projection.ts';
import { type Page, type PageRequest, readPage } from './store/page.ts';
import type { ReadModels, Store } from './store/port.ts';

/** One event of `GET /v1/configuration/audit` (specification, 4.11). */
export interface AuditEntry extends AuditedChange {
  /** UUID: that of the recorded event. */
  readonly id: string;
  readonly occurred_at: string;
  readonly origin: Origin;
  readonly actor: Actor;
  readonly scopes: readonly string[];
  readonly request_id: string;
}

/** The append-only trail of changes to configurations, API keys and retention, and of who read or took texts, one entry an operation. */
export const auditTrail: Projection = {
  name: 'audit_trail',
  shape: 5,
  categories: [
    CONFIGURATION_CATEGORY,
    KEYS_CATEGORY,
    TEXT_ACCESS_CATEGORY,
    EVIDENCE_CATEGORY,
    RETENTION_CATEGORY,
  ],
  tables: ['audit_entries', 'audit_subjects'],
  schema: `
    CREATE TABLE audit_entries (
      position TEXT PRIMARY KEY,
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      resource_type TEXT NOT NULL,
      resource_id TEXT NOT NULL,
      entry TEXT NOT NULL
    ) STRICT;
    CREATE INDEX audit_by_service ON audit_entries (tenant, service, position);
    CREATE INDEX audit_by_type ON audit_entries (tenant, service, resource_type, position);
    CREATE INDEX audit_by_resource ON audit_entries (tenant, service, resource_id, position);
    CREATE TABLE audit_subjects (
      stream TEXT NOT NULL,
      type TEXT NOT NULL,
      id TEXT NOT NULL,
      known TEXT NOT NULL,
      PRIMARY KEY (stream, type, id)
    ) STRICT, WITHOUT ROWID;`,
  fold: applying((store, { events, metadata }) => {
    for (const event of events) record(store, event, metadata);
  }),
};

const SCHEMAS: Readonly<Record<string, EventSchemas>> = {
  [CONFIGURATION_CATEGORY]: CONFIGURATION_EVENT_SCHEMAS,
  [KEYS_CATEGORY]: KEY_EVENT_SCHEMAS,
  [TEXT_ACCESS_CATEGORY]: TEXT_ACCESS_EVENT_SCHEMAS,
  [EVIDENCE_CATEGORY]: EVIDENCE_EVENT_SCHEMAS,
  [RETENTION_CATEGORY]: RETENTION_EVENT_SCHEMAS,
};

function record(store: Store, stored: RecordedEvent, closing: Metadata): void {
  const { stream, position } = stored;
  const schemas = SCHEMAS[categoryOf(stream)] ?? {};
  const { event, metadata } = decodeEvent(stored, schemas, readMetadata(stored, closing));
  const { occurred_at } = metadata;
  const auditable = event as AuditableEvent;
  const subject = subjectOf(auditable);
  const { change, known } = audit(auditable, occurred_at, knownOf(store, stream, subject));
  if (known !== undefined) remember(store, stream, subject, known);
  if (!change) return;
  const { tenant, service } = ownerOf(stream);
  const { type, id } = change.resource;
  store.run(
    'INSERT INTO audit_entries VALUES (?, ?, ?, ?, ?, ?)',
    position,
    tenant,
    service,
    type,
    id,
    JSON.stringify(entryOf(stored.id, occurred_at, change, closing)),
  );
}

function entryOf(id: string, at: string, change: AuditedChange, closing: Metadata): AuditEntry {
  const { origin, actor, scopes, request_id } = closing;
  if (!origin || !actor || !scopes || request_id === undefined) {
    throw new Error(`commit ${closing.commit.id} does not say who made it`);
  }
  const { action, resource, diff, details } = change;
  return {
    id,
    occurred_at: at,
    action,
    origin,
    actor,
    scopes,
    request_id,
    resource,
    diff,
    details,
  };
}

function knownOf(store: Store, stream: string, { type, id }: Resource): Fields | null {
  const row = store.get<{ known: string }>(
    'SELECT known FROM audit_subjects WHERE stream = ? AND type = ? AND id = ?',
    stream,
    type,
    id,
  );
  return row ? JSON.parse(row.known) : null;
}

function remember(store: Store, stream: string, subject: Resource, known: Fields | null): void {
  const { type, id } = subject;
  if (known === null) {
    const sql = 'DELETE FROM audit_subjects WHERE stream = ? AND type = ? AND id = ?';
    store.run(sql, stream, type, id);
  } else {
    const sql = `INSERT INTO audit_subjects VALUES (?, ?, ?, ?)
      ON CONFLICT (stream, type, id) DO UPDATE SET known = excluded.known`;
    store.run(sql, stream, type, id, JSON.stringify(known));
  }
}

export interface AuditRequest extends PageRequest {
  readonly resourceType?: string | undefined;
  readonly resourceId?: string | undefined;
}

/** The trail of a service, the newest entry first. */
export async function readAuditTrail(
  store: ReadModels,
  { tenant, service }: Owner,
  request: AuditRequest,
): Promise<Page<AuditEntry>> {
  const { resourceType: resource_type, resourceId: resource_id } = request;
  const filters = { tenant, service, resource_type, resource_id };
  const page = await readPage<AuditRow>(store, 'audit_entries', filters, request);
  return { ...page, items: page.items.map(({ entry }) => JSON.parse(entry) as AuditEntry) };
}

interface AuditRow {
  readonly position: Position;
  readonly entry: string;
}
