import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import { leadBit, PHRASE } from '../../grammar/language.ts';
import { phraseOf, type ReadText, saysLittle, writtenIn } from '../../grammar/read-text.ts';
import type { TokenRange } from '../../text/tokens.ts';
import { isUnspaced } from '../../text/words.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted } from '../candidates/resolve-candidates.ts';

/** Words of one item; a longer part of a sentence tells more than what it is. */
const ITEM_WORDS_MAX = 4;
const ITEMS_MAX = 50;

/** "Bach, Mozart und Chopin", "nuts and shellfish", where a list of any words is asked for: one item after the other. */
export function addOpenList(extraction: Extraction, extracted: Extracted): void {
  const { asked, isDeclining, read, wanted } = extraction;
  if (isDeclining) return;
  for (const { isList, kind, position, whole } of wanted) {
    const before = extracted.get(position);
    if (!isList || kind !== 'text' || asked[position] !== 1 || before?.words === undefined)
      continue;
    const items = itemsAround(read, before.words[0]);
    const value = [...new Set(items.map((item) => writtenIn(read, item)))];
    if (items.length < 2 || !acceptsValue(whole, value)) continue;
    const words = [items[0]!.start, items.at(-1)!.end] as const;
    extracted.set(position, { ...before, value, words });
  }
}

/** The items of the run that one of them begins at a token, which the reader has found. */
function itemsAround(read: ReadText, first: number): readonly TokenRange[] {
  const found = itemAt(read, first);
  const items: TokenRange[] = [];
  for (let item = found; item !== undefined && items.length < ITEMS_MAX; ) {
    items.push(item);
    item = goesOn(read, item.end) ? itemAt(read, item.end) : undefined;
  }
  return items;
}

/** Whether a comma or an "and" follows, and no sentence ends. */
function goesOn(read: ReadText, end: number): boolean {
  const next = read.tokens[end];
  return next !== undefined && next.boundary < 2 && (next.boundary === 1 || joins(read, end));
}

/** "And"; 和 leads to company as well. */
function joins({ senses, tokens }: ReadText, at: number): boolean {
  const sense = senses[at];
  if (sense?.joinsNumbers === true) return true;
  return ((sense?.leads ?? 0) & WITH) !== 0 && isUnspaced(tokens[at]!.word);
}

const WITH = leadBit('with');

/** "花生不能吃": where words are not parted, a denial ends what it is said of. */
function isDenied({ senses, tokens }: ReadText, at: number): boolean {
  return senses[at]?.negates === true && isUnspaced(tokens[at]!.word);
}

/** The next item, without the small words before it; undefined where something else is told. */
function itemAt(read: ReadText, from: number): TokenRange | undefined {
  const { senses, tokens } = read;
  const isWithin = (at: number) => at < tokens.length && (at === from || tokens[at]!.boundary < 2);
  let start = from;
  while (isWithin(start) && isSmall(read, start)) {
    if (senses[start]?.joinsClauses && !joins(read, start)) return undefined;
    start++;
  }
  let end = start;
  const goes = (at: number) =>
    tokens[at]!.boundary === 0 && !joins(read, at) && !isDenied(read, at);
  while (isWithin(end) && (end === start || goes(end))) end++;
  const isItem = end > start && end - start <= ITEM_WORDS_MAX && !tellsElse(read, start, end);
  return isItem ? { start, end } : undefined;
}

function isSmall(read: ReadText, at: number): boolean {
  return saysLittle(read, at) || joins(read, at);
}

/** Thanks, a verb, a denial or another thought. */
function tellsElse(read: ReadText, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const { capital } = read.tokens[at]!;
    const isVerb = !capital && read.language.actions.has(read.stems[at]!);
    if (isVerb || read.senses[at]?.negates || read.asks[at]! > 0) return true;
    if (SPOKEN.some((kind) => phraseOf(read, at, kind) !== undefined)) return true;
  }
  return false;
}

const SPOKEN = [
  PHRASE.yes,
  PHRASE.no,
  PHRASE.thanks,
  PHRASE.courtesy,
  PHRASE.correction,
  PHRASE.later,
  PHRASE.noPreference,
  PHRASE.nothing,
  PHRASE.everything,
];
