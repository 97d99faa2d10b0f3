import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import type { Steps } from '../../../steps.ts';
import { writtenIn } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted, ExtractedValue } from '../candidates/resolve-candidates.ts';
import { isLocated } from '../places/located.ts';
import { heaviestOf, readWeights, sumOf, type WeightedSign } from '../signs/named-weights.ts';
import { type ReplyToScore, replyToScore } from '../signs/reply-to-score.ts';
import { type AddSign, listSigns } from '../signs/sign.ts';
import { endSigns, startSigns } from './edge-signs.ts';
import { runSigns } from './run-signs.ts';
import { signsOf, type TextOption, type TextOptions, textOptions } from './text-options.ts';
import { TEXT_WEIGHTS } from './text-weights.ts';

const CONFIDENCE = 0.75;
/** Log odds by which it has to be likelier than what the rules took, or than no text at all. */
const MARGIN = 1;
const UNIT = 1000;
const weights = readWeights(TEXT_WEIGHTS);

/**
 * Tells the text asked for where another run of words is likelier than what the rules took: a linear score of signs, learned
 * by bench/understanding/training.
 * @returns the signs that spoke most for it; undefined where what the rules read stands
 */
export function* chooseText(
  extraction: Extraction,
  extracted: Extracted,
  assistantText: string | undefined,
): Steps<readonly WeightedSign[] | undefined> {
  const reply = replyToWeigh(extraction, extracted, assistantText);
  if (reply === undefined) return undefined;
  const all = yield* textOptions(reply);
  const { asked, index } = extraction;
  const codes = index.coded.flatMap(({ position }) =>
    asked[position] === 0 ? (extracted.get(position)?.words?.slice(0, 1) ?? []) : [],
  );
  const options = all.options.filter(
    ({ start, end }) =>
      !codes.some((at) => start <= at && at < end) && !isLocated(extraction, start),
  );
  const chosen = yield* likeliest({ ...all, options }, reply.mainValue);
  if (chosen === undefined || !acceptsValue(reply.main.whole, chosen.text)) return undefined;
  const { start, end, text } = chosen;
  if (end - start < extraction.read.tokens.length) dropTold(extraction, extracted, chosen);
  extracted.set(reply.main.position, { value: text, words: [start, end], confidence: CONFIDENCE });
  return heaviestOf(signsOf(all.looked, chosen), weights);
}

/** A reply to a question for a text of plain words, whose own words the rules took or none. */
export function replyToWeigh(
  extraction: Extraction,
  extracted: Extracted,
  assistantText: string | undefined,
): ReplyToScore | undefined {
  const reply = replyToScore(extraction, extracted, 'answer', assistantText);
  return reply !== undefined && isWeighed(reply.main) && isInWords(extraction, reply.mainValue)
    ? reply
    : undefined;
}

/** Texts of plain words; what has a form of its own, a place and a message are left to the rules. */
const WEIGHED: ReadonlySet<string> = new Set(['unknown', 'person', 'venue', 'title']);

function isWeighed({ form, hasForm, isList, kind, slotType, written }: InformationEntry): boolean {
  if (kind !== 'text' || isList || hasForm || written !== undefined) return false;
  return form === undefined && WEIGHED.has(slotType);
}

function isInWords({ read }: Extraction, ruled: ExtractedValue | undefined): boolean {
  if (ruled === undefined) return true;
  if (ruled.words === undefined) return false;
  const [start, end] = ruled.words;
  return writtenIn(read, { start, end }) === ruled.value;
}

/** The option that is likelier than what the rules took, by a margin. */
function* likeliest(
  { looked, options }: TextOptions,
  ruled: ExtractedValue | undefined,
): Steps<TextOption | undefined> {
  const startScores: number[] = [];
  const endScores: number[] = [];
  let best: TextOption | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let least = ruled === undefined ? 0 : Number.NEGATIVE_INFINITY;
  // What is behind a place is known from the next one.
  for (const { start } of options.toReversed()) {
    startScores[start] ??= scoreOf((add) => startSigns(add, looked, start));
    yield;
  }
  for (const option of options) {
    const { start, end } = option;
    endScores[end] ??= scoreOf((add) => endSigns(add, looked, end));
    const score =
      startScores[start]! + endScores[end] + scoreOf((add) => runSigns(add, looked, start, end));
    if (ruled?.words?.[0] === start && ruled.words[1] === end) least = score;
    if (score > most) [most, best] = [score, option];
    yield;
  }
  return most - least > MARGIN * UNIT ? best : undefined;
}

function scoreOf(visit: (add: AddSign) => void): number {
  return sumOf(listSigns(visit), weights);
}

/** The same words tell nobody what was not asked for. */
function dropTold({ asked }: Extraction, extracted: Extracted, { start, end }: TextOption): void {
  for (const [position, { words }] of [...extracted]) {
    if (asked[position] === 0 && words !== undefined && words[0] < end && start < words[1])
      extracted.delete(position);
  }
}
