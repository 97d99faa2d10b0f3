import { type Anchor, foldHead, HEAD_START } from '../../domain/recording/anchor.ts';
import { linkOf } from '../../domain/recording/chain.ts';
import { placeInCommit, readMetadata } from '../../domain/recording/metadata.ts';
import { type EventLog, InvalidPosition, type RecordedEvent } from '../../log/port.ts';
import { scanLog } from '../core/streams/scan-log.ts';
import { OWN_CATEGORIES } from '../core/streams/stored-streams.ts';
import type { Resume } from './anchors/resume.ts';

/** How the end of a log looks; `verifyLog` looks at all of it. */
export interface LogEnd {
  /** Whether the newest anchored events are still what they were. */
  readonly anchored: 'nothing' | 'as_anchored' | 'cut' | 'altered' | 'unfinished';
  /** Events behind the last anchor. */
  readonly unanchored: number;
  /** When the first of them was recorded. */
  readonly unanchoredSince: string | undefined;
  /** Time of the newest event, undefined for an empty log. */
  readonly newestAt: string | undefined;
}

/** Folds what lies behind the last anchor but one again. @throws LogUnavailable */
export async function checkLogEnd(log: EventLog, resume: Resume): Promise<LogEnd> {
  const { starts, last, unfinished } = resume;
  const [start] = starts;
  let { count, head } = start ?? { count: 0, head: HEAD_START };
  let headAtLast: string | undefined;
  let newest: RecordedEvent | undefined;
  let firstUnanchored: RecordedEvent | undefined;
  let sinceLink = 0;
  let unanchored = 0;
  try {
    const range = { categories: OWN_CATEGORIES, ...(start ? { after: start.position } : {}) };
    await scanLog(log, range, (event) => {
      if (!placeInCommit(event)) return undefined;
      const link = linkOf(event);
      sinceLink += 1;
      if (link === undefined) return undefined;
      count += 1;
      head = foldHead(head, link);
      newest = event;
      if (count === last?.count) headAtLast = head;
      if (count > (last?.count ?? 0)) {
        firstUnanchored ??= event;
        unanchored += sinceLink;
      }
      sinceLink = 0;
      return undefined;
    });
  } catch (error) {
    if (!(error instanceof InvalidPosition) || !start) throw error;
    // Cut before the last anchor but one, or moved to another technology.
    return checkLogEnd(log, { ...resume, starts: [] });
  }
  return {
    anchored: last ? comparedWith(last, headAtLast) : unfinished ? 'unfinished' : 'nothing',
    unanchored,
    unanchoredSince: recordedAt(firstUnanchored),
    newestAt: recordedAt(newest),
  };
}

function recordedAt(event: RecordedEvent | undefined): string | undefined {
  return event && readMetadata(event).occurred_at;
}

function comparedWith(last: Anchor, head: string | undefined): LogEnd['anchored'] {
  if (head === undefined) return 'cut';
  return head === last.head ? 'as_anchored' : 'altered';
}
