import { Counter, type Registry } from 'prom-client';
import type { ProviderCall } from '../../app/session/cached-provider.ts';

/** This many tenants have series of their own: eight or so each. */
const TENANTS_MAX = 200;
/** Stands for all others; no tenant can be named so. */
const OTHERS = '(others)';

/** What asking a language model comes to, and costs whom. */
export class ModelCallMetrics {
  readonly #answers;
  readonly #tokens;
  readonly #otherwise;
  /** The first ones that asked since the process began. */
  readonly #tenants = new Set<string>();

  constructor(registry: Registry) {
    const registers = [registry];
    this.#answers = new Counter({
      name: 'qss_model_answers_total',
      help: 'Askings of the language model about a call, by tenant and how they ended.',
      labelNames: ['tenant', 'ended'] as const,
      registers,
    });
    this.#tokens = new Counter({
      name: 'qss_model_tokens_total',
      help: 'Tokens that turns cost, by tenant: input without the cached ones, cached, output.',
      labelNames: ['tenant', 'kind'] as const,
      registers,
    });
    this.#otherwise = new Counter({
      name: 'qss_publications_other_model_total',
      help: 'Publications made here with a language model to ask where the version before had none, or the other way round.',
      registers,
    });
  }

  asked({ tenant: whose, ended, usage }: ProviderCall): void {
    const { input, cached, output } = usage;
    const tenant = this.#labelOf(whose);
    this.#answers.inc({ tenant, ended });
    this.#tokens.inc({ tenant, kind: 'input' }, input - cached);
    this.#tokens.inc({ tenant, kind: 'cached' }, cached);
    this.#tokens.inc({ tenant, kind: 'output' }, output);
  }

  /** A publication had a model to ask where the one before had none, or the other way round. */
  publishedOtherwise(): void {
    this.#otherwise.inc();
  }

  #labelOf(tenant: string): string {
    if (this.#tenants.size < TENANTS_MAX) this.#tenants.add(tenant);
    return this.#tenants.has(tenant) ? tenant : OTHERS;
  }
}
