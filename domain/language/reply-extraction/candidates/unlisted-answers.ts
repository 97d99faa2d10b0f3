import { type ReadText, writtenIn } from '../../grammar/read-text.ts';
import type { Span } from '../../mentions/spans.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Extraction } from './context.ts';

/** Answers to a choice that none of its labels gives: "thailändischer Küche" is "thailändisch". */
export interface UnlistedAnswer {
  /** Token indexes, [start, end). */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The part of a span that answers: without the words that speak of the information, in its dictionary form. */
export function answerIn(
  extraction: Extraction,
  span: Span,
  entry: InformationEntry,
): UnlistedAnswer {
  const { index, read, stems } = extraction;
  let { start } = span;
  let end = endOfAdjective(read, span);
  while (end > start + 1 && (isGeneral(read, end - 1) || isAboutIt(extraction, end - 1))) end--;
  while (start < end - 1 && (isGeneral(read, start) || index.spread.has(stems[start]!))) start++;
  const text = writtenIn(read, { start, end });
  return { start, end, text: end === start + 1 ? dictionaryForm(read, start, entry) : text };
}

/** "A Lebanese option", "un sitio libanés". */
function isGeneral({ language, tokens }: ReadText, at: number): boolean {
  return language.generalNouns.has(tokens[at]!.word);
}

function isAboutIt({ index, read, stems }: Extraction, at: number): boolean {
  return index.spread.has(stems[at]!) || read.roles[at] !== 0;
}

/** "Die Küche", "Teil der Stadt". */
function isOnlyAboutIt(extraction: Extraction, { start, end }: Span): boolean {
  const { senses } = extraction.read;
  for (let at = start; at < end; at++) {
    const isLittle = senses[at]?.isEmpty === true || senses[at]?.isConnector === true;
    if (!isAboutIt(extraction, at) && !isLittle) return false;
  }
  return true;
}

/** Where nouns have capitals, an adjective ends before its noun. */
function endOfAdjective({ language, tokens }: Extraction['read'], { start, end }: Span): number {
  if (!language.pack.nounsCapital || tokens[start]!.capital) return end;
  let at = start + 1;
  while (at < end && !tokens[at]!.capital) at++;
  return at;
}

/** Shorter words are no inflected adjectives. */
const ADJECTIVE_LENGTH_MIN = 6;

/** The adjective as a dictionary has it, where it agrees with a noun and no label has that form. */
function dictionaryForm(read: Extraction['read'], at: number, entry: InformationEntry): string {
  const text = read.text.slice(read.tokens[at]!.start, read.tokens[at]!.end);
  if (text.length < ADJECTIVE_LENGTH_MIN || !agrees(read, at)) return text;
  for (const rule of (read.language.pack.adjectiveForms ?? '').split(' ')) {
    const [ending, replacement] = rule.split('>');
    if (!ending || !text.endsWith(ending)) continue;
    const isUsual = replacement && entry.choices.some(({ label }) => label.endsWith(ending));
    return isUsual ? text : text.slice(0, -ending.length) + (replacement ?? '');
  }
  return text;
}

/** In German an adjective is written small or before its noun; elsewhere it follows a noun like itself. */
function agrees({ language, tokens }: Extraction['read'], at: number): boolean {
  const next = tokens[at + 1];
  if (language.pack.nounsCapital) {
    return !tokens[at]!.capital || (next?.capital === true && next.boundary === 0);
  }
  const before = tokens[at - 1];
  return before !== undefined && before.word.at(-1) === tokens[at]!.word.at(-1);
}

const UNLISTED = -1.2;
const NOUN = -2.5;
/** A label answers already. */
const LISTED = -3;
/** "Die Küche ist egal": words that only say what the answer would be about. */
const ABOUT_IT = -4;

/** "Venetian food" to who asks for food. */
const BESIDE_OWN = 0.4;
/** Tells what sort of a thing is asked for: nothing else stands before its noun. */
const ATTRIBUTE = 1;

/** "Ein persisches Restaurant", "das korsische Küche serviert": an adjective of where something is from, right before a noun with a capital. */
export function isAttribute(
  { asked, read }: Extraction,
  { start }: Span,
  { kind, position }: InformationEntry,
): boolean {
  if (kind !== 'choice' || asked[position] !== 1) return false;
  const noun = read.tokens[start + 1];
  if (read.senses[start] !== undefined || noun?.boundary !== 0 || !noun.capital) return false;
  return isOfOrigin(read, start);
}

/** How well a span answers beside the choices: it stands alone or next to the information's own word. */
export function fitUnlisted(extraction: Extraction, span: Span, entry: InformationEntry): number {
  const { read } = extraction;
  if (extraction.labelled.has(entry.position)) return LISTED;
  if (isOnlyAboutIt(extraction, span)) return ABOUT_IT;
  if (isAttribute(extraction, span, entry)) return ATTRIBUTE;
  if (span.isBare || span.isNamed) return 0;
  if (isOfOrigin(read, span.start)) return 0;
  if (isBesideOwn(extraction, span, entry)) return BESIDE_OWN;
  return read.language.pack.nounsCapital && read.tokens[span.start]!.capital ? NOUN : UNLISTED;
}

/** Whether a word of the information, or one for whatever is chosen, stands in the span or beside it. */
function isBesideOwn(
  { read, stems }: Extraction,
  { end, start }: Span,
  { cues }: InformationEntry,
): boolean {
  for (let at = Math.max(0, start - 1); at <= end; at++) {
    if (cues.has(stems[at] ?? '')) return true;
    const isAlone = at < start || (at === start && end === start + 1);
    if (!isAlone && read.tokens[at]?.boundary === 0 && isGeneral(read, at)) return true;
  }
  return false;
}

/** "Das korsische Küche serviert", "wo man türkisch essen kann": where such a word is written small, it tells of what sort something is. */
function isOfOrigin({ language, tokens }: ReadText, at: number): boolean {
  const { capital, word } = tokens[at]!;
  return !capital && language.pack.provenance?.test(word) === true;
}
