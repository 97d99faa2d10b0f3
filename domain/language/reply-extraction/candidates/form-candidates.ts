import { acceptsValue } from '../../../configuration/information-schema/information-schema.ts';
import type { Steps } from '../../../steps.ts';
import { lengthAt } from '../../dates/relative-dates.ts';
import { leadBit, MARK, PHRASE } from '../../grammar/language.ts';
import {
  hasMark,
  type Mention,
  type MentionKind,
  phraseOf,
  type ReadText,
} from '../../grammar/read-text.ts';
import { isCodeGiven, isDoubtful, isMeasure, isOfAnother } from '../../mentions/code-context.ts';
import { codeWordsOf } from '../../mentions/code-words.ts';
import type { RawWord } from '../../mentions/contacts.ts';
import type { AnswerForm } from '../../pack-format/answer-forms.ts';
import { asPattern, withBeginning } from '../../reading-index/as-pattern.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { isOwnCode, isWrittenSo } from '../../reading-index/written-form.ts';
import {
  addCandidate,
  fitContext,
  fitPlace,
  fitUnit,
  SCORE_MIN,
  type ValueCandidate,
} from './candidate.ts';
import { type Context, contextOf, type Extraction } from './context.ts';

/** A word that has the form asked for answers where no name or number does. */
const SCORE = 1.5;
const WHOLE_CODE = 6;
/** Words told to who asks for them in this very form. */
const WRITTEN = 4;
/** Of two runs of words that have the form, the longer one is the whole. */
const WORD_OF_RUN = 0.05;
/** A code that is known by its letters is part of no name that was asked for. */
const NO_NAME = 5;
/** Informations of one question that it is held against, and others whose codes are told unasked. */
const ENTRIES_MAX = 50;
const OTHERS_MAX = 20;
/** This many runs with digits are held against the schemas of a question, each in some thirty spellings. */
const RUNS_MAX = 200;

/** Candidates of texts whose schema gives a form (a pattern, a UUID, examples) on the words that have it. */
export function* addFormCandidates(
  extraction: Extraction,
  mentions: readonly Mention[],
  candidates: ValueCandidate[],
): Steps<void> {
  addLengths(extraction, candidates);
  const measures = mentions.filter(isMeasure);
  const { asked, index, read, wanted } = extraction;
  const entries = wanted
    .filter(({ hasForm, written }) => hasForm || written !== undefined)
    .slice(0, ENTRIES_MAX);
  const others = index.coded.filter(({ position }) => asked[position] === 0).slice(0, OTHERS_MAX);
  if (entries.length + others.length === 0) return;
  let runs = 0;
  const most = Math.floor(RUNS_MAX / Math.max(1, entries.length));
  for (const words of codeWordsOf(read)) {
    const all = /\d/.test(words.text) ? [...entries, ...others] : entries;
    if (all !== entries && runs++ >= most) return;
    for (const each of yield* codesIn(extraction, all, words, measures))
      addWritten(extraction, each, candidates);
  }
}

/** The words as those take them that asked for them, or else the only other one whose code they can be. */
function* codesIn(
  extraction: Extraction,
  entries: readonly InformationEntry[],
  words: RawWord,
  measures: readonly Mention[],
): Steps<readonly ToldCode[]> {
  const isAsked = ({ position }: InformationEntry) => extraction.asked[position]! > 0;
  const found: ToldCode[] = [];
  for (const entry of entries) {
    yield;
    if (!isAsked(entry) && !isOwnCode(entry, words.text)) continue;
    const value = yield* codeIn(extraction, entry, words, measures);
    if (value !== undefined) found.push({ ...words, entry, value });
  }
  const own = found.filter(({ entry }) => isAsked(entry));
  return own.length > 0 || found.length > 1 ? own : found;
}

type ToldCode = RawWord & { readonly entry: InformationEntry; readonly value: string };

