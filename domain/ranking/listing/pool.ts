import { precedes } from './precedes.ts';
import { OUTRANKED, type Scoring } from './scored-members.ts';

/** This many of the best are kept in order; the rest is looked at again only when these run out. */
const POOL_MAX = 24;

/** The best members by what they scored when they were last evaluated, best first. */
export interface Pool {
  readonly questions: number[];
  /** The last one as it stood when the pool was filled: all others stand behind. Null: there are no others. */
  readonly cut: Cut | null;
  /** Whether nothing has moved since it was filled. */
  isFresh: boolean;
}

interface Cut {
  readonly question: number;
  readonly worth: number;
  readonly keys: readonly [first: number, second: number];
  readonly score: number;
}

/** Of all members that are in the running. */
export function fillPool(scoring: Scoring): Pool {
  const { members, dropReason } = scoring.workspace;
  const filling = new PoolFilling(scoring);
  for (let i = 0; i < scoring.memberCount; i++) {
    const question = members[i]!;
    if (dropReason[question] === OUTRANKED) filling.offer(question);
  }
  return filling.pool();
}

/** Keeps the best of the members that it is offered. */
export class PoolFilling {
  readonly #scoring: Scoring;
  readonly #questions: number[] = [];
  #isPartial = false;
  /** What scores less does not get in. */
  #scoreMin = Number.NEGATIVE_INFINITY;

  constructor(scoring: Scoring) {
    this.#scoring = scoring;
  }

  /** @returns by how much it scored less than whatever would have got in, in units; 0 where it got in or nearly did */
  offer(question: number): number {
    const { workspace, keyed } = this.#scoring;
    const questions = this.#questions;
    const missing = this.#scoreMin - workspace.score[question]!;
    if (!keyed && missing > 0) {
      this.#isPartial = true;
      return missing;
    }
    insert(this.#scoring, questions, question);
    if (questions.length > POOL_MAX) {
      questions.pop();
      this.#isPartial = true;
      this.#scoreMin = workspace.score[questions.at(-1)!]!;
    }
    return 0;
  }

  pool(): Pool {
    const last = this.#questions.at(-1);
    const cut = this.#isPartial && last !== undefined ? cutAt(this.#scoring, last) : null;
    return { questions: this.#questions, cut, isFresh: true };
  }
}

function cutAt(scoring: Scoring, question: number): Cut {
  const { worth, score } = scoring.workspace;
  const keys = keysOf(scoring, question);
  return { question, worth: worth[question]!, keys, score: score[question]! };
}

export function keysOf(
  { workspace, keyed }: Scoring,
  question: number,
): [first: number, second: number] {
  const { firstKey, secondKey } = workspace;
  return keyed ? [firstKey[question]!, secondKey[question]!] : [0, 0];
}

export function insert(scoring: Scoring, questions: number[], question: number): void {
  let place = questions.length;
  for (; place > 0; place--) {
    const before = questions[place - 1]!;
    if (!precedes(scoring, question, before)) break;
    questions[place] = before;
  }
  questions[place] = question;
}
