import type { ReplyReading } from '../../reading.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted, ExtractedValue } from '../candidates/resolve-candidates.ts';

/** A reply to a question, with what the rules made of it. */
export interface ReplyToScore {
  readonly extraction: Extraction;
  readonly extracted: Extracted;
  /** What it does by the rules. */
  readonly act: ReplyReading['dialogueAct'];
  readonly assistantText: string;
  /** The informations that the main question asks for. */
  readonly mains: readonly InformationEntry[];
  /** One of them, one that was told if any is. */
  readonly main: InformationEntry;
  readonly mainValue: ExtractedValue | undefined;
  /** What sort of answer is asked for. */
  readonly kind: string;
  /** Whether a value was told, no preference, or neither. */
  readonly has: 'value' | 'no_preference' | 'nothing';
  /** Something else was told. */
  readonly hasOtherValues: boolean;
  /** Per token: the clause it is in; commas and conjunctions part them. */
  readonly clauses: readonly number[];
}

/** Where the agent's words are not known: as long as most, and no more than a question. */
const USUAL_QUESTION = 'What about that one?';

/** Undefined where no information is asked for. */
export function replyToScore(
  extraction: Extraction,
  extracted: Extracted,
  act: ReplyReading['dialogueAct'],
  assistantText: string | undefined,
): ReplyToScore | undefined {
  const mains = extraction.wanted.filter(({ position }) => extraction.asked[position] === 1);
  const main = mains.find(({ position }) => extracted.has(position)) ?? mains[0];
  if (main === undefined) return undefined;
  const mainValue = extracted.get(main.position);
  return {
    extraction,
    extracted,
    act,
    assistantText: assistantText ?? USUAL_QUESTION,
    mains,
    main,
    mainValue,
    kind: main.isList ? 'several' : main.kind,
    has: mainValue === undefined ? 'nothing' : mainValue.notApplicable ? 'no_preference' : 'value',
    hasOtherValues: extracted.size > (mainValue === undefined ? 0 : 1),
    clauses: clausesOf(extraction.read),
  };
}

function clausesOf({ senses, tokens }: Extraction['read']): number[] {
  let clause = 0;
  return tokens.map(({ boundary }, at) => {
    if (at > 0 && (boundary > 0 || senses[at]?.joinsClauses)) clause++;
    return clause;
  });
}

/** Whether the reply tells what was asked for, or that nothing is preferred. */
export function isAnswering(act: ReplyToScore['act']): boolean {
  return act === 'answer' || act === 'no_preference';
}

/** Place of the first bound that a number does not pass. */
export function step(value: number, bounds: readonly number[]): number {
  let at = 0;
  while (at < bounds.length && value > bounds[at]!) at++;
  return at;
}
