import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { JobWatch } from '../../app/configuration/job-watch.ts';
import type { ReadCounts } from '../../app/configuration/learn-from-sessions.ts';
import { type Compile, runCompilation } from '../../app/configuration/run-compilation.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import type { Owner } from '../../domain/owner.ts';
import type { OpenCompilations } from '../../projections/open-compilations.ts';
import { within } from '../../time/within.ts';
import { milliseconds } from '../logging/log-lines.ts';
import { Tick } from './tick.ts';

/** Every ten seconds: jobs whose worker was not heard of are taken over. */
const SWEEP = '*/10 * * * * *';

/** How long a stop waits for a compilation. */
const STOP_MS_MAX = 3_000;

interface WorkerParts {
  readonly logger: Logger;
  readonly compile: Compile;
  readonly readCounts: ReadCounts;
  /** Told of every compilation that ended here, with the seconds it took. */
  readonly onEnd?: (result: string, seconds: number) => void;
}

/** Works off the open compilations, one after the other; the log keeps workers from each other's jobs. */
export class CompilationWorker {
  readonly #dependencies: Dependencies;
  readonly #open: OpenCompilations;
  readonly #logger: Logger;
  readonly #compileDraft: Compile;
  readonly #readCounts: ReadCounts;
  readonly #onEnd: (result: string, seconds: number) => void;
  readonly #id = `worker-${randomUUID()}`;
  readonly #jobs = new JobWatch(() => performance.now());
  readonly #sweep: Tick;
  #running: Promise<void> | undefined;
  readonly #stopping = new AbortController();
  #isWoken = false;

  constructor(
    dependencies: Dependencies,
    open: OpenCompilations,
    { logger, compile, readCounts, onEnd = () => {} }: WorkerParts,
  ) {
    this.#onEnd = onEnd;
    this.#dependencies = dependencies;
    this.#open = open;
    this.#logger = logger;
    this.#compileDraft = compile;
    this.#readCounts = readCounts;
    this.#sweep = new Tick(SWEEP, () => this.wake());
  }

  /** Looks for work, now or as soon as the work at hand is done. */
  wake(): void {
    this.#isWoken = true;
    this.#running ??= this.#workOff().finally(() => {
      this.#running = undefined;
    });
  }

  /** Resolves when nothing is being worked on. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Waits a little for the work at hand; what does not end is left to its claim's lapse. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#sweep.stop();
    if (this.#running) await within(STOP_MS_MAX, this.#running, () => undefined);
  }

  async #workOff(): Promise<void> {
    while (this.#isWoken && !this.#stopping.signal.aborted) {
      this.#isWoken = false;
      for (const owner of this.#open.services) await this.#compile(owner);
    }
  }

  async #compile(owner: Owner): Promise<void> {
    const logFault = (error: unknown, compilation_id?: string) =>
      this.#logger.error({ err: error, ...owner, compilation_id }, 'compilation fault');
    const start = performance.now();
    try {
      const worked = await runCompilation(this.#dependencies, owner, {
        id: this.#id,
        compile: this.#compileDraft,
        readCounts: this.#readCounts,
        jobs: this.#jobs,
        logFault,
        logUnlearned: (error, compilation_id) =>
          this.#logger.warn(
            { err: error, ...owner, compilation_id },
            'published without what past sessions told',
          ),
        signal: this.#stopping.signal,
      });
      if (worked.result === 'nothing_to_do') return;
      const { result, compilationId: compilation_id } = worked;
      const duration_ms = milliseconds(performance.now() - start);
      this.#onEnd(result, duration_ms / 1_000);
      this.#logger.info({ ...owner, compilation_id, result, duration_ms }, 'compilation');
    } catch (error) {
      // The log went away: the next sweep looks again.
      logFault(error);
    }
  }
}
