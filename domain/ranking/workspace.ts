import type { CompiledArtifact } from '../progress/compiled-artifact.ts';

/** The lists that one ranking fills and reads; it owns them until it gives them back. */
export interface Workspace extends InformationLists, QuestionLists {}

/** One entry an information. */
interface InformationLists {
  /** What is missing of it, 0 where nothing is wanted. */
  readonly deficit: Float64Array;
  /** What knowing it fully is worth. */
  readonly value: Float64Array;
  /** What is missing once the questions already listed are answered. */
  readonly residual: Float64Array;
  /** Annoyance of asking for it, from refusals. */
  readonly refusal: Float64Array;
  /** Latest turn in which its question was refused, 0: none. */
  readonly refusedTurn: Uint32Array;
}

/** One entry a question. */
interface QuestionLists {
  /** Code of its hard exclusion, 0: none. */
  readonly exclusion: Uint8Array;
  /** Rung it stands on. */
  readonly rung: Uint8Array;
  /** Code of its latest outcome. */
  readonly outcome: Uint8Array;
  readonly tries: Uint32Array;
  readonly lastTurn: Uint32Array;
  readonly relevance: Float64Array;
  /** Probability (0..1) that asking it for the first time gets a usable answer. */
  readonly chance: Float64Array;
  /** Indexes of the chosen rung's questions, ascending. */
  readonly members: Uint32Array;
  /** What comes before the score on this rung, lower first. */
  readonly firstKey: Float64Array;
  readonly secondKey: Float64Array;
  /** Worth at rank 1. */
  readonly baseWorth: Float64Array;
  /** Worth at its latest evaluation. */
  readonly worth: Float64Array;
  readonly gain: Float64Array;
  /** Part of its value that does not change between ranks. */
  readonly steady: Float64Array;
  /** Whole, in units of 1e-9. */
  readonly score: Float64Array;
  /** What became of it in the list. */
  readonly dropReason: Uint8Array;
  /** Rank at which that happened. */
  readonly dropRank: Uint8Array;
  /** How many were listed when it was last evaluated. */
  readonly evaluatedBeside: Uint8Array;
  /** 1: it was asked, or the worth or the coverage of an information that it covers has changed since the start. */
  readonly touched: Uint8Array;
}

/** As many are kept for the rankings to come, so that these do not have to allocate; nothing reads what is left in them. */
const SPARES_MAX = 8;
const spares: Workspace[] = [];

/** Lends a workspace of the artifact's size to a ranking; one within another gets a workspace of its own. */
export function withWorkspace<Result>(
  compiled: CompiledArtifact,
  rank: (workspace: Workspace) => Result,
): Result {
  const workspace = borrowWorkspace(compiled);
  try {
    return rank(workspace);
  } finally {
    giveWorkspaceBack(workspace);
  }
}

/** For who rests between its steps; where it never goes on, the workspace is collected with it. */
export function borrowWorkspace({
  questionSubObjective,
  informationSubObjective,
}: CompiledArtifact): Workspace {
  const [questions, informations] = [questionSubObjective.length, informationSubObjective.length];
  const found = spares.findLastIndex(
    ({ members, value }) => members.length === questions && value.length === informations,
  );
  return (
    spares.splice(found, found < 0 ? 0 : 1)[0] ?? {
      ...makeInformationLists(informations),
      ...makeQuestionLists(questions),
    }
  );
}

export function giveWorkspaceBack(workspace: Workspace): void {
  spares.push(workspace);
  if (spares.length > SPARES_MAX) spares.shift();
}

function makeInformationLists(count: number): InformationLists {
  return {
    deficit: new Float64Array(count),
    value: new Float64Array(count),
    residual: new Float64Array(count),
    refusal: new Float64Array(count),
    refusedTurn: new Uint32Array(count),
  };
}

function makeQuestionLists(count: number): QuestionLists {
  return {
    exclusion: new Uint8Array(count),
    rung: new Uint8Array(count),
    outcome: new Uint8Array(count),
    tries: new Uint32Array(count),
    lastTurn: new Uint32Array(count),
    relevance: new Float64Array(count),
    chance: new Float64Array(count),
    members: new Uint32Array(count),
    firstKey: new Float64Array(count),
    secondKey: new Float64Array(count),
    baseWorth: new Float64Array(count),
    worth: new Float64Array(count),
    gain: new Float64Array(count),
    steady: new Float64Array(count),
    score: new Float64Array(count),
    dropReason: new Uint8Array(count),
    dropRank: new Uint8Array(count),
    evaluatedBeside: new Uint8Array(count),
    touched: new Uint8Array(count),
  };
}
