import type { Coverage } from '../domain/artifact/artifact.ts';
import type { Configuration } from '../domain/configuration/entities.ts';
import type { JsonValue } from '../domain/json/json.ts';
import { roundTo4 } from '../domain/round-to-4.ts';
import { ChoiceTargets } from './choice-targets.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Texts } from './texts.ts';

/** An edge somebody else suggests, for instance a language model; it never outweighs the rules' own. */
export interface CoverageProposal {
  readonly question_id: string;
  readonly information_id: string;
  /** 0..1, clipped to 0..0.6. */
  readonly weight: number;
}

const PRIMARY_WEIGHT = 1;
const CHOICE_WEIGHT = 0.9;
const LIKENESS_MIN = 0.55;
const LIKENESS_WEIGHT_MIN = 0.35;
const LIKENESS_WEIGHT_SPAN = 0.4;
const OPEN_WEIGHT = 0.3;
const OPEN_EDGES_MAX = 6;
const GUESSED_WEIGHT = 0.25;
const PROPOSED_WEIGHT_MAX = 0.6;
const PROPOSED_WEIGHT_MIN = 0.05;

/** Information index -> weight. */
type Row = Map<number, number>;

interface Plan {
  readonly configuration: Configuration;
  readonly texts: Texts;
  /** Informations of the question's own sub-objective, by sub-objective id. */
  readonly informationsBySubObjective: ReadonlyMap<string, readonly number[]>;
  /** What the values of choices speak of, by sub-objective id. */
  readonly targetsBySubObjective: ReadonlyMap<string, ChoiceTargets>;
  readonly diagnostics: Diagnostic[];
}

/**
 * Which informations each question covers, and how well. The primary question of informations covers these
 * (1). Any other covers what the values of its choices (.90) or its wording (.35-.75) speak of; failing that,
 * an open one touches all of its sub-objective (.30), another one the information worded most like it (.25, with a
 * diagnostic). Rules reach only within a question's sub-objective; proposals may cross it.
 */
export function coverInformations(
  configuration: Configuration,
  texts: Texts,
  proposals: readonly CoverageProposal[],
): { readonly coverage: Coverage; readonly diagnostics: Diagnostic[] } {
  const bySubObjective = informationsBySubObjective(configuration);
  const primaries = primaryRows(configuration);
  const plan: Plan = {
    configuration,
    texts,
    informationsBySubObjective: bySubObjective,
    targetsBySubObjective: targetsBySubObjective(configuration, bySubObjective, primaries),
    diagnostics: [],
  };
  const proposed = proposedRows(configuration, proposals);
  const rows = configuration.questions.map((question, index) => {
    const row: Row = primaries.get(question.id) ?? new Map();
    if (!primaries.has(question.id)) {
      coverByChoices(plan, index, row);
      coverByWording(plan, index, row);
    }
    for (const [information, weight] of proposed.get(question.id) ?? []) {
      raise(row, information, weight);
    }
    if (row.size === 0) coverBySubObjective(plan, index, row);
    return row;
  });
  return { coverage: compress(rows), diagnostics: plan.diagnostics };
}

/** Sub-objective id -> its informations: those whose primary question stands in it. */
function informationsBySubObjective(configuration: Configuration): Map<string, number[]> {
  const subObjectiveOf = new Map(configuration.questions.map((q) => [q.id, q.sub_objective_id]));
  const lists = new Map<string, number[]>();
  configuration.success_informations.forEach((information, index) => {
    const subObjective = subObjectiveOf.get(information.primary_question_id);
    if (subObjective === undefined) throw new Error(`no primary question for ${information.id}`);
    const list = lists.get(subObjective) ?? [];
    list.push(index);
    lists.set(subObjective, list);
  });
  return lists;
}

