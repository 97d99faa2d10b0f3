import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { LapsedClaims } from '../../app/configuration/lapsed-claims.ts';
import type { ReadCounts } from '../../app/configuration/learn-from-sessions.ts';
import { type Compile, runCompilation } from '../../app/configuration/run-compilation.ts';
import type { Dependencies } from '../../app/core/dependencies.ts';
import type { Owner } from '../../domain/owner.ts';
import type { OpenCompilations } from '../../projections/open-compilations.ts';
import { settlesWithin, within } from '../../time/within.ts';
import { milliseconds } from '../logging/log-lines.ts';
import { TenantTurns } from './tenant-turns.ts';
import { Tick } from './tick.ts';

/** Every ten seconds: jobs whose worker was not heard of are taken over. */
const SWEEP = '*/10 * * * * *';

/** Tenants whose compilations run side by side: most of their time goes by waiting for a model. */
const TENANTS_MAX = 8;

/** How long a stop waits for a draft that is being computed. */
const COMPUTING_MS_MAX = 2_000;
/** How long it waits in all until its compilations are left to others. */
const STOP_MS_MAX = 3_000;

interface WorkerParts {
  readonly logger: Logger;
  readonly compile: Compile;
  readonly readCounts: ReadCounts;
  /** Told of every compilation that ended here, with the seconds it took. */
  readonly onEnd?: (result: string, seconds: number) => void;
  /** Told of a publication that had a model to ask where the one before had none, or the other way round. */
  readonly onOtherModel?: () => void;
}

/** Works off the open compilations, of each tenant one after the other; the log keeps workers from each other's jobs. */
export class CompilationWorker {
  readonly #dependencies: Dependencies;
  readonly #open: OpenCompilations;
  readonly #logger: Logger;
  readonly #compileDraft: Compile;
  readonly #readCounts: ReadCounts;
  readonly #onEnd: (result: string, seconds: number) => void;
  readonly #onOtherModel: () => void;
  readonly #id = `worker-${randomUUID()}`;
  readonly #jobs = new LapsedClaims(() => performance.now());
  readonly #sweep: Tick;
  readonly #stopping = new AbortController();
  readonly #givingUp = new AbortController();
  readonly #turns = new TenantTurns(TENANTS_MAX, (owner) => this.#compile(owner));
  #computing: Promise<unknown> = Promise.resolve();

  constructor(
    dependencies: Dependencies,
    open: OpenCompilations,
    { logger, compile, readCounts, onEnd = () => {}, onOtherModel = () => {} }: WorkerParts,
  ) {
    this.#onEnd = onEnd;
    this.#onOtherModel = onOtherModel;
    this.#dependencies = dependencies;
    this.#open = open;
    this.#logger = logger;
    this.#compileDraft = compile;
    this.#readCounts = readCounts;
    this.#sweep = new Tick(SWEEP, () => this.wake());
  }

  /** Looks for work, now or as soon as the work at hand is done. */
  wake(): void {
    if (!this.#stopping.signal.aborted) this.#turns.add(this.#open.services);
  }

  /** Resolves when nothing is being worked on. */
  idle(): Promise<void> {
    return this.#turns.idle();
  }

  /** Waits a little for what is being computed; what does not end is left to another worker at once. */
  async stop(): Promise<void> {
    this.#turns.clear();
    this.#stopping.abort();
    await this.#sweep.stop();
    const idle = this.#turns.idle();
    if (await settlesWithin(COMPUTING_MS_MAX, idle)) return;
    this.#givingUp.abort();
    await within(STOP_MS_MAX - COMPUTING_MS_MAX, idle, () => undefined);
  }

  /** One draft at a time: that takes a processor, and what others wait for is bounded. */
  readonly #computeInTurn: Compile = (configuration, additions) => {
    const computed = this.#computing.then(() => {
      this.#givingUp.signal.throwIfAborted();
      return this.#compileDraft(configuration, additions);
    });
    this.#computing = computed.catch(() => {});
    return unlessAborted(this.#givingUp.signal, computed);
  };

  async #compile(owner: Owner): Promise<void> {
    const logFault = (error: unknown, compilation_id?: string) =>
      this.#logger.error({ err: error, ...owner, compilation_id }, 'compilation fault');
    const start = performance.now();
    try {
      const worked = await runCompilation(this.#dependencies, owner, {
        id: this.#id,
        compile: this.#computeInTurn,
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
      const { result, compilationId: compilation_id, isWithModel } = worked;
      const duration_ms = milliseconds(performance.now() - start);
      this.#onEnd(result, duration_ms / 1_000);
      this.#logger.info({ ...owner, compilation_id, result, duration_ms }, 'compilation');
      if (isWithModel !== undefined) this.#tellOtherModel(owner, { compilation_id, isWithModel });
    } catch (error) {
      // The log went away: the next sweep looks again.
      logFault(error);
    }
  }

  /** Instances whose settings differ make publications that read differently, by chance. */
  #tellOtherModel(owner: Owner, { compilation_id, isWithModel }: PublishedOtherwise): void {
    this.#onOtherModel();
    const told = { ...owner, compilation_id, with_model: isWithModel };
    this.#logger.warn(
      told,
      isWithModel
        ? 'published with a language model, and the version before without: is one configured on every instance?'
        : 'published without a language model, and the version before with one: is it configured on every instance?',
    );
  }
}

interface PublishedOtherwise {
  readonly compilation_id: string;
  readonly isWithModel: boolean;
}

async function unlessAborted<Value>(signal: AbortSignal, made: Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  let giveUp = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = () => reject(signal.reason);
  });
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([made, givenUp]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
