import type { ExtractionRequest, ModelAnswer } from '../domain/language/extraction-request.ts';
import type { ProposedEdge, SemanticProvider } from './port.ts';

/** Answers from a script and keeps what it was asked; for tests. */
export class RecordedProvider implements SemanticProvider {
  readonly asked: ExtractionRequest[] = [];
  readonly #answer: (request: ExtractionRequest) => ModelAnswer | Promise<ModelAnswer>;

  constructor(answer: (request: ExtractionRequest) => ModelAnswer | Promise<ModelAnswer>) {
    this.#answer = answer;
  }

  async proposeCoverage(): Promise<readonly ProposedEdge[]> {
    return [];
  }

  async embed(): Promise<undefined> {}

  async understand(request: ExtractionRequest): Promise<ModelAnswer> {
    this.asked.push(request);
    return this.#answer(request);
  }
}
