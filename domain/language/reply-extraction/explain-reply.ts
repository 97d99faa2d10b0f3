import { acceptsValue } from '../../configuration/information-schema/information-schema.ts';
import { canonicalJson, type JsonValue } from '../../json/json.ts';
import { finish } from '../../steps.ts';
import type { ReplyInput, ReplyReading } from '../reading.ts';
import type { ReadingIndex } from '../reading-index/reading-index.ts';
import {
  answeringSigns,
  classifyAnswer,
  explainAnswer,
  type ScoredAnswer,
} from './answering/answering.ts';
import { explainSide, type ScoredSide } from './answering/implied-side.ts';
import { SCORE_MIN, type ValueCandidate } from './candidates/candidate.ts';
import type { Extraction } from './candidates/context.ts';
import { type Extracted, type ExtractedValue, leastFor } from './candidates/resolve-candidates.ts';
import { explainGiven } from './given/drop-ungiven.ts';
import { explainChoice } from './implied-choice/implied-choice.ts';
import { type ReadingRule, readTraced } from './read-reply.ts';
import type { WeightedSign } from './signs/named-weights.ts';
import type { ReplyToScore } from './signs/reply-to-score.ts';
import { explainUnlikely } from './unasked/drop-unlikely.ts';
import type { UnaskedValue } from './unasked/unasked-value.ts';
import { explainNumber } from './which-number/which-number.ts';

/** A value that was read or rejected, with the words it rests on. */
export interface ExplainedWords {
  readonly information_id: string;
  /** What the words were taken for: a choice, a code, a date … */
  readonly read_as: string;
  /** The weight by which the best fit was found; null where there was no candidate. */
  readonly score: number | null;
  /** [start, end) in UTF-16 units of the user's text; null where the value is implied. */
  readonly span: readonly [number, number] | null;
  readonly quote: string | null;
  /** Null where there is no preference. */
  readonly value: JsonValue;
}

interface ExplainedValue extends ExplainedWords {
  /** The step of reading that told it, the last one where several did. */
  readonly rule: ReadingRule;
  /** 0..1 */
  readonly confidence: number;
  /** Of a number or a text that was chosen among several, or of an implied choice: the signs that spoke most for it, heaviest first; else empty. */
  readonly signs: readonly WeightedSign[];
}

/** Why what was read as a value is none. */
type Rejection =
  /** Another value of the information fits better, or a later rule replaced it. */
  | 'another_fits_better'
  /** Its weight is below what is asked of words that nobody asked for. */
  | 'too_weak'
  | 'not_in_schema'
  /** Its words tell a value of another information. */
  | 'words_told_another'
  /** Nobody asked for it, and nothing in the reply leads to it. */
  | 'nothing_leads_to_it'
  /** The reply as a whole does not answer what was asked. */
  | 'does_not_answer'
  /** Its signs say that the user hardly told it: nobody asked for it, or it is not what answers. */
  | 'hardly_told';

interface RejectedWords extends ExplainedWords {
  readonly reason: Rejection;
  /** Of what is too weak: the weight that would have done; else null. */
  readonly least: number | null;
  /** Of what was hardly told: the signs that weighed most, heaviest first; else empty. */
  readonly signs: readonly WeightedSign[];
}

/** What a reply was read to do and to tell, with every reason. */
export interface ExplainedReply {
  /** Of the reply, as a BCP 47 primary subtag. */
  readonly language: string;
  readonly dialogue_act: ReplyReading['dialogueAct'];
  readonly outcome: NonNullable<ReplyReading['outcome']> | null;
  /** Null where the rules alone say whether it answers. */
  readonly answering: ScoredAnswer | null;
  /** Of a reply to a question of yes or no, whether or not it answers; null where the rules read which it is. */
  readonly side: ScoredSide | null;
  readonly values: readonly ExplainedValue[];
  /** What was hardly told, then heaviest first, at most 50. */
  readonly rejected: readonly RejectedWords[];
}

