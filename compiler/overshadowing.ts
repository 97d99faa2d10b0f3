import type { Artifact } from '../domain/artifact/artifact.ts';
import { answeringCost } from '../domain/gains/question-priors.ts';

/**
 * Per question: another one that outranks it whatever is known, as long as neither was asked. It stands in
 * the same sub-objective, covers each of the question's informations at least as well and costs no more; between
 * two that are equal in all of it, the earlier one.
 */
export function findOvershadowing(artifact: Artifact): (number | undefined)[] {
  const rows = artifact.questions.map((_, index) => rowOf(artifact, index));
  const covering = new Map<number, number[]>();
  rows.forEach((row, question) => {
    if (!artifact.questions[question]!.active) return;
    for (const information of row.keys()) {
      const list = covering.get(information);
      if (list === undefined) covering.set(information, [question]);
      else list.push(question);
    }
  });
  return rows.map((row, question) => {
    const [principal] = row.keys();
    if (principal === undefined) return undefined;
    return covering
      .get(principal)
      ?.find((other) => other !== question && outranks(artifact, rows, { other, question }));
  });
}

/** Information -> weight, principal first. */
type Row = ReadonlyMap<number, number>;

function rowOf({ coverage }: Artifact, question: number): Row {
  const row = new Map<number, number>();
  for (let at = coverage.row_start[question]!; at < coverage.row_start[question + 1]!; at++) {
    row.set(coverage.information[at]!, coverage.weight[at]!);
  }
  return row;
}

function outranks(
  { questions }: Artifact,
  rows: readonly Row[],
  { other, question }: { readonly other: number; readonly question: number },
): boolean {
  const [better, worse] = [questions[other]!, questions[question]!];
  if (better.sub_objective_id !== worse.sub_objective_id) return false;
  const leads = [
    answeringCost(worse) - answeringCost(better),
    rows[other]!.size - rows[question]!.size,
    ...Array.from(rows[question]!, ([i, weight]) => (rows[other]!.get(i) ?? 0) - weight),
  ];
  if (leads.some((lead) => lead < 0)) return false;
  return other < question || leads.some((lead) => lead > 0);
}
