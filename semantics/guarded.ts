import type { Allowance, Coordination } from '../coordination/port.ts';
import type { Inquiry, Testimony } from '../domain/understanding/inquiry.ts';
import type { Breaker } from './breaker.ts';
import { withDeadline } from './deadline.ts';
import { type Asking, ProviderUnavailable, type SemanticProvider } from './port.ts';

/** All that one turn may wait for a provider. */
const TURN_MS_MAX = 1_200;
/** Calls of this process at a time; more are turned away. */
const AT_ONCE_MAX = 64;

export interface Guards {
  readonly breaker: Breaker;
  readonly coordination: Coordination;
  /** Tokens that the turns of one tenant may cost. */
  readonly allowances: readonly Allowance[];
  /** Told of every call that failed, for the operator. */
  readonly onFailure: (failure: ProviderUnavailable) => void;
}

/**
 * A provider that can do no harm: bounded in time, in tokens a tenant and in calls at a time, and left alone
 * while it fails. Whatever goes wrong becomes `ProviderUnavailable`.
 */
export class GuardedProvider implements SemanticProvider {
  readonly #provider: SemanticProvider;
  readonly #guards: Guards;
  #running = 0;

  constructor(provider: SemanticProvider, guards: Guards) {
    this.#provider = provider;
    this.#guards = guards;
  }

  async understand(inquiry: Inquiry, { tenant, signal }: Asking): Promise<Testimony> {
    const { breaker, coordination, allowances, onFailure } = this.#guards;
    if (breaker.isOpen) throw new ProviderUnavailable('breaker_open');
    if (this.#running >= AT_ONCE_MAX) throw new ProviderUnavailable('too_many');
    this.#running += 1;
    try {
      return await withDeadline(TURN_MS_MAX, signal, async (inTime) => {
        const tokens = tokensOf(inquiry);
        if (!(await coordination.take(`turns.${tenant}`, tokens, allowances))) {
          throw new ProviderUnavailable('budget_spent');
        }
        // Others may have failed, or the probe been taken, while the allowance was asked for.
        if (breaker.isOpen) throw new ProviderUnavailable('breaker_open');
        return breaker.run(() => this.#provider.understand(inquiry, { tenant, signal: inTime }));
      });
    } catch (error) {
      const failure =
        error instanceof ProviderUnavailable
          ? error
          : new ProviderUnavailable('fault', { cause: error });
      onFailure(failure);
      throw failure;
    } finally {
      this.#running -= 1;
    }
  }
}

/**
 * Tokens that a request about this will cost at most, answer included: the data and a schema made of it, three
 * bytes of UTF-8 a token (English takes four, other scripts about three), and the fixed words of the prompt.
 */
export function tokensOf(data: object): number {
  return Math.ceil((2 * Buffer.byteLength(JSON.stringify(data))) / 3) + FIXED_TOKENS;
}

const FIXED_TOKENS = 1_000;
