import { leadBit, MARK } from '../../grammar/language.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { Span } from '../../mentions/spans.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { ReadingIndex } from '../../reading-index/reading-index.ts';
import { asksPlace } from '../../reading-index/slot-type.ts';

/** A text with what is asked for; `located` is filled here, per token. */
interface TextToLocate {
  readonly asked: Float64Array;
  readonly index: ReadingIndex;
  readonly located: Uint8Array;
  readonly read: ReadText;
  readonly stems: readonly string[];
  readonly wanted: readonly InformationEntry[];
}

/** How surely a name only tells where: other words may answer, or another name does. */
const MAYBE = 1;
const SURELY = 2;
const LOSS = [0, -1.5, -3] as const;

const WHERE = leadBit('in') | leadBit('near');
const AT = leadBit('at');

/**
 * Marks the names that only tell where it is what was asked for: "brunch in Leeds", "the Miramar in Nice, France". Where no
 * place was asked for, they answer only if nothing else may.
 */
export function markLocated(text: TextToLocate, spans: readonly Span[]): void {
  const { located, read } = text;
  const main = askedBesidePlaces(text);
  if (main === undefined || read.language.pack.nounsCapital) return;
  const leads = leadsFor(main);
  const isLed = (span: Span) =>
    span.isCapital && span.lead !== 0 && (leadBefore(read, span.start) & leads) !== 0;
  const others = spans.filter((span) => !span.isTail && !isLed(span) && saysMore(text, span));
  const beside = {
    hasName: others.some(({ isCapital }) => isCapital),
    hasWords: others.length > 0,
  };
  for (const [i, span] of spans.entries()) {
    const { end, start } = span;
    if (isLed(span)) {
      const level = isOfName(spans[i - 1], span) ? SURELY : levelOf(text, span, main, beside);
      located.fill(level, start, end);
      // "Nice, France".
    } else if (span.isTail && start > 0) located.fill(located[start - 1]!, start, end);
  }
}

/** Whether it is no answer, whatever else speaks for it. */
export function isLocated({ located }: TextToLocate, start: number): boolean {
  return located[start] === SURELY;
}

/** What a name that only tells where loses for who asked for no place. */
export function fitLocated(
  { asked, located }: TextToLocate,
  { start }: Span,
  { position }: InformationEntry,
): number {
  return asked[position] === 1 ? LOSS[located[start]!]! : 0;
}

/** What was asked for; undefined where a place was. */
function askedBesidePlaces({ asked, wanted }: TextToLocate): InformationEntry | undefined {
  const mains = wanted.filter(({ position }) => asked[position] === 1);
  return mains.some(asksPlace) ? undefined : mains[0];
}

/** What somebody is called may be "at" a place, and a venue is where one is. */
function leadsFor(entry: InformationEntry): number {
  return isOfThing(entry) ? WHERE | AT : WHERE;
}

/** A choice or a title. */
function isOfThing({ kind, slotType }: InformationEntry): boolean {
  return slotType === 'title' || kind === 'choice';
}

/** The small word right before a name or its article. */
function leadBefore({ senses, tokens }: ReadText, start: number): number {
  const isArticle = ((senses[start - 1]?.marks ?? 0) & MARK.article) !== 0;
  const at = isArticle ? start - 1 : start;
  if (tokens[start]!.boundary > 0 || (isArticle && tokens[at]!.boundary > 0)) return 0;
  // "Il vicino Peppe": a neighbour is near to nobody.
  return senses[at - 1]?.isRelation ? 0 : (senses[at - 1]?.leads ?? 0);
}

/** More than the words of what is asked: "a hotel in Nice". */
function saysMore({ index, stems }: TextToLocate, { end, start }: Span): boolean {
  return stems.slice(start, end).some((root) => !index.spread.has(root));
}

/** Plain words may be a dish or a title, and hardly a name; then an address tells where. */
function levelOf(
  { index, read }: TextToLocate,
  { isSite, start }: Span,
  main: InformationEntry,
  beside: { readonly hasName: boolean; readonly hasWords: boolean },
): number {
  if (beside.hasName) return SURELY;
  if (!beside.hasWords || !isOfThing(main) || index.onlyPlace === undefined) return 0;
  return isSite || read.tokens[start]!.digits ? SURELY : MAYBE;
}

/** "The Miramar in Nice": it stands right behind a name. */
function isOfName(before: Span | undefined, { start }: Span): boolean {
  return before?.isCapital === true && before.end === start - 1;
}
