import type {
  ExtractionRequest,
  ModelAnswer,
  TokenUsage,
} from '../domain/language/extraction-request.ts';
import type { ModelUse } from '../domain/session/turn/interpret/with-model/should-ask-model.ts';

/**
 * A provider of understanding: data in, candidates out. It answers in time or says that it cannot, never anything else;
 * its candidates are judged by whoever asked.
 */
export interface SemanticProvider extends Model {
  /** Milliseconds that one turn may wait for it in all. */
  readonly turnMsMax: number;
  /** When turns of a service are put to it. */
  useFor(service: { readonly tenant: string; readonly service: string }): ModelUse;
  /** Lets go of all answers that it keeps. Absent: it keeps none. */
  forgetAnswers?(): void;
}

/** What is asked of a language model, without bounds. */
export interface Model {
  /** @throws ProviderUnavailable within the time that a turn may take */
  understand(request: ExtractionRequest, options: CallOptions): Promise<ExtractionResult>;
  /**
   * Which informations an answer would tell, beyond the rules; only pairs of the batch.
   * @throws ProviderUnavailable within 30 s
   */
  proposeCoverage(batch: CoverageBatch, options: CallOptions): Promise<readonly ProposedEdge[]>;
  /**
   * How else the questions may be asked, and their choices be called; absent: it writes none.
   * @throws ProviderUnavailable within 30 s
   */
  writeWords?(batch: WordingBatch, options: CallOptions): Promise<readonly WrittenWords[]>;
}

/** Questions of a draft, in their own words. */
export interface WordingBatch {
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    readonly informations: readonly string[];
    readonly choices: readonly { readonly id: string; readonly label: string }[];
  }[];
}

/** Other words for a question and for its choices, as a model writes them: not judged. */
export interface WrittenWords {
  readonly question_id: string;
  readonly wordings: readonly string[];
  readonly choices: readonly { readonly choice_id: string; readonly words: readonly string[] }[];
}

/** What a model said of a turn, and what that cost. */
export interface ExtractionResult {
  readonly answer: ModelAnswer;
  readonly usage: TokenUsage;
}

/** Questions of a draft, each with the informations that it might cover beside its own. */
export interface CoverageBatch {
  readonly questions: readonly {
    readonly id: string;
    readonly text: string;
    readonly choices: readonly string[];
    readonly informationIds: readonly string[];
  }[];
  readonly informations: readonly { readonly id: string; readonly label: string }[];
}

export interface ProposedEdge {
  readonly question_id: string;
  readonly information_id: string;
  /** 0..1 */
  readonly weight: number;
}

export interface CallOptions {
  /** Who pays. */
  readonly tenant: string;
  /** When the turn began to wait, by `performance.now()`: left out, now. */
  readonly since?: number;
  /** Ends the work early. */
  readonly signal?: AbortSignal;
}

export type UnavailableReason =
  | 'connection'
  | 'broken_off'
  | 'timeout'
  | 'status'
  | 'dialect_refused'
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