const REJECTED_MAX = 50;

/** Reads a reply as `readReplyInSteps` does, and says what became of every candidate. Pure. */
export function explainReply(index: ReadingIndex, input: ReplyInput): ExplainedReply {
  const trace = new Trace();
  const { extraction, extracted, reading, ruled, textSigns } = finish(
    readTraced(index, input, trace),
  );
  const explaining = { extraction, extracted, ruled, textSigns, trace };
  return {
    language: extraction.read.language.pack.code,
    dialogue_act: reading.dialogueAct,
    outcome: reading.outcome ?? null,
    answering: trace.answer,
    side: trace.side,
    values: [...extracted].map(([position, value]) => explainedValue(explaining, position, value)),
    rejected: rejectedIn(explaining),
  };
}

/** Notes the candidates, and which rule set each value last. */
class Trace {
  candidates: readonly ValueCandidate[] = [];
  answer: ScoredAnswer | null = null;
  side: ScoredSide | null = null;
  readonly rules = new Map<number, ReadingRule>();
  /** What the user may hardly have told, asked for or not, by position of its information. */
  readonly weighed = new Map<number, WeighedValue>();
  readonly #extracted = new Map<number, ExtractedValue>();

  foundCandidates(candidates: readonly ValueCandidate[]): void {
    this.candidates = candidates;
  }

  answering(reply: ReplyToScore): void {
    this.answer = explainAnswer(reply);
    if (reply.kind === 'boolean' && reply.mainValue === undefined) this.side = explainSide(reply);
    const { main: entry, mainValue: found } = reply;
    const { isAnswer, isGiven } = classifyAnswer(reply);
    if (found === undefined || !isAnswer || isGiven) return;
    this.weighed.set(entry.position, { entry, found, signs: explainGiven(answeringSigns(reply)) });
  }

  weighing(values: readonly UnaskedValue[]): void {
    for (const value of values) {
      const { entry, found } = value;
      this.weighed.set(entry.position, { entry, found, signs: explainUnlikely(value) });
    }
  }

