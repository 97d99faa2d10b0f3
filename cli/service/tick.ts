import cron from 'node-cron';

/** The clock is looked at so often while a time is waited for that is further away: it may have jumped. */
const PAUSE_MS_MAX = 60_000;

/**
 * Does something at the times of a cron expression, never twice at once. Each time is looked up from the clock as it is
 * then and waited for on a clock that does not jump. node-cron's own timer stands still for as long as the clock was set
 * back, and goes through every time that was skipped when it was set ahead.
 */
export class Tick {
  readonly #task: ReturnType<typeof cron.createTask>;
  readonly #work: () => void | Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isStopped = false;

  /** @param work must not throw */
  constructor(expression: string, work: () => void | Promise<void>) {
    this.#task = cron.createTask(expression, () => {}, { timezone: 'UTC' });
    this.#work = work;
    this.#arm();
  }

  /** Resolves when nothing is being done any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#task.destroy();
    await this.#running;
  }

  #arm(): void {
    if (this.#isStopped) return;
    const [next] = this.#task.getNextRuns(1);
    const leftMs = Math.max(1, next!.getTime() - Date.now());
    this.#timer =
      leftMs > PAUSE_MS_MAX
        ? setTimeout(() => this.#arm(), PAUSE_MS_MAX)
        : setTimeout(() => this.#tick(), leftMs);
  }

  #tick(): void {
    this.#running = (async () => this.#work())().finally(() => {
      this.#running = undefined;
      this.#arm();
    });
  }
}
