/** Counts that figures are made of; sums of what single sessions add, so that tallies of parts can be merged. */
export interface Tally {
  decisions: number;
  readonly versions: Map<string, VersionCell>;
  readonly questions: Map<string, QuestionCell>;
  /** Sessions with a label, by label and the day they began. */
  readonly labels: Map<string, Map<string, number>>;
  /** Sessions by how far a sub-objective of a version came, by version and its place there, separated by a space. */
  readonly subObjectives: Map<string, SubObjectiveCell>;
  /** Sessions in which an information is known, by version and information, separated by a space. */
  readonly known: Map<string, number>;
  /** Sessions with feedback, by configuration version and question ids, separated by spaces. */
  readonly paths: Map<string, ReportedCell>;
  /** Sessions by the day they began, in UTC: `2026-04-12`. */
  readonly days: Map<string, VersionCell>;
  /** Sessions that achieved the objective, by the turns it took. */
  readonly achievedTurns: Map<number, number>;
}

export interface ReportedCell {
  /** Sessions with any feedback. */
  reported: number;
  /** Sessions with a label of the success set. */
  won: number;
}

interface SubObjectiveCell {
  begun: number;
  achieved: number;
}

export interface VersionCell extends ReportedCell {
  sessions: number;
  turns: number;
  achieved: number;
  degradedTurns: number;
  unresolvedTurns: number;
  /** Calls about which a language model was asked, and its tokens. */
  modelTurns: number;
  tokensIn: number;
  tokensCached: number;
  tokensOut: number;
}

export interface QuestionCell extends ReportedCell {
  proposed: number;
  /** Proposals that were used. */
  used: number;
  /** Proposals at rank 1 that were used. */
  usedFirst: number;
  asked: number;
  answered: number;
  refused: number;
  /** Sessions that asked it. */
  sessions: number;
  /** Sessions that ended at it. */
  dropped: number;
}

export function emptyTally(): Tally {
  return {
    decisions: 0,
    versions: new Map(),
    questions: new Map(),
    labels: new Map(),
    subObjectives: new Map(),
    known: new Map(),
    paths: new Map(),
    days: new Map(),
    achievedTurns: new Map(),
  };
}

/** Adds counts to a cell, field by field; a cell that is not there begins with zeros. */
export function addCell<Cell extends object>(
  cells: Map<string, Cell>,
  key: string,
  { empty, added }: { readonly empty: Cell; readonly added: Partial<Cell> },
): void {
  const cell = cells.get(key) ?? { ...empty };
  const counts = cell as unknown as Record<string, number>;
  for (const [name, count] of Object.entries(added)) counts[name] = counts[name]! + Number(count);
  cells.set(key, cell);
}

/** Adds to a count; one that is not there begins at zero. */
export function addCount(counts: Map<string, number>, key: string, added: number): void {
  counts.set(key, (counts.get(key) ?? 0) + added);
}

export const NO_SUB_OBJECTIVE: SubObjectiveCell = { begun: 0, achieved: 0 };
export const NO_PATH: ReportedCell = { reported: 0, won: 0 };
export const NO_VERSION: VersionCell = {
  ...NO_PATH,
  sessions: 0,
  turns: 0,
  achieved: 0,
  degradedTurns: 0,
  unresolvedTurns: 0,
  modelTurns: 0,
  tokensIn: 0,
  tokensCached: 0,
  tokensOut: 0,
};
export const NO_QUESTION: QuestionCell = {
  ...NO_PATH,
  proposed: 0,
  used: 0,
  usedFirst: 0,
  asked: 0,
  answered: 0,
  refused: 0,
  sessions: 0,
  dropped: 0,
};
