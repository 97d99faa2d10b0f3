import cron from 'node-cron';

/** The clock is looked at so often while a time is waited for that is further away: it may have jumped. */
const PAUSE_MS_MAX = 60_000;
/** The first time is not looked up while a service starts: to look up the first one of a process takes 70 ms. */
const FIRST_LOOK_MS = 5_000;

/**
 * Does something at the times of a cron expression, never twice at once. Each time is looked up from the clock as it is
 * then and waited for on a clock that does not jump. node-cron's own timer stands still for as long as the clock was set
 * back, and goes through every time that was skipped when it was set ahead.
 */
export class Tick {
  readonly #expression: string;
  readonly #work: () => void | Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isStopped = false;

  /** @param work must not throw */
  constructor(expression: string, work: () => void | Promise<void>) {
    this.#expression = expression;
    this.#work = work;
    this.#timer = setTimeout(() => this.#arm(), FIRST_LOOK_MS);
  }

  /** Resolves when nothing is being done any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #arm(): void {
    if (this.#isStopped) return;
    const leftMs = Math.max(1, nextTime(this.#expression) - Date.now());
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

/** By expression: its next time for every clock from when it was looked up until it comes. To look one up costs 0.6 ms. */
const known = new Map<string, Known>();

interface Known {
  readonly task: ReturnType<typeof cron.createTask>;
  readonly from: number;
  readonly next: number;
}

function nextTime(expression: string): number {
  const now = Date.now();
  const last = known.get(expression);
  if (last && last.from <= now && now < last.next) return last.next;
  const task = last?.task ?? cron.createTask(expression, () => {}, { timezone: 'UTC' });
  const next = task.getNextRuns(1)[0]!.getTime();
  known.set(expression, { task, from: now, next });
  return next;
}