/** The words as the schema takes them; `measures` are those whose digits say something else. */
function* codeIn(
  { read }: Extraction,
  { cues, schema, written }: InformationEntry,
  words: RawWord,
  measures: readonly Mention[],
): Steps<string | undefined> {
  const { text } = words;
  const isOther = () => isOfAnother(read, measures, words);
  const isGiven = () => isCodeGiven(read, cues, words);
  if (written !== undefined) {
    if (!isWrittenSo(written, text) || isOther()) return undefined;
    const isOfExamples = written.hasZeroFirst && text.startsWith('0');
    if (isDoubtful(text) && !isOfExamples && !isGiven()) return undefined;
  }
  if (acceptsValue(schema, text)) return text;
  if (isOther()) return undefined;
  const value = yield* asPattern(schema, text);
  if (value !== undefined || !isGiven()) return value;
  return yield* withBeginning(schema, text);
}

function addWritten(
  extraction: Extraction,
  { end, entry: { position }, start, text, value }: ToldCode,
  candidates: ValueCandidate[],
): void {
  const run = /\d/.test(text) ? WRITTEN + WORD_OF_RUN * (end - start) : SCORE;
  const isOther = extraction.asked[position] === 0 && /\p{L}/u.test(text);
  const score = run + fitPlace(extraction, start) + (isOther ? NO_NAME : 0);
  addCandidate(extraction, candidates, { information: position, value, start, end, score });
}

/** The mentions that have each form, best first, with what a lesser one loses. */
const MENTIONS_OF: Readonly<
  Record<Exclude<AnswerForm, 'account'>, readonly (readonly [MentionKind, number])[]>
> = {
  clock: [['time', 0]],
  when: [
    ['date', 0],
    ['time', -1],
  ],
  duration: [['number', 0]],
  count: [['number', 0]],
  measure: [['number', 0]],
  code: [
    ['code', 0.5],
    ['number', -1],
  ],
};

/** Candidates of plain texts that a form is asked for: the user's words that have it, and no others. */
export function addFormedCandidates(
  extraction: Extraction,
  mention: Mention,
  candidates: ValueCandidate[],
): void {
  if (mention.certainty < CERTAINTY_MIN) return;
  let context: Context | undefined;
  for (const entry of extraction.index.formed) {
    const kinds = MENTIONS_OF[entry.form as Exclude<AnswerForm, 'account'>];
    const loss = kinds.find(([kind]) => kind === mention.kind)?.[1];
    if (loss === undefined) continue;
    context ??= contextOf(extraction, mention.start, mention.end);
    const score = fitForm(extraction, entry, mention, context) + loss;
    // Most fit none, and thousands may ask for a form.
    if (score < SCORE_MIN) continue;
    const [start, end] = wordsOf(extraction.read, mention, entry.form!);
    const value = textOf(extraction.read, start, end);
    addCandidate(extraction, candidates, { information: entry.position, value, start, end, score });
  }
}

function fitForm(
  extraction: Extraction,
  entry: InformationEntry,
  { kind, start }: Mention,
  context: Context,
): number {
  const ownUnit = kind === 'number' ? fitOwnUnit(extraction, entry, context) : 0;
  return fitPlace(extraction, start) + fitContext(extraction, entry, context) + ownUnit;
}

/** A measure brings its own unit; another noun after a count speaks of something else. */
function fitOwnUnit(extraction: Extraction, entry: InformationEntry, context: Context): number {
  const fit = fitUnit(extraction, entry, context);
  return entry.form === 'count' ? fit : Math.max(0, fit);
}

/** "For a week", "just the one night": a length of time whose article counts it, to who asks for one. */
function addLengths(extraction: Extraction, candidates: ValueCandidate[]): void {
  const { asked, read, wanted } = extraction;
  const entry = wanted.find(({ form, position }) => form === 'duration' && asked[position] === 1);
  if (entry === undefined) return;
  for (let start = 0; start < read.tokens.length; start++) {
    const end = endOfLength(read, start);
    if (end === undefined) continue;
    if (isLengthGiven(read, start, end)) {
      const value = textOf(read, start, end);
      const context = contextOf(extraction, start, end);
      addCandidate(extraction, candidates, {
        information: entry.position,
        value,
        start,
        end,
        score: LENGTH + fitPlace(extraction, start) + fitContext(extraction, entry, context),
      });
    }
    start = end - 1;
  }
}

const FOR = leadBit('for');
/** Said as a length of time, so more than any number: "a single room for one night". */
const LENGTH = 0.5;
/** "Il y a". */
const AGO_WORDS_MAX = 4;

