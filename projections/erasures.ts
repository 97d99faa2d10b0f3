import { digestedFeedbackStream } from '../domain/feedback/stream.ts';
import { type Owner, ownerOf } from '../domain/owner.ts';
import { decodeCommit } from '../domain/recording/decode-commit.ts';
import {
  type ConversationErased,
  type ConversationErasureRequested,
  RETENTION_EVENT_SCHEMAS,
  type RetentionEvent,
  type TextsErased,
} from '../domain/retention/events.ts';
import { RETENTION_CATEGORY } from '../domain/retention/stream.ts';
import type { SessionEvent } from '../domain/session/events.ts';
import { SESSION_CATEGORY, sessionAddress, sessionStream } from '../domain/session/stream.ts';
import { categoryOf, type Position } from '../log/port.ts';
import { applying, type Projection } from './projecting/projection.ts';
import type { RecordedCommit } from './projecting/sink.ts';
import { sessionCommitOf } from './session-events.ts';
import { type Page, type PageRequest, readPage } from './store/page.ts';
import type { ReadModels, Store } from './store/port.ts';

/**
 * Sessions and conversations of the beta whose erasure was asked for, and sessions whose texts are erased: instances follow it
 * to purge what they hold, and to finish what a crash left.
 */
export const erasures: Projection = {
  name: 'erasures',
  shape: 7,
  categories: [SESSION_CATEGORY, RETENTION_CATEGORY],
  tables: ['erasures', 'erased_texts'],
  schema: `
    CREATE TABLE erasures (
      stream TEXT PRIMARY KEY,
      position TEXT NOT NULL,
      tenant TEXT NOT NULL,
      service TEXT NOT NULL,
      session_id TEXT NOT NULL,
      erasure_id TEXT NOT NULL,
      reason TEXT NOT NULL,
      requested_at TEXT NOT NULL,
      erased_at TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX erasures_by_position ON erasures (position);
    CREATE INDEX erasures_by_service ON erasures (tenant, service, position);
    CREATE INDEX erasures_unfinished ON erasures (requested_at) WHERE erased_at IS NULL;
    CREATE TABLE erased_texts (
      stream TEXT PRIMARY KEY,
      position TEXT NOT NULL,
      said_until TEXT NOT NULL,
      texts_key INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX erased_texts_by_position ON erased_texts (position);`,
  fold: (store, memory) => {
    const folding = applied(store, memory);
    return {
      ...folding,
      // Hardly any commit of a session erases it.
      take: (commit) => {
        if (!isOfSession(commit) || sessionCommitOf(commit).events.some(isErasing))
          folding.take(commit);
      },
    };
  },
};

const applied = applying((store, commit) => {
  if (isOfSession(commit)) applyToSession(store, commit);
  else applyOfService(store, commit);
});

function isOfSession({ events }: RecordedCommit): boolean {
  return categoryOf(events[0]!.stream) === SESSION_CATEGORY;
}

function isErasing({ type }: SessionEvent): boolean {
  return type === 'ErasureRequested' || type === 'SessionErased';
}

function applyToSession(store: Store, commit: RecordedCommit): void {
  const { stream, events, closing } = sessionCommitOf(commit);
  for (const event of events) {
    if (event.type === 'ErasureRequested') {
      const { tenant, sessionId } = sessionAddress(stream);
      const { service, erasure_id, reason } = event.facts;
      store.run(
        'INSERT INTO erasures VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)',
        ...[stream, commit.position, tenant, service, sessionId],
        ...[erasure_id, reason, closing.occurred_at],
      );
    } else if (event.type === 'SessionErased') {
      const sql = 'UPDATE erasures SET erased_at = ? WHERE stream = ?';
      store.run(sql, closing.occurred_at, stream);
    }
  }
}

function applyOfService(store: Store, { events, metadata: closing, position }: RecordedCommit) {
  const decoded = decodeCommit<RetentionEvent>(events, RETENTION_EVENT_SCHEMAS, closing);
  for (const { event, stream, metadata } of decoded) {
    const place = { ...ownerOf(stream), position, at: metadata.occurred_at };
    if (event.type === 'TextsErased') applyToTexts(store, event.facts, place);
    else if (event.type === 'ConversationErased' || event.type === 'ConversationErasureRequested') {
      applyToConversation(store, event, place);
    }
  }
}

