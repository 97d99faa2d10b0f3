import { acceptsValue } from '../../configuration/information-schema/information-schema.ts';
import { answerFormIn } from '../grammar/answer-form.ts';
import { endOfClause } from '../grammar/clause.ts';
import { detectLanguage } from '../grammar/detect-language.ts';
import { PHRASE } from '../grammar/language.ts';
import { phraseOf, type ReadText, saysLittle } from '../grammar/read-text.ts';
import { UNITS } from '../pack-format/quantities.ts';
import type { ReplyInput } from '../reading.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import type { PhraseMatch } from '../text/phrases.ts';
import { fitUnit } from './candidates/candidate.ts';
import { contextOf, type Extraction } from './candidates/context.ts';
import type { Extracted, ExtractedValue } from './candidates/resolve-candidates.ts';
import { addNoneUnasked } from './unasked/none-unasked.ts';
import { findYesOrNo, isOverruled } from './yes-or-no.ts';

const CONFIDENCE = 0.8;
/** A cue has to tell an information from most others. */
const CUE_MIN = 0.3;

/** "How many children?" "None.", "We don't have any kids.", "No, I don't.": 0 of what is counted, or an empty list. */
export function addNone(extraction: Extraction, input: ReplyInput, extracted: Extracted): void {
  addNoneUnasked(extraction, extracted);
  const main = extraction.wanted.find(
    (entry) => extraction.asked[entry.position] === 1 && mayBeNone(entry),
  );
  if (main === undefined) return;
  const found = extracted.get(main.position);
  const known = isOnlyAsked(extraction, main, found) ? undefined : found;
  if (known !== undefined && !isOfOthers(extraction, main, known)) return;
  const words =
    known === undefined
      ? (saysNone(extraction, main) ??
        plainNo(extraction, main, input) ??
        onlyOthers(extraction, main))
      : noneInstead(extraction, main);
  if (words === undefined) return;
  const value = main.isList ? [] : 0;
  extracted.set(main.position, { value, confidence: CONFIDENCE, words });
}

/** "No allergies", which were asked about, are no item of a list. */
function isOnlyAsked(
  { stems }: Extraction,
  { cues, isList }: InformationEntry,
  found: ExtractedValue | undefined,
): boolean {
  const words = found?.words;
  return isList && words !== undefined && stems.slice(...words).every((stem) => cues.has(stem));
}

/** "None, my neighbour has fifteen hens": the number has neither the noun nor the unit that is asked for, and corrects nothing. */
function isOfOthers(
  extraction: Extraction,
  main: InformationEntry,
  { value, words }: ExtractedValue,
): boolean {
  if (typeof value !== 'number' || words === undefined || extraction.correctedFrom > 0)
    return false;
  const number = extraction.numbers.find(({ start }) => start === words[0]);
  const isOwn = number?.unit !== undefined && number.unit === main.unit;
  return !isOwn && fitUnit(extraction, main, contextOf(extraction, words[0], words[1])) <= 0;
}

/** Where "none" is a clause of its own: the first one of the reply, or the last, which draws the conclusion. */
function noneInstead(
  { isDeclining, read }: Extraction,
  { isCount }: InformationEntry,
): [number, number] | undefined {
  if (isDeclining || !isCount) return undefined;
  for (const { end, kind, start } of read.phrases) {
    if (kind !== PHRASE.none) continue;
    const ends = end === read.tokens.length;
    const isFirst = start === 0 && (read.tokens[end]?.boundary ?? 2) > 0;
    const isLast = ends && read.senses[start - 1]?.totals === true;
    if ((isFirst && !ends) || isLast) return [start, end];
  }
  return undefined;
}

/** Nobody is 0 metres tall. */
const NEVER_NONE: ReadonlySet<string> = new Set(['length', 'area', 'mass', 'degrees']);

function mayBeNone({ isList, kind, unit, whole }: InformationEntry): boolean {
  if (isList) return kind === 'text' && acceptsValue(whole, []);
  if (kind !== 'number' || !acceptsValue(whole, 0)) return false;
  return unit === undefined || !NEVER_NONE.has(UNITS[unit].dimension);
}

/** "No, just me" to who asks for children. */
function onlyOthers(
  { numbers, read }: Extraction,
  { counts }: InformationEntry,
): [number, number] | undefined {
  const people = numbers.filter(({ isOfPeople }) => isOfPeople);
  if (counts !== 'children' || people.length !== 1) return undefined;
  const { end, start } = people[0]!;
  const isSmall = (at: number) => {
    const isNo = phraseOf(read, at, PHRASE.no)?.end === at + 1;
    return isNo || read.senses[at]?.isEmpty === true || read.senses[at]?.isCourtesy === true;
  };
  const isAll = read.tokens.every((_, at) => (at >= start && at < end) || isSmall(at));
  return isAll && read.asks[start] === 0 ? [start, end] : undefined;
}

