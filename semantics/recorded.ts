import type { Inquiry, Testimony } from '../domain/language/extraction-request.ts';
import type { ProposedEdge, SemanticProvider } from './port.ts';

/** Answers from a script and keeps what it was asked; for tests. */
export class RecordedProvider implements SemanticProvider {
  readonly asked: Inquiry[] = [];
  readonly #answer: (inquiry: Inquiry) => Testimony | Promise<Testimony>;

  constructor(answer: (inquiry: Inquiry) => Testimony | Promise<Testimony>) {
    this.#answer = answer;
  }

  async proposeCoverage(): Promise<readonly ProposedEdge[]> {
    return [];
  }

  async embed(): Promise<undefined> {}

  async understand(inquiry: Inquiry): Promise<Testimony> {
    this.asked.push(inquiry);
    return this.#answer(inquiry);
  }
}
