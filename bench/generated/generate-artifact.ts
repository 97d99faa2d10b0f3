import { ARTIFACT_FORMAT, type Artifact } from '../../domain/artifact/artifact.ts';
import { QUESTION_TYPES } from '../../domain/configuration/entities.ts';
import { below, type Random } from '../../domain/simulation/random.ts';
import { benchObjective } from './bench-call.ts';

export interface ArtifactSize {
  readonly questions: number;
  readonly informations: number;
  readonly subObjectives: number;
  readonly edgesPerQuestion: number;
}

/** A random artifact of a given size, with the coverage drawn outright; every sub-objective has informations. */
export function generateArtifact(size: ArtifactSize, random: Random): Artifact {
  const row_start = [0];
  const information: number[] = [];
  const weight: number[] = [];
  for (let question = 0; question < size.questions; question++) {
    const row = new Map<number, number>();
    row.set(question % size.informations, question < size.informations ? 1 : 0.9);
    while (row.size < Math.min(size.edgesPerQuestion, size.informations)) {
      row.set(below(random, size.informations), Math.round((0.25 + random() * 0.6) * 1e4) / 1e4);
    }
    const entries = [...row].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    information.push(...entries.map((entry) => entry[0]));
    weight.push(...entries.map((entry) => entry[1]));
    row_start.push(information.length);
  }
  return {
    format: ARTIFACT_FORMAT,
    engine_version: 'bench',
    objective: benchObjective(10),
    sub_objectives: Array.from({ length: size.subObjectives }, (_, i) => ({
      id: `s${i}`,
      name: `Stage ${i}`,
      order_position: i,
      completion_role: i + 1 === size.subObjectives ? 'contributing' : 'blocking',
    })),
    success_informations: Array.from({ length: size.informations }, (_, i) => ({
      id: `i${i}`,
      label: `Information ${i}`,
      primary_question_id: `q${i}`,
      schema: { type: 'string' },
    })),
    questions: Array.from({ length: size.questions }, (_, i) => {
      const type = QUESTION_TYPES[below(random, QUESTION_TYPES.length)]!;
      return {
        id: `q${i}`,
        text: `Question ${i}?`,
        type,
        sub_objective_id: `s${(i % size.informations) % size.subObjectives}`,
        active: true,
        choices: type === 'open' ? [] : [...'ab'].map((id) => ({ id, label: id })),
      };
    }),
    coverage: { row_start, information, weight },
    duplicate_groups: Array.from({ length: size.questions }, (_, i) => i),
    dependents: Array.from({ length: size.informations }, () => []),
    lexicon: {
      terms: [],
      idf: [],
      vectors: Array.from({ length: size.questions }, () => ({ term: [], weight: [] })),
    },
  };
}
