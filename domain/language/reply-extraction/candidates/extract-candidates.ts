import type { Steps } from '../../../steps.ts';
import type { Day } from '../../dates/calendar.ts';
import { PHRASE } from '../../grammar/language.ts';
import { type Mention, occupy, phraseOf, type ReadText, stemsIn } from '../../grammar/read-text.ts';
import { findCodes } from '../../mentions/codes.ts';
import { findMentions } from '../../mentions/find-mentions.ts';
import { withoutForeignNumbers } from '../../mentions/foreign-numbers.ts';
import { occupySpelled } from '../../mentions/occupy-spelled.ts';
import { markRanges } from '../../mentions/ranges.ts';
import { findSpans } from '../../mentions/spans.ts';
import { spansOfText } from '../../mentions/spans-of-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import type { ReadingIndex } from '../../reading-index/reading-index.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import { DECLINING, decliningIn, wordsOfClauses } from '../../word-kinds/declining.ts';
import { compoundCounts } from '../akin/compound-count.ts';
import { LabelLookup } from '../akin/label-lookup.ts';
import { markAsides } from '../asides/asides.ts';
import { markLocated } from '../places/located.ts';
import { addAddresses } from './address-candidates.ts';
import { addBareAnswers } from './bare-candidates.ts';
import type { ValueCandidate } from './candidate.ts';
import type { Extraction } from './context.ts';
import { addBareCode, addFormCandidates, addFormedCandidates } from './form-candidates.ts';
import { addLabelCandidate } from './label-candidates.ts';
import { LABEL_OCCUPIES_MIN, labelsIn } from './labels-in-text.ts';
import { markNoPreference } from './mark-no-preference.ts';
import { addMentionCandidates } from './mention-candidates.ts';
import { addSpanCandidates } from './text-candidates.ts';

/** From this certainty on, the words of a mention are part of no name. */
const MENTION_OCCUPIES_MIN = 0.6;

const NOTHING_KNOWN: Extraction['known'] = new Map();

/** A text made ready for extracting values of the informations, as far as they were asked for. */
export function beginExtraction(
  index: ReadingIndex,
  read: ReadText,
  asked: Float64Array,
  {
    isAgent = false,
    known = NOTHING_KNOWN,
    weak,
  }: Partial<Pick<Extraction, 'isAgent' | 'known' | 'weak'>> = {},
): Extraction {
  const { language } = read;
  const declining = decliningIn(read);
  return {
    index,
    read,
    stems: index.language === language ? read.stems : stemsIn(index.language, read.tokens),
    asked,
    wanted: askedFor(index, asked),
    labels: new LabelLookup(),
    mentions: [],
    numbers: [],
    days: [],
    hours: [],
    taken: new Uint8Array(read.tokens.length),
    labelled: new Set(),
    negated: new Uint8Array(read.tokens.length),
    correctedFrom: correctedFrom(read),
    firstWord: firstWord(read),
    unpreferred: new Set(),
    isDeclining: declining.length > 0,
    declined: wordsOfClauses(read, declining),
    aside: new Uint8Array(read.tokens.length),
    located: new Uint8Array(read.tokens.length),
    isAgent,
    known,
    weak,
  };
}

function askedFor({ informations }: ReadingIndex, asked: Float64Array): InformationEntry[] {
  const wanted: InformationEntry[] = [];
  for (let position = 0; position < asked.length; position++)
    if (asked[position]! > 0) wanted.push(informations[position]!);
  return wanted;
}

/** The first word that is more than a "yes", a greeting or a courtesy. */
function firstWord(read: ReadText): number {
  let at = 0;
  while (at < read.tokens.length && isLeadIn(read, at)) at++;
  return at;
}

function isLeadIn(read: ReadText, at: number): boolean {
  const answer = phraseOf(read, at, PHRASE.yes, PHRASE.no);
  return answer !== undefined || read.senses[at]?.isCourtesy === true;
}

