import type { Position } from '../../log/port.ts';
import type { FollowingView } from '../../projections/projecting/view.ts';

/** A view that is fed elsewhere, as it was told last. */
export class RemoteView implements FollowingView {
  readonly name: string;
  readonly #wait: FollowingView['waitFor'];
  #state: FollowingView['state'] = 'catching_up';
  #reached: Position | undefined;
  #onCaughtUp: () => void = () => {};
  #onFailure: (error: Error) => void = () => {};

  readonly caughtUp = new Promise<void>((resolve, reject) => {
    this.#onCaughtUp = resolve;
    this.#onFailure = reject;
  });

  constructor(name: string, wait: FollowingView['waitFor']) {
    this.name = name;
    this.#wait = wait;
    // Nobody has to be waiting when it fails: the state says it too.
    this.caughtUp.catch(() => {});
  }

  get state(): FollowingView['state'] {
    return this.#state;
  }

  get reached(): Position | undefined {
    return this.#reached;
  }

  /** What has failed here stays so, whatever is told. */
  update({ state, reached }: Pick<FollowingView, 'state' | 'reached'>): void {
    if (this.#state === 'failed') return;
    this.#state = state;
    this.#reached = reached;
    if (state === 'live') this.#onCaughtUp();
    if (state === 'failed') this.#onFailure(new Error(`the view ${this.name} has failed`));
  }

  async waitFor(position: Position, msMax: number): Promise<boolean> {
    if (this.#state === 'failed') return false;
    const passed = await this.#wait(position, msMax);
    return passed && this.state !== 'failed';
  }
}
