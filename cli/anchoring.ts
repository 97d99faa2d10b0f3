import type { Logger } from 'pino';
import { AnchorKeeper, LogNotAsAnchored, readResume } from '../app/audit/anchor-keeper.ts';
import { type EventLog, LogUnavailable, WritesRefused } from '../log/port.ts';
import { Follower } from '../projections/run.ts';
import type { FollowingView } from '../projections/views.ts';
import { appendAnchors, readAnchors } from './anchor-file.ts';

/** An anchor is written this often while there is something new to vouch for. */
const FLUSH_MS = 10_000;
/** How long the end of the log is waited for when the process stops. */
const LAST_MS_MAX = 2_000;

export interface Anchoring {
  readonly keeper: AnchorKeeper;
  readonly view: FollowingView;
  /** Why the log is not vouched for any more. */
  readonly problem: () => string | undefined;
  /** Why the log must take no writes now: it is not, or not yet known to be, what was anchored. */
  readonly refusal: () => LogUnavailable | undefined;
  /** Resolves when the end of the log was reached, or will not be. */
  readonly settled: Promise<void>;
  /** Writes a last anchor, of everything that the log holds. */
  readonly stop: () => Promise<void>;
}

export interface AnchoringParts {
  readonly log: EventLog;
  readonly file: string;
  readonly secret: string;
  readonly now: () => number;
  readonly logger: Logger;
}

/** Follows the log and writes anchors of it, from where the anchor file ends. */
export async function startAnchoring(parts: AnchoringParts): Promise<Anchoring> {
  const { log, file, secret, now, logger } = parts;
  const resume = await readResume(readAnchors(file, secret));
  if (resume.forged > 0) {
    const { forged: lines } = resume;
    logger.error({ file, lines }, 'anchors are not signed with QSS_SECRET and count for nothing');
  }
  const keeper = new AnchorKeeper({
    resume,
    secret,
    now,
    append: (lines) => appendAnchors(file, lines),
    onFault: (error) => logger.error({ err: error, file }, 'anchors cannot be written'),
  });
  let problem: string | undefined;
  let isOther = false;
  const fail = (error: Error) => {
    problem = error.message;
    isOther = error instanceof LogNotAsAnchored;
    logger.error(
      { err: error },
      isOther ? 'the log is not what was anchored' : 'anchoring has failed and stands still',
    );
  };
  const view = new Follower({
    log,
    sink: keeper,
    onFault: (error) => {
      if (view.state === 'failed') fail(error as Error);
      else logger.warn({ err: error }, 'anchoring waits for the log');
    },
  });
  const settled = view.caughtUp
    .then(() => {
      keeper.assertReached();
      if (resume.last === undefined && keeper.unanchored > 0) {
        logger.warn({ file }, 'no anchor vouches for what the log holds already');
      }
    })
    .catch((error: Error) => {
      if (problem === undefined) fail(error);
    });
  const timer = setInterval(() => void keeper.flush(), FLUSH_MS);
  timer.unref();
  return {
    keeper,
    view,
    problem: () => problem,
    refusal: () => {
      if (isOther) return new WritesRefused(problem);
      if (keeper.isAsAnchored) return undefined;
      return new LogUnavailable(problem ?? 'the log is still being held against its anchors');
    },
    settled,
    stop: async () => {
      clearInterval(timer);
      const head = await log.head().catch(() => undefined);
      if (head !== undefined) await view.waitFor(head, LAST_MS_MAX);
      await view.stop();
      if (problem === undefined) await keeper.flush();
    },
  };
}
