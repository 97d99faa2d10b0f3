import { scanLog } from '../../../app/core/streams/scan-log.ts';
import { AnchorKeeper } from '../../../app/evidence/anchors/anchor-keeper.ts';
import { NOTHING_ANCHORED, type Resume } from '../../../app/evidence/anchors/resume.ts';
import {
  type AnchorLine,
  foldHead,
  HEAD_START,
  LINK_MARK_LENGTH,
  readAnchor,
  writeAnchor,
} from '../../../domain/recording/anchor.ts';
import { linkOf } from '../../../domain/recording/chain.ts';
import { type Commit, placeInCommit } from '../../../domain/recording/metadata.ts';
import type { EventLog, RecordedEvent } from '../../../log/port.ts';
import { readCommit } from '../../../projections/projecting/commit-reader.ts';
import { SOME_TIME } from '../given.ts';

export const SECRET = 'a-secret-for-tests-of-anchors';

/** An anchor file in memory. */
export class AnchorLines {
  text = '';

  readonly append = async (lines: string): Promise<void> => {
    this.text += lines;
  };

  async *read(secret: string = SECRET): AsyncGenerator<AnchorLine> {
    for (const line of this.text.split('\n')) if (line !== '') yield readAnchor(line, secret);
  }
}

export function keeperOf(lines: AnchorLines, resume: Resume = NOTHING_ANCHORED) {
  return new AnchorKeeper({
    resume,
    secret: SECRET,
    now: () => Date.parse(SOME_TIME),
    append: lines.append,
    onFault: (error) => {
      throw error;
    },
  });
}

/** The anchors that a service would have written of these events; the last ones as `flush` does. */
export async function anchorsOf(events: readonly RecordedEvent[]): Promise<AnchorLines> {
  const lines = new AnchorLines();
  const keeper = keeperOf(lines);
  feed(keeper, events);
  await keeper.flush();
  return lines;
}

/** Feeds events commit by commit, as a follower does. */
export function feed(keeper: AnchorKeeper, events: readonly RecordedEvent[]): void {
  const rest = [...events];
  while (rest.length > 0) {
    const commit = rest.splice(0, commitOf(rest[0]!).count - commitOf(rest[0]!).index);
    const { position } = commit.at(-1)!;
    keeper.advance({
      from: undefined,
      commits: [readCommit(commit)],
      to: position,
    });
  }
}

export function commitOf(event: Pick<RecordedEvent, 'id' | 'metadata'>): Commit {
  return placeInCommit(event)!;
}

/** The first of the events: `wanted` of them, and what belongs to the last one's commit. */
export function wholeCommits(
  events: readonly RecordedEvent[],
  wanted: number,
): readonly RecordedEvent[] {
  const end = events.findIndex((event, index) => {
    const { index: place, count } = commitOf(event);
    return index + 1 >= wanted && place === count - 1;
  });
  return events.slice(0, end + 1);
}

/** How many links these events carry. */
export function linksOf(events: readonly RecordedEvent[]): number {
  return events.filter((event) => linkOf(event) !== undefined).length;
}

/** Anchors at exactly these counts of events, which older builds also sealed within a commit. */
export function anchorsAt(
  events: readonly RecordedEvent[],
  counts: readonly number[],
): AnchorLines {
  const lines = new AnchorLines();
  let head = HEAD_START;
  let links = '';
  let count = 0;
  for (const [index, event] of events.entries()) {
    const link = linkOf(event);
    if (link === undefined) continue;
    head = foldHead(head, link);
    links += link.slice(0, LINK_MARK_LENGTH);
    count += 1;
    if (!counts.includes(index + 1)) continue;
    const anchor = { position: event.position, count, head, time: SOME_TIME, links };
    lines.text += `${writeAnchor(anchor, SECRET)}\n`;
    links = '';
  }
  return lines;
}

/** Anchors as older builds sealed them: at every hundredth event, and of the rest at the end. */
export function anchorsAtEveryHundredth(events: readonly RecordedEvent[]): AnchorLines {
  const hundreds = events.flatMap((_, index) => (index % 100 === 99 ? [index + 1] : []));
  return anchorsAt(events, [...hundreds, events.length]);
}

/** The anchors that a service would have written along a log. */
export async function anchorsAlong(log: EventLog): Promise<AnchorLines> {
  const lines = new AnchorLines();
  const keeper = keeperOf(lines);
  await scanLog(log, {}, (event) => {
    const { position } = event;
    keeper.advance({ from: undefined, commits: [readCommit([event])], to: position });
    return undefined;
  });
  await keeper.flush();
  return lines;
}
