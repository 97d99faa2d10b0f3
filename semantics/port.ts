import type { Inquiry, Testimony } from '../domain/understanding/inquiry.ts';

/**
 * A provider of understanding, asked where the rules left a gap: data in, claims out. It answers in time or
 * says that it cannot, never anything else; its claims are judged by whoever asked.
 */
export interface SemanticProvider {
  /** @throws ProviderUnavailable within 1.2 s */
  understand(inquiry: Inquiry, asking: Asking): Promise<Testimony>;
}

export interface Asking {
  /** Who pays. */
  readonly tenant: string;
  /** Ends the work early. */
  readonly signal?: AbortSignal;
}

export type UnavailableReason =
  | 'connection'
  | 'broken_off'
  | 'timeout'
  | 'status'
  | 'format_refused'
  | 'too_large'
  | 'invalid_answer'
  | 'breaker_open'
  | 'budget_spent'
  | 'too_many'
  | 'fault';

/** The provider was needed and did not answer in a usable way. The message holds nothing that it said. */
export class ProviderUnavailable extends Error {
  readonly reason: UnavailableReason;
  /** HTTP status, for `status`. */
  readonly status: number | undefined;
  /** How long the provider asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    reason: UnavailableReason,
    details: {
      readonly status?: number | undefined;
      readonly retryAfterMs?: number | undefined;
      readonly cause?: unknown;
    } = {},
  ) {
    super(`semantic provider: ${reason} ${details.status ?? ''}`.trim(), { cause: details.cause });
    this.name = 'ProviderUnavailable';
    this.reason = reason;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}
