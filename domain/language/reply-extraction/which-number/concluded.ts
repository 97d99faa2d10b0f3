import { leadBit, PHRASE } from '../../grammar/language.ts';
import { saysLittle } from '../../grammar/read-text.ts';
import { fewAfter } from '../../numbers/numbers.ts';
import type { Extraction } from '../candidates/context.ts';
import { sign } from '../signs/sign.ts';
import type { NumberOption } from './number-options.ts';

/**
 * The number that is said to stand, among several: behind "so", "make it" or "put", before "go with that", the exact one
 * behind "ninety-something", or the one before "nearly ten". Of several the last one; undefined for none, and where it counts or measures something else.
 */
export function concluded(
  extraction: Extraction,
  options: readonly NumberOption[],
): NumberOption | undefined {
  const extracted = options.filter(({ signs }) => signs.includes(sign`told`));
  if (extracted.length < 2) return undefined;
  const inOrder = [...extracted].sort((a, b) => a.words[0] - b.words[0]);
  const stands = inOrder.findLast(
    (option, i) => i > 0 && isFree(option) && isConcluded(extraction, option),
  );
  return (
    stands ??
    agreed(extraction, inOrder) ??
    exact(extraction, inOrder) ??
    reached(extraction, inOrder)
  );
}

function isFree({ signs }: NumberOption): boolean {
  return (
    !signs.includes(sign`negated`) &&
    !signs.includes(sign`is_article`) &&
    !signs.includes(sign`noun_of_others`)
  );
}

function isConcluded(extraction: Extraction, { signs, words }: NumberOption): boolean {
  const { read } = extraction;
  const [start, end] = words;
  const fits = signs.includes(sign`unit_fits`) || signs.includes(sign`noun_fits`);
  if (isOfNoun(extraction, [start, end], fits)) return false;
  if (isAdded(extraction, start) || isPlaced(extraction, end)) return false;
  return read.phrases.some(
    (phrase) => phrase.kind === PHRASE.concludes && phrase.start > 0 && phrase.end === start,
  );
}

/** "So two rooms", "所以10岁打针": a noun right behind that is not asked for; where nothing parts words, more than what counts. */
function isOfNoun({ read }: Extraction, [start, end]: readonly [number, number], fits: boolean) {
  const { language, tokens } = read;
  if (language.pack.calendar.unitsFollow !== true) {
    return !fits && (tokens[end]?.boundary ?? 2) === 0 && !saysLittle(read, end);
  }
  let last = start;
  while (last < tokens.length && (last === start || tokens[last]!.boundary === 0)) last++;
  return last > end + 1;
}

/** "Ponha uma na caixa do correio": it is put somewhere. */
function isPlaced({ read }: Extraction, end: number): boolean {
  const isParted = (read.tokens[end]?.boundary ?? 2) > 0;
  return !isParted && ((read.senses[end]?.leads ?? 0) & INTO) !== 0;
}

const INTO = leadBit('in');

/** "Put 3 more", "ponga 3 más": what comes on top of what was told. */
function isAdded({ read }: Extraction, start: number): boolean {
  const { language, tokens } = read;
  const isMore = (at: number) => {
    const { word } = tokens[at]!;
    // "Zet er drie bij".
    const isLast = (tokens[at + 1]?.boundary ?? 2) > 0;
    return (
      language.plus.has(word) || language.further.has(word) || (isLast && language.by.has(word))
    );
  };
  let at = start;
  while (at > 0 && tokens[at]!.boundary === 0) if (isMore(--at)) return true;
  for (at = start + 1; at < tokens.length && tokens[at]!.boundary === 0; at++) {
    if (isMore(at)) return true;
  }
  return false;
}

/** "45 have said yes, go with that": the last one before it, where none comes behind. */
function agreed({ read }: Extraction, inOrder: readonly NumberOption[]): NumberOption | undefined {
  const phrase = read.phrases.findLast(({ kind }) => kind === PHRASE.settles);
  const last = inOrder.at(-1)!;
  if (phrase === undefined || phrase.start < last.words[1]) return undefined;
  return isFree(last) ? last : undefined;
}

/** "Ninety-odd, 95 it says": within what "and some" leaves open. */
function exact({ read }: Extraction, inOrder: readonly NumberOption[]): NumberOption | undefined {
  for (const [i, { value, words }] of inOrder.entries()) {
    const isRough =
      fewAfter(read, words[1]) !== undefined || fewAfter(read, words[1] - 1) !== undefined;
    const zeros = /0*$/.exec(String(value))![0].length;
    if (!isRough || zeros === 0) continue;
    const later = inOrder
      .slice(i + 1)
      .filter((option) => option.value > value && option.value < value + 10 ** zeros);
    if (later.length === 1 && isFree(later[0]!)) return later[0];
  }
  return undefined;
}

/** "Nine, nearly ten", "elle va sur ses dix ans, elle en a neuf". */
function reached({ read }: Extraction, inOrder: readonly NumberOption[]): NumberOption | undefined {
  const missed = inOrder.find(({ words: [start] }) =>
    read.phrases.some(({ end, kind }) => kind === PHRASE.nearly && end === start),
  );
  if (missed === undefined) return undefined;
  const below = inOrder.filter(
    ({ value }) => value < missed.value && missed.value - value <= Math.max(1, NEAR * missed.value),
  );
  return below.length === 1 && isFree(below[0]!) ? below[0] : undefined;
}

const NEAR = 0.1;
