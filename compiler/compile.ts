import {
  ARTIFACT_FORMAT,
  type Artifact,
  type Experience,
  type Prototypes,
} from '../domain/artifact/artifact.ts';
import type {
  Configuration,
  SubObjective,
  SuccessInformation,
} from '../domain/configuration/entities.ts';
import { indexArtifact } from '../domain/progress/compiled-artifact.ts';
import { type CoverageProposal, coverInformations } from './cover-informations.ts';
import { diagnosePlan } from './diagnose-plan.ts';
import { diagnoseQuestions } from './diagnose-questions.ts';
import type { Diagnostic } from './diagnostic.ts';
import { groupDuplicates } from './group-duplicates.ts';
import { compareTexts } from './texts.ts';

export interface CompileOptions {
  readonly engineVersion: string;
  /** Edges suggested from outside. */
  readonly proposals?: readonly CoverageProposal[];
  /** What past sessions told of this draft's entities. */
  readonly experience?: Experience | undefined;
  /** Other words that a model wrote for this draft's questions and choices. */
  readonly prototypes?: readonly Prototypes[] | undefined;
}

export interface Compilation {
  readonly artifact: Artifact;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles a draft without open warnings. Pure and deterministic: the same draft, engine version,
 * proposals and experience give the same artifact, byte for byte.
 * @throws Error when the draft has no objective or a reference leads nowhere
 */
export function compile(configuration: Configuration, options: CompileOptions): Compilation {
  const { objective, sub_objectives, success_informations, questions } = configuration;
  if (objective === null) throw new Error('a draft without an objective cannot be compiled');
  const texts = compareTexts(configuration);
  const { coverage, diagnostics } = coverInformations(
    configuration,
    texts,
    options.proposals ?? [],
  );
  const artifact: Artifact = {
    format: ARTIFACT_FORMAT,
    engine_version: options.engineVersion,
    objective,
    sub_objectives: byOrderPosition(sub_objectives),
    success_informations,
    questions,
    coverage,
    duplicate_groups: groupDuplicates(questions, coverage, texts),
    dependents: dependents(success_informations),
    lexicon: texts.lexicon,
    ...(options.experience ? { experience: options.experience } : {}),
    ...(options.prototypes?.length ? { prototypes: options.prototypes } : {}),
  };
  const compiled = indexArtifact(artifact, '');
  return {
    artifact,
    diagnostics: [...diagnosePlan(compiled), ...diagnostics, ...diagnoseQuestions(artifact)],
  };
}

/** Equal positions keep the order of creation. */
function byOrderPosition(subObjectives: readonly SubObjective[]): SubObjective[] {
  return [...subObjectives].sort((a, b) => a.order_position - b.order_position);
}

/** Informations told in one breath, in answer to the same primary question, are reconfirmed together. */
function dependents(informations: readonly SuccessInformation[]): number[][] {
  const byQuestion = new Map<string, number[]>();
  informations.forEach(({ primary_question_id: id }, index) => {
    byQuestion.set(id, [...(byQuestion.get(id) ?? []), index]);
  });
  return informations.map(({ primary_question_id: id }, index) =>
    byQuestion.get(id)!.filter((other) => other !== index),
  );
}
