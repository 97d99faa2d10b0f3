import type { Allowance, Coordination } from '../coordination/port.ts';
import type { ExtractionRequest, ModelAnswer } from '../domain/language/extraction-request.ts';
import type { Breaker } from './breaker.ts';
import { withDeadline } from './deadline.ts';
import {
  type Asking,
  type CoverageBatch,
  type ProposedEdge,
  ProviderUnavailable,
  type SemanticProvider,
  type Vector,
} from './port.ts';

/** All that one turn, and one batch of a compilation, may wait for a provider. */
const TURN_MS_MAX = 1_200;
const BATCH_MS_MAX = 30_000;
/** Turns of this process that may be waiting at a time; more are turned away. */
const TURNS_AT_ONCE_MAX = 64;

export interface Guards {
  readonly breaker: Breaker;
  readonly coordination: Coordination;
  /** Tokens that one tenant may cost: in its turns, and in its compilations beside them. */
  readonly turnAllowances: readonly Allowance[];
  readonly compilationAllowances: readonly Allowance[];
  /** Told of every call that failed, for the operator. */
  readonly onFailure: (failure: ProviderUnavailable) => void;
  readonly batchMsMax?: number;
}

/**
 * A provider that can do no harm: bounded in time, in tokens a tenant and in turns at a time, and left alone by
 * turns while it fails. Whatever goes wrong becomes `ProviderUnavailable`.
 */
export class GuardedProvider implements SemanticProvider {
  readonly #provider: SemanticProvider;
  readonly #guards: Guards;
  #turns = 0;

  constructor(provider: SemanticProvider, guards: Guards) {
    this.#provider = provider;
    this.#guards = guards;
  }

  async understand(request: ExtractionRequest, { tenant, signal }: Asking): Promise<ModelAnswer> {
    const { breaker, turnAllowances } = this.#guards;
    if (breaker.isOpen) throw new ProviderUnavailable('breaker_open');
    if (this.#turns >= TURNS_AT_ONCE_MAX) throw new ProviderUnavailable('too_many');
    this.#turns += 1;
    try {
      return await this.#within(TURN_MS_MAX, signal, async (inTime) => {
        await this.#spend(`turns.${tenant}`, request, turnAllowances);
        // Others may have failed, or the probe been taken, while the allowance was asked for.
        if (breaker.isOpen) throw new ProviderUnavailable('breaker_open');
        return breaker.run(() => this.#provider.understand(request, { tenant, signal: inTime }));
      });
    } finally {
      this.#turns -= 1;
    }
  }

  async proposeCoverage(batch: CoverageBatch, asking: Asking): Promise<readonly ProposedEdge[]> {
    return this.#inBatch(batch, asking, (inTime) => this.#provider.proposeCoverage(batch, inTime));
  }

  async embed(texts: readonly string[], asking: Asking): Promise<readonly Vector[] | undefined> {
    return this.#inBatch(texts, asking, (inTime) => this.#provider.embed(texts, inTime));
  }

  #inBatch<T>(
    data: object,
    { tenant, signal }: Asking,
    work: (asking: Asking) => Promise<T>,
  ): Promise<T> {
    const { compilationAllowances, batchMsMax = BATCH_MS_MAX } = this.#guards;
    return this.#within(batchMsMax, signal, async (inTime) => {
      await this.#spend(`compilations.${tenant}`, data, compilationAllowances);
      return work({ tenant, signal: inTime });
    });
  }

  async #spend(key: string, data: object, allowances: readonly Allowance[]): Promise<void> {
    const waitMs = await this.#guards.coordination.take(key, tokensOf(data), allowances);
    if (waitMs > 0) throw new ProviderUnavailable('budget_spent');
  }

  async #within<T>(
    ms: number,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    try {
      return await withDeadline(ms, signal, work);
    } catch (error) {
      const failure =
        error instanceof ProviderUnavailable
          ? error
          : new ProviderUnavailable('fault', { cause: error });
      this.#guards.onFailure(failure);
      throw failure;
    }
  }
}

/** The fixed words of a prompt, and the longest answer. */
const FIXED_TOKENS = 1_000;

/**
 * Tokens that a request about this data will cost at most: the data and a schema made of it, at three bytes of
 * UTF-8 a token (English takes four, other scripts about three), and what is fixed.
 */
export function tokensOf(data: object): number {
  return Math.ceil((2 * Buffer.byteLength(JSON.stringify(data))) / 3) + FIXED_TOKENS;
}
