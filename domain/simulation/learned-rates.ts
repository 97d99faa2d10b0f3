import type { Artifact } from '../artifact/artifact.ts';
import type { QuestionType } from '../configuration/entities.ts';

/** How past users behaved, by id, shares from 0 to 1; undefined where nothing is known. */
export interface LearnedRates {
  /** How often a question is answered, of those that do not refuse it. */
  readonly answered: (questionId: string) => number | undefined;
  /** How often the primary question of an information is refused. */
  readonly unwilling: (informationId: string) => number | undefined;
  /** How often an answer to a question tells an information that was not known, its own or one beside it. */
  readonly told: (questionId: string) => ReadonlyMap<string, number> | undefined;
}

interface Priors {
  readonly answerRates: Readonly<Record<QuestionType, number>>;
  readonly unwillingRate: number;
}

/** What the counts of a publication say of users, each drawn towards the prior as ranking does; undefined without counts. */
export function learnedRates(artifact: Artifact, priors: Priors): LearnedRates | undefined {
  const { experience, questions, success_informations: informations } = artifact;
  if (!experience) return undefined;
  const { prior } = experience.smoothing;
  const smooth = (count: number, of: number, expected: number) =>
    (count + prior * expected) / (of + prior);
  const answered = new Map<string, number>();
  const refused = new Map<string, number>();
  questions.forEach(({ id, type }, i) => {
    const { asked, answered: told, refused: turned } = experience.questions;
    if (asked[i] === 0) return;
    refused.set(id, smooth(turned[i]!, asked[i]!, priors.unwillingRate));
    answered.set(id, smooth(told[i]!, asked[i]! - turned[i]!, priors.answerRates[type]));
  });
  const primaries = new Map(informations.map((each) => [each.id, each.primary_question_id]));
  const told = toldRates(artifact, smooth);
  return {
    answered: (id) => answered.get(id),
    unwilling: (id) => refused.get(primaries.get(id) ?? ''),
    told: (id) => (answered.has(id) ? (told.get(id) ?? NOTHING) : undefined),
  };
}

const NOTHING: ReadonlyMap<string, number> = new Map();

function toldRates(
  { experience, questions, success_informations: informations, coverage }: Artifact,
  smooth: (count: number, of: number, expected: number) => number,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const rates = new Map(questions.map(({ id }) => [id, new Map<string, number>()]));
  questions.forEach(({ id }, question) => {
    const end = coverage.row_start[question + 1]!;
    for (let at = coverage.row_start[question]!; at < end; at++) {
      rates.get(id)!.set(informations[coverage.information[at]!]!.id, coverage.weight[at]!);
    }
  });
  const { question, information, open, told } = experience!.told;
  question.forEach((row, at) => {
    const ofQuestion = rates.get(questions[row]!.id)!;
    const { id } = informations[information[at]!]!;
    ofQuestion.set(id, smooth(told[at]!, open[at]!, ofQuestion.get(id) ?? 0));
  });
  return rates;
}
