import type { QuestionType } from '../configuration/entities.ts';
import type { CompiledArtifact } from '../progress/compiled-artifact.ts';
import type { QuestionOutcome } from '../question-outcome.ts';
import type { LearnedRates } from './learned-rates.ts';
import { below, combineSeeds, type Random, seededRandom } from './random.ts';

/** How simulated users behave; rates are shares from 0 to 1. */
export interface UserTraits {
  /** How often a question of the type gets an answer that is of use. */
  readonly answerRates: Readonly<Record<QuestionType, number>>;
  /** Share of the informations that a user will not tell. */
  readonly unwillingRate: number;
  /** How often an answer also tells another information of the same sub-objective, unasked. */
  readonly volunteerRate: number;
  /** What past users did, where that is known; they stand in for the rates above. */
  readonly learned?: LearnedRates | undefined;
}

export const PLAIN_TRAITS: UserTraits = {
  answerRates: { single_choice: 0.95, multiple_choice: 0.92, semi_open: 0.88, open: 0.8 },
  unwillingRate: 0,
  volunteerRate: 0,
};

export const DEFAULT_TRAITS: UserTraits = {
  ...PLAIN_TRAITS,
  unwillingRate: 0.03,
  volunteerRate: 0.15,
};

/** A user whose every reply is fixed by the seed, whatever the order of the questions. */
export interface SimulatedUser {
  readonly seed: number;
  readonly traits: UserTraits;
  /** Per information: 1 when the user will not tell it. */
  readonly unwilling: Uint8Array;
}

export interface SimulatedReply {
  readonly outcome: QuestionOutcome;
  /** Indexes of the informations told, with how surely each is understood (0..1). */
  readonly told: ReadonlyMap<number, number>;
  /** The user says that they do not know. */
  readonly isUnknown?: true;
}

/** Coverage of what was chosen from offered choices, and of what was understood from text. */
const CHOSEN = 1;
const UNDERSTOOD = 0.85;

export function makeUser(
  compiled: CompiledArtifact,
  seed: number,
  traits: UserTraits,
): SimulatedUser {
  const random = seededRandom(combineSeeds(seed, 1));
  const unwilling = new Uint8Array(compiled.informationSubObjective.length);
  compiled.artifact.success_informations.forEach(({ id }, i) => {
    const rate = traits.learned?.unwilling(id) ?? traits.unwillingRate;
    unwilling[i] = random() < rate ? 1 : 0;
  });
  return { seed, traits, unwilling };
}

/**
 * The reply to a question asked for the nth time (from 0). The weights of coverage are taken as
 * probabilities that an answer tells the information.
 */
export function replyOf(
  compiled: CompiledArtifact,
  user: SimulatedUser,
  { question, tries }: { readonly question: number; readonly tries: number },
): SimulatedReply {
  const random = seededRandom(combineSeeds(user.seed, 2, question, tries));
  const told = new Map<number, number>();
  if (user.unwilling[compiled.principal[question]!] === 1) return { outcome: 'refused', told };
  const { id, type } = compiled.artifact.questions[question]!;
  const { answerRates, volunteerRate, learned } = user.traits;
  if (random() >= (learned?.answered(id) ?? answerRates[type])) {
    return { outcome: 'asked_no_answer', told };
  }
  const past = learned?.told(id);
  if (past) tellAsBefore(compiled, past, { random, told });
  else tellRow(compiled, question, { random, told });
  const outcome = told.size > 0 ? 'asked_answered' : 'asked_no_answer';
  if (!past && random() < volunteerRate) volunteer(compiled, question, { random, told });
  for (const information of [...told.keys()]) {
    if (user.unwilling[information] === 1) told.delete(information);
  }
  return { outcome, told };
}

interface Telling {
  readonly random: Random;
  readonly told: Map<number, number>;
}

function tellRow(compiled: CompiledArtifact, question: number, { random, told }: Telling): void {
  const { start, index, weight } = compiled.rows;
  const offersChoices = compiled.artifact.questions[question]!.type !== 'open';
  for (let at = start[question]!; at < start[question + 1]!; at++) {
    const chosen = offersChoices && weight[at] === 1;
    if (random() < weight[at]!) told.set(index[at]!, chosen ? CHOSEN : UNDERSTOOD);
  }
}

function tellAsBefore(
  { informationIndexes }: CompiledArtifact,
  past: ReadonlyMap<string, number>,
  { random, told }: Telling,
): void {
  for (const [id, rate] of past) {
    const information = informationIndexes.get(id);
    const isTold = random() < rate;
    if (isTold && information !== undefined) told.set(information, UNDERSTOOD);
  }
}

function volunteer(compiled: CompiledArtifact, question: number, { random, told }: Telling): void {
  const subObjective = compiled.subObjectiveInformations[compiled.questionSubObjective[question]!]!;
  const information = subObjective[below(random, subObjective.length)];
  if (information !== undefined && !told.has(information)) told.set(information, UNDERSTOOD);
}