/** Of the questions that are no information's primary one. */
function targetsBySubObjective(
  { questions, success_informations }: Configuration,
  bySubObjective: ReadonlyMap<string, readonly number[]>,
  primaries: ReadonlyMap<string, Row>,
): Map<string, ChoiceTargets> {
  const values = new Map<string, JsonValue[]>();
  for (const { id, sub_objective_id: subObjective, choices } of questions) {
    if (primaries.has(id)) continue;
    const list = values.get(subObjective) ?? [];
    for (const { maps_to_value: value } of choices) if (value !== undefined) list.push(value);
    values.set(subObjective, list);
  }
  const schemas = success_informations.map(({ schema }) => schema);
  return new Map(
    [...values].map(([subObjective, list]) => [
      subObjective,
      new ChoiceTargets(schemas, bySubObjective.get(subObjective) ?? [], list),
    ]),
  );
}

function primaryRows(configuration: Configuration): Map<string, Row> {
  const rows = new Map<string, Row>();
  configuration.success_informations.forEach((information, index) => {
    const row: Row = rows.get(information.primary_question_id) ?? new Map();
    row.set(index, PRIMARY_WEIGHT);
    rows.set(information.primary_question_id, row);
  });
  return rows;
}

function proposedRows(
  configuration: Configuration,
  proposals: readonly CoverageProposal[],
): Map<string, Row> {
  const indexes = new Map(configuration.success_informations.map((i, index) => [i.id, index]));
  const rows = new Map<string, Row>();
  for (const proposal of proposals) {
    const information = indexes.get(proposal.information_id);
    const weight = Math.min(PROPOSED_WEIGHT_MAX, proposal.weight);
    if (information === undefined || !(weight >= PROPOSED_WEIGHT_MIN)) continue;
    const row: Row = rows.get(proposal.question_id) ?? new Map();
    raise(row, information, weight);
    rows.set(proposal.question_id, row);
  }
  return rows;
}

function raise(row: Row, information: number, weight: number): void {
  row.set(information, Math.max(weight, row.get(information) ?? 0));
}

function coverByChoices(plan: Plan, index: number, row: Row): void {
  const question = plan.configuration.questions[index]!;
  const targets = plan.targetsBySubObjective.get(question.sub_objective_id);
  for (const { maps_to_value: value } of question.choices) {
    const target = value === undefined ? undefined : targets?.of(value);
    if (target !== undefined) raise(row, target, CHOICE_WEIGHT);
  }
}

function coverByWording(plan: Plan, index: number, row: Row): void {
  for (const information of subObjectiveInformations(plan, index)) {
    const likeness = plan.texts.likeness(index, information);
    if (likeness < LIKENESS_MIN) continue;
    const above = (likeness - LIKENESS_MIN) / (1 - LIKENESS_MIN);
    raise(row, information, LIKENESS_WEIGHT_MIN + LIKENESS_WEIGHT_SPAN * above);
  }
}

function coverBySubObjective(plan: Plan, index: number, row: Row): void {
  const question = plan.configuration.questions[index]!;
  const closest = subObjectiveInformations(plan, index)
    .map((information) => ({ information, likeness: plan.texts.likeness(index, information) }))
    .sort((a, b) => b.likeness - a.likeness || a.information - b.information);
  if (question.type === 'open') {
    for (const { information } of closest.slice(0, OPEN_EDGES_MAX))
      row.set(information, OPEN_WEIGHT);
    return;
  }
  const guess = closest[0];
  if (guess === undefined) return;
  row.set(guess.information, GUESSED_WEIGHT);
  plan.diagnostics.push({
    code: 'guessed_target',
    severity: 'warning',
    entity: 'question',
    id: question.id,
    path: '/text',
    message:
      'No information names this question, its choices or its wording; it is taken to be about ' +
      `${plan.configuration.success_informations[guess.information]!.id}.`,
  });
}

function subObjectiveInformations(plan: Plan, question: number): readonly number[] {
  const subObjective = plan.configuration.questions[question]!.sub_objective_id;
  return plan.informationsBySubObjective.get(subObjective) ?? [];
}

/** Heaviest first, so that the principal target leads, then in the order of creation; weights to four decimals. */
function compress(rows: readonly Row[]): Coverage {
  const row_start = [0];
  const information: number[] = [];
  const weight: number[] = [];
  for (const row of rows) {
    const entries = [...row].map(([index, value]) => [index, roundTo4(value)] as const);
    entries.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    for (const [index, value] of entries) {
      information.push(index);
      weight.push(value);
    }
    row_start.push(information.length);
  }
  return { row_start, information, weight };
}
