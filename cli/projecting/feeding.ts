import { OWN_CATEGORIES } from '../../app/core/streams/stored-streams.ts';
import type { EventLog, Position } from '../../log/port.ts';
import { inTables } from '../../projections/projecting/in-tables.ts';
import { handOver, type MemoryView } from '../../projections/projecting/memory-view.ts';
import { Projector } from '../../projections/projecting/projector.ts';
import type { Sink } from '../../projections/projecting/sink.ts';
import type { Store } from '../../projections/store/port.ts';
import { STORED_VIEWS } from '../../projections/stored-views.ts';
import { Anchoring } from './anchoring.ts';
import type { FromProjector, LineLogger, ProjectorStatus } from './protocol.ts';

/** What can be told across threads of a view that is kept where requests are answered. */
export type HandedView = Pick<MemoryView, 'name' | 'categories' | 'types'> & {
  /** Where it stands already. */
  readonly from: Position | undefined;
};

export interface FeedingParts {
  readonly log: EventLog;
  readonly handed: readonly HandedView[];
  /** Where the stored views keep their rows; absent: another process makes them. */
  readonly store: Store | undefined;
  /** Absent: the log is not held against anchors here, or it was already and another process anchors it. */
  readonly anchors: { readonly file: string; readonly secret: string } | undefined;
  /** Asked before every append of anchors: false where another process appends them. */
  readonly mayAnchor: () => boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly logger: LineLogger;
  readonly tell: (message: FromProjector) => void;
  readonly onForeign: (stream: string, why: 'category' | 'form') => void;
  /** Told when views begin, catch up or fail, and when the log turns out not to be what was anchored. */
  readonly onChange: () => void;
}

const NAME_OF_ANCHORS = 'anchors';

/** All views that this process feeds at a time, from one reading of the log. */
export class Feeding {
  readonly #parts: FeedingParts;
  readonly #anchoring: Anchoring | undefined;
  readonly #projector: Projector;

  static async start(parts: FeedingParts): Promise<Feeding> {
    const { anchors, now, logger, onChange, mayAnchor } = parts;
    const given = { now, logger, onChange, mayAnchor };
    return new Feeding(parts, anchors && (await Anchoring.open({ ...anchors, ...given })));
  }

  private constructor(parts: FeedingParts, anchoring: Anchoring | undefined) {
    const { log, store, handed, tell } = parts;
    this.#parts = parts;
    this.#anchoring = anchoring;
    this.#projector = new Projector({
      log,
      sinks: handed.map((view) =>
        handOver(view, view.from, (events, to) =>
          tell({ kind: 'handed', view: view.name, events, to }),
        ),
      ),
      later: laterOf(store ? STORED_VIEWS.map((view) => inTables(store, view)) : [], anchoring),
      ownCategories: OWN_CATEGORIES,
      onForeign: parts.onForeign,
      onFault: (error, view) => this.#fault(error, view),
      onChange: parts.onChange,
    });
    const anchored = this.#viewOf(NAME_OF_ANCHORS);
    if (anchored) anchoring?.watch(anchored);
  }

  get status(): Pick<ProjectorStatus, 'views' | 'anchors'> {
    const anchors = this.#anchoring?.status;
    const views = this.#projector.views.map(({ name, state, reached }) => ({
      ...{ name, state, reached },
    }));
    return { views, ...(anchors === undefined ? {} : { anchors }) };
  }

  /** Waits until these views have passed the position; false when they take longer, or are not fed here. */
  async waitFor(position: Position, msMax: number, names: readonly string[]): Promise<boolean> {
    if (!names.every((name) => this.#viewOf(name))) return false;
    return this.#projector.waitFor(position, msMax, names);
  }

  /** Stores what was received and anchors the end of the log, as far as both may still be written. */
  async stop(): Promise<void> {
    this.#anchoring?.endFlushing();
    const anchored = this.#viewOf(NAME_OF_ANCHORS);
    const anchoring = this.#parts.mayAnchor() ? this.#anchoring : undefined;
    if (anchored) await anchoring?.reachEnd(this.#parts.log, anchored);
    await this.#projector.stop();
    await anchoring?.writeLast();
  }

  #viewOf(name: string) {
    return this.#projector.views.find((view) => view.name === name);
  }

  #fault(err: unknown, view: string | undefined): void {
    const { logger } = this.#parts;
    const isOver = view !== undefined && this.#viewOf(view)?.state === 'failed';
    if (view === undefined) logger.warn({ err }, 'the views wait for the log');
    else if (!isOver) logger.warn({ err, view }, 'a view cannot be written and is tried again');
    else if (view === NAME_OF_ANCHORS) this.#anchoring?.fail(err as Error);
    else logger.error({ err, view }, 'a view has failed and stands still');
  }
}

/** What is to be held against its anchors comes first, for nothing is written before; else the log is read once for all. */
function laterOf(stored: readonly Sink[], anchoring: Anchoring | undefined) {
  if (!anchoring) return [stored];
  const { keeper } = anchoring;
  return keeper.isAsAnchored ? [[keeper, ...stored]] : [[keeper], stored];
}
