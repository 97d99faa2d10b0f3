import {
  type CheckEvent,
  type ConfigurationEvent,
  DRAFT_OPERATIONS,
  type DraftEvent,
  type Entity,
  isCheckEvent,
} from '../domain/configuration/events.ts';
import { canonicalJson, type JsonValue } from '../domain/json/json.ts';
import type { KeyEvent } from '../domain/keys/events.ts';
import { statusOf } from '../domain/keys/key-validity.ts';
import { type ApiKey, evolveKey } from '../domain/keys/state.ts';
import { EVIDENCE_EVENT_SCHEMAS, type EvidenceEvent } from '../domain/recording/loss-accepted.ts';
import type { RetentionEvent } from '../domain/retention/events.ts';
import type { TextAccessEvent } from '../domain/text-access/events.ts';

/** Everything that the trail tells changes of (specification 4.11). */
export const AUDIT_RESOURCE_TYPES = [
  'objective',
  'sub_objective',
  'success_information',
  'question',
  'configuration',
  'api_key',
  /** The service itself. */
  'qss',
] as const;

export interface Resource {
  readonly type: (typeof AUDIT_RESOURCE_TYPES)[number];
  readonly id: string;
}

export type Fields = Readonly<Record<string, unknown>>;

/** What an event changed, in the words of the audit trail; who did it is added from its commit. */
export interface AuditedChange {
  readonly action: string;
  readonly resource: Resource;
  readonly diff: { readonly before: Fields | null; readonly after: Fields | null };
  readonly details: Fields;
}

/** What the trail makes of one event. */
export interface Audited {
  /** Absent for what the trail does not tell. */
  readonly change?: AuditedChange;
  /** What the subject is known as from now on, null when it is gone; absent: as before. */
  readonly known?: Fields | null;
}

export type AuditableEvent =
  | ConfigurationEvent
  | KeyEvent
  | TextAccessEvent
  | RetentionEvent
  | EvidenceEvent;

/** Whose earlier fields the event has to be compared with. */
export function subjectOf(event: AuditableEvent): Resource {
  if (isDraftEvent(event)) return entityOf(event);
  if (isCheck(event)) return { type: 'configuration', id: checkedBy(event) };
  if ('key_id' in event.facts) return { type: 'api_key', id: event.facts.key_id };
  if (event.type === 'TextsExported') return { type: 'qss', id: event.facts.export_id };
  if (event.type === 'TextsRead') return { type: 'qss', id: event.facts.session_id };
  if (isEvidence(event)) return LOG;
  if (event.type === 'RetentionSet' || event.type === 'TextsErased') return RETENTION;
  if (isHold(event) || isOfConversation(event)) {
    return { type: 'qss', id: event.facts.session_id };
  }
  return { type: 'configuration', id: 'active' };
}

const LOG: Resource = { type: 'qss', id: 'log' };
const RETENTION: Resource = { type: 'qss', id: 'retention' };

/** @param known what earlier events left of the event's subject, null when nothing */
export function audit(event: AuditableEvent, at: string, known: Fields | null): Audited {
  if (isDraftEvent(event)) return auditDraft(event, known);
  if (isCheck(event)) return auditCheck(event, known);
  switch (event.type) {
    case 'KeyCreated':
    case 'KeyRotated':
    case 'KeyRevoked':
    case 'KeyExpired':
      return auditKey(event, at, known as ApiKey | null);
    case 'TextsExported':
    case 'TextsRead':
      return { change: auditTextAccess(event) };
    case 'RetentionSet':
    case 'TextsErased':
    case 'ConversationErasureRequested':
    case 'ConversationErased':
    case 'HoldPlaced':
    case 'HoldReleased':
      return auditRetention(event, known);
    case 'LossAccepted':
    case 'KeyringLossAccepted': {
      const diff = { before: null, after: null };
      const isOfLog = event.type === 'LossAccepted';
      const action = isOfLog ? 'qss.loss_accepted' : 'qss.keyring_loss_accepted';
      return { change: { action, resource: LOG, diff, details: event.facts } };
    }
    default:
      return auditPublication(event, known);
  }
}

function isEvidence(event: AuditableEvent): event is EvidenceEvent {
  return Object.hasOwn(EVIDENCE_EVENT_SCHEMAS, event.type);
}

function isDraftEvent(event: AuditableEvent): event is DraftEvent {
  return Object.hasOwn(DRAFT_OPERATIONS, event.type);
}

function isCheck(event: AuditableEvent): event is CheckEvent {
  return isCheckEvent(event as ConfigurationEvent);
}

function checkedBy(event: CheckEvent): string {
  return event.type === 'PublicationGateSet' ? 'gate' : `test:${event.facts.id}`;
}

function checkOf(event: CheckEvent): readonly [action: string, after: Fields | null] {
  switch (event.type) {
    case 'ConversationTestSaved':
      return ['configuration.test_saved', event.facts.test];
    case 'ConversationTestDeleted':
      return ['configuration.test_deleted', null];
    case 'PublicationGateSet':
      return ['configuration.gate_set', event.facts];
  }
}

function auditCheck(event: CheckEvent, known: Fields | null): Audited {
  const [action, after] = checkOf(event);
  const diff = { before: known, after };
  return { change: { action, resource: subjectOf(event), diff, details: {} }, known: after };
}

function entityOf(event: DraftEvent): Resource & { readonly type: Entity } {
  const [type] = DRAFT_OPERATIONS[event.type];
  return { type, id: 'id' in event.facts ? event.facts.id : 'objective' };
}