/** Where the last correction begins, 0 without one; one that ends the text corrects by its own clause: "or rather Tuesday, actually". */
function correctedFrom(read: ReadText): number {
  const last = read.phrases.findLast(({ kind }) => kind === PHRASE.correction);
  // At the beginning there is nothing that it corrects, unless it says itself what was: "it was five, now six".
  if (last === undefined || (last.start === 0 && isOneClause(read, last))) return 0;
  if (last.end < read.tokens.length) return last.end;
  let from = last.start;
  while (from > 0 && read.tokens[from]!.boundary === 0) from--;
  return from;
}

function isOneClause({ tokens }: ReadText, { start, end }: PhraseMatch): boolean {
  return tokens.slice(start + 1, end).every(({ boundary }) => boundary === 0);
}

/** Phrases whose words are part of no name. */
const SPOKEN = new Set<number>([...DECLINING, PHRASE.noPreference, PHRASE.courtesy, PHRASE.thanks]);

/** Words of a phrase that says something about the answer name nothing. */
function occupyPhrases(read: ReadText): void {
  for (const { kind, start, end } of read.phrases) {
    const isAnswer = kind === PHRASE.yes || kind === PHRASE.no;
    const isApartYes = isAnswer && (end > start + 1 || read.tokens[start]!.boundary > 0);
    if (SPOKEN.has(kind) || isApartYes) occupy(read, start, end);
  }
}

/** The mentions and labels that a reply means, noted in its extraction. */
function* namedIn(
  extraction: Extraction,
  today: Day,
  codes: readonly Mention[],
): Steps<{ readonly labels: readonly LabelMatch[]; readonly mentions: readonly Mention[] }> {
  const { asked, index, read, wanted } = extraction;
  const isHourAsked = wanted.some(({ kind, position: at }) => kind === 'time' && asked[at] === 1);
  const all = yield* findMentions(read, today, index.rareKinds, isHourAsked);
  if (read.isLong) yield;
  const ranged = markRanges(read, withoutForeignNumbers(read, all, codes));
  if (read.isLong) yield;
  const found = yield* labelsIn(extraction, ranged);
  if (!extraction.isAgent) {
    const main = wanted.filter(({ position }) => asked[position] === 1);
    const asksPast = main.some(({ isPast }) => isPast);
    const kinds = new Set(main.map(({ kind }) => kind));
    const own = found.filter(({ information }) => asked[information]! > 0);
    const { aside } = extraction;
    yield* markAsides({ read, aside, mentions: ranged, labels: own, asksPast, kinds });
  }
  // The part of the day before an hour may end the clause before it.
  const isMeant = ({ end }: Mention | LabelMatch) => extraction.aside[end - 1] !== 1;
  const mentions = [...ranged, ...compoundCounts(extraction)].filter(isMeant);
  const labels = found.filter(isMeant);
  if (read.isLong) yield;
  yield* extraction.labels.addInSteps(labels);
  if (read.isLong) yield;
  extraction.mentions.push(...mentions);
  // "Seven please, we are nine": how many come is no part of what is counted.
  const isOfElse = index.countsGroup !== undefined && asked[index.countsGroup] === 0;
  extraction.numbers.push(
    ...mentions.filter(({ isOfGroup, kind }) => kind === 'number' && !(isOfGroup && isOfElse)),
  );
  extraction.days.push(...mentions.filter(({ kind }) => kind === 'date'));
  extraction.hours.push(...mentions.filter(({ kind }) => kind === 'time'));
  for (const { start, end } of mentions) extraction.taken.fill(1, start, end);
  for (const { start, end } of labels) extraction.taken.fill(1, start, end);
  return { labels, mentions };
}

