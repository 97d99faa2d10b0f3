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

type Lists = Pick<ReachedCoverage, 'coverage' | 'satisfied'>;

/** As many are kept for the readings to come: lists of this length lie outside the heap, and are dear to make and to collect. */
const SPARES_MAX = 8;
const spares: Lists[] = [];

/** What is made of where a state stands. Its lists are lent: nothing may read them afterwards. */
export function withCoverage<Result>(
  compiled: CompiledArtifact,
  state: SelectionState,
  use: (reached: ReachedCoverage) => Result,
): Result {
  const count = compiled.informationStage.length;
  const found = spares.findLastIndex(({ coverage }) => coverage.length === count);
  const lists = spares.splice(found, found < 0 ? 0 : 1)[0] ?? makeLists(count);
  lists.coverage.fill(0);
  lists.satisfied.fill(0);
  try {
    return use(reachedIn(lists, compiled, state));
  } finally {
    spares.push(lists);
    if (spares.length > SPARES_MAX) spares.shift();
  }
}

export function readCoverage(compiled: CompiledArtifact, state: SelectionState): ReachedCoverage {
  return reachedIn(makeLists(compiled.informationStage.length), compiled, state);
}

function makeLists(count: number): Lists {
  return { coverage: new Float64Array(count), satisfied: new Uint8Array(count) };
}

/** @param lists empty ones, which are filled */
function reachedIn(
  { coverage, satisfied }: Lists,
  compiled: CompiledArtifact,
  state: SelectionState,
): ReachedCoverage {
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
  const lists = makeLists(compiled.informationStage.length);
  const nothing = { touched: false, override: null, ...lists };
  const stages = compiled.artifact.sub_objectives.map((_, index) =>
    stageCoverage(compiled, index, nothing),
  );
  prepared.set(compiled, stages);
  return stages;
}
