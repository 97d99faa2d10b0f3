import type { CompiledArtifact } from '../progress/compiled-artifact.ts';
import { type ReachedCoverage, readCoverage } from '../progress/coverage.ts';
import type { SelectionState } from '../progress/selection-state.ts';
import {
  chooseRung,
  NORMAL_RUNG,
  type RungChoice,
  type SelectionWarning,
} from './fallback-ladder.ts';
import { excludeQuestions } from './hard-exclusions.ts';
import { listCandidates } from './listing/list-candidates.ts';
import { listCandidatesFast } from './listing/list-candidates-fast.ts';
import {
  type RankingContext,
  type ReachedState,
  readRankingContext,
  type SelectionRequest,
} from './ranking-context.ts';
import { type Workspace, withWorkspace } from './workspace.ts';

/** What was chosen; ids of the pinned configuration. */
export interface Selection {
  /** Rank 1 first; empty when no question is left after the hard exclusions. */
  readonly candidates: readonly SelectedQuestion[];
  /** Rung of the fallback ladder all candidates stand on (0: normal eligibility), null without any. */
  readonly rung: number | null;
  readonly warnings: readonly SelectionWarning[];
}

interface SelectedQuestion {
  readonly questionId: string;
  /** Index of the question in the artifact. */
  readonly questionIndex: number;
  readonly rank: number;
  /** Success informations the question covers, principal first. */
  readonly targetIds: readonly string[];
}

/** A call made ready for ranking. */
interface Prepared {
  readonly context: RankingContext;
  /** Null when the hard exclusions leave no question. */
  readonly choice: RungChoice | null;
}

/**
 * Chooses the questions to propose: hard exclusions, one rung of the fallback ladder, then the ranking.
 * Pure: the same artifact, state and request give the same selection on every machine.
 * @param reached of this state, where it has been read already
 */
export function selectQuestions(
  compiled: CompiledArtifact,
  state: SelectionState,
  request: SelectionRequest,
  reached: ReachedCoverage = readCoverage(compiled, state),
): Selection {
  return withWorkspace(compiled, (workspace) => {
    const context = readRankingContext(compiled, { state, reached }, request, workspace);
    excludeQuestions(context, request.options);
    const listed = listCandidatesFast(context, request.candidateCount);
    if (listed) return { candidates: toldOf(compiled, listed), rung: NORMAL_RUNG, warnings: [] };
    return selectPrepared({ context, choice: chooseRung(context) });
  });
}

/** Selects for a prepared call, and overwrites its workspace: a prepared call can be used once only. */
function selectPrepared({ context, choice }: Prepared): Selection {
  if (choice === null) return { candidates: [], rung: null, warnings: [] };
  const { compiled, request } = context;
  const listed = listCandidates(context, choice, request.candidateCount);
  return { candidates: toldOf(compiled, listed), rung: choice.rung, warnings: choice.warnings };
}

function toldOf(compiled: CompiledArtifact, listed: readonly number[]): Selection['candidates'] {
  return listed.map((question, position) => ({
    questionId: compiled.artifact.questions[question]!.id,
    questionIndex: question,
    rank: position + 1,
    targetIds: targetIdsOf(compiled, question),
  }));
}

export function prepareSelection(
  compiled: CompiledArtifact,
  session: ReachedState,
  request: SelectionRequest,
  workspace: Workspace,
): Prepared {
  const context = readRankingContext(compiled, session, request, workspace);
  excludeQuestions(context, request.options);
  return { context, choice: chooseRung(context) };
}

/** By artifact and question: told of every question that is proposed, and always the same. */
const known = new WeakMap<CompiledArtifact, (readonly string[] | undefined)[]>();

/** Ids of the success informations that the question covers, principal first. */
export function targetIdsOf(compiled: CompiledArtifact, question: number): readonly string[] {
  const lists = known.get(compiled) ?? [];
  if (lists.length === 0) known.set(compiled, lists);
  lists[question] ??= readTargetIds(compiled, question);
  return lists[question];
}

function readTargetIds(compiled: CompiledArtifact, question: number): readonly string[] {
  const { start, index } = compiled.rows;
  const covered = index.subarray(start[question]!, start[question + 1]!);
  return Array.from(covered, (i) => compiled.artifact.success_informations[i]!.id);
}