/** Every value that any information may take from the text, with how well it fits. */
export function* extractCandidates(extraction: Extraction, today: Day): Steps<ValueCandidate[]> {
  const { index, read, wanted } = extraction;
  const candidates: ValueCandidate[] = [];
  yield* markNoPreference(extraction);
  if (read.isLong) yield;
  const codes = findCodes(read, wanted);
  const { labels, mentions } = yield* namedIn(extraction, today, codes);
  yield* eachWithin(
    mentions,
    // A bare number may answer for each day and hour that is wanted.
    ({ kind }) =>
      (index.byMention.get(kind)?.length ?? 0) + (kind === 'number' ? wanted.length : 0),
    (mention) => {
      addMentionCandidates(extraction, mention, today, candidates);
      addBareAnswers(extraction, mention, today, candidates);
    },
  );
  yield* eachWithin(
    labels,
    () => 1,
    (label) => addLabelCandidate(extraction, label, candidates),
  );
  for (const each of mentions) if (isApart(read, each)) occupy(read, each.start, each.end);
  for (const label of labels) {
    const isTaken = isChoice(read, label) && !answersAnother(extraction, label);
    if (isTaken) occupy(read, label.start, label.end);
  }
  occupyPhrases(read);
  occupySpelled(read);
  if (read.isLong) yield;
  const runs = index.texts.length > 0 ? yield* findSpans(read) : [];
  markLocated(extraction, runs);
  const spans = spansOfText(extraction, runs).filter(
    ({ span }) => extraction.aside[span.start] !== 1,
  );
  yield* eachWithin(
    spans,
    () => index.texts.length,
    (span) => addSpanCandidates(extraction, span, candidates),
  );
  addAddresses(extraction, candidates);
  for (const code of codes) addBareCode(extraction, code, candidates);
  yield* addFormCandidates(extraction, mentions, candidates);
  yield* eachWithin(
    [...mentions, ...codes],
    () => index.formed.length,
    (mention) => addFormedCandidates(extraction, mention, candidates),
  );
  return candidates;
}

/** Candidates that are looked at for one text: what answers stands near its beginning. */
const CANDIDATES_MAX = 200_000;
/** This many are looked at in one step. */
const CANDIDATES_IN_A_STEP = 512;

/** Adds the candidates of all of these words, a few at a time, as far as a text is searched. */
function* eachWithin<Words>(
  all: readonly Words[],
  countCandidates: (words: Words) => number,
  addCandidatesOf: (words: Words) => void,
): Steps<void> {
  let counted = 0;
  let rested = 0;
  for (const words of all) {
    if (counted >= CANDIDATES_MAX) return;
    counted += countCandidates(words);
    addCandidatesOf(words);
    if (counted - rested < CANDIDATES_IN_A_STEP) continue;
    rested = counted;
    yield;
  }
}

/** "What is your name?" "John.": the whole reply answers what was asked, be it a choice of another question. */
function answersAnother({ asked, firstWord, index, read }: Extraction, label: LabelMatch): boolean {
  if (asked[label.information]! > 0 || label.start !== firstWord) return false;
  if (!index.texts.some(({ position }) => asked[position]! > 0)) return false;
  return read.senses.slice(label.end).every((sense) => sense?.isCourtesy);
}

/** Whether a label stands for its choice: "guest house" in "the Bridge Guest House" is part of a name. */
function isChoice({ tokens }: ReadText, { start, end, weight }: LabelMatch): boolean {
  if (weight < LABEL_OCCUPIES_MIN) return false;
  if (!tokens[start]!.capital || start === 0 || tokens[start]!.boundary > 0) return true;
  const before = tokens[start - 1]!;
  return !before.capital || before.boundary === 2 || end === start;
}

/** Whether the words of a mention can be part of no name, as those of "5th and Main" can. */
function isApart(read: ReadText, { kind, start, end, certainty }: Mention): boolean {
  if (kind === 'number' || certainty < MENTION_OCCUPIES_MIN) return false;
  if (kind !== 'date' && kind !== 'ordinal') return true;
  const isBareDay = end - start <= 2 && read.senses[start]?.month === undefined;
  if (!isBareDay || read.tokens[end]?.boundary !== 0) return true;
  const next = read.senses[end]?.isConnector ? read.tokens[end + 1] : read.tokens[end];
  return next?.capital !== true || read.senses[end]?.month !== undefined;
}