/** A clause that says that there is none: alone, or of what the question counts. */
function saysNone(extraction: Extraction, entry: InformationEntry): [number, number] | undefined {
  const { isDeclining, read } = extraction;
  if (isDeclining || read.asks.some((mark) => mark > 0)) return undefined;
  for (let start = 0; start < read.tokens.length; ) {
    const end = endOfClause(read, start + 1);
    if (isNone(extraction, entry, start, end)) return [start, end];
    start = end;
  }
  return undefined;
}

function isNone(
  { numbers, read, stems }: Extraction,
  entry: InformationEntry,
  start: number,
  end: number,
): boolean {
  const within = (at: number) => at >= start && at < end;
  const none = read.phrases.find(
    (phrase) =>
      phrase.kind === PHRASE.none && within(phrase.start) && isLedIn(read, start, phrase.start),
  );
  if (none === undefined && !denies(read, start, end)) return false;
  if (hasCue({ read, stems }, entry, start, end)) return !isComparison(read, start, end);
  if (none === undefined || speaksOtherwise(read, none)) return false;
  const counts = entry.isCount || entry.isList;
  const isAlone = none.start === 0 && counts && numbers.length === 0;
  // "Ninguno que me da miedo": what follows tells why.
  if (isAlone && none.end < end && read.senses[none.end]?.isEmpty === true) return true;
  if (isComparison(read, start, end)) return false;
  const isShort = counts && read.tokens.length <= SHORT_MAX;
  return othersIn(read, none.end, end) <= (isShort ? OTHERS_MAX : 0);
}

function denies({ senses }: ReadText, start: number, end: number): boolean {
  return senses.slice(start, end).some((sense) => sense?.negates);
}

function hasCue(
  { read, stems }: Pick<Extraction, 'read' | 'stems'>,
  { cues }: InformationEntry,
  start: number,
  end: number,
): boolean {
  for (let at = start; at < end; at++) {
    if ((cues.get(stems[at]!) ?? 0) >= CUE_MIN && !read.senses[at]?.isEmpty) return true;
  }
  return false;
}

function othersIn(read: ReadText, start: number, end: number): number {
  let others = 0;
  for (let at = start; at < end; at++) if (!isSmall(read, at)) others++;
  return others;
}

/** In a short reply, "no kids" says that none of what the question counts is wanted for them. */
const SHORT_MAX = 8;
const OTHERS_MAX = 2;

/** "No more than", "not before": nothing is denied. */
function isComparison({ senses }: ReadText, start: number, end: number): boolean {
  return senses.slice(start, end).some((sense) => sense?.compares);
}

/** "None in particular", "no problem". */
function speaksOtherwise({ phrases }: ReadText, none: PhraseMatch): boolean {
  return phrases.some(
    ({ kind, start, end }) =>
      (kind === PHRASE.noPreference && end > none.end) ||
      (kind === PHRASE.yes && start === none.start),
  );
}

function isLedIn(read: ReadText, start: number, at: number): boolean {
  for (let i = start; i < at; i++) if (!isSmall(read, i)) return false;
  return true;
}

function isSmall(read: ReadText, at: number): boolean {
  const sense = read.senses[at];
  if (saysLittle(read, at) || sense?.negates || sense?.totals) return true;
  return read.language.actions.has(read.stems[at]!);
}

/** "No, I don't.", unless the agent put the question in another way or something else is said as well. */
function plainNo(
  extraction: Extraction,
  { isCount, isList }: InformationEntry,
  { assistantText }: ReplyInput,
): [number, number] | undefined {
  const isSoAsked = assistantText === undefined || asksHowMany(extraction, assistantText);
  if (!isList && !(isCount && isSoAsked)) return undefined;
  const answer = findYesOrNo(extraction.read);
  if (answer === undefined || answer.value || isOverruled(extraction, answer.phrase)) {
    return undefined;
  }
  // "No, we need no booking after all" answers something else.
  const isAll = extraction.read.senses
    .slice(answer.phrase.end)
    .every((sense) => sense?.isEmpty || sense?.isCourtesy || sense?.negates);
  return isAll ? [answer.phrase.start, answer.phrase.end] : undefined;
}

function asksHowMany({ index, read }: Extraction, text: string): boolean {
  const code = detectLanguage([text]) ?? index.language.pack.code;
  return [code, read.language.pack.code].some((each) => answerFormIn(text, each) === 'count');
}
