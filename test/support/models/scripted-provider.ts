import type {
  ExtractionRequest,
  ModelAnswer,
  TokenUsage,
} from '../../../domain/language/extraction-request.ts';
import type { ModelUse } from '../../../domain/session/turn/interpret/with-model/should-ask-model.ts';
import type { ExtractionResult, ProposedEdge, SemanticProvider } from '../../../semantics/port.ts';

type Script = (request: ExtractionRequest) => ModelAnswer | Promise<ModelAnswer>;

const USAGE: TokenUsage = { input: 100, cached: 0, output: 10, isEstimated: false };

/** Answers from a script and keeps what it was asked; for tests. */
export class ScriptedProvider implements SemanticProvider {
  readonly asked: ExtractionRequest[] = [];
  readonly turnMsMax: number;
  readonly #answer: Script;
  readonly #use: ModelUse;

  constructor(answer: Script, use: ModelUse = 'always', turnMsMax = 0) {
    this.turnMsMax = turnMsMax;
    this.#answer = answer;
    this.#use = use;
  }

  useFor(): ModelUse {
    return this.#use;
  }

  async proposeCoverage(): Promise<readonly ProposedEdge[]> {
    return [];
  }

  async understand(request: ExtractionRequest): Promise<ExtractionResult> {
    this.asked.push(request);
    return { answer: await this.#answer(request), usage: USAGE };
  }
}
