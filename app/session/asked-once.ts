import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ExtractionRequest, TokenUsage } from '../../domain/language/extraction-request.ts';
import type { ModelUse } from '../../domain/session/model/should-ask-model.ts';
import type {
  Asking,
  CoverageBatch,
  ProposedEdge,
  SemanticProvider,
  Understood,
} from '../../semantics/port.ts';

/** Bytes of answers that are kept, and for how long. */
const BYTES_MAX = 16 * 1024 * 1024;
const KEPT_MS = 10 * 60_000;

const NOTHING_SPENT: TokenUsage = { input: 0, cached: 0, output: 0, isEstimated: false };

/**
 * A provider that is asked one and the same question of a tenant once: who asks it meanwhile waits for the first, and
 * who asks it within ten minutes gets the same answer for nothing. What went wrong is not kept.
 */
export class AskedOnce implements SemanticProvider {
  readonly #provider: SemanticProvider;
  readonly #running = new Map<string, Promise<Understood>>();
  readonly #kept: LRUCache<string, Understood>;

  constructor(provider: SemanticProvider, bytesMax = BYTES_MAX) {
    this.#provider = provider;
    this.#kept = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: ({ answer }) => JSON.stringify(answer).length + 200,
      ttl: KEPT_MS,
    });
  }

  useFor(service: Parameters<SemanticProvider['useFor']>[0]): ModelUse {
    return this.#provider.useFor(service);
  }

  proposeCoverage(batch: CoverageBatch, asking: Asking): Promise<readonly ProposedEdge[]> {
    return this.#provider.proposeCoverage(batch, asking);
  }

  async understand(request: ExtractionRequest, asking: Asking): Promise<Understood> {
    const key = keyOf(request, asking.tenant);
    const kept = this.#kept.get(key);
    if (kept) return { ...kept, usage: NOTHING_SPENT };
    const first = this.#running.get(key);
    if (first) return { ...(await first), usage: NOTHING_SPENT };
    const running = this.#provider.understand(request, asking);
    this.#running.set(key, running);
    try {
      const understood = await running;
      this.#kept.set(key, understood);
      return understood;
    } finally {
      this.#running.delete(key);
    }
  }
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
