import { type EventLog, isServing, type LogHealth, type Position } from '../../log/port.ts';
import type { View } from '../../projections/projecting/view.ts';

/** A view further behind than this does not show what other instances wrote. */
const LAG_MS_MAX = 5_000;
/** Heads that are remembered; a view that is behind them all is behind the oldest one. */
const HEADS_MAX = 600;

export interface ReadinessParts {
  readonly log: EventLog;
  readonly views: readonly View[];
  /** Position of the newest append that this process was acknowledged. */
  readonly newestOwn: () => Position | undefined;
  /** Whether the keyring answered when it was last asked. */
  readonly isKeyringAnswering: () => boolean;
  /** Why the log is not, or not yet, vouched for, if so. */
  readonly anchoringProblem: () => string | undefined;
  /** Milliseconds that never go back. */
  readonly elapsedMs: () => number;
}

export interface ViewReadiness {
  readonly name: string;
  readonly state: View['state'];
  /** How long the log has held something that the view has not seen; measured at samples. */
  readonly lag_seconds: number;
}

export interface ReadinessReport {
  readonly is_ready: boolean;
  /** What stands in the way, in plain words. */
  readonly reasons: readonly string[];
  /** What is not as it should be and does not stand in the way of every request, in plain words. */
  readonly behind: readonly string[];
  readonly log: 'ok' | 'down';
  readonly views: readonly ViewReadiness[];
}

/**
 * Whether this process can be given requests, as it stands now. What views show, and how late, is no reason to turn requests
 * away, for they are answered from the streams.
 */
export class Readiness {
  readonly #parts: ReadinessParts;
  #heads: { readonly position: Position; readonly seenAt: number }[] = [];
  #own: Position | undefined;
  #isDraining = false;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** From now on no more requests are wanted. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Remembers where the log ends, to tell how far views lag behind it; to be called every second. */
  async sample(): Promise<void> {
    const position = await this.#end().catch(() => undefined);
    if (position !== undefined && position !== this.#heads.at(-1)?.position) {
      this.#heads.push({ position, seenAt: this.#parts.elapsedMs() });
    }
    const slowest = this.#slowest();
    this.#heads = this.#heads.filter((head) => slowest === undefined || head.position > slowest);
    if (this.#heads.length > HEADS_MAX) this.#heads.splice(1, 1);
  }

  /** The views as they stand. */
  views(): readonly ViewReadiness[] {
    return this.#parts.views.map(({ name, state, reached }) => ({
      name,
      state,
      lag_seconds: this.#lagMs(reached) / 1_000,
    }));
  }

  async check(): Promise<ReadinessReport> {
    const health = await this.#parts.log.health();
    const log = isServing(health) ? 'ok' : 'down';
    const views = this.views();
    const problem = this.#parts.anchoringProblem();
    const reasons = [
      ...(this.#isDraining ? ['the process is stopping'] : []),
      ...(isServing(health) ? [] : [AGAINST_LOG[health]]),
      ...(problem === undefined ? [] : [problem]),
    ];
    const behind = [
      ...(this.#parts.isKeyringAnswering() ? [] : [WITHOUT_KEYRING]),
      ...views.flatMap(lateness),
    ];
    return { is_ready: reasons.length === 0, reasons, behind, log, views };
  }

  /** What this process has just written is near enough: a server under load is not asked for the end of what it is writing. */
  async #end(): Promise<Position | undefined> {
    const { log, newestOwn } = this.#parts;
    const before = this.#own;
    this.#own = newestOwn();
    return this.#own === before ? log.head() : this.#own;
  }

  #lagMs(reached: Position | undefined): number {
    const missed = this.#heads.find(({ position }) => reached === undefined || position > reached);
    return missed ? this.#parts.elapsedMs() - missed.seenAt : 0;
  }

  /** Position that every view has reached; undefined while one has seen nothing. */
  #slowest(): Position | undefined {
    const reached = this.#parts.views.map((view) => view.reached);
    if (reached.length === 0 || reached.some((position) => position === undefined))
      return undefined;
    return (reached as Position[]).toSorted()[0];
  }
}

const AGAINST_LOG: Readonly<Record<Exclude<LogHealth, 'ok' | 'silent'>, string>> = {
  down: 'the event log does not answer or cannot be written',
  displaced:
    'the files of the event log were removed or replaced under the service, and nothing is written: put them back, or stop the service',
};

const WITHOUT_KEYRING =
  'the keyring did not answer, or took nothing, when it was last asked: only sessions whose keys are in memory go on';

function lateness({ name, state, lag_seconds }: ViewReadiness): readonly string[] {
  if (state === 'failed') return [`the view ${name} has failed and stands still`];
  if (state === 'elsewhere') return [`the view ${name} is made elsewhere, and is not whole yet`];
  if (state === 'unreachable')
    return [`the view ${name} cannot be read: its database does not answer, or refuses`];
  if (state !== 'live') return [`the view ${name} is ${state.replace('_', ' ')}`];
  const isBehind = lag_seconds * 1_000 > LAG_MS_MAX;
  return isBehind ? [`the view ${name} is ${Math.round(lag_seconds)} s behind the log`] : [];
}
