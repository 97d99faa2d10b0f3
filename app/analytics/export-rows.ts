import { reportOf } from '../../domain/analysis/report.ts';
import type { TableName, TableSources } from '../../domain/analysis/tables.ts';
import { FEEDBACK_EVENT_SCHEMAS, type FeedbackEvent } from '../../domain/feedback/events.ts';
import { FEEDBACK_CATEGORY } from '../../domain/feedback/stream.ts';
import { type Owner, ownerOf } from '../../domain/owner.ts';
import { decodeEvent } from '../../domain/recording/decode-commit.ts';
import type { SessionStarted } from '../../domain/session/events.ts';
import { SESSION_CATEGORY, sessionAddress } from '../../domain/session/stream.ts';
import { categoryOf, type Position, type RecordedEvent } from '../../log/port.ts';
import type { SealedLog } from '../core/dependencies.ts';
import { scanLog } from '../core/streams/scan-log.ts';
import { type TracedCommit, traceStream } from './trace-stream.ts';

/** Takes the rows of the tables, in an order that only the log decides. */
export type TakeRow = <Name extends TableName>(table: Name, source: TableSources[Name]) => void;

interface ExportRange {
  /** Exclusive; undefined: from the beginning. */
  readonly after?: Position | undefined;
  /** Inclusive. */
  readonly to: Position;
}

export interface ExportOptions extends ExportRange {
  readonly owner: Owner;
  readonly take: TakeRow;
  /** Called at every event that is passed. */
  readonly onProgress?: (position: Position) => void;
}

/**
 * Gives the rows of what a service's conversations recorded within a range of the log: every turn, answer, value and
 * report of the range, and every session that changed in it, as it stands at the end. Memory is bounded by the
 * longest session, and where `after` is given, by the number of sessions that changed.
 * @throws LogUnavailable, InvalidPosition, UnknownEvent
 * @throws CommitTorn where a session of the service is cut inside a commit
 */
export async function exportRows(sealed: SealedLog, options: ExportOptions): Promise<void> {
  const { after, to, onProgress } = options;
  const categories = [SESSION_CATEGORY, FEEDBACK_CATEGORY];
  const isNew = newSessions(after);
  await scanLog(sealed.log, { categories, ...(after === undefined ? {} : { after }) }, (event) => {
    if (event.position > to) return true;
    onProgress?.(event.position);
    if (categoryOf(event.stream) === FEEDBACK_CATEGORY) return giveReport(sealed, event, options);
    if (!isNew(event) || isElsewhere(event, options.owner)) return undefined;
    return giveSession(sealed, event.stream, options).then(() => undefined);
  });
}

/** Tells the first event of each session within the range. */
function newSessions(after: Position | undefined): (event: RecordedEvent) => boolean {
  // A range that begins with the log has every session's beginning.
  if (after === undefined) return ({ revision }) => revision === 0;
  const seen = new Set<string>();
  return ({ stream }) => {
    if (seen.has(stream)) return false;
    seen.add(stream);
    return true;
  };
}

/** Whether another tenant's or service's session is plain to see; a session's stream does not name its service. */
function isElsewhere({ stream, type, data }: RecordedEvent, { tenant, service }: Owner): boolean {
  if (sessionAddress(stream).tenant !== tenant) return true;
  if (type !== 'SessionStarted') return false;
  return (JSON.parse(data) as Pick<SessionStarted, 'facts'>).facts.service !== service;
}

async function giveSession(
  sealed: SealedLog,
  stream: string,
  { owner, after, to, take }: ExportOptions,
): Promise<void> {
  let last: TracedCommit | undefined;
  for await (const commit of traceStream(sealed, stream, to)) {
    if (commit.session.service !== owner.service) return;
    last = commit;
    if (after === undefined || commit.position > after) giveCommit(commit, take);
  }
  if (last) take('sessions', { session: last.session, clientReference: last.clientReference });
}

function giveCommit({ session, turn, answers, values }: TracedCommit, take: TakeRow): void {
  if (turn) take('turns', { session, turn });
  for (const answer of answers) take('answers', { session, answer });
  for (const value of values) take('values', { session, value });
}

async function giveReport(
  { sessionKeys }: SealedLog,
  stored: RecordedEvent,
  { owner, take }: ExportOptions,
): Promise<undefined> {
  const { tenant, service } = ownerOf(stored.stream);
  if (tenant !== owner.tenant || service !== owner.service) return;
  const key = await sessionKeys.toOpen([stored]);
  const { event, metadata } = decodeEvent<FeedbackEvent>(
    stored,
    FEEDBACK_EVENT_SCHEMAS,
    undefined,
    key,
  );
  const { position } = stored;
  const recorded_at = metadata.occurred_at;
  take('feedback', { tenant, service, position, recorded_at, report: reportOf(event) });
}
