import type { CompiledArtifact } from './compiled-artifact.ts';
import { excludeQuestions } from './eligibility.ts';
import type { Evidence } from './evidence.ts';
import { rankMembers } from './rank-members.ts';
import { readSituation, type Situation } from './ranking-context.ts';
import type { Selection, SelectionRequest } from './request.ts';
import { chooseRung, type RungChoice } from './tiers.ts';

/** A call made ready for ranking. It lives in the artifact's scratch space until the next call. */
export interface Prepared {
  readonly situation: Situation;
  /** Null when the hard exclusions leave no question. */
  readonly choice: RungChoice | null;
}

/**
 * Chooses the questions to propose: hard exclusions, one rung of the fallback ladder, then the ranking.
 * Pure: the same artifact, evidence and request give the same selection on every machine.
 */
export function selectQuestions(
  compiled: CompiledArtifact,
  evidence: Evidence,
  request: SelectionRequest,
): Selection {
  const { situation, choice } = prepareSelection(compiled, evidence, request);
  if (choice === null) return { candidates: [], rung: null, warnings: [] };
  const listed = rankMembers(situation, choice, request.candidateCount);
  const candidates = listed.map((question, position) => ({
    questionId: compiled.artifact.questions[question]!.id,
    questionIndex: question,
    rank: position + 1,
    targetIds: targetIdsOf(compiled, question),
  }));
  return { candidates, rung: choice.rung, warnings: choice.warnings };
}

export function prepareSelection(
  compiled: CompiledArtifact,
  evidence: Evidence,
  request: SelectionRequest,
): Prepared {
  const situation = readSituation(compiled, evidence, request);
  excludeQuestions(compiled, situation.standing.stages, request.options);
  return { situation, choice: chooseRung(situation) };
}

/** Ids of the success informations that the question covers, principal first. */
export function targetIdsOf(compiled: CompiledArtifact, question: number): string[] {
  const { start, index } = compiled.rows;
  const covered = index.subarray(start[question]!, start[question + 1]!);
  return Array.from(covered, (i) => compiled.artifact.success_informations[i]!.id);
}