type EventAddress = Owner & { readonly position: Position; readonly at: string };

function applyToTexts(store: Store, facts: TextsErased['facts'], place: EventAddress): void {
  const { session_ids, kept_session_ids, said_until = place.at, texts_keys = {} } = facts;
  for (const session of [...session_ids, ...kept_session_ids]) {
    store.run(
      `INSERT INTO erased_texts VALUES (?, ?, ?, ?)
       ON CONFLICT (stream) DO UPDATE SET position = excluded.position, said_until = excluded.said_until,
         texts_key = COALESCE(excluded.texts_key, erased_texts.texts_key)`,
      ...[sessionStream(place.tenant, session), place.position, said_until],
      texts_keys[session] ?? null,
    );
  }
}

function applyToConversation(
  store: Store,
  event: ConversationErased | ConversationErasureRequested,
  { tenant, service, position, at }: EventAddress,
): void {
  const { session_id, erasure_id, reason } = event.facts;
  const [requested_at, erased_at] =
    event.type === 'ConversationErased' ? [event.facts.requested_at, at] : [at, null];
  // Its key may have been read until it was destroyed, so what is held is purged again then.
  store.run(
    `INSERT INTO erasures VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (stream) DO UPDATE SET position = excluded.position, erased_at = excluded.erased_at
     WHERE erasures.erased_at IS NULL`,
    ...[digestedFeedbackStream(tenant, service, session_id), position, tenant, service],
    ...[session_id, erasure_id, reason, requested_at, erased_at],
  );
}

/** A session of which nothing private may be held any more. */
export interface ErasedSession {
  readonly stream: string;
  readonly position: Position;
  readonly service: string;
  /** Null until it is done. */
  readonly erased_at: string | null;
}

/** Erasures that were asked for behind a place in the log, in its order. */
export async function readErasuresAfter(
  store: ReadModels,
  after: Position,
  limit: number,
): Promise<readonly ErasedSession[]> {
  return await store.all<ErasedSession>(
    `SELECT stream, position, service, erased_at FROM erasures WHERE position > ?
     ORDER BY position LIMIT ?`,
    ...[after, limit],
  );
}

/** Where texts were erased last, of any session, behind a place in the log; undefined: nowhere. */
export async function readErasedTextsAfter(
  store: ReadModels,
  after: Position,
): Promise<Position | undefined> {
  const [last] = await store.all<{ readonly position: Position }>(
    'SELECT position FROM erased_texts WHERE position > ? ORDER BY position DESC LIMIT 1',
    after,
  );
  return last?.position;
}

/** Sessions whose texts were erased, behind one of them in the order of their streams, with the last of their keys that was destroyed. */
export async function readErasedTextsBehind(
  store: ReadModels,
  stream: string,
  limit: number,
): Promise<readonly { readonly stream: string; readonly texts_key: number }[]> {
  return await store.all(
    `SELECT stream, texts_key FROM erased_texts WHERE stream > ? AND texts_key IS NOT NULL
     ORDER BY stream LIMIT ?`,
    ...[stream, limit],
  );
}

/** Erasures that were asked for before a time and are not done, the oldest first. Looked at every second: what is done costs nothing here. */
export async function readUnfinishedErasures(
  store: ReadModels,
  before: string,
  limit: number,
): Promise<readonly ErasedSession[]> {
  return await store.all<ErasedSession>(
    `SELECT stream, position, service, erased_at FROM erasures
     WHERE erased_at IS NULL AND requested_at < ? ORDER BY requested_at LIMIT ?`,
    ...[before, limit],
  );
}

/** One line of the list of erasures. */
export interface ListedErasure {
  readonly session_id: string;
  readonly erasure_id: string;
  readonly reason: string;
  readonly requested_at: string;
  /** Null until it is done. */
  readonly erased_at: string | null;
}

/** The erasures of a service, the newest first. */
export async function readErasures(
  store: ReadModels,
  { tenant, service }: Owner,
  request: PageRequest,
): Promise<Page<ListedErasure>> {
  type Row = ListedErasure & { readonly position: Position };
  const page = await readPage<Row>(store, 'erasures', { tenant, service }, request);
  return {
    ...page,
    items: page.items.map(({ session_id, erasure_id, reason, requested_at, erased_at }) => ({
      ...{ session_id, erasure_id, reason, requested_at, erased_at },
    })),
  };
}
