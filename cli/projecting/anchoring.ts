import { ANCHOR_MS_MAX, AnchorKeeper } from '../../app/evidence/anchors/anchor-keeper.ts';
import { LogNotAsAnchored } from '../../app/evidence/anchors/log-not-as-anchored.ts';
import { readResume } from '../../app/evidence/anchors/resume.ts';
import type { EventLog } from '../../log/port.ts';
import type { FollowingView } from '../../projections/projecting/view.ts';
import { appendAnchors, readAnchors } from '../anchor-file.ts';
import type { AnchorStatus, LineLogger } from './protocol.ts';

/** How long the end of the log is waited for when the process stops. */
const LAST_MS_MAX = 2_000;

export interface AnchoringParts {
  readonly file: string;
  readonly secret: string;
  readonly now: () => number;
  readonly logger: LineLogger;
  /** Asked before every append: false where another process anchors this log. */
  readonly mayAnchor: () => boolean;
  /** Told when the log turns out not to be what was anchored. */
  readonly onChange: () => void;
}

/** Writes anchors of the log, from where the anchor file ends. */
export class Anchoring {
  readonly keeper: AnchorKeeper;
  readonly #logger: LineLogger;
  readonly #file: string;
  /** Whether there was no anchor when this process began. */
  readonly #isFirst: boolean;
  readonly #onChange: () => void;
  #problem: string | undefined;
  #isFoundAltered = false;
  readonly #timer: NodeJS.Timeout;

  private constructor(
    keeper: AnchorKeeper,
    isFirst: boolean,
    { logger, file, onChange }: AnchoringParts,
  ) {
    this.keeper = keeper;
    this.#file = file;
    this.#isFirst = isFirst;
    this.#onChange = onChange;
    this.#logger = logger;
    this.#timer = setInterval(() => void keeper.flush(), ANCHOR_MS_MAX);
    this.#timer.unref();
  }

  static async open(parts: AnchoringParts): Promise<Anchoring> {
    const { file, secret, now, logger, mayAnchor } = parts;
    const resume = await readResume(readAnchors(file, secret));
    if (resume.forged > 0) {
      const { forged: lines } = resume;
      logger.error({ file, lines }, 'anchors are not signed with QSS_SECRET and count for nothing');
    }
    const keeper = new AnchorKeeper({
      resume,
      secret,
      now,
      append: async (lines) => {
        if (mayAnchor()) await appendAnchors(file, lines);
      },
      onFault: (error) => logger.error({ err: error, file }, 'anchors cannot be written'),
    });
    return new Anchoring(keeper, resume.last === undefined, parts);
  }

  /** @param view feeds the keeper */
  watch(view: FollowingView): void {
    const reached = view.caughtUp.then(
      () => this.#reachedEnd(),
      // It was told as a fault, or only stopped.
      () => {},
    );
    reached.catch((error) => this.fail(error));
  }

  #reachedEnd(): void {
    this.keeper.assertReached();
    if (this.keeper.unanchored === 0) return;
    if (this.#isFirst) {
      const logger = this.#logger;
      logger.warn({ file: this.#file }, 'no anchor vouches for what the log holds already');
    }
    // What is old already, such as a restored log, would look until the next time as if anchoring stood still.
    void this.keeper.flush();
  }

  /** The keeper goes on no more. */
  fail(error: Error): void {
    if (this.#problem !== undefined) return;
    this.#problem = error.message;
    this.#isFoundAltered = error instanceof LogNotAsAnchored;
    const logger = this.#logger;
    logger.error(
      { err: error },
      this.#isFoundAltered
        ? 'the log is not what was anchored'
        : 'anchoring has failed and stands still',
    );
    this.#onChange();
  }

  get status(): AnchorStatus {
    const { last, unanchored, isFailing, isAsAnchored } = this.keeper;
    return {
      ...(last === undefined ? {} : { last: { count: last.count, time: last.time } }),
      unanchored,
      isFailing,
      isAsAnchored,
      isFoundAltered: this.#isFoundAltered,
      ...(this.#problem === undefined ? {} : { problem: this.#problem }),
    };
  }

  /** Anchors nothing more by itself. */
  endFlushing(): void {
    clearInterval(this.#timer);
  }

  /** Waits for the end of the log, so that the last anchor is one of everything that it holds. */
  async reachEnd(log: EventLog, view: FollowingView): Promise<void> {
    const head = await log.head().catch(() => undefined);
    if (head !== undefined) await view.waitFor(head, LAST_MS_MAX);
  }

  async writeLast(): Promise<void> {
    if (this.#problem === undefined) await this.keeper.flush();
  }
}
