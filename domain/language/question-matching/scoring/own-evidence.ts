import type { Steps } from '../../../steps.ts';
import { bearersOf } from '../message/question-profile.ts';
import type { Message } from '../message/read-message.ts';
import type { Sentence } from '../message/sentences.ts';
import { answerTypes } from './evidence.ts';
import { Fitted, fitOf, type Questions } from './fitted.ts';
import { type Match, matchToken, rarity } from './matches.ts';

/** How telling a match is, whichever text holds its token. */
interface Weights {
  readonly byTypes: Map<number, Map<Match, number>>;
  readonly fitted: Fitted;
}

/**
 * Evidence that each question's own text gives for it: the measure of how much of it another text holds. The same
 * as `gatherEvidence` finds; but what a token says for all questions is scored once, so that the time grows with
 * the words of the questions, not with the square of their number.
 */
export function* ownEvidence(questions: Questions): Steps<Float64Array> {
  const weights: Weights = { byTypes: new Map(), fitted: new Fitted() };
  const own = new Float64Array(questions.profiles.length);
  for (let q = 0; q < own.length; q++) {
    own[q] = yield* ownOf(questions, weights, q);
    yield;
  }
  return own;
}

/** A word at a time: the first questions meet words that are new to all others. */
function* ownOf(questions: Questions, weights: Weights, q: number): Steps<number> {
  const { profiles, vocabulary } = questions;
  const { message } = profiles[q]!;
  const types = answerTypes(message, wholeOf(message));
  const fit = fitOf(profiles[q]!, types);
  let total = 0;
  for (const token of new Map(message.tokens.map((each) => [each.text, each])).values()) {
    const match = matchToken(vocabulary, token, message.language);
    const place = placeOf(match, q);
    yield;
    if (place < 0) continue;
    total += weightOf(questions, weights, match, types) * (match.strength[place]! * fit);
  }
  return total + namingOf(questions, q);
}

/** The weight of a match among all questions, see `gatherEvidence`. */
function weightOf(
  questions: Questions,
  { byTypes, fitted }: Weights,
  match: Match,
  types: number,
): number {
  let known = byTypes.get(types);
  if (known === undefined) {
    known = new Map();
    byTypes.set(types, known);
  }
  let weight = known.get(match);
  if (weight === undefined) {
    fitted.fit(questions, match, types);
    weight = match.weight * rarity(questions.vocabulary.size, fitted.holding);
    known.set(match, weight);
  }
  return weight;
}

/** Position of the question in the match, -1 when the token says nothing for it; questions are ascending. */
function placeOf({ questions }: Match, q: number): number {
  let low = 0;
  let high = questions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (questions[middle]! < q) low = middle + 1;
    else high = middle;
  }
  return questions[low] === q ? low : -1;
}

/** 1 where the text names what bears the name that the question asks for. */
function namingOf({ profiles, vocabulary }: Questions, q: number): number {
  const { message } = profiles[q]!;
  const isNamed = bearersOf(message.tokens).some((token) => {
    const match = matchToken(vocabulary, token, message.language);
    const place = placeOf(match, q);
    return place >= 0 && match.isBearer[place]!;
  });
  return isNamed ? 1 : 0;
}

/** The text of a question as one sentence that asks from its first word on. */
export function wholeOf({ tokens, clauses }: Message): Sentence {
  return {
    start: 0,
    end: tokens.length,
    firstClause: 0,
    lastClause: clauses.length - 1,
    core: 0,
    cue: tokens.length,
    form: 'marked',
  };
}
