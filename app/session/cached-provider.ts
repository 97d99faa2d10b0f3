import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ExtractionRequest, TokenUsage } from '../../domain/language/extraction-request.ts';
import type { ModelUse } from '../../domain/session/turn/interpret/with-model/should-ask-model.ts';
import {
  type CallOptions,
  type CoverageBatch,
  type ExtractionResult,
  type ProposedEdge,
  ProviderUnavailable,
  type SemanticProvider,
  type WordingBatch,
  type WrittenWords,
} from '../../semantics/port.ts';

/** Bytes of answers that are kept, and for how long. */
const BYTES_MAX = 16 * 1024 * 1024;
const KEPT_MS = 10 * 60_000;

/** How one call of the provider ended: `answered`, `kept` (for nothing), or why there was no answer. */
export interface ProviderCall {
  readonly tenant: string;
  readonly ended: string;
  readonly usage: TokenUsage;
}

const NOTHING_SPENT: TokenUsage = { input: 0, cached: 0, output: 0, isEstimated: false };

/**
 * A provider that is asked the same question of a tenant only once: whoever asks it meanwhile waits for the first answer, and whoever
 * asks it within ten minutes gets that answer at no cost. Failures are not kept.
 */
export class CachedProvider implements SemanticProvider {
  readonly #provider: SemanticProvider;
  readonly #running = new Map<string, Promise<ExtractionResult>>();
  #kept: LRUCache<string, ExtractionResult>;
  readonly #bytesMax: number;
  readonly #onAsked: (asked: ProviderCall) => void;

  constructor(
    provider: SemanticProvider,
    onAsked: (asked: ProviderCall) => void = () => {},
    bytesMax = BYTES_MAX,
  ) {
    this.#provider = provider;
    this.#onAsked = onAsked;
    this.#bytesMax = bytesMax;
    this.#kept = emptyCache(bytesMax);
  }

  get turnMsMax(): number {
    return this.#provider.turnMsMax;
  }

  useFor(service: Parameters<SemanticProvider['useFor']>[0]): ModelUse {
    return this.#provider.useFor(service);
  }

  proposeCoverage(batch: CoverageBatch, options: CallOptions): Promise<readonly ProposedEdge[]> {
    return this.#provider.proposeCoverage(batch, options);
  }

  async writeWords(batch: WordingBatch, options: CallOptions): Promise<readonly WrittenWords[]> {
    return (await this.#provider.writeWords?.(batch, options)) ?? [];
  }

  async understand(request: ExtractionRequest, options: CallOptions): Promise<ExtractionResult> {
    const key = keyOf(request, options.tenant);
    const known = this.#kept.get(key) ?? this.#running.get(key);
    if (known) {
      const kept = await known;
      this.#onAsked({ tenant: options.tenant, ended: 'kept', usage: NOTHING_SPENT });
      return { ...kept, usage: NOTHING_SPENT };
    }
    const kept = this.#kept;
    const running = this.#ask(request, options);
    this.#running.set(key, running);
    try {
      const understood = await running;
      kept.set(key, understood);
      return understood;
    } finally {
      this.#running.delete(key);
    }
  }

  forgetAnswers(): void {
    // What is being asked now keeps its answer where nobody finds it.
    this.#kept = emptyCache(this.#bytesMax);
  }

  async #ask(request: ExtractionRequest, options: CallOptions): Promise<ExtractionResult> {
    const { tenant } = options;
    try {
      const understood = await this.#provider.understand(request, options);
      this.#onAsked({ tenant, ended: 'answered', usage: understood.usage });
      return understood;
    } catch (error) {
      const ended = error instanceof ProviderUnavailable ? error.reason : 'fault';
      this.#onAsked({ tenant, ended, usage: NOTHING_SPENT });
      throw error;
    }
  }
}

function emptyCache(bytesMax: number): LRUCache<string, ExtractionResult> {
  return new LRUCache({
    maxSize: bytesMax,
    sizeCalculation: ({ answer }) => JSON.stringify(answer).length + 200,
    ttl: KEPT_MS,
  });
}

/** Equal for equal publications, words and known values, of one tenant; times count as far as they can matter. */
function keyOf({ artifactDigest, publication, turn }: ExtractionRequest, tenant: string): string {
  const units = publication.informations.some(({ schema }) => CLOCKS.has(schema.format))
    ? MINUTE_UNITS
    : DAY_UNITS;
  const referenceTime = turn.referenceTime.slice(0, units);
  return hash('sha256', JSON.stringify([tenant, artifactDigest, { ...turn, referenceTime }]));
}

const CLOCKS = new Set<unknown>(['time', 'date-time', 'duration']);
/** Of an ISO 8601 instant. */
const MINUTE_UNITS = 16;
const DAY_UNITS = 10;
