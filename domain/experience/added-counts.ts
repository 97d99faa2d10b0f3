/** What commits add to the counts of one publication, before it is written. */
export class AddedCounts {
  sessions = 0;
  finished = 0;
  /** By question: proposed, answered, no answer, refused. */
  readonly questions = new Map<string, number[]>();
  /** By information: given. */
  readonly informations = new Map<string, number[]>();
  /** By question and information: told, known. */
  readonly told = new Map<string, Map<string, number[]>>();
  /** By question and another one: asked, answered. */
  readonly besideUnanswered = new Map<string, Map<string, number[]>>();
}

/** The counts of an id; these are changed in place. */
export function countsOf(counts: Map<string, number[]>, id: string, columns: number): number[] {
  const known = counts.get(id);
  if (known) return known;
  const nothing = new Array<number>(columns).fill(0);
  counts.set(id, nothing);
  return nothing;
}

/** The counts of two ids; both have two columns. */
export function countsOfPair(
  counts: Map<string, Map<string, number[]>>,
  id: string,
  other: string,
): number[] {
  let beside = counts.get(id);
  if (!beside) {
    beside = new Map();
    counts.set(id, beside);
  }
  return countsOf(beside, other, 2);
}
