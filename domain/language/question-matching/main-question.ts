import { likelihood } from '../../likelihood.ts';
import type { Steps } from '../../steps.ts';
import type { MatchingIndex, ScoredMessage } from './matching-index.ts';

/** Questions, by their place in the publication, with how probably a message asks them: 0..1. */
export type Probabilities = ReadonlyMap<number, number>;

/** Least probability of the main question, and of each further one of a compound message. */
const MAIN_MIN = 0.8;
const FURTHER_MIN = 0.5;
/** From here on a proposed question is plausible: none that was not proposed beats it. */
const PROPOSED_MIN = 0.4;
/** From here on the words clearly ask for a question that was not proposed. */
const CLEARLY_OTHER_MIN = 0.5;
/** What a place in the pending decision adds to the log odds: agents ask what was proposed to them. */
const FIRST_CANDIDATE_LOGIT = 1;
const CANDIDATE_LOGIT = 0.6;

/** How probably each question is asked: by the sentence that asks it most, what was proposed the sooner; surely where it stands there word by word. */
export function* probabilitiesOf(
  { ids }: MatchingIndex,
  { sentences, verbatim }: ScoredMessage,
  pending: readonly string[],
): Steps<Probabilities> {
  const logits = new Map<number, number>();
  for (const { logits: own, questions } of sentences) {
    yield;
    for (const [place, question] of questions.entries()) {
      const logit = own[place]! + priorOf(pending, ids[question]!);
      const known = logits.get(question);
      if (known === undefined || known < logit) logits.set(question, logit);
    }
  }
  // In the place of the logits: each message would need one more map.
  const probability = logits;
  logits.forEach((logit, question) => {
    probability.set(question, likelihood(logit));
  });
  for (const same of verbatim) {
    const proposed = same.filter((question) => pending.includes(ids[question]!));
    for (const question of same) probability.delete(question);
    probability.set(proposed[0] ?? same[0]!, 1);
  }
  return probability;
}

function priorOf(pending: readonly string[], id: string): number {
  const rank = pending.indexOf(id);
  if (rank === 0) return FIRST_CANDIDATE_LOGIT;
  return rank > 0 ? CANDIDATE_LOGIT : 0;
}

interface Proposed {
  /** Questions of the pending decision, rank 1 first. */
  readonly pendingQuestionIds: readonly string[];
  readonly isDecisionNamed?: boolean;
}

/**
 * The main question asked, as far as the words tell. The decision is evidence too: what was proposed counts from a
 * lesser probability on, and where the agent names the decision and asks for something that nobody can tell, it
 * asks rank 1.
 */
export function mainQuestion(
  { ids }: MatchingIndex,
  { isDecisionNamed, pendingQuestionIds }: Proposed,
  probability: Probabilities,
  asksOfUser: () => boolean,
): number | undefined {
  const proposed = likeliest(probability, (q) => pendingQuestionIds.includes(ids[q]!));
  if (proposed !== undefined && probability.get(proposed)! >= PROPOSED_MIN) return proposed;
  const best = likeliest(probability);
  const most = best === undefined ? 0 : probability.get(best)!;
  if (best !== undefined && most >= MAIN_MIN) return best;
  if (!isDecisionNamed || most >= CLEARLY_OTHER_MIN) return undefined;
  const first = ids.indexOf(pendingQuestionIds[0] ?? '');
  return first < 0 || !asksOfUser() ? undefined : first;
}

/** The most probable question, of equal ones the first. */
function likeliest(
  probability: Probabilities,
  isMeant: (question: number) => boolean = () => true,
): number | undefined {
  let best: number | undefined;
  let most = -1;
  probability.forEach((own, question) => {
    if (own < most || (own === most && question > best!) || !isMeant(question)) return;
    best = question;
    most = own;
  });
  return best;
}

/** What a compound message asks beside its main question, the most probable first. */
export function furtherQuestions(probability: Probabilities, main: number): number[] {
  return byProbability(probability, FURTHER_MIN).filter((question) => question !== main);
}

/** The questions with at least this probability, the most probable first, of equal ones the first. */
export function byProbability(probability: Probabilities, least: number): number[] {
  const found: number[] = [];
  probability.forEach((own, question) => {
    if (own >= least) found.push(question);
  });
  return found.sort((a, b) => probability.get(b)! - probability.get(a)! || a - b);
}

/** What it takes to be the main question, as far as the words alone decide. */
export function leastOfMain(isProposed: boolean): number {
  return isProposed ? PROPOSED_MIN : MAIN_MIN;
}
