import type { Artifact } from '../artifact/artifact.ts';
import { type QualificationRule, qualificationRule } from '../configuration/qualification.ts';
import type { Gains, SparseRows } from '../gains/gains.ts';
import { learnedGains } from '../gains/learned-gains.ts';
import { ANSWER_PROBABILITY } from '../gains/question-priors.ts';
import { finish, type Steps } from '../steps.ts';

/**
 * An artifact laid out for ranking: ids resolved to indexes, lists as typed arrays. Questions, informations
 * and sub-objectives keep the artifact's order. Read-only.
 */
export interface CompiledArtifact extends Gains {
  readonly artifact: Artifact;
  readonly digest: string;
  readonly rule: QualificationRule;
  readonly questionIndexes: ReadonlyMap<string, number>;
  readonly informationIndexes: ReadonlyMap<string, number>;
  readonly subObjectiveIndexes: ReadonlyMap<string, number>;
  /** The same from what past sessions told; null where nothing was learned. */
  readonly learned: Gains | null;
  /** Per question: end of the row's leading entries that weigh as much as its first. */
  readonly mainEnd: Uint32Array;
  /** Per question: index of its principal information, -1 for an empty row. */
  readonly principal: Int32Array;
  readonly questionSubObjective: Uint32Array;
  readonly questionActive: Uint8Array;
  readonly duplicateGroup: Uint32Array;
  /** Per duplicate group: how many questions it has. */
  readonly duplicateGroupSize: Uint32Array;
  /** Sub-objective of the information's primary question. */
  readonly informationSubObjective: Uint32Array;
  /** Per information: what knowing it fully is worth while there are turns enough. */
  readonly informationValue: Float64Array;
  /** Per sub-objective: indexes of its informations. */
  readonly subObjectiveInformations: readonly Uint32Array[];
  readonly subObjectiveBlocking: Uint8Array;
}

/** All of `indexingSteps` at once. */
export function indexArtifact(artifact: Artifact, digest: string): CompiledArtifact {
  return finish(indexingSteps(artifact, digest));
}

/** @param digest SHA-256 of the artifact's text in hex, kept to name it in answers and caches */
export function* indexingSteps(artifact: Artifact, digest: string): Steps<CompiledArtifact> {
  const { questions, success_informations: informations, sub_objectives: subObjectives } = artifact;
  const questionIndexes = indexById(questions);
  const subObjectiveIndexes = indexById(subObjectives);
  yield;
  const rows: SparseRows = {
    start: new Uint32Array(artifact.coverage.row_start),
    index: new Uint32Array(artifact.coverage.information),
    weight: new Float64Array(artifact.coverage.weight),
  };
  yield;
  const questionSubObjective = Uint32Array.from(
    questions,
    (q) => subObjectiveIndexes.get(q.sub_objective_id)!,
  );
  const informationSubObjective = Uint32Array.from(
    informations,
    (i) => questionSubObjective[questionIndexes.get(i.primary_question_id)!]!,
  );
  const informationValue = informationValues(artifact, informationSubObjective);
  yield;
  const published = worthOfRows(artifact, rows, informationValue);
  yield;
  const gains = artifact.experience && learnedGains(artifact, rows);
  yield;
  const learned = gains && { ...gains, ...worthOfRows(artifact, gains.rows, informationValue) };
  yield;
  return {
    artifact,
    digest,
    ...published,
    learned: learned ?? null,
    rule: qualificationRule(artifact.objective.qualification_level),
    questionIndexes,
    informationIndexes: indexById(informations),
    subObjectiveIndexes,
    mainEnd: Uint32Array.from(questions, (_, q) => mainEnd(rows, q)),
    principal: Int32Array.from(questions, (_, q) =>
      rows.start[q]! < rows.start[q + 1]! ? rows.index[rows.start[q]!]! : -1,
    ),
    questionSubObjective,
    questionActive: Uint8Array.from(questions, (q) => (q.active ? 1 : 0)),
    answerProbability: new Float64Array(questions.length).fill(ANSWER_PROBABILITY),
    refusalProbability: new Float64Array(questions.length),
    besideUnanswered: null,
    duplicateGroup: new Uint32Array(artifact.duplicate_groups),
    duplicateGroupSize: countGroups(artifact.duplicate_groups),
    informationSubObjective,
    informationValue,
    subObjectiveInformations: groupBySubObjective(informationSubObjective, subObjectives.length),
    subObjectiveBlocking: Uint8Array.from(subObjectives, (s) =>
      s.completion_role === 'blocking' ? 1 : 0,
    ),
  };
}

/** Rows with what is worked out of them alone. */
function worthOfRows(artifact: Artifact, rows: SparseRows, informationValue: Float64Array) {
  return {
    rows,
    columns: transpose(rows, artifact.success_informations.length),
    untouchedWorth: untouchedWorths(artifact, rows, informationValue),
  };
}

function informationValues(
  { objective, sub_objectives }: Artifact,
  informationSubObjective: Uint32Array,
): Float64Array {
  const { contributingGain } = qualificationRule(objective.qualification_level);
  return Float64Array.from(informationSubObjective, (subObjective) =>
    sub_objectives[subObjective]!.completion_role === 'blocking' ? 1 : contributingGain,
  );
}

/** Summed as `worthOf` does, so that the bits are the same. */
function untouchedWorths(
  { questions }: Artifact,
  { start, index, weight }: SparseRows,
  values: Float64Array,
): Float64Array {
  return Float64Array.from(questions, (_, question) => {
    let sum = 0;
    for (let at = start[question]!; at < start[question + 1]!; at++) {
      sum += values[index[at]!]! * weight[at]!;
    }
    return sum;
  });
}

function indexById(entities: readonly { readonly id: string }[]): Map<string, number> {
  return new Map(entities.map((entity, index) => [entity.id, index]));
}

function mainEnd(rows: SparseRows, question: number): number {
  const end = rows.start[question + 1]!;
  let at = rows.start[question]!;
  const heaviest = rows.weight[at];
  while (at < end && rows.weight[at] === heaviest) at++;
  return at;
}

function transpose(rows: SparseRows, columnCount: number): SparseRows {
  const start = new Uint32Array(columnCount + 1);
  for (const column of rows.index) start[column + 1]! += 1;
  for (let column = 0; column < columnCount; column++) start[column + 1]! += start[column]!;
  const next = start.slice();
  const index = new Uint32Array(rows.index.length);
  const weight = new Float64Array(rows.index.length);
  for (let row = 0; row + 1 < rows.start.length; row++) {
    for (let at = rows.start[row]!; at < rows.start[row + 1]!; at++) {
      const place = next[rows.index[at]!]!++;
      index[place] = row;
      weight[place] = rows.weight[at]!;
    }
  }
  return { start, index, weight };
}

function countGroups(groups: readonly number[]): Uint32Array {
  const size = new Uint32Array(groups.reduce((most, group) => Math.max(most, group + 1), 0));
  for (const group of groups) size[group]! += 1;
  return size;
}

function groupBySubObjective(
  subObjectiveOf: Uint32Array,
  subObjectiveCount: number,
): Uint32Array[] {
  const lists: number[][] = Array.from({ length: subObjectiveCount }, () => []);
  subObjectiveOf.forEach((subObjective, index) => {
    lists[subObjective]!.push(index);
  });
  return lists.map((list) => Uint32Array.from(list));
}
