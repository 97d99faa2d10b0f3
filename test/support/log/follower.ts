import type { EventLog, Position } from '../../../log/port.ts';
import { Projector } from '../../../projections/projecting/projector.ts';
import type { Sink } from '../../../projections/projecting/sink.ts';
import type { FollowingView } from '../../../projections/projecting/view.ts';

/** One view by itself, with the reader of the log that feeds it. */
export class Follower implements FollowingView {
  readonly #projector: Projector;
  readonly #view: FollowingView;

  constructor({
    log,
    sink,
    onFault,
  }: {
    readonly log: EventLog;
    readonly sink: Sink;
    readonly onFault: (error: unknown) => void;
  }) {
    this.#projector = new Projector({ log, sinks: [sink], onFault });
    this.#view = this.#projector.views[0]!;
  }

  get name(): string {
    return this.#view.name;
  }

  get state(): FollowingView['state'] {
    return this.#view.state;
  }

  get reached(): Position | undefined {
    return this.#view.reached;
  }

  get caughtUp(): Promise<void> {
    return this.#view.caughtUp;
  }

  waitFor(position: Position, msMax: number): Promise<boolean> {
    return this.#projector.waitFor(position, msMax);
  }

  stop(): Promise<void> {
    return this.#projector.stop();
  }
}
