import type { Position } from '../../log/port.ts';

/** A view of the log, wherever it keeps what it has seen and whoever feeds it. */
export interface View {
  readonly name: string;
  /**
   * `elsewhere`: another process is to make it, and has not come as far as the log was when this one looked first. `unreachable`: it is
   * not made here, and its rows cannot be read.
   */
  readonly state: 'catching_up' | 'elsewhere' | 'unreachable' | 'live' | 'failed' | 'stopped';
  /** Everything up to here can be read from it. */
  readonly reached: Position | undefined;
  /** Waits until it has passed the position; false when that takes longer. */
  waitFor(position: Position, msMax: number): Promise<boolean>;
}

/** A view that is fed by this process. */
export interface FollowingView extends View {
  /** Resolves when it has seen what the log held when it began. */
  readonly caughtUp: Promise<void>;
}
