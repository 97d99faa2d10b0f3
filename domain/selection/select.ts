import type { CompiledArtifact } from '../artifact/compiled-artifact.ts';
import { excludeQuestions } from './eligibility.ts';
import type { Evidence } from './evidence.ts';
import { chooseRung, type RungChoice } from './ladder.ts';
import { rankMembers } from './rank.ts';
import type { Selection, SelectionRequest } from './request.ts';
import { readSituation, type Situation } from './situation.ts';

/** A selection together with what it was made from, for an explanation. */
export interface Decision {
  readonly situation: Situation;
  readonly choice: RungChoice | null;
  readonly selection: Selection;
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
  return decideQuestions(compiled, evidence, request).selection;
}

/** The decision's `situation` lives in the artifact's scratch space until the next call. */
export function decideQuestions(
  compiled: CompiledArtifact,
  evidence: Evidence,
  request: SelectionRequest,
): Decision {
  const situation = readSituation(compiled, evidence, request);
  excludeQuestions(compiled, situation.standing.stages, request.options);
  const choice = chooseRung(situation);
  if (choice === null) {
    return { situation, choice, selection: { candidates: [], rung: null, warnings: [] } };
  }
  const listed = rankMembers(situation, choice, request.candidateCount);
  const candidates = listed.map((question, position) => ({
    questionId: compiled.artifact.questions[question]!.id,
    questionIndex: question,
    rank: position + 1,
    targetIds: targetIdsOf(compiled, question),
  }));
  const selection = { candidates, rung: choice.rung, warnings: choice.warnings };
  return { situation, choice, selection };
}

/** Ids of the success informations that the question covers, principal first. */
export function targetIdsOf(compiled: CompiledArtifact, question: number): string[] {
  const { start, index } = compiled.rows;
  const covered = index.subarray(start[question]!, start[question + 1]!);
  return Array.from(covered, (i) => compiled.artifact.success_informations[i]!.id);
}
