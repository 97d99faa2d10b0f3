import type { Steps } from '../../../steps.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';
import { heaviestOf, logOdds, readWeights, type WeightedSign } from '../signs/named-weights.ts';
import { type ReplyToScore, replyToScore } from '../signs/reply-to-score.ts';
import { listSigns, type Signs } from '../signs/sign.ts';
import { isBesideHour } from './beside-hour.ts';
import { speaksOfNothing } from './clause-signs.ts';
import { isOwnDay } from './own-day.ts';
import { unaskedSigns } from './unasked-signs.ts';
import { spokenOf, type UnaskedValue } from './unasked-value.ts';
import { UNASKED_WEIGHTS } from './unasked-weights.ts';

const weights = readWeights(UNASKED_WEIGHTS);
/** To lose what was told is dearer than to keep what was not. */
const LEAST = -1.25;

/** Whether the user hardly told it: a linear score of its signs, learned by bench/understanding/training. */
export function isUnlikely(value: UnaskedValue): boolean {
  const { entry, found, reply } = value;
  if (isAllSaid(value) || isOfStay(value)) return false;
  if (found.words && isBesideHour(reply.extraction, entry, found.words)) return false;
  if (entry.kind === 'date' && entry.isAlone && found.words)
    if (isOwnDay(reply.extraction.read, ...found.words)) return false;
  return logOdds(signsOf(value), weights) < LEAST;
}

/** "We arrive on the 12th and leave on the 20th": each of them makes the other one surer. */
function isOfStay({ found: { words }, reply: { extraction } }: UnaskedValue): boolean {
  return extraction.days.some(({ isOfStay, start }) => isOfStay === true && start === words?.[0]);
}

/** The signs of whether the user told it, each of them once. */
export function signsOf(value: UnaskedValue): Signs {
  return listSigns((add) => unaskedSigns(add, value));
}

/** "The second week of next month", and no word of anything else: who says nothing but a value tells it. */
function isAllSaid({ found: { words }, reply: { extraction } }: UnaskedValue): boolean {
  if (words === undefined) return false;
  const [start, end] = words;
  return extraction.read.tokens.every(
    (_, at) => (at >= start && at < end) || speaksOfNothing(extraction, at),
  );
}

/** Takes out what nobody asked for and the user hardly told: "I rang at 9" gives no hour of a party; a value a step. */
export function* dropUnlikely(extracted: Extracted, values: readonly UnaskedValue[]): Steps<void> {
  for (const value of values) {
    if (isUnlikely(value)) extracted.delete(value.entry.position);
    yield;
  }
}

/** What was extracted of a reply for what its main question does not ask for; none where it is not known what was asked. */
export function unaskedValues(
  extraction: Extraction,
  extracted: Extracted,
  act: ReplyToScore['act'],
  assistantText: string | undefined,
): UnaskedValue[] {
  const { asked, index } = extraction;
  const unasked = [...extracted].filter(
    ([position, { corrects }]) => asked[position]! < 1 && !corrects,
  );
  if (unasked.length === 0) return [];
  const reply = replyToScore(extraction, extracted, act, assistantText);
  if (reply === undefined) return [];
  const agent = spokenOf(extraction, reply.assistantText);
  return unasked.map(([position, found]) => ({
    reply,
    agent,
    found,
    entry: index.informations[position]!,
  }));
}

/** Why a value was taken out: the signs that spoke most, heaviest first. */
export function explainUnlikely(value: UnaskedValue): readonly WeightedSign[] {
  return heaviestOf(signsOf(value), weights);
}
