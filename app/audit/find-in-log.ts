import { CONFIGURATION_CATEGORY } from '../../domain/configuration/stream.ts';
import { type Owner, ownerOf } from '../../domain/owner.ts';
import { decodeData } from '../../domain/recording/event-data.ts';
import { readMetadata } from '../../domain/recording/metadata.ts';
import type { QuestionsProposed, SessionStarted } from '../../domain/session/events.ts';
import { SESSION_CATEGORY, sessionAddress, sessionStream } from '../../domain/session/stream.ts';
import type { EventLog, RecordedEvent } from '../../log/port.ts';
import type { SealedLog } from '../core/dependencies.ts';
import { readWholeStream } from '../core/streams/read-stream.ts';
import { scanLog } from '../core/streams/scan-log.ts';

/** Whose session is looked for, as far as that is known. */
interface Within {
  readonly tenant?: string | undefined;
  readonly service?: string | undefined;
}

/** Stream of a session; where no tenant is given, the log is read until the session's first event. */
export async function findSession(
  log: EventLog,
  sessionId: string,
  { tenant, service }: Within = {},
): Promise<string | undefined> {
  const isOfService = ({ data }: RecordedEvent) =>
    service === undefined || (JSON.parse(data) as SessionStarted).facts.service === service;
  if (tenant !== undefined) {
    const stream = sessionStream(tenant, sessionId);
    const [first] = (await log.read(stream, { limit: 1 })).events;
    return first && isOfService(first) ? stream : undefined;
  }
  let found: string | undefined;
  await scanLog(log, { categories: [SESSION_CATEGORY] }, (stored) => {
    const { stream, revision } = stored;
    if (revision !== 0 || !stream.endsWith(`.${sessionId}`)) return false;
    if (isOfService(stored)) found = stream;
    return true;
  });
  return found;
}

/** Every service that ever had a configuration, in the order of their first changes. */
export async function findServices(log: EventLog): Promise<readonly Owner[]> {
  const found: Owner[] = [];
  await scanLog(log, { categories: [CONFIGURATION_CATEGORY] }, ({ stream, revision }) => {
    if (revision === 0) found.push(ownerOf(stream));
    return undefined;
  });
  return found;
}

/** Where a decision was recorded. */
export interface DecisionAddress {
  readonly stream: string;
  readonly revision: number;
}

/** Looks in one session's stream where that is given, else through all sessions of the log. */
export async function findDecision(
  log: EventLog,
  decisionId: string,
  stream?: string,
): Promise<DecisionAddress | undefined> {
  let found: DecisionAddress | undefined;
  const look = (event: RecordedEvent) => {
    if (isDecision(event, decisionId)) found = { stream: event.stream, revision: event.revision };
    return found !== undefined;
  };
  if (stream === undefined) await scanLog(log, { categories: [SESSION_CATEGORY] }, look);
  else for await (const page of readWholeStream(log, stream)) if (page.some(look)) break;
  return found;
}

/** The decision of one version of a session, a stop included; undefined where that version made none. */
export async function findDecisionOf(
  log: EventLog,
  stream: string,
  version: number,
): Promise<DecisionAddress | undefined> {
  for await (const page of readWholeStream(log, stream)) {
    for (const stored of page) {
      const { type, revision } = stored;
      if (type !== 'QuestionsProposed' && type !== 'NoQuestionAvailable') continue;
      const { commit } = readMetadata(stored);
      const first = revision - commit.index;
      if (first <= version && version < first + commit.count) return { stream, revision };
    }
  }
  return undefined;
}

/** The versions that a session's turns made, in their order. */
export async function findTurns(log: EventLog, stream: string): Promise<readonly number[]> {
  const versions: number[] = [];
  for await (const page of readWholeStream(log, stream)) {
    for (const stored of page) {
      if (stored.type !== 'TurnRecorded') continue;
      const { commit } = readMetadata(stored);
      versions.push(stored.revision - commit.index + commit.count - 1);
    }
  }
  return versions;
}

function isDecision({ type, data }: RecordedEvent, decisionId: string): boolean {
  if (type !== 'QuestionsProposed' || !data.includes(decisionId)) return false;
  const { facts } = JSON.parse(data) as QuestionsProposed;
  return facts.decision_id === decisionId;
}

/** Sessions of a service that were begun with the client's own reference. @throws LogUnavailable, KeyringUnavailable */
export async function findSessionsByReference(
  { log, sessionKeys }: SealedLog,
  { tenant, service }: Owner,
  reference: string,
): Promise<readonly string[]> {
  const found: string[] = [];
  await scanLog(log, { categories: [SESSION_CATEGORY] }, async (stored) => {
    const session = sessionAddress(stored.stream);
    if (stored.type !== 'SessionStarted' || session.tenant !== tenant) return undefined;
    const data = decodeData(stored, await sessionKeys.toOpen([stored])) as SessionStarted;
    const isMeant = data.facts.service === service && data.private?.client_reference === reference;
    if (isMeant) found.push(session.sessionId);
    return undefined;
  });
  return found;
}
