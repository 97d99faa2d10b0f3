import type { Allowance, Coordination } from '../coordination/port.ts';
import type { ExtractionRequest } from '../domain/language/extraction-request.ts';
import type { ModelUse } from '../domain/session/turn/interpret/with-model/should-ask-model.ts';
import type { Breaker } from './breaker.ts';
import { coverageTask } from './coverage-format.ts';
import { withDeadline } from './deadline.ts';
import { extractionTask } from './extraction-task.ts';
import {
  type CallOptions,
  type CoverageBatch,
  type ExtractionResult,
  type Model,
  type ProposedEdge,
  ProviderUnavailable,
  type SemanticProvider,
  type WordingBatch,
  type WrittenWords,
} from './port.ts';
import { bytesOf, type Task } from './task.ts';
import { wordingTask } from './wording-format.ts';

/** All that one batch of a compilation may wait for a provider. */
const BATCH_MS_MAX = 30_000;
/** Turns of this process that may be waiting at a time; more are turned away. */
const TURNS_AT_ONCE_MAX = 256;

/** Whom a call was made for, and what for. */
export interface Purpose {
  readonly tenant: string;
  readonly about: 'turn' | 'publication';
}

export interface Guards {
  readonly breaker: Breaker;
  readonly coordination: Coordination;
  /** Tokens that one tenant may cost: in its turns, and in its compilations beside them. */
  readonly turnAllowances: readonly Allowance[];
  readonly compilationAllowances: readonly Allowance[];
  /** Told of every call that failed, and of what it was for, for the operator. */
  readonly onFailure: (failure: ProviderUnavailable, of: Purpose) => void;
  /** All that one turn may wait, whatever for. */
  readonly turnMsMax: number;
  readonly batchMsMax?: number;
  /** When turns are put to the provider; left out, always. */
  readonly useFor?: SemanticProvider['useFor'];
}

/**
 * A provider that can do no harm: bounded in time, in tokens a tenant and in turns at a time, and left alone by
 * turns while it fails. Whatever goes wrong becomes `ProviderUnavailable`.
 */
export class BoundedProvider implements SemanticProvider {
  readonly #provider: Model;
  readonly #guards: Guards;
  #turns = 0;

  constructor(provider: Model, guards: Guards) {
    this.#provider = provider;
    this.#guards = guards;
  }

  get turnMsMax(): number {
    return this.#guards.turnMsMax;
  }

  useFor(service: Parameters<SemanticProvider['useFor']>[0]): ModelUse {
    return this.#guards.useFor?.(service) ?? 'always';
  }

  async understand(
    request: ExtractionRequest,
    { tenant, signal, since = performance.now() }: CallOptions,
  ): Promise<ExtractionResult> {
    const { breaker, turnAllowances, turnMsMax } = this.#guards;
    if (breaker.isOpen) throw new ProviderUnavailable('breaker_open');
    if (this.#turns >= TURNS_AT_ONCE_MAX) throw new ProviderUnavailable('too_many');
    this.#turns += 1;
    try {
      const msLeft = turnMsMax - (performance.now() - since);
      const bounds = { ms: msLeft, signal, purpose: { tenant, about: 'turn' } } as const;
      return await this.#within(bounds, async (inTime) => {
        await this.#spend(`turns.${tenant}`, extractionTask(request), turnAllowances);
        // Others may have failed, or the probe been taken, while the allowance was asked for.
        if (breaker.isOpen) throw new ProviderUnavailable('breaker_open');
        return breaker.run(() => this.#provider.understand(request, { tenant, signal: inTime }));
      });
    } finally {
      this.#turns -= 1;
    }
  }

  async proposeCoverage(
    batch: CoverageBatch,
    options: CallOptions,
  ): Promise<readonly ProposedEdge[]> {
    const task = coverageTask(batch);
    return this.#inBatch(task, options, (inTime) => this.#provider.proposeCoverage(batch, inTime));
  }

  async writeWords(batch: WordingBatch, options: CallOptions): Promise<readonly WrittenWords[]> {
    const provider = this.#provider;
    if (!provider.writeWords) return [];
    return this.#inBatch(wordingTask(batch), options, (inTime) =>
      provider.writeWords!(batch, inTime),
    );
  }

  #inBatch<T>(
    task: Task,
    { tenant, signal }: CallOptions,
    work: (options: CallOptions) => Promise<T>,
  ): Promise<T> {
    const { compilationAllowances, batchMsMax = BATCH_MS_MAX } = this.#guards;
    const purpose = { tenant, about: 'publication' } as const;
    return this.#within({ ms: batchMsMax, signal, purpose }, async (inTime) => {
      await this.#spend(`compilations.${tenant}`, task, compilationAllowances);
      return work({ tenant, signal: inTime });
    });
  }

  async #spend(key: string, task: Task, allowances: readonly Allowance[]): Promise<void> {
    const waitMs = await this.#guards.coordination.take(key, tokensOf(task), allowances);
    if (waitMs > 0) throw new ProviderUnavailable('budget_spent');
  }

  async #within<T>(
    { ms, signal, purpose }: CallBounds,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    try {
      return await withDeadline(ms, signal, work);
    } catch (error) {
      const failure =
        error instanceof ProviderUnavailable
          ? error
          : new ProviderUnavailable('fault', { cause: error });
      this.#guards.onFailure(failure, purpose);
      throw failure;
    }
  }
}

interface CallBounds {
  readonly ms: number;
  readonly signal: AbortSignal | undefined;
  readonly purpose: Purpose;
}

/** An answer is hardly ever longer. */
const ANSWER_TOKENS = 300;

/**
 * Tokens that a task will cost at most, but for answers of a length nobody expects: instructions, data and schema at
 * three bytes of UTF-8 a token (English takes four, other scripts about three), and an answer.
 */
export function tokensOf(task: Task): number {
  return Math.ceil(bytesOf(task) / 3) + ANSWER_TOKENS;
}
