import { endOfSentence, startOfSentence } from '../../grammar/clause.ts';
import { isRequested } from '../../word-kinds/requested.ts';
import { contextOf, overlapOf } from '../candidates/context.ts';
import { isHardlyGiven } from '../given/drop-ungiven.ts';
import { toldSigns } from '../given/told-signs.ts';
import { heaviestOf, logOdds, readWeights, type WeightedSign } from '../signs/named-weights.ts';
import { isAnswering, type ReplyToScore } from '../signs/reply-to-score.ts';
import { listSigns, type Signs } from '../signs/sign.ts';
import { valueSigns } from '../signs/value-signs.ts';
import { ANSWERING_WEIGHTS } from './answering-weights.ts';
import { isOnlyCourtesy } from './only-courtesy.ts';
import { replySigns, saysNothing } from './reply-signs.ts';
import { wordSigns } from './word-signs.ts';

/** The signs of whether a reply answers, and of whether what was read is the answer, each of them once. */
export function answeringSigns(reply: ReplyToScore): Signs {
  return listSigns((add) => {
    replySigns(add, reply);
    valueSigns(add, reply);
    wordSigns(add, reply);
    toldSigns(add, reply);
  });
}

const weights = readWeights(ANSWERING_WEIGHTS);

/** Who tells something else instead answers less often than others of whom nothing was read. */
const LEAST_BESIDE_OTHERS = 1;
/** What was read is taken back only where it surely does not answer: half of the replies that were learned from do not, of most users' a tenth. */
const LEAST_OF_READ = -0.6;
/** An hour is told in passing more often: of those between the bars, 21 of 23 were wrong, writers left out. */
const LEAST_OF_HOUR = 0;
/** And more surely so where nothing else begins the reply ("a chocolate cake, is that possible?"), or where any text is welcome. */
const LEAST_OF_BARE = -1.5;
/** "What about other buses? There will be 4 people travelling": the question ahead says nothing against what is stated behind it. */
const LEAST_OF_STATED = -2.5;
/** Who asks and tells nothing that the rules read answers where that is likely: "have you anything outside?" */
const LEAST_OF_ASKING = 0.5;
/** Of other kinds nothing was learned: an address of a page is one whatever stands around it. */
const KINDS: ReadonlySet<string> = new Set(['boolean', 'number', 'choice', 'date', 'time', 'text']);

/** Whether a reply answers, with the log odds of it where they decided. */
export interface Answering {
  readonly isAnswer: boolean;
  readonly odds: number | undefined;
  /** What was read as the answer may be it: a reply may answer and its value be somebody else's. */
  readonly isGiven: boolean;
}

/**
 * Whether a reply answers what was asked. What the rules read may not answer, and what they read nothing of may; who says
 * that they do not know, put off or refuse is believed.
 */
export function classifyAnswer(reply: ReplyToScore): Answering {
  const least = leastOdds(reply);
  if (least === false || !KINDS.has(reply.main.kind))
    return { isAnswer: least === true, odds: undefined, isGiven: true };
  // Of several choices most are right where one is not: a list stays whole.
  const isWeighed = reply.mainValue !== undefined && !reply.main.isList;
  if (least === true && !isWeighed) return { isAnswer: true, odds: undefined, isGiven: true };
  const signs = answeringSigns(reply);
  const isGiven = !isWeighed || tellsInRequest(reply) || !isHardlyGiven(signs, isBare(reply));
  if (least === true) return { isAnswer: true, odds: undefined, isGiven };
  const odds = logOdds(signs, weights);
  return { isAnswer: odds > least, odds, isGiven };
}

/** The log odds above which a reply answers; whether it does where these decide nothing. */
function leastOdds(reply: ReplyToScore): number | boolean {
  return isOnlyCourtesy(reply) ? false : leastOfOthers(reply);
}

function leastOfOthers(reply: ReplyToScore): number | boolean {
  const { act, main, hasOtherValues } = reply;
  const byRules = isAnswering(act);
  if (!KINDS.has(main.kind)) return byRules;
  if (byRules) {
    if (tellsInRequest(reply)) return true;
    return leastOfRead(reply);
  }
  if (act === 'counter_question') return LEAST_OF_ASKING;
  if (act !== 'off_topic' || saysNothing(reply)) return false;
  return hasOtherValues ? LEAST_BESIDE_OTHERS : 0;
}

function leastOfRead(reply: ReplyToScore): number | boolean {
  // "No, why do you ask?"
  if (reply.main.kind === 'boolean' && beginsWithValue(reply)) return true;
  if (isBare(reply)) return LEAST_OF_BARE;
  if (isStatedBehind(reply)) return LEAST_OF_STATED;
  return reply.main.kind === 'time' ? LEAST_OF_HOUR : LEAST_OF_READ;
}

/** "Could you book me one seat at 17:45?" Of those below the bars two of three are right, writers left out. */
function tellsInRequest({ extraction, mainValue }: ReplyToScore): boolean {
  if (mainValue?.words === undefined || mainValue.value === undefined) return false;
  return isRequested(extraction.read, mainValue.words[0]);
}

/** In a sentence of its own behind one that asks, beside words of what was asked. */
function isStatedBehind({ extraction, main, mainValue }: ReplyToScore): boolean {
  if (mainValue?.words === undefined || mainValue.value === undefined) return false;
  const { read } = extraction;
  const start = startOfSentence(read, mainValue.words[0]);
  if (start === 0 || read.asks[start]! > 0 || read.asks[start - 1] === 0) return false;
  if (read.senses[start]?.asks) return false;
  const own = read.senses.slice(start, endOfSentence(read, mainValue.words[1]));
  if (own.some((sense) => sense?.isRelation)) return false;
  const context = contextOf(extraction, ...mainValue.words);
  return overlapOf(extraction, main.cues, context) > 0 || (main.roles & context.roles) !== 0;
}

/** How it was scored whether a reply answers. */
export interface ScoredAnswer {
  /** The log odds that it does, and those above which it is taken to. */
  readonly odds: number;
  readonly least: number;
  readonly signs: readonly WeightedSign[];
}

/** The same with its reasons; null where the rules alone say whether it answers. */
export function explainAnswer(reply: ReplyToScore): ScoredAnswer | null {
  const least = leastOdds(reply);
  if (typeof least === 'boolean') return null;
  const signs = answeringSigns(reply);
  return { odds: logOdds(signs, weights), least, signs: heaviestOf(signs, weights) };
}

/** The value stands by itself, any text is one, or several are. */
function isBare(reply: ReplyToScore): boolean {
  const { isList, kind } = reply.main;
  return kind === 'text' || isList || beginsWithValue(reply);
}

/** The value and small words alone are the first clause, or all before a question. */
function beginsWithValue({ clauses, extraction, mainValue }: ReplyToScore): boolean {
  if (mainValue?.words === undefined) return false;
  const [start, end] = mainValue.words;
  const { senses } = extraction.read;
  const question = senses.findIndex((sense, at) => at >= end && sense?.asks === true);
  return clauses.every(
    (clause, at) =>
      clause > 0 ||
      (at >= start && at < end) ||
      (question >= 0 && at >= question) ||
      senses[at]?.isEmpty === true,
  );
}
