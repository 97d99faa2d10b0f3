import type { CompiledArtifact } from './compiled-artifact.ts';
import { knownQuestions, knownTargets } from './known-by-index.ts';
import type { SelectionState } from './selection-state.ts';
import { type StageCoverage, stageCoverage } from './stage-status.ts';

/** Where the informations and the stages stand, from the state alone. */
export interface ReachedCoverage {
  /** Per information, 0..1; 1 for a not applicable one. */
  readonly coverage: Float64Array;
  /** Per information: 1 when nothing more is wanted of it. */
  readonly satisfied: Uint8Array;
  readonly stages: readonly StageCoverage[];
}

export function readCoverage(compiled: CompiledArtifact, state: SelectionState): ReachedCoverage {
  const coverage = new Float64Array(compiled.informationStage.length);
  const satisfied = new Uint8Array(coverage.length);
  const touched = new Uint8Array(compiled.stageInformations.length);
  for (const { informations, coverages } of knownTargets(compiled, state)) {
    for (let i = 0; i < informations.length; i++) {
      const information = informations[i]!;
      touched[compiled.informationStage[information]!] = 1;
      coverage[information] = coverages[i]!;
      satisfied[information] = coverages[i]! >= compiled.rule.satisfiedAt ? 1 : 0;
    }
  }
  for (const { questions } of knownQuestions(compiled, state)) {
    for (const question of questions) touched[compiled.questionStage[question]!] = 1;
  }
  const untouched = untouchedStages(compiled);
  const overrides = state.subObjectiveOverrides;
  const stages = compiled.artifact.sub_objectives.map(({ id }, index) => {
    const override = overrides.size === 0 ? null : (overrides.get(id) ?? null);
    if (touched[index] === 0 && override === null) return untouched[index]!;
    return stageCoverage(compiled, index, {
      coverage,
      satisfied,
      touched: touched[index] === 1,
      override,
    });
  });
  return { coverage, satisfied, stages };
}

const prepared = new WeakMap<CompiledArtifact, readonly StageCoverage[]>();

/** The stages as they are at the start of a session. */
function untouchedStages(compiled: CompiledArtifact): readonly StageCoverage[] {
  const known = prepared.get(compiled);
  if (known) return known;
  const coverage = new Float64Array(compiled.informationStage.length);
  const satisfied = new Uint8Array(coverage.length);
  const nothing = { coverage, satisfied, touched: false, override: null };
  const stages = compiled.artifact.sub_objectives.map((_, index) =>
    stageCoverage(compiled, index, nothing),
  );
  prepared.set(compiled, stages);
  return stages;
}
