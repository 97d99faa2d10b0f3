import type { Artifact, Experience } from '../artifact/artifact.ts';
import type { Gains, SparseRows } from './gains.ts';
import { oddsOf } from './odds.ts';
import { ANSWER_PROBABILITY } from './question-priors.ts';

/**
 * What asking brings by what past sessions told. Every chance is a count smoothed by what the structure says
 * (the mean of a beta distribution): `(seen + prior * structure) / (tries + prior)`.
 */
export function learnedGains(
  artifact: Artifact,
  rows: SparseRows,
): Pick<Gains, 'rows' | 'answerProbability' | 'refusalProbability' | 'besideUnanswered'> {
  const { smoothing, questions, told } = artifact.experience!;
  const smoothed: Smoothed = (seen, tries, structure) =>
    (seen + smoothing.prior * structure) / (tries + smoothing.prior);
  const { asked, answered, refused } = questions;
  const answerProbability = Float64Array.from(asked, (tries, q) =>
    smoothed(answered[q]!, tries, ANSWER_PROBABILITY),
  );
  return {
    rows: learnedRows(rows, told, smoothed),
    answerProbability,
    besideUnanswered: oddsBesideUnanswered(artifact, answerProbability, smoothed),
    refusalProbability: Float64Array.from(asked, (tries, q) => smoothed(refused[q]!, tries, 0)),
  };
}

type Smoothed = (seen: number, tries: number, structure: number) => number;

/**
 * What a missing answer says of other questions (naive Bayes): the odds of their answers in sessions that left that one
 * unanswered, beside their odds in all. Products of these need no logarithm, so that the bits are the same on every machine.
 */
function oddsBesideUnanswered(
  { questions, experience }: Artifact,
  answerProbability: Float64Array,
  smoothed: Smoothed,
): SparseRows | null {
  const counts = experience!.beside_unanswered;
  if (!counts) return null;
  const edges: (readonly [question: number, factor: number])[][] = questions.map(() => []);
  counts.question.forEach((question, at) => {
    const usual = answerProbability[question]!;
    const beside = smoothed(counts.answered[at]!, counts.asked[at]!, usual);
    edges[counts.other[at]!]!.push([question, oddsOf(beside) / oddsOf(usual)]);
  });
  const start = [0];
  for (const row of edges) start.push(start.at(-1)! + row.length);
  return {
    start: Uint32Array.from(start),
    index: Uint32Array.from(edges.flat(), ([question]) => question),
    weight: Float64Array.from(edges.flat(), ([, factor]) => factor),
  };
}

/** The structure's edges, weighed by what answers told of each, and then what they told beside it. */
function learnedRows(rows: SparseRows, told: Experience['told'], smoothed: Smoothed): SparseRows {
  const start = [0];
  const edges: (readonly [information: number, weight: number])[] = [];
  let pair = 0;
  for (let q = 0; q + 1 < rows.start.length; q++) {
    const weights = new Map<number, number>();
    for (let at = rows.start[q]!; at < rows.start[q + 1]!; at++) {
      weights.set(rows.index[at]!, rows.weight[at]!);
    }
    for (; told.question[pair] === q; pair++) {
      const information = told.information[pair]!;
      const structure = weights.get(information) ?? 0;
      const weight = smoothed(told.told[pair]!, told.open[pair]!, structure);
      if (weight > 0) weights.set(information, weight);
    }
    edges.push(...weights);
    start.push(edges.length);
  }
  return {
    start: Uint32Array.from(start),
    index: Uint32Array.from(edges, ([information]) => information),
    weight: Float64Array.from(edges, ([, weight]) => weight),
  };
}
