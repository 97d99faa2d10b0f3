import type { Anchor, AnchorLine } from '../../../domain/recording/anchor.ts';

/** Anchors looked back at for a place to go on from. */
const LOOK_BACK = 64;

/** Where anchoring goes on: the events behind one of `starts` are folded again, and must give `last`. */
export interface Resume {
  /** The newest first. Older builds sealed anchors within a commit too, where no reader can begin. */
  readonly starts: readonly Anchor[];
  readonly last: Anchor | undefined;
  /** Lines that are not signed with the secret. */
  readonly forged: number;
  /** Absent: it is no copy, or anchors say that all of it was copied. */
  readonly unfinished?: UnfinishedCopy;
}

/** The log was being sealed into this one, as the first line says, when that was ended: no anchor tells that all is there. */
type UnfinishedCopy = NonNullable<Anchor['sealed_from']>;

export const NOTHING_ANCHORED: Resume = { starts: [], last: undefined, forged: 0 };

/** Finds where to go on in an anchor file. What is not signed counts for nothing. */
export async function readResume(lines: AsyncIterable<AnchorLine>): Promise<Resume> {
  const recent: Anchor[] = [];
  let forged = 0;
  let unfinished: UnfinishedCopy | undefined;
  for await (const line of lines) {
    if (line.kind === 'forged') forged += 1;
    if (line.kind !== 'anchor') continue;
    recent.push(line.anchor);
    // Anchors are made once every event is copied; of a log without events there is none to make.
    unfinished = line.anchor.count === 0 ? line.anchor.sealed_from : undefined;
    if (recent.length > LOOK_BACK) recent.shift();
  }
  const last = recent.reduce<Anchor | undefined>(
    (most, anchor) => (anchor.count > (most?.count ?? 0) ? anchor : most),
    undefined,
  );
  const starts = recent
    .filter(({ count }) => count < (last?.count ?? 0))
    .toSorted((one, other) => other.count - one.count);
  return { starts, last, forged, ...(unfinished && unfinished.count > 0 ? { unfinished } : {}) };
}
