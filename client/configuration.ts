import type {
  ChangesAnswer,
  Compilation,
  Configuration,
  ConfigurationChange,
} from './api-types.ts';
import { type CallOptions, freshKey, type Transport } from './transport.ts';

/** A write is refused where the draft is no longer at `expected_draft_revision`. */
export interface WriteOptions extends CallOptions {
  readonly expected_draft_revision?: number | undefined;
  /** Idempotency-Key of your own; a fresh one unless given. */
  readonly idempotencyKey?: string | undefined;
}

const BASE = '/v1/configuration';
const POLL_MS = 500;

/** Edits the draft and publishes it. Every method throws QssError. */
export class ConfigurationClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  read(
    state: 'published' | 'draft' = 'published',
    options: CallOptions = {},
  ): Promise<Configuration> {
    const path = `${BASE}?state=${state}`;
    return this.#transport.send<Configuration>({ method: 'GET', path, ...options });
  }

  /** All of the changes or none; the answer's warnings keep the draft from being published. */
  change(
    changes: readonly ConfigurationChange[],
    options: WriteOptions = {},
  ): Promise<ChangesAnswer> {
    return this.#write<ChangesAnswer>('changes', { changes }, options);
  }

  /** Starts a compilation; `compiled` waits for its end. */
  publish(options: WriteOptions = {}): Promise<Compilation> {
    return this.#write<Compilation>('publish', {}, options);
  }

  compilation(id: string, options: CallOptions = {}): Promise<Compilation> {
    const path = `${BASE}/compilations/${encodeURIComponent(id)}`;
    return this.#transport.send<Compilation>({ method: 'GET', path, ...options });
  }

  /** The job once it has succeeded or failed. */
  async compiled(id: string, options: CallOptions = {}): Promise<Compilation> {
    for (;;) {
      const job = await this.compilation(id, options);
      if (job.status === 'succeeded' || job.status === 'failed') return job;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  #write<Answer>(operation: string, body: object, options: WriteOptions): Promise<Answer> {
    const { expected_draft_revision, idempotencyKey = freshKey(), signal } = options;
    const guarded = { ...body, expected_draft_revision };
    const path = `${BASE}/${operation}`;
    return this.#transport.send({ method: 'POST', path, body: guarded, idempotencyKey, signal });
  }
}
