import type { EventLog, Position } from '../../log/port.ts';
import { StoredKeyUses } from '../../projections/keys/stored-key-uses.ts';
import type { Store } from '../../projections/store/port.ts';
import { Feeding, type FeedingParts, type HandedView } from './feeding.ts';
import {
  type FromProjector,
  lineLogger,
  type ProjectorStatus,
  type ToProjector,
} from './protocol.ts';

/** How often it is told how far the views are. */
const TELL_MS = 100;
/** How often the lead is taken or kept. */
const LEAD_MS = 1_000;

export interface ProjectorParts {
  readonly log: EventLog;
  /** Where the stored views keep their rows; absent: they are not made here. */
  readonly store?: Store | undefined;
  readonly handed: readonly HandedView[];
  /** Absent: nothing is anchored. */
  readonly anchors?: FeedingParts['anchors'];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Feeds all views, on whatever thread it is called. Answers what takes messages. */
export function runProjector(
  parts: ProjectorParts,
  tell: (message: FromProjector) => void,
): (message: ToProjector) => void {
  tell({ kind: 'started' });
  const projector = new RunningProjector(parts, tell);
  return (message) => void projector.hear(message);
}

/**
 * Feeds the views in memory always, and the stored ones and the anchors while it has the lead: of several processes on
 * the same rows, one makes them at a time.
 */
class RunningProjector {
  readonly #parts: ProjectorParts;
  readonly #tell: (message: FromProjector) => void;
  readonly #logger;
  readonly #uses: StoredKeyUses | undefined;
  readonly #foreign = { category: 0, form: 0 };
  /** Where views in memory stand. */
  readonly #handed = new Map<string, Position>();
  readonly #telling: NodeJS.Timeout;
  readonly #leading: NodeJS.Timeout;
  #isLeading: boolean;
  #hasFault = false;
  /** Whether this process has found everything in the log that was anchored. */
  #isHeld = false;
  #feeding: Promise<Feeding>;
  #told = '';

  constructor(parts: ProjectorParts, tell: (message: FromProjector) => void) {
    this.#parts = parts;
    this.#tell = tell;
    this.#logger = lineLogger(tell);
    this.#uses = parts.store && new StoredKeyUses(parts.store);
    this.#isLeading = this.#lead();
    this.#feeding = this.#feed();
    this.#telling = setInterval(() => void this.#tellStatus(), TELL_MS).unref();
    this.#leading = setInterval(() => this.#takeOrKeepLead(), LEAD_MS).unref();
  }

  async hear(message: ToProjector): Promise<void> {
    if (message.kind === 'keyUse') this.#uses?.note(message.keyId, message.minute);
    else if (message.kind === 'stop') await this.#stop();
    else {
      const { id, views, position, msMax } = message;
      const passed = await (await this.#feeding).waitFor(position, msMax, views);
      await this.#tellStatus();
      this.#tell({ kind: 'waited', id, passed });
    }
  }

  #feed(): Promise<Feeding> {
    const { log, store, handed, anchors, now } = this.#parts;
    const isLeading = this.#isLeading;
    return Feeding.start({
      ...{ log, now, logger: this.#logger },
      store: isLeading ? store : undefined,
      anchors: isLeading || !this.#isHeld ? anchors : undefined,
      mayAnchor: () => isLeading && this.#lead(),
      handed: handed.map((view) => ({ ...view, from: this.#handed.get(view.name) ?? view.from })),
      tell: (message) => {
        if (message.kind === 'handed') this.#handed.set(message.view, message.to);
        this.#tell(message);
      },
      onForeign: (stream, why) => this.#foreignEvent(stream, why),
      onChange: () => void this.#tellStatus(),
    });
  }

  /** Where rows are not made here, nobody is led by this process, and it anchors what it was told to. */
  #lead(): boolean {
    const { store } = this.#parts;
    if (!store) return true;
    try {
      const isLeading = store.lead();
      this.#hasFault = false;
      return isLeading;
    } catch (err) {
      const logger = this.#logger;
      if (!this.#hasFault) logger.warn({ err }, 'the views wait for their database');
      this.#hasFault = true;
      return false;
    }
  }

  #takeOrKeepLead(): void {
    const isLeading = this.#lead();
    if (isLeading === this.#isLeading) return;
    this.#isLeading = isLeading;
    const logger = this.#logger;
    if (isLeading) logger.warn({}, 'this process makes the views from now on');
    else logger.warn({}, 'this process makes the views no more');
    this.#feedAnew();
  }

  #feedAnew(): void {
    this.#feeding = this.#feeding.then(async (before) => {
      await before.stop();
      return this.#feed();
    });
  }

  /** Who stands by has nothing more to read for its anchors. */
  #noteAnchors(anchors: ProjectorStatus['anchors']): void {
    if (this.#isHeld || !anchors?.isAsAnchored || anchors.isFoundAltered) return;
    this.#isHeld = true;
    if (!this.#isLeading) this.#feedAnew();
  }

  async #tellStatus(): Promise<void> {
    const { views, anchors } = (await this.#feeding).status;
    const status: ProjectorStatus = {
      ...{ views, isLeading: this.#isLeading, foreign: this.#foreign },
      ...(anchors === undefined ? {} : { anchors }),
    };
    const text = JSON.stringify(status);
    if (text === this.#told) return;
    this.#told = text;
    this.#tell({ kind: 'status', status: JSON.parse(text) });
    this.#noteAnchors(anchors);
  }

  #foreignEvent(stream: string, why: 'category' | 'form'): void {
    this.#foreign[why] += 1;
    if (why !== 'form') return;
    const logger = this.#logger;
    logger.error({ stream }, 'a stream with a name of ours has events of another form');
  }

  async #stop(): Promise<void> {
    clearInterval(this.#telling);
    clearInterval(this.#leading);
    await (await this.#feeding).stop();
    this.#uses?.flush();
    await this.#tellStatus();
    this.#tell({ kind: 'stopped' });
  }
}
