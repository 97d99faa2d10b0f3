import { ARTIFACT_FORMAT, type Artifact } from '../../domain/artifact/artifact.ts';
import type { Question } from '../../domain/configuration/entities.ts';
import { below, type Random } from '../../domain/simulation/random.ts';

/** How often the same information can be had otherwise: 30 informations, asked for by this many questions. */
export interface Redundancy {
  readonly questions: number;
  readonly edgesPerQuestion: number;
}

const INFORMATIONS = 30;
/** First information of each sub-objective: one small, one large, one of the five contributing. */
const SUB_OBJECTIVE_STARTS = [0, 3, 9, 20, 25, INFORMATIONS] as const;
const SUB_OBJECTIVES = SUB_OBJECTIVE_STARTS.length - 1;
/** Share of extra edges that reach into another sub-objective. */
const CROSSING = 0.2;
/** Share of the question types among generated questions. */
const TYPE_SHARES = [
  ['single_choice', 0.4],
  ['multiple_choice', 0.1],
  ['semi_open', 0.2],
  ['open', 0.3],
] as const;

/**
 * A random configuration as it would be compiled. Every information has its primary question; the others ask
 * for one information in other words. The contributing sub-objective stands anywhere but first.
 */
export function generateConfiguration(
  { questions, edgesPerQuestion }: Redundancy,
  random: Random,
  orderStrength: number,
): Artifact {
  const contributing = 1 + below(random, SUB_OBJECTIVES - 1);
  const subjects = Array.from({ length: questions }, (_, q) =>
    q < INFORMATIONS ? q : below(random, INFORMATIONS),
  );
  const rows = subjects.map((subject, q) => {
    const row = new Map([[subject, q < INFORMATIONS ? 1 : 0.9]]);
    addExtraEdges(row, edgesPerQuestion - 1, random);
    return [...row].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  });
  const row_start = [0];
  for (const row of rows) row_start.push(row_start.at(-1)! + row.length);
  return {
    format: ARTIFACT_FORMAT,
    engine_version: 'bench',
    objective: {
      name: 'Generated',
      description: '',
      qualification_level: 'balanced',
      max_turns: 60,
      candidates_per_call: 3,
      order_strength: orderStrength,
    },
    sub_objectives: Array.from({ length: SUB_OBJECTIVES }, (_, i) => ({
      id: `s${i}`,
      name: `Stage ${i}`,
      order_position: i,
      completion_role: i === contributing ? 'contributing' : 'blocking',
    })),
    success_informations: Array.from({ length: INFORMATIONS }, (_, i) => ({
      id: `i${i}`,
      label: `Information ${i}`,
      primary_question_id: `q${i}`,
      schema: { type: 'string' },
    })),
    questions: subjects.map((subject, q) => generateQuestion(q, subObjectiveOf(subject), random)),
    coverage: {
      row_start,
      information: rows.flatMap((row) => row.map(([information]) => information)),
      weight: rows.flatMap((row) => row.map(([, weight]) => weight)),
    },
    duplicate_groups: subjects.map((subject, q) => Math.min(q, subject)),
    dependents: Array.from({ length: INFORMATIONS }, () => []),
    lexicon: { terms: [], idf: [], vectors: subjects.map(() => ({ term: [], weight: [] })) },
  };
}

function subObjectiveOf(information: number): number {
  return SUB_OBJECTIVE_STARTS.findLastIndex((start) => start <= information);
}

/** @param mean expected count; its fraction is the chance of one more */
function addExtraEdges(row: Map<number, number>, mean: number, random: Random): void {
  const [subject] = row.keys();
  const subObjective = subObjectiveOf(subject!);
  const first = SUB_OBJECTIVE_STARTS[subObjective]!;
  const size = SUB_OBJECTIVE_STARTS[subObjective + 1]! - first;
  const count = Math.floor(mean) + (random() < mean % 1 ? 1 : 0);
  while (row.size < 1 + count) {
    const crossing = random() < CROSSING;
    const information = crossing ? below(random, INFORMATIONS) : first + below(random, size);
    const weight = Math.round((0.3 + 0.55 * random()) * 1e4) / 1e4;
    if (!row.has(information)) row.set(information, weight);
  }
}

function generateQuestion(index: number, subObjective: number, random: Random): Question {
  let left = random();
  const drawn = TYPE_SHARES.find(([, share]) => {
    left -= share;
    return left < 0;
  });
  const type = drawn?.[0] ?? 'open';
  return {
    id: `q${index}`,
    text: `Question ${index}?`,
    type,
    sub_objective_id: `s${subObjective}`,
    active: true,
    choices: type === 'open' ? [] : [...'abc'].map((id) => ({ id, label: id })),
  };
}