  read(rule: ReadingRule, extracted: Extracted): void {
    for (const [position, value] of extracted) {
      if (this.#extracted.get(position) === value) continue;
      this.#extracted.set(position, value);
      this.rules.set(position, rule);
    }
  }
}

/** A value that was weighed, with the signs that weighed most. */
interface WeighedValue extends Pick<UnaskedValue, 'entry' | 'found'> {
  readonly signs: readonly WeightedSign[];
}

interface Explaining {
  readonly extraction: Extraction;
  readonly extracted: Extracted;
  /** The number asked for as the rules read it. */
  readonly ruled: ExtractedValue | undefined;
  readonly textSigns: readonly WeightedSign[];
  readonly trace: Trace;
}

function explainedValue(
  explaining: Explaining,
  position: number,
  value: ExtractedValue,
): ExplainedValue {
  const { candidates, rules } = explaining.trace;
  const rule = rules.get(position)!;
  const [start, end] = value.words ?? [];
  const weighed = candidates.find(
    (each) => each.information === position && each.start === start && each.end === end,
  );
  return {
    ...wordsOf(explaining.extraction, position, value.words, value.value ?? null),
    rule,
    score: weighed === undefined ? null : rounded(weighed.score),
    confidence: value.confidence,
    signs: signsOf(explaining, position, rule),
  };
}

function signsOf(
  { extraction, extracted, ruled, textSigns }: Explaining,
  position: number,
  rule: ReadingRule,
): readonly WeightedSign[] {
  const entry = extraction.index.informations[position]!;
  const value = extracted.get(position)?.value;
  if (rule === 'implied_choice') return explainChoice(extraction, entry, value);
  if (rule === 'weighed_text') return textSigns;
  if (rule !== 'weighed_numbers') return [];
  const before = typeof ruled?.value === 'number' ? ruled.value : undefined;
  return explainNumber(extraction, entry, before, value);
}

/** What was hardly told first, since it was a value until then. */
function rejectedIn(explaining: Explaining): RejectedWords[] {
  const { extraction, extracted, trace } = explaining;
  const dropped = [...trace.weighed.values()].filter(({ entry }) => !extracted.has(entry.position));
  const isOne = (found: ExtractedValue | undefined, value: JsonValue) => {
    const stored = found?.value;
    const isIn = (one: JsonValue) => canonicalJson(one) === canonicalJson(value);
    return stored !== undefined && (isIn(stored) || (Array.isArray(stored) && stored.some(isIn)));
  };
  const isTold = ({ information, value }: ValueCandidate) =>
    isOne(extracted.get(information), value) ||
    dropped.some(({ entry, found }) => entry.position === information && isOne(found, value));
  const heaviest = new Map<string, ValueCandidate>();
  const found = [...trace.candidates, ...(extraction.weak ?? [])];
  for (const each of found.filter((one) => !isTold(one))) {
    const key = `${each.information} ${canonicalJson(each.value)}`;
    if ((heaviest.get(key)?.score ?? Number.NEGATIVE_INFINITY) < each.score)
      heaviest.set(key, each);
  }
  const others = [...heaviest.values()]
    .sort((a, b) => b.score - a.score)
    .map((each) => {
      const reason = reasonOf(explaining, each);
      return {
        ...wordsOf(extraction, each.information, [each.start, each.end], each.value),
        score: rounded(each.score),
        least: reason === 'too_weak' ? leastFor(extraction, each) : null,
        reason,
        signs: [],
      };
    });
  const unlikely = dropped.map((each) => hardlyTold(extraction, each));
  return [...unlikely, ...others].slice(0, REJECTED_MAX);
}

function hardlyTold(extraction: Extraction, { entry, found, signs }: WeighedValue): RejectedWords {
  return {
    ...wordsOf(extraction, entry.position, found.words, found.value ?? null),
    score: found.score === undefined ? null : rounded(found.score),
    reason: 'hardly_told',
    least: null,
    signs,
  };
}

function reasonOf({ extraction, extracted, trace }: Explaining, each: ValueCandidate): Rejection {
  const { information, start, end, value, score } = each;
  const { isList, schema, whole } = extraction.index.informations[information]!;
  if (!acceptsValue(isList ? schema : whole, value)) return 'not_in_schema';
  if (score < SCORE_MIN) return 'too_weak';
  if (extracted.has(information)) return 'another_fits_better';
  if (trace.rules.has(information))
    return extraction.asked[information] === 1 ? 'does_not_answer' : 'nothing_leads_to_it';
  const overlaps = [...extracted.values()].some(
    ({ words }) => words !== undefined && words[0] < end && words[1] > start,
  );
  if (overlaps) return 'words_told_another';
  return score < leastFor(extraction, each) ? 'too_weak' : 'nothing_leads_to_it';
}

function wordsOf(
  { index, labels, read }: Extraction,
  position: number,
  words: readonly [number, number] | undefined,
  value: JsonValue,
): ExplainedWords {
  const { form, id, kind, slotType, written } = index.informations[position]!;
  const isNamed = labels
    .of(position)
    .some((each) => each.start === words?.[0] && each.end === words?.[1]);
  const ofText = form ?? (written === undefined ? slotType : 'code');
  const span =
    words === undefined
      ? null
      : ([read.tokens[words[0]]!.start, read.tokens[words[1] - 1]!.end] as const);
  return {
    information_id: id,
    read_as: isNamed ? 'choice' : kind === 'text' && ofText !== 'unknown' ? ofText : kind,
    score: null,
    span,
    quote: span === null ? null : read.text.slice(...span),
    value,
  };
}

function rounded(score: number): number {
  return Math.round(100 * score) / 100;
}
