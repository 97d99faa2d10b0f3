import type { CompiledArtifact } from '../domain/progress/compiled-artifact.ts';
import type { Diagnostic } from './diagnostic.ts';

/** What keeps the objective from being reached, whatever users answer. */
export function diagnosePlan(compiled: CompiledArtifact): Diagnostic[] {
  return [...emptySubObjectives(compiled), ...turnsMissing(compiled)];
}

function emptySubObjectives({
  artifact,
  subObjectiveInformations,
}: CompiledArtifact): Diagnostic[] {
  return artifact.sub_objectives.flatMap((subObjective, index) => {
    if (subObjectiveInformations[index]!.length > 0) return [];
    const blocking = subObjective.completion_role === 'blocking';
    return [
      {
        code: 'sub_objective_without_information',
        severity: blocking ? 'error' : 'info',
        entity: 'sub_objective',
        id: subObjective.id,
        path: '',
        message: blocking
          ? 'It blocks the objective until the client says that it is achieved: no information belongs to it.'
          : 'No information belongs to it: only the client can say that it is achieved.',
      },
    ];
  });
}

function turnsMissing(compiled: CompiledArtifact): Diagnostic[] {
  const { max_turns } = compiled.artifact.objective;
  const needed = turnsNeeded(compiled);
  if (needed <= max_turns) return [];
  return [
    {
      code: 'too_few_turns',
      severity: 'error',
      entity: 'objective',
      id: 'objective',
      path: '/max_turns',
      message: `Even if every question is answered at once, about ${needed} turns are needed.`,
    },
  ];
}

/** Questions of a greedy cover of the blocking informations, each answered in full. */
function turnsNeeded({
  rows,
  questionActive,
  informationSubObjective,
  subObjectiveBlocking,
  rule,
}: CompiledArtifact) {
  const missing = new Set<number>();
  informationSubObjective.forEach((subObjective, information) => {
    if (subObjectiveBlocking[subObjective] === 1) missing.add(information);
  });
  const surely = Array.from(questionActive, (active, question) => {
    const row: number[] = [];
    for (let at = rows.start[question]!; active === 1 && at < rows.start[question + 1]!; at++) {
      if (rows.weight[at]! >= rule.satisfiedAt) row.push(rows.index[at]!);
    }
    return row;
  }).sort((a, b) => b.length - a.length);
  let turns = 0;
  for (const row of surely) {
    if (!row.some((information) => missing.has(information))) continue;
    for (const information of row) missing.delete(information);
    turns++;
  }
  return Math.ceil(turns * rule.blockingShare);
}
