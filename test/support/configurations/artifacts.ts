import {
  ARTIFACT_FORMAT,
  type Artifact,
  type Experience,
} from '../../../domain/artifact/artifact.ts';
import type {
  CompletionRole,
  Objective,
  Question,
  QuestionType,
} from '../../../domain/configuration/entities.ts';
import {
  type CompiledArtifact,
  indexArtifact,
} from '../../../domain/progress/compiled-artifact.ts';
import type { SelectionState, TargetState } from '../../../domain/progress/selection-state.ts';
import type { SelectionRequest } from '../../../domain/ranking/ranking-context.ts';

/** `covers`: information id -> weight; the first one is the principal. */
export interface QuestionSketch {
  readonly subObjective: string;
  readonly type?: QuestionType;
  readonly covers: Readonly<Record<string, number>>;
  readonly active?: boolean;
  readonly group?: number;
  readonly choiceCount?: number;
}

export interface ArtifactSketch {
  readonly objective?: Partial<Objective>;
  /** Sub-objective id -> role, in order. */
  readonly subObjectives: Readonly<Record<string, CompletionRole>>;
  /** Information id -> id of its primary question. */
  readonly informations: Readonly<Record<string, string>>;
  readonly questions: Readonly<Record<string, QuestionSketch>>;
  readonly experience?: Experience;
}

const OBJECTIVE: Objective = {
  name: 'Objective',
  description: '',
  qualification_level: 'balanced',
  max_turns: 20,
  candidates_per_call: 3,
  order_strength: 0.5,
};

/** An artifact as the compiler would lay it out, with the coverage said outright. */
export function sketchArtifact(sketch: ArtifactSketch): Artifact {
  const informationIds = Object.keys(sketch.informations);
  const rows = Object.values(sketch.questions).map((question) =>
    Object.entries(question.covers).map(([id, weight]) => [informationIds.indexOf(id), weight]),
  );
  const row_start = [0];
  for (const row of rows) row_start.push(row_start.at(-1)! + row.length);
  return {
    format: ARTIFACT_FORMAT,
    engine_version: 'test',
    objective: { ...OBJECTIVE, ...sketch.objective },
    sub_objectives: Object.entries(sketch.subObjectives).map(
      ([id, completion_role], order_position) => ({
        id,
        name: id,
        order_position,
        completion_role,
      }),
    ),
    success_informations: informationIds.map((id) => ({
      id,
      label: id,
      primary_question_id: sketch.informations[id]!,
      schema: { type: 'string' },
    })),
    questions: Object.entries(sketch.questions).map(([id, question]) => toQuestion(id, question)),
    coverage: {
      row_start,
      information: rows.flat().map(([index]) => index!),
      weight: rows.flat().map(([, weight]) => weight!),
    },
    duplicate_groups: Object.values(sketch.questions).map((q, index) => q.group ?? index),
    dependents: informationIds.map(() => []),
    lexicon: { terms: [], idf: [], vectors: rows.map(() => ({ term: [], weight: [] })) },
    ...(sketch.experience ? { experience: sketch.experience } : {}),
  };
}

export function sketchCompiled(sketch: ArtifactSketch): CompiledArtifact {
  return indexArtifact(sketchArtifact(sketch), 'digest');
}

function toQuestion(id: string, sketch: QuestionSketch): Question {
  const type = sketch.type ?? 'open';
  const choiceCount = sketch.choiceCount ?? (type === 'open' ? 0 : 2);
  return {
    id,
    text: `${id}?`,
    type,
    sub_objective_id: sketch.subObjective,
    active: sketch.active ?? true,
    choices: Array.from({ length: choiceCount }, (_, i) => ({ id: `c${i}`, label: `c${i}` })),
  };
}

export function state(known: Partial<SelectionState> = {}): SelectionState {
  return {
    turnCount: 0,
    targets: new Map(),
    questions: new Map(),
    subObjectiveOverrides: new Map(),
    objectiveOverride: null,
    lastAskedQuestionId: null,
    ...known,
  };
}

/** Coverage by information id, as if inferred from text. */
export function inferred(coverages: Readonly<Record<string, number>>): Map<string, TargetState> {
  return new Map(
    Object.entries(coverages).map(([id, coverage]) => [
      id,
      { status: 'inferred', coverage, source: 'inference' },
    ]),
  );
}

export function request(asked: Partial<SelectionRequest> = {}): SelectionRequest {
  return { candidateCount: 3, options: {}, relevances: new Map(), turnsRemaining: 20, ...asked };
}
