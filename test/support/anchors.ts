import { AnchorKeeper, NOTHING_ANCHORED, type Resume } from '../../app/audit/anchor-keeper.ts';
import { type AnchorLine, readAnchor } from '../../domain/recording/anchor.ts';
import type { RecordedEvent } from '../../log/port.ts';
import { SOME_TIME } from './given.ts';

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
  for (const event of events) {
    const { position } = event;
    const closing = JSON.parse(event.metadata);
    keeper.advance({
      from: undefined,
      commits: [{ events: [event], closing, position }],
      to: position,
    });
  }
}
