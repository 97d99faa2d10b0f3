import { OWN_CATEGORIES } from '../../app/core/stored-streams.ts';
import type { EventLog, Position } from '../../log/port.ts';
import { KeyUses } from '../../projections/key-uses.ts';
import { handOver, type MemoryView } from '../../projections/projecting/memory-view.ts';
import { inTables } from '../../projections/projecting/projection.ts';
import { Projector } from '../../projections/projecting/projector.ts';
import type { Sink } from '../../projections/projecting/sink.ts';
import type { Store } from '../../projections/store/port.ts';
import { STORED_VIEWS } from '../../projections/stored-views.ts';
import { Anchoring } from './anchoring.ts';
import { type FromProjector, lineLogger, type Standing, type ToProjector } from './protocol.ts';

/** How often it is told how far the views are. */
const TELL_MS = 100;

/** What can be told across threads of a view that is kept where requests are answered. */
export type HandedView = Pick<MemoryView, 'name' | 'categories' | 'types'> & {
  /** Where it stands already. */
  readonly from: Position | undefined;
};

export interface ProjectorParts {
  readonly log: EventLog;
  /** Where the stored views keep their rows; absent: they are not made here. */
  readonly store?: Store | undefined;
  readonly handed: readonly HandedView[];
  /** Absent: nothing is anchored. */
  readonly anchors?: { readonly file: string; readonly secret: string } | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Feeds all views, on whatever thread it is called. Answers what takes messages. */
export function runProjector(
  parts: ProjectorParts,
  tell: (message: FromProjector) => void,
): (message: ToProjector) => void {
  tell({ kind: 'started' });
  const running = RunningProjector.start(parts, tell);
  return (message) => void running.then((projector) => projector.hear(message));
}

const NAME_OF_ANCHORS = 'anchors';

class RunningProjector {
  readonly #parts: ProjectorParts;
  readonly #tell: (message: FromProjector) => void;
  readonly #logger;
  readonly #anchoring: Anchoring | undefined;
  readonly #projector: Projector;
  readonly #uses: KeyUses | undefined;
  readonly #foreign = { category: 0, form: 0 };
  readonly #telling: NodeJS.Timeout;
  #told = '';

  static async start(parts: ProjectorParts, tell: (message: FromProjector) => void) {
    const { anchors, now } = parts;
    let onChange = () => {};
    const given = { now, logger: lineLogger(tell), onChange: () => onChange() };
    const anchoring = anchors && (await Anchoring.open({ ...anchors, ...given }));
    const projector = new RunningProjector(parts, tell, anchoring);
    onChange = () => projector.#tellStanding();
    return projector;
  }

  private constructor(
    parts: ProjectorParts,
    tell: (message: FromProjector) => void,
    anchoring: Anchoring | undefined,
  ) {
    const { log, store, handed } = parts;
    this.#parts = parts;
    this.#tell = tell;
    this.#logger = lineLogger(tell);
    this.#anchoring = anchoring;
    this.#uses = store && new KeyUses(store);
    this.#projector = new Projector({
      log,
      sinks: [
        ...handed.map((view) =>
          handOver(view, view.from, (events, to) =>
            tell({ kind: 'handed', view: view.name, events, to }),
          ),
        ),
      ],
      later: laterOf(store ? STORED_VIEWS.map((view) => inTables(store, view)) : [], anchoring),
      ownCategories: OWN_CATEGORIES,
      onForeign: (stream, why) => this.#foreignEvent(stream, why),
      onFault: (error, view) => this.#fault(error, view),
      onChange: () => this.#tellStanding(),
    });
    const anchored = this.#viewOf(NAME_OF_ANCHORS);
    if (anchored) anchoring?.watch(anchored);
    this.#telling = setInterval(() => this.#tellStanding(), TELL_MS);
    this.#telling.unref();
  }

  async hear(message: ToProjector): Promise<void> {
    if (message.kind === 'keyUse') this.#uses?.note(message.keyId, message.minute);
    else if (message.kind === 'stop') await this.#stop();
    else {
      const { id, views, position, msMax } = message;
      const passed = await this.#projector.waitFor(position, msMax, views);
      this.#tellStanding();
      this.#tell({ kind: 'waited', id, passed });
    }
  }

  #viewOf(name: string) {
    return this.#projector.views.find((view) => view.name === name);
  }

  #tellStanding(): void {
    const views = this.#projector.views.map(({ name, state, reached }) => ({
      name,
      state,
      reached,
    }));
    const anchors = this.#anchoring?.standing;
    const standing: Standing = {
      views,
      ...(anchors === undefined ? {} : { anchors }),
      foreign: this.#foreign,
    };
    const text = JSON.stringify(standing);
    if (text === this.#told) return;
    this.#told = text;
    this.#tell({ kind: 'standing', standing: JSON.parse(text) });
  }

  #foreignEvent(stream: string, why: 'category' | 'form'): void {
    this.#foreign[why] += 1;
    if (why !== 'form') return;
    const logger = this.#logger;
    logger.error({ stream }, 'a stream with a name of ours has events of another form');
  }

  #fault(err: unknown, view: string | undefined): void {
    const logger = this.#logger;
    const isOver = view !== undefined && this.#viewOf(view)?.state === 'failed';
    if (view === undefined) logger.warn({ err }, 'the views wait for the log');
    else if (!isOver) logger.warn({ err, view }, 'a view cannot be written and is tried again');
    else if (view === NAME_OF_ANCHORS) this.#anchoring?.fail(err as Error);
    else logger.error({ err, view }, 'a view has failed and stands still');
  }

  async #stop(): Promise<void> {
    clearInterval(this.#telling);
    const anchored = this.#viewOf(NAME_OF_ANCHORS);
    if (anchored) await this.#anchoring?.reachEnd(this.#parts.log, anchored);
    await this.#projector.stop();
    this.#uses?.flush();
    await this.#anchoring?.writeLast();
    this.#tellStanding();
    this.#tell({ kind: 'stopped' });
  }
}

/** What is to be held against its anchors comes first, for nothing is written before; else the log is read once for all. */
function laterOf(stored: readonly Sink[], anchoring: Anchoring | undefined) {
  if (!anchoring) return [stored];
  const { keeper } = anchoring;
  return keeper.isAsAnchored ? [[keeper, ...stored]] : [[keeper], stored];
}
