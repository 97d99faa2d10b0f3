import type { CompiledArtifact } from './compiled-artifact.ts';
import { knownQuestions, knownTargets } from './known-by-index.ts';
import type { SelectionState } from './selection-state.ts';
import { type SubObjectiveCoverage, subObjectiveCoverage } from './sub-objective-status.ts';

/** Where the informations and the sub-objectives stand, from the state alone. */
export interface ReachedCoverage {
  /** Per information, 0..1; 1 for a not applicable one. */
  readonly coverage: Float64Array;
  /** Per information: 1 when nothing more is wanted of it. */
  readonly satisfied: Uint8Array;
  readonly subObjectives: readonly SubObjectiveCoverage[];
}

export function readCoverage(compiled: CompiledArtifact, state: SelectionState): ReachedCoverage {
  const coverage = new Float64Array(compiled.informationSubObjective.length);
  const satisfied = new Uint8Array(coverage.length);
  const touched = new Uint8Array(compiled.subObjectiveInformations.length);
  for (const { informations, coverages } of knownTargets(compiled, state)) {
    for (let i = 0; i < informations.length; i++) {
      const information = informations[i]!;
      touched[compiled.informationSubObjective[information]!] = 1;
      coverage[information] = coverages[i]!;
      satisfied[information] = coverages[i]! >= compiled.rule.satisfiedAt ? 1 : 0;
    }
  }
  for (const { questions } of knownQuestions(compiled, state)) {
    for (const question of questions) touched[compiled.questionSubObjective[question]!] = 1;
  }
  const untouched = untouchedSubObjectives(compiled);
  const overrides = state.subObjectiveOverrides;
  const subObjectives = compiled.artifact.sub_objectives.map(({ id }, index) => {
    const override = overrides.size === 0 ? null : (overrides.get(id) ?? null);
    if (touched[index] === 0 && override === null) return untouched[index]!;
    return subObjectiveCoverage(compiled, index, {
      coverage,
      satisfied,
      touched: touched[index] === 1,
      override,
    });
  });
  return { coverage, satisfied, subObjectives };
}

const prepared = new WeakMap<CompiledArtifact, readonly SubObjectiveCoverage[]>();

/** The sub-objectives as they are at the start of a session. */
function untouchedSubObjectives(compiled: CompiledArtifact): readonly SubObjectiveCoverage[] {
  const known = prepared.get(compiled);
  if (known) return known;
  const coverage = new Float64Array(compiled.informationSubObjective.length);
  const satisfied = new Uint8Array(coverage.length);
  const nothing = { coverage, satisfied, touched: false, override: null };
  const subObjectives = compiled.artifact.sub_objectives.map((_, index) =>
    subObjectiveCoverage(compiled, index, nothing),
  );
  prepared.set(compiled, subObjectives);
  return subObjectives;
}
