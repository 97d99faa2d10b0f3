import { type Anchor, foldHead, HEAD_START } from '../../domain/recording/anchor.ts';
import type { Metadata } from '../../domain/recording/metadata.ts';
import { linkOf } from '../../domain/recording/stream-chains.ts';
import { type EventLog, InvalidPosition } from '../../log/port.ts';
import type { Resume } from './anchor-keeper.ts';
import { scanLog } from './scan-log.ts';

/** How the end of a log looks; `verifyLog` looks at all of it. */
export interface LogEnd {
  /** Whether the newest anchored events are still what they were. */
  readonly anchored: 'nothing' | 'as_anchored' | 'cut' | 'altered';
  /** Events behind the last anchor. */
  readonly unanchored: number;
  /** When the first of them was recorded. */
  readonly unanchoredSince: string | undefined;
  /** Time of the newest event, undefined for an empty log. */
  readonly newestAt: string | undefined;
}

/** Folds what lies behind the last anchor but one again. @throws LogUnavailable */
export async function checkLogEnd(log: EventLog, resume: Resume): Promise<LogEnd> {
  const { starts, last } = resume;
  const [start] = starts;
  let { count, head } = start ?? { count: 0, head: HEAD_START };
  let headAtLast: string | undefined;
  let newest: string | undefined;
  let unanchored: string | undefined;
  try {
    await scanLog(log, start ? { after: start.position } : {}, (event) => {
      count += 1;
      head = foldHead(head, linkOf(event));
      if (count === last?.count) headAtLast = head;
      if (count === (last?.count ?? 0) + 1) unanchored = event.metadata;
      newest = event.metadata;
      return undefined;
    });
  } catch (error) {
    if (!(error instanceof InvalidPosition) || !start) throw error;
    // Cut before the last anchor but one, or moved to another technology.
    return checkLogEnd(log, { ...resume, starts: [] });
  }
  return {
    anchored: last ? comparedWith(last, headAtLast) : 'nothing',
    unanchored: Math.max(0, count - (last?.count ?? 0)),
    unanchoredSince: recordedAt(unanchored),
    newestAt: recordedAt(newest),
  };
}

function recordedAt(metadata: string | undefined): string | undefined {
  return metadata === undefined ? undefined : (JSON.parse(metadata) as Metadata).occurred_at;
}

function comparedWith(last: Anchor, head: string | undefined): LogEnd['anchored'] {
  if (head === undefined) return 'cut';
  return head === last.head ? 'as_anchored' : 'altered';
}
