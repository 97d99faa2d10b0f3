import type { Configuration } from '../domain/configuration/entities.ts';
import { cosines, indexLexicon, lexiconSteps } from '../domain/language/text/lexical.ts';
import { mapInSteps, type Steps } from '../domain/steps.ts';
import type { CoverageBatch, Model, ProposedEdge } from '../semantics/port.ts';
import { inTurns } from './in-turns.ts';

const BATCH_QUESTIONS_MAX = 15;
/** Informations that a model is offered for one question: the ones of its own sub-objective count as closer. */
const CANDIDATES_MAX = 12;
const SAME_SUB_OBJECTIVE = 0.3;
const BATCHES_AT_ONCE_MAX = 4;
const TEXT_UNITS_MAX = 400;

interface Asking {
  readonly tenant: string;
  readonly signal: AbortSignal;
  /** Takes the steps of long work without holding anybody up. */
  readonly finish: <Result>(steps: Steps<Result>) => Result | Promise<Result>;
}

/** How the words of a draft are compared. */
interface Likeness {
  /** 0..1 or so, for one question and every information, in the order of the draft. */
  readonly of: (question: number) => ArrayLike<number>;
  /** Sub-objective of each information's primary question, in the order of the draft. */
  readonly subObjectives: readonly (string | undefined)[];
}

/**
 * Asks a provider which informations the questions of a draft cover beyond what the rules see. Edges only between
 * what the draft has; the compiler bounds their weight.
 * @throws ProviderUnavailable
 */
export async function proposeCoverage(
  configuration: Configuration,
  provider: Model,
  { finish, ...asking }: Asking,
): Promise<readonly ProposedEdge[]> {
  const likeness = await finish(likenessByWords(configuration));
  const { questions } = configuration;
  const active = questions.flatMap(({ active: isActive }, index) => (isActive ? [index] : []));
  const tasks = slices(active, BATCH_QUESTIONS_MAX).map((indexes) => async () => {
    const batch = await finish(batchOf(configuration, indexes, likeness));
    return batch.questions.length === 0 ? [] : await provider.proposeCoverage(batch, asking);
  });
  return await inTurns(tasks, BATCHES_AT_ONCE_MAX, (fault) => {
    throw fault;
  });
}

function* batchOf(
  configuration: Configuration,
  indexes: readonly number[],
  likeness: Likeness,
): Steps<CoverageBatch> {
  const all = yield* mapInSteps(indexes, (index) => {
    const { id, text, choices } = configuration.questions[index]!;
    return {
      id,
      text: cut(text),
      choices: choices.map(({ label }) => label),
      informationIds: candidatesOf(configuration, index, likeness),
    };
  });
  const questions = all.filter(({ informationIds }) => informationIds.length > 0);
  const named = new Set(questions.flatMap(({ informationIds }) => informationIds));
  const informations = configuration.success_informations
    .filter(({ id }) => named.has(id))
    .map(({ id, label }) => ({ id, label }));
  return { questions, informations };
}

/** Ids of the informations worded most like the question, but for those it is the primary question of. */
function candidatesOf(
  { questions, success_informations }: Configuration,
  index: number,
  { of, subObjectives }: Likeness,
): readonly string[] {
  const question = questions[index]!;
  const likeness = of(index);
  return success_informations
    .map(({ id, primary_question_id: primary }, i) => {
      const isNear = subObjectives[i] === question.sub_objective_id;
      return { id, primary, i, score: likeness[i]! + (isNear ? SAME_SUB_OBJECTIVE : 0) };
    })
    .filter(({ primary }) => primary !== question.id)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .slice(0, CANDIDATES_MAX)
    .map(({ id }) => id);
}

function* likenessByWords({ questions, success_informations }: Configuration): Steps<Likeness> {
  const lexical = indexLexicon(yield* lexiconSteps(questions.map(({ text }) => text)));
  const position = new Map(questions.map(({ id }, index) => [id, index]));
  const primaries = success_informations.map(({ primary_question_id: id }) => position.get(id));
  return {
    of: (index) => {
      const byQuestion = cosines(lexical, questions[index]!.text);
      return primaries.map((primary) => byQuestion[primary!] ?? 0);
    },
    subObjectives: primaries.map((primary) => questions[primary!]?.sub_objective_id),
  };
}

function cut(text: string): string {
  return text.slice(0, TEXT_UNITS_MAX).toWellFormed();
}

function slices<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}
