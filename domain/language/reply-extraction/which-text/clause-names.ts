import type { ReplyToScore } from '../signs/reply-to-score.ts';
import type { Edges } from './edges.ts';

const NEGATION = 'negation';

/** Names of the phrases and kinds of words that begin in clauses, each once and in their order, however long a clause is. */
export class ClauseNames {
  readonly #reply: ReplyToScore;
  readonly #edges: Edges;
  /** Where each clause begins; behind the last one the end. */
  readonly #starts: readonly number[];
  readonly #whole = new Map<number, readonly string[]>();
  readonly #onwards = new Map<number, readonly string[]>();

  constructor(reply: ReplyToScore, edges: Edges) {
    this.#reply = reply;
    this.#edges = edges;
    const { clauses } = reply;
    const starts = [...clauses.keys()].filter((at) => clauses[at] !== clauses[at - 1]);
    this.#starts = [...starts, clauses.length];
  }

  /** Of a clause, its negations left out; none where there is no such clause. */
  ofClause(clause: number): readonly string[] {
    const known = this.#whole.get(clause);
    if (known !== undefined) return known;
    const [from = 0, to = 0] = [this.#starts[clause], this.#starts[clause + 1]];
    const names = new Set(this.#edges.beginning.slice(from, to).flat());
    this.#whole.set(clause, [...names]);
    return [...names];
  }

  /** Ahead of a place in its clause, with negations. */
  ahead(place: number): readonly string[] {
    return this.#within(this.#starts[this.#reply.clauses[place]!]!, place);
  }

  /** From a place to the end of its clause, with negations. */
  onwards(place: number): readonly string[] {
    const known = this.#onwards.get(place);
    if (known !== undefined) return known;
    const end = this.#starts[this.#reply.clauses[place]! + 1]!;
    // Whoever asks for many places asks for the last one first: what is behind each of them is looked through once.
    const later = this.#onwards.get(place + 1);
    const isSame = place + 1 < end && later !== undefined;
    const names = isSame ? [...new Set([...this.#at(place), ...later])] : this.#within(place, end);
    this.#onwards.set(place, names);
    return names;
  }

  #within(from: number, to: number): readonly string[] {
    const names = new Set<string>();
    for (let at = from; at < to; at++) for (const name of this.#at(at)) names.add(name);
    return [...names];
  }

  #at(place: number): readonly string[] {
    const names = this.#edges.beginning[place]!;
    const isNegating = this.#reply.extraction.read.senses[place]?.negates;
    return isNegating ? [...names, NEGATION] : names;
  }
}
