import type { CompiledArtifact } from './compiled-artifact.ts';
import type { ComputedStatus, SubObjectiveCoverage } from './sub-objective-status.ts';

/** Where the objective stands by its sub-objectives, whatever the client overrides of itself. */
export function objectiveStatus(
  compiled: CompiledArtifact,
  subObjectives: readonly SubObjectiveCoverage[],
): ComputedStatus {
  if (isAchieved(compiled, subObjectives)) return 'achieved';
  return subObjectives.every((subObjective) => subObjective.computed === 'not_started')
    ? 'not_started'
    : 'in_progress';
}

/**
 * Every sub-objective that counts is achieved, and at least one counts. Blocking sub-objectives count; contributing ones do
 * where the level asks for them or where nothing blocks. An excluded sub-objective never counts, nor does a
 * contributing one without any information.
 */
function isAchieved(
  compiled: CompiledArtifact,
  subObjectives: readonly SubObjectiveCoverage[],
): boolean {
  const wanted = subObjectives.map((subObjective) => subObjective.effective !== 'excluded');
  const blocking = subObjectives.filter(
    (_, i) => wanted[i] && compiled.subObjectiveBlocking[i] === 1,
  );
  const contributing = subObjectives.filter(
    (subObjective, i) =>
      wanted[i] && compiled.subObjectiveBlocking[i] === 0 && subObjective.informationCount > 0,
  );
  const withContributing = compiled.rule.contributingRequired || blocking.length === 0;
  const counting = withContributing ? [...blocking, ...contributing] : blocking;
  return (
    counting.length > 0 && counting.every((subObjective) => subObjective.effective === 'achieved')
  );
}
