import type { CompiledArtifact } from '../progress/compiled-artifact.ts';
import type { SubObjectiveCoverage } from '../progress/sub-objective-status.ts';
import type { RankingContext, SelectionConstraints } from './ranking-context.ts';

/** Hard exclusions, by the code that `excludeQuestions` writes; they are never relaxed. */
export const EXCLUSIONS = [
  'none',
  'question_inactive',
  'covers_nothing',
  'sub_objective_excluded_by_client',
  'sub_objective_not_in_restriction',
  'sub_objective_excluded_by_call',
  'question_type_not_allowed',
  'covers_no_required_target',
  'question_excluded_by_call',
] as const;

export type Exclusion = (typeof EXCLUSIONS)[number];

type RuleCode = Exclude<Exclusion, 'none'>;

/**
 * Writes per question the first hard exclusion that applies (0: none) into the workspace.
 * Unknown ids in the options exclude nothing of their own accord; a restriction to unknown ids leaves nothing.
 */
export function excludeQuestions(
  { compiled, workspace: { exclusion }, reached: { subObjectives } }: RankingContext,
  options: SelectionConstraints,
): void {
  const bySubObjective = subObjectiveExclusions(compiled, subObjectives, options);
  exclusion.set(ownExclusions(compiled));
  if (bySubObjective !== null) {
    for (let question = 0; question < exclusion.length; question++) {
      exclusion[question] ||= bySubObjective[compiled.questionSubObjective[question]!]!;
    }
  }
  excludeTypes(compiled, options, exclusion);
  excludeByTargets(compiled, options, exclusion);
  for (const id of options.excluded_question_ids ?? []) {
    const question = compiled.questionIndexes.get(id);
    if (question !== undefined) exclusion[question] ||= codeOf('question_excluded_by_call');
  }
}

function codeOf(rule: RuleCode): number {
  return EXCLUSIONS.indexOf(rule);
}

const own = new WeakMap<CompiledArtifact, Uint8Array>();

/** Per question: what excludes it whatever the session and the call. */
function ownExclusions(compiled: CompiledArtifact): Uint8Array {
  const known = own.get(compiled);
  if (known) return known;
  const codes = compiled.questionActive.map((_, question) => ownExclusion(compiled, question));
  own.set(compiled, codes);
  return codes;
}

function ownExclusion(compiled: CompiledArtifact, question: number): number {
  if (compiled.questionActive[question] === 0) return codeOf('question_inactive');
  return compiled.principal[question]! < 0 ? codeOf('covers_nothing') : 0;
}

/** Null where nothing excludes a sub-objective, nearly always. */
function subObjectiveExclusions(
  compiled: CompiledArtifact,
  subObjectives: readonly SubObjectiveCoverage[],
  options: SelectionConstraints,
): Uint8Array | null {
  const isNone = options.sub_objectives === undefined;
  if (isNone && subObjectives.every(({ effective }) => effective !== 'excluded')) return null;
  const constraint = options.sub_objectives;
  const named = subObjectivesNamed(compiled, constraint?.ids ?? []);
  return Uint8Array.from(subObjectives, (subObjective, index) => {
    if (subObjective.effective === 'excluded') return codeOf('sub_objective_excluded_by_client');
    if (constraint?.mode === 'restrict' && !named.has(index)) {
      return codeOf('sub_objective_not_in_restriction');
    }
    if (constraint?.mode === 'exclude' && named.has(index)) {
      return codeOf('sub_objective_excluded_by_call');
    }
    return 0;
  });
}

/** Indexes of the sub-objectives that a call names; ids that it makes up are left out. */
export function subObjectivesNamed(
  compiled: CompiledArtifact,
  ids: readonly string[],
): Set<number> {
  const subObjectives = new Set<number>();
  for (const id of ids) {
    const subObjective = compiled.subObjectiveIndexes.get(id);
    if (subObjective !== undefined) subObjectives.add(subObjective);
  }
  return subObjectives;
}

function excludeTypes(
  compiled: CompiledArtifact,
  options: SelectionConstraints,
  exclusion: Uint8Array,
): void {
  if (options.allowed_question_types === undefined) return;
  const allowed = new Set(options.allowed_question_types);
  const code = codeOf('question_type_not_allowed');
  compiled.artifact.questions.forEach((question, index) => {
    if (!allowed.has(question.type)) exclusion[index] ||= code;
  });
}

function excludeByTargets(
  compiled: CompiledArtifact,
  options: SelectionConstraints,
  exclusion: Uint8Array,
): void {
  if (options.required_target_ids === undefined) return;
  const { columns } = compiled;
  const covering = new Uint8Array(exclusion.length);
  for (const id of options.required_target_ids) {
    const information = compiled.informationIndexes.get(id);
    if (information === undefined) continue;
    const end = columns.start[information + 1]!;
    for (let at = columns.start[information]!; at < end; at++) covering[columns.index[at]!] = 1;
  }
  const code = codeOf('covers_no_required_target');
  for (let question = 0; question < covering.length; question++) {
    if (covering[question] === 0) exclusion[question] ||= code;
  }
}
