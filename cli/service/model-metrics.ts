import { Counter, type Registry } from 'prom-client';
import type { Asked } from '../../app/session/asked-once.ts';

/** What asking a language model comes to, and costs whom. */
export class ModelMetrics {
  readonly #answers;
  readonly #tokens;

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
  }

  asked({ tenant, ended, usage }: Asked): void {
    const { input, cached, output } = usage;
    this.#answers.inc({ tenant, ended });
    this.#tokens.inc({ tenant, kind: 'input' }, input - cached);
    this.#tokens.inc({ tenant, kind: 'cached' }, cached);
    this.#tokens.inc({ tenant, kind: 'output' }, output);
  }
}