/** Also "one night", "one full week". */
function endOfLength(read: ReadText, start: number): number | undefined {
  const length = lengthAt(read, start);
  if (length !== undefined) return length.end;
  const { language, senses, stems, tokens } = read;
  const isOne = senses[start]?.number === 1 || (senses[start]?.isEmpty && !senses[start]!.negates);
  if (!isOne) return undefined;
  const unit = language.sized.has(tokens[start + 1]?.word ?? '') ? start + 2 : start + 1;
  if (tokens[unit]?.boundary !== 0) return undefined;
  const isUnit =
    language.nights.has(stems[unit]!) || hasMark(read, unit, MARK.day | MARK.week | MARK.month);
  return isUnit ? unit + 1 : undefined;
}

/** All of its clause but small words, or behind a "for": "one day I'll tell you" tells none. */
function isLengthGiven(read: ReadText, start: number, end: number): boolean {
  const { asks, senses, tokens } = read;
  const goesOn = tokens[end]?.boundary === 0 && (senses[end]?.leads ?? 0) === 0;
  if (asks[start]! > 0 || goesOn || senses[start]?.negates || isDistant(read, start, end))
    return false;
  let from = start;
  while (tokens[from]!.boundary === 0) {
    const before = senses[from - 1];
    if (before === undefined || before.negates || !before.isEmpty) return false;
    if (before.leads !== 0) return (before.leads & FOR) !== 0;
    from--;
  }
  return true;
}

/** "In a week", "a week ago", "a week from now". */
function isDistant(read: ReadText, start: number, end: number): boolean {
  if (hasMark(read, start - 1, MARK.inside)) return true;
  const isAfter = (kind: number) => phraseOf(read, end, kind) !== undefined;
  if (isAfter(PHRASE.ago) || isAfter(PHRASE.fromNow)) return true;
  for (let at = Math.max(0, start - AGO_WORDS_MAX); at < start; at++) {
    if (phraseOf(read, at, PHRASE.ago)?.end === start) return true;
  }
  return false;
}

/** All that is said but for small words is a number or a code: whatever a plain text asks for, that is it. */
export function addBareCode(
  extraction: Extraction,
  { certainty, end, kind, start, value }: Mention,
  candidates: ValueCandidate[],
): void {
  if (kind !== 'code' || certainty < CERTAINTY_MIN) return;
  const { read, wanted } = extraction;
  const isSmall = (at: number) => read.senses[at]?.isEmpty || read.senses[at]?.isCourtesy;
  for (let at = 0; at < read.tokens.length; at++) {
    if ((at < start || at >= end) && !isSmall(at)) return;
  }
  for (const entry of wanted) {
    if (!takesAnyText(entry)) continue;
    addCandidate(extraction, candidates, {
      information: entry.position,
      value: String(value),
      start,
      end,
      score: WHOLE_CODE,
    });
  }
}

function takesAnyText({ form, hasForm, kind, slotType, written }: InformationEntry): boolean {
  if (kind !== 'text' || slotType !== 'unknown') return false;
  return form === undefined && !hasForm && written === undefined;
}

/** A surer mention than an article that counts, or an hour alone. */
const CERTAINTY_MIN = 0.5;

/** The words of a mention; a measure with its unit: "3.5 metres", "1,200 euros". */
function wordsOf(
  { senses, tokens }: ReadText,
  { start, end }: Mention,
  form: AnswerForm,
): readonly [number, number] {
  if (form !== 'measure' && form !== 'duration') return [start, end];
  const next = tokens[end];
  const isUnit = next !== undefined && next.boundary === 0 && !next.digits && !senses[end]?.isEmpty;
  return [start, isUnit ? end + 1 : end];
}

const CURRENCY = /[$€£¥#]$/;

function textOf({ text, tokens }: ReadText, start: number, end: number): string {
  const from = tokens[start]!.start;
  const isSigned = CURRENCY.test(text.slice(Math.max(0, from - 1), from));
  const to = tokens[end - 1]!.end;
  const sign = /^\s?[€%²³]/.exec(text.slice(to, to + 2))?.[0] ?? '';
  return text.slice(isSigned ? from - 1 : from, to + sign.length);
}
