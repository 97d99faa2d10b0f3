import { PHRASE } from '../grammar/language.ts';
import { phraseOf, type ReadText } from '../grammar/read-text.ts';
import { isBeforeOnly } from './limited.ts';

const NEGATED_WORDS_MAX = 5;
/** "instead of the Italian one": what stands right after. */
const EXCLUDED_WORDS_MAX = 3;

/**
 * Marks what a negation rules out: the words after it, up to a comma, a "but" or a comparison.
 * @param own token indexes where a negation is part of a label ("pas cher") and rules out nothing
 */
export function markNegated(read: ReadText, negated: Uint8Array, own: ReadonlySet<number>): void {
  for (const { kind, end } of read.phrases) {
    if (kind === PHRASE.excluding) negated.fill(1, end, endOfExcluded(read, end));
  }
  for (let at = 0; at < negated.length; at++) {
    if (!read.senses[at]?.negates || own.has(at) || rulesOutNothing(read, at)) continue;
    negated.fill(1, at + 1, endOfCorrection(read, at) ?? endOfNegation(read, at + 1));
    negated.fill(1, beginOfDenied(read, at), at);
  }
}

function rulesOutNothing(read: ReadText, at: number): boolean {
  // "Couldn't we do Sunday?"
  if (read.senses[at]?.asks && read.asks[at]! > 0) return true;
  return isRestart(read, at) || isOfCorrection(read, at) || isBeforeOnly(read, at);
}

/** "Five, no six": the no takes the five back, where the language has another word for "not". */
function isRestart(read: ReadText, at: number): boolean {
  if (at === 0 || read.language.pack.noIsNot === true || read.tokens[at]!.boundary === 0) {
    return false;
  }
  if (phraseOf(read, at, PHRASE.correction)?.end !== at + 1) return false;
  const next = read.senses[at + 1];
  return (
    read.tokens[at + 1]?.boundary === 0 && (isOfNumber(read, at + 1) || next?.month !== undefined)
  );
}

/** "Deux, enfin non trois", "150, of nee doe 200": the no ends words that correct a number, and another one follows. */
function isOfCorrection(read: ReadText, at: number): boolean {
  if (!endsCorrection(read, at)) return false;
  const order = phraseOf(read, at + 1, PHRASE.concludes);
  const next = order?.end ?? at + 1;
  if (read.tokens[next]?.boundary !== 0 || !isOfNumber(read, next)) return false;
  return hasNumber(read, 0, at) && !hasNumber(read, next + 1, read.tokens.length);
}

function endsCorrection({ phraseAt, phrases }: ReadText, at: number): boolean {
  for (let i = phraseAt[Math.max(0, at - CORRECTING_WORDS_MAX)]!; i < phrases.length; i++) {
    const { end, kind, start } = phrases[i]!;
    if (start >= at) return false;
    if (kind === PHRASE.correction && end === at + 1) return true;
  }
  return false;
}

/** Words of a correction before the no that ends it: "ou plutôt". */
const CORRECTING_WORDS_MAX = 3;

function hasNumber(read: ReadText, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isOfNumber(read, at)) return true;
  return false;
}

function isOfNumber({ senses, tokens }: ReadText, at: number): boolean {
  return tokens[at]!.digits || senses[at]?.number !== undefined;
}

/** "The 6th not", "montags geht es nicht": a denial at the end of its clause denies what begins it. */
function beginOfDenied(read: ReadText, at: number): number {
  const { senses, tokens } = read;
  if ((tokens[at + 1]?.boundary ?? 2) === 0 || isOtherCase(read, at)) return at;
  let from = at;
  while (from > 0 && tokens[from]!.boundary === 0 && !senses[from]?.joinsClauses) {
    from--;
    if (senses[from]?.compares || senses[from]?.negates) return at;
  }
  return from;
}

/** "Friday or never", "Montag warum nicht"; where words are not parted, a last syllable may end one: "去南非". */
function isOtherCase({ language, senses, tokens }: ReadText, at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return false;
  const isOther = language.alternatives.has(before.word) || senses[at - 1]?.asks === true;
  return isOther || before.end === tokens[at]!.start;
}

/** "7 no wait 8", "不对": the no is a part of what corrects, up to here, and rules out nothing behind it. */
function endOfCorrection(read: ReadText, at: number): number | undefined {
  const corrects = (from: number) => phraseOf(read, from, PHRASE.correction)?.end;
  const end = corrects(at);
  if (end === undefined || at === 0) return undefined;
  return corrects(end) ?? (end > at + 1 ? end : undefined);
}

function endOfExcluded({ tokens }: ReadText, from: number): number {
  let end = from;
  while (end < from + EXCLUDED_WORDS_MAX && tokens[end]?.boundary === 0) end++;
  return end;
}

/** Where the words that a negation before `from` rules out end; at `from` when it rules out none. */
function endOfNegation(read: ReadText, from: number): number {
  const most = Math.min(read.tokens.length, from + NEGATED_WORDS_MAX);
  let end = from;
  while (end < most && read.tokens[end]!.boundary === 0 && !read.senses[end]?.joinsClauses) {
    if (read.senses[end]?.compares) return from;
    end++;
  }
  return end;
}
