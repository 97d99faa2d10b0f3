import { likelihood } from '../../likelihood.ts';
import type { AskedInput } from '../reading.ts';
import {
  type AskedQuestions,
  byProbability,
  type LikelyQuestion,
  logitAsked,
} from './scoring/score-sentence.ts';

/** Least probability of the main question, and of each further one of a compound message. */
const MAIN_MIN = 0.8;
const FURTHER_MIN = 0.5;
/** From here on a proposed question is plausible: none that was not proposed beats it. */
const PROPOSED_MIN = 0.4;
/** From here on the words clearly ask for a question that was not proposed. */
const CLEARLY_OTHER_MIN = 0.5;
/** A question below it that was not proposed changes nothing. */
export const LIKELY_MIN = Math.min(MAIN_MIN, FURTHER_MIN, CLEARLY_OTHER_MIN);
/** What a place in the pending decision adds to the log odds: agents ask what was proposed to them. */
const FIRST_CANDIDATE_LOGIT = 1;
const CANDIDATE_LOGIT = 0.6;

/** Questions by their places in the publication. */
interface Places {
  readonly positions: ReadonlyMap<string, number>;
}

/** What a message asks by itself. */
interface AskedByWords {
  readonly asked: AskedQuestions;
  /** Questions that stand in it word by word. */
  readonly verbatim: readonly (readonly number[])[];
}

/** How probably a message asks each question: 0..1. */
export interface Probabilities {
  /** Of those that were proposed or stand in the words; below 0 where the words of one are another's. */
  readonly own: ReadonlyMap<number, number>;
  readonly proposed: ReadonlySet<number>;
  /** Of all others: what the words say, whatever was proposed. */
  readonly asked: AskedQuestions;
}

/** What was proposed is asked the sooner, and what stands in the words surely; all others as probably as the words say. */
export function probabilitiesOf(
  { positions }: Places,
  { asked, verbatim }: AskedByWords,
  pending: readonly string[],
): Probabilities {
  const own = new Map<number, number>();
  const proposed = new Set<number>();
  for (const [rank, id] of pending.entries()) {
    const question = positions.get(id);
    if (question === undefined || proposed.has(question)) continue;
    proposed.add(question);
    const logit = logitAsked(asked, question);
    const prior = rank === 0 ? FIRST_CANDIDATE_LOGIT : CANDIDATE_LOGIT;
    if (logit !== undefined) own.set(question, likelihood(logit + prior));
  }
  for (const same of verbatim) {
    for (const question of same) own.set(question, -1);
    own.set(same.find((question) => proposed.has(question)) ?? same[0]!, 1);
  }
  return { own, proposed, asked };
}

/**
 * The main question asked, as far as the words tell. The decision is evidence too: what was proposed counts from a
 * lesser probability on, and where the agent names the decision and asks for something that nobody can tell, it
 * asks rank 1.
 */
export function mainQuestion(
  { positions }: Places,
  {
    isDecisionNamed,
    pendingQuestionIds,
  }: Pick<AskedInput, 'isDecisionNamed' | 'pendingQuestionIds'>,
  probabilities: Probabilities,
  asksOfUser: () => boolean,
): LikelyQuestion | undefined {
  const ofProposed = likeliestProposed(probabilities);
  if (ofProposed !== undefined && ofProposed.probability >= PROPOSED_MIN) return ofProposed;
  const [best] = likelyOf(probabilities);
  if (best !== undefined && best.probability >= MAIN_MIN) return best;
  if (!isDecisionNamed || (best?.probability ?? 0) >= CLEARLY_OTHER_MIN) return undefined;
  const first = positions.get(pendingQuestionIds[0] ?? '');
  if (first === undefined || !asksOfUser()) return undefined;
  return { question: first, probability: Math.max(0, probabilityOf(probabilities, first)) };
}

/** The most probable question that was proposed, of equal ones the first. */
function likeliestProposed({ own, proposed }: Probabilities): LikelyQuestion | undefined {
  let best = -1;
  let most = -1;
  own.forEach((probability, question) => {
    if (probability < 0 || probability < most || !proposed.has(question)) return;
    if (probability === most && question > best) return;
    best = question;
    most = probability;
  });
  return best < 0 ? undefined : { question: best, probability: most };
}

/** The questions that may count without being proposed, the most probable first, of equal ones the first. */
function likelyOf({ own, asked }: Probabilities): readonly LikelyQuestion[] {
  const found = asked.likely.filter(({ question }) => !own.has(question));
  own.forEach((probability, question) => {
    if (probability >= LIKELY_MIN) found.push({ question, probability });
  });
  return found.sort(byProbability);
}

/** Below 0 where nothing tells of it. */
function probabilityOf({ own, asked }: Probabilities, question: number): number {
  const known = own.get(question);
  if (known !== undefined) return known;
  const logit = logitAsked(asked, question);
  return logit === undefined ? -1 : likelihood(logit);
}

/** What a compound message asks beside its main question, the most probable first. */
export function furtherQuestions(probabilities: Probabilities, main: number): LikelyQuestion[] {
  return likelyOf(probabilities).filter(
    ({ probability, question }) => probability >= FURTHER_MIN && question !== main,
  );
}

/** Every question that anything tells of, the most probable first, with what it takes to be the main one. */
export function allQuestions(
  probabilities: Probabilities,
): (LikelyQuestion & { readonly least: number; readonly isProposed: boolean })[] {
  const all = new Set([...probabilities.asked.questions, ...probabilities.own.keys()]);
  return [...all]
    .map((question) => {
      const isProposed = probabilities.proposed.has(question);
      const probability = probabilityOf(probabilities, question);
      return { question, probability, isProposed, least: isProposed ? PROPOSED_MIN : MAIN_MIN };
    })
    .filter(({ probability }) => probability >= 0)
    .sort(byProbability);
}