function auditDraft(event: DraftEvent, known: Fields | null): Audited {
  const [entity, operation] = DRAFT_OPERATIONS[event.type];
  const { draft_revision, restored_from, id: _, came_before, ...fields } = event.facts as Fields;
  const { comes_before: __, ...own } = fields;
  const after = operation === 'delete' ? null : { ...known, ...own };
  const before = came_before === undefined ? known : { ...known, comes_before: came_before };
  const change: AuditedChange = {
    action: `${entity}.${operation}d`,
    resource: entityOf(event),
    diff: operation === 'update' ? changedFields({ ...before }, fields) : { before, after },
    details: { draft_revision, ...(restored_from === undefined ? {} : { restored_from }) },
  };
  return { change, known: after };
}

/** Only what is different now; an update may also give what was there before. */
function changedFields(before: Fields, given: Fields): AuditedChange['diff'] {
  const names = Object.keys(given).filter((name) => !isSame(before[name], given[name]));
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(given) };
}

function isSame(left: unknown, right: unknown): boolean {
  if (left === undefined || right === undefined) return left === right;
  return canonicalJson(left as JsonValue) === canonicalJson(right as JsonValue);
}

function auditPublication(
  event: Exclude<ConfigurationEvent, DraftEvent | CheckEvent>,
  known: Fields | null,
): Audited {
  const resource: Resource = { type: 'configuration', id: event.facts.compilation_id };
  const untouched = { before: null, after: null };
  switch (event.type) {
    case 'CompilationRequested': {
      const { draft_revision } = event.facts;
      const action = 'configuration.publication_requested';
      return { change: { action, resource, diff: untouched, details: { draft_revision } } };
    }
    case 'CompilationFailed': {
      const { code, message } = event.facts;
      const action = 'configuration.publication_failed';
      return { change: { action, resource, diff: untouched, details: { code, message } } };
    }
    case 'ConfigurationPublished': {
      const after = { configuration_version: event.facts.configuration_version };
      const action = 'configuration.published';
      const diff = { before: known, after };
      return { change: { action, resource, diff, details: {} }, known: after };
    }
    case 'CompilationClaimed':
    case 'CompilationProgressed':
    case 'CompilationLapsed':
      return {};
  }
}

function auditTextAccess(event: TextAccessEvent): AuditedChange {
  const resource = subjectOf(event);
  const diff = { before: null, after: null };
  if (event.type === 'TextsRead') {
    const { session_id: _, ...details } = event.facts;
    return { action: 'qss.texts_read', resource, diff, details };
  }
  const { export_id: _, ...details } = event.facts;
  return { action: 'qss.texts_exported', resource, diff, details };
}

type HoldEvent = Extract<RetentionEvent, { type: 'HoldPlaced' | 'HoldReleased' }>;

function isHold(event: AuditableEvent): event is HoldEvent {
  return event.type === 'HoldPlaced' || event.type === 'HoldReleased';
}

type ConversationEvent = Extract<
  RetentionEvent,
  { type: 'ConversationErased' | 'ConversationErasureRequested' }
>;

function isOfConversation(event: AuditableEvent): event is ConversationEvent {
  return event.type === 'ConversationErasureRequested' || event.type === 'ConversationErased';
}

function auditRetention(event: RetentionEvent, known: Fields | null): Audited {
  const resource = subjectOf(event);
  if (event.type === 'RetentionSet') {
    const after = event.facts;
    const diff = { before: known, after };
    return { change: { action: 'qss.retention_set', resource, diff, details: {} }, known: after };
  }
  if (event.type === 'TextsErased') {
    const { texts_keys: _, ...details } = event.facts;
    const diff = { before: null, after: null };
    return { change: { action: 'qss.texts_erased', resource, diff, details } };
  }
  if (isOfConversation(event)) {
    // The entry tells what is done.
    if (event.type === 'ConversationErasureRequested') return {};
    const { erasure_id, reason, requested_by } = event.facts;
    const diff = { before: null, after: null };
    const details = { erasure_id, reason, requested_by };
    return { change: { action: 'qss.conversation_erased', resource, diff, details } };
  }
  const { session_id: _, ...details } = event.facts;
  const action = event.type === 'HoldPlaced' ? 'qss.hold_placed' : 'qss.hold_released';
  return { change: { action, resource, diff: { before: null, after: null }, details } };
}

function auditKey(event: KeyEvent, at: string, known: ApiKey | null): Audited {
  const key = evolveKey(known ?? undefined, withoutDigest(event), at);
  if (!key) return {};
  const state = statusOf(key, at);
  const change: AuditedChange = {
    action: `api_key.${event.type.slice('Key'.length).toLowerCase()}`,
    resource: { type: 'api_key', id: key.keyId },
    diff: {
      before: known && { state: event.type === 'KeyExpired' ? 'active' : statusOf(known, at) },
      after: { ...newFields(event), state },
    },
    details: {},
  };
  return { change, known: { ...key } };
}

/** Nothing of a secret comes near the trail, not even what it is recognised by. */
function withoutDigest(event: KeyEvent): KeyEvent {
  if (!('secret_digest' in event.facts)) return event;
  return { ...event, facts: { ...event.facts, secret_digest: '' } } as KeyEvent;
}

function newFields(event: KeyEvent): Fields {
  if (event.type === 'KeyCreated') {
    const { name, scopes, expires_at } = event.facts;
    return { name, scopes, expires_at };
  }
  return event.type === 'KeyRotated' ? { overlap_until: event.facts.overlap_until } : {};
}
