import { OF_PLACES } from '../../grammar/directions.ts';
import { type ReadText, writtenIn } from '../../grammar/read-text.ts';
import { fitOwnName, presentsUser, RELATED } from '../../mentions/own-name.ts';
import type { Span } from '../../mentions/spans.ts';
import {
  isBehindAnswer,
  isLedIn,
  isOnlyCues,
  isWrittenAsName,
  type SpanOfText,
} from '../../mentions/spans-of-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { SlotType } from '../../reading-index/slot-type.ts';
import { fitLocated } from '../places/located.ts';
import { fitEndOfWay } from '../places/way.ts';
import { addCandidate, fitContext, fitDirection, type ValueCandidate } from './candidate.ts';
import { type Context, contextOf, type Extraction, overlapOf } from './context.ts';
import {
  directedAlong,
  fitLeadTo,
  fitSite,
  isPlaceLedTo,
  plainness,
  type ToldOfSpan,
  toldOf,
} from './fit-lead.ts';
import { answerFor } from './text-bounds.ts';
import { fitUnlisted, isAttribute } from './unlisted-answers.ts';

/** "I'm Anna" introduces a person, "a song called X" names something else. */
const INTRODUCED: Readonly<Partial<Record<SlotType, number>>> = { person: 2.5, unknown: 0.5 };
const PAIRED = 1.2;
/** The user's own name, whatever was asked, and more than any other words earn that nobody asked for. */
const PRESENTED = 3;
const PRESENTED_ASKED = 7;
const NAMED: Readonly<Partial<Record<SlotType, number>>> = {
  person: 0.5,
  title: 2.5,
  venue: 2,
  unknown: 1,
  free: 0.5,
};

/** "Passport says Konstantin, but put Kostya": what is to be put down counts more than any other name. */
const NOTED = 3.5;
/** A name that something is called, or that stands on it. */
const CALLED = 1.5;
/** "Andrieux, no sorry Andrieu". */
const CORRECTED = 2.5;
/** "Biscuit, because of the colour": plain words behind a clause that answers are what is said about it. */
const BESIDE_ANSWER = -3;

const CAPITAL = 1;
const QUOTED = 1;
const BARE = 1.6;
/** The first words of a reply answer. */
const FIRST = 0.8;
const TAIL = -1.5;
const CUE_WORDS_ONLY = -4;
const DECLINING = -4;
const DECLINED_ELSEWHERE = -2;
/** "Can you explain the question?" */
const ASKED_BACK = -4;
/** One plain word with nothing before it that leads to a name. */
const PLAIN_WORD = -0.8;
/** A text that was not asked for has to stand out. */
const UNASKED = -1.6;

/** Candidates of every information that takes a text from a span. */
export function addSpanCandidates(
  extraction: Extraction,
  spanOfText: SpanOfText,
  candidates: ValueCandidate[],
): void {
  const { isOnly, span } = spanOfText;
  const isBehind = isBehindAnswer(extraction, spanOfText);
  const told = toldOf(extraction, span);
  const context = directedAlong(contextOf(extraction, span.start, span.end, OF_PLACES), told.way);
  const looks = looksOf(extraction, span);
  addPresented(extraction, span, candidates);
  for (const entry of extraction.index.texts) {
    if (!mayTake(extraction, entry, span, told)) continue;
    const { start, end, text } = answerFor(extraction, span, entry);
    if (start === end) continue;
    addCandidate(extraction, candidates, {
      information: entry.position,
      value: text,
      start,
      end,
      isLed: isLedTo(extraction, entry, span, context),
      score:
        looks +
        fitContext(extraction, entry, context) +
        fitSpan(extraction, span, entry, told) +
        fitCalled(extraction, spanOfText, entry) +
        fitLocated(extraction, span, entry) +
        (spanOfText.isUnnoted || (isBehind && !mayFollow(extraction, entry, span))
          ? fitBeside(extraction, entry)
          : 0) +
        (isOnly ? ONLY_SPAN : ANY_SPAN),
    });
  }
}

/** "Anna Hale here", whatever was asked; of who was asked for the name it counts more than any other name. */
function addPresented(
  { asked, index: { ownName }, read, weak }: Extraction,
  span: Span,
  candidates: ValueCandidate[],
): void {
  if (ownName === undefined || !presentsUser(read, span)) return;
  const { position: information } = ownName;
  const value = writtenIn(read, span);
  const score = asked[information] === 1 ? PRESENTED_ASKED : PRESENTED;
  const { end, start } = span;
  addCandidate({ weak }, candidates, { information, value, start, end, score, isLed: true });
}

/** Tells more beside an answer: where, or what sort of a thing. */
function mayFollow(extraction: Extraction, entry: InformationEntry, span: Span): boolean {
  return isPlaceLedTo(entry, span) || isAttribute(extraction, span, entry);
}

function fitBeside({ asked }: Extraction, { position }: InformationEntry): number {
  return asked[position]! > 0 ? BESIDE_ANSWER : 0;
}

function mayTake(
  extraction: Extraction,
  entry: InformationEntry,
  span: Span,
  { owner, way }: ToldOfSpan,
): boolean {
  // Who has no preference names no answer beside the choices.
  if (entry.kind === 'choice' && extraction.unpreferred.has(entry.position)) return false;
  const asked = extraction.asked[entry.position]!;
  if (asked === 1) return true;
  if (asked === 0 && owner !== undefined) return entry === owner;
  if (asked === 0 && entry.slotType !== 'person' && presentsUser(extraction.read, span))
    return false;
  if (isRegion(span) || isRestOfName(extraction, span)) return false;
  if (extraction.negated[span.start] === 1) return false;
  return asked > 0 || entry.slotType === way || standsOut(extraction, span);
}

/** "By Anna Kendrick" where an artist is wanted, "arriving at the lodge", "the city is Ghent". */
function isLedTo(
  extraction: Extraction,
  entry: InformationEntry,
  span: Span,
  context: Context,
): boolean {
  if (!span.isCapital && extraction.read.hasCapitals) return false;
  if (fitLeadTo(extraction, entry, span) > 0 || fitPhrases(extraction, span, entry) > 0)
    return true;
  if (fitRelation(extraction, span, entry) > 0 || fitDirection(extraction, entry, context) > 0)
    return true;
  return overlapOf(extraction, entry.cues, context) > OWN_WORDS_MIN;
}

const OWN_WORDS_MIN = 0.2;

/** "Portland, OR": says more of Portland, and answers no other question. */
function isRegion({ isIntroduced, isNamed, isTail, lead }: Span): boolean {
  return isTail && !isNamed && !isIntroduced && lead === 0;
}

/** "London Euston", where London is a choice: what goes on with its name is no name of its own. */
function isRestOfName({ labels, read }: Extraction, { start, isCapital }: Span): boolean {
  const { tokens, language } = read;
  const isTold = isCapital && language.pack.nounsCapital !== true && tokens[start]!.boundary === 0;
  return isTold && tokens[start - 1]?.capital === true && labels.isEndedAt(start);
}

/** Plain words of who writes names with capitals name nothing unasked, unless something leads in a name. */
function standsOut({ read }: Extraction, span: Span): boolean {
  if (isLedIn(span) || span.isPaired || span.isCapital || span.isFirst) return true;
  return !read.hasCapitals || read.language.pack.nounsCapital === true;
}

const ANY_SPAN = -1;
/** Nothing else in the text may be a name. */
const ONLY_SPAN = -0.2;

/** How well the form of a span fits an information. */
function fitSpan(
  extraction: Extraction,
  span: Span,
  entry: InformationEntry,
  { led, way }: ToldOfSpan,
): number {
  let score = fitEndOfWay(entry, way) ?? fitLeadTo(extraction, entry, span);
  score += fitPhrases(extraction, span, entry);
  score += fitRelation(extraction, span, entry);
  score +=
    extraction.asked[entry.position] === 0
      ? UNASKED + (entry === led ? UNIQUE : 0)
      : fitAnswer(extraction, span) + fitNoted(extraction, span);
  if (span.isTail && !span.isNamed) score += TAIL;
  if (span.isSite) score += fitSite(entry);
  if (entry.kind === 'choice') score += fitUnlisted(extraction, span, entry);
  if (span.isCapital || span.isQuoted || span.isFirst || entry.slotType === way) return score;
  return score + plainness(extraction, span, entry);
}

/** What leads the span in, besides a small word. */
function fitPhrases(
  { asked }: Extraction,
  span: Span,
  { asksOwnName, position, slotType }: InformationEntry,
): number {
  let score = 0;
  if (span.isNamed) score += NAMED[slotType] ?? 0;
  // "I'm john" names someone, "I'm running late" does not.
  const introduces = asked[position] !== 0 || !span.isDescribed;
  if (span.isIntroduced && introduces && (span.isCapital || span.endsClause))
    score += INTRODUCED[asksOwnName && asked[position] === 0 ? 'person' : slotType] ?? 0;
  if (span.isPaired && slotType === 'destination') score += PAIRED;
  return score;
}

/** "My sister is called Oonagh", "it says Ideal on it" to who asks for a plain text. */
function fitCalled(
  { asked, read }: Extraction,
  { answer, span }: SpanOfText,
  entry: InformationEntry,
): number {
  // "Philippa Thorne, everyone calls me Pip".
  if (span !== answer) return 0;
  if (entry.slotType !== 'unknown' || asked[entry.position] !== 1) return 0;
  const isName = isWrittenAsName(read, span) || (!read.hasCapitals && span.endsClause);
  return isName && (span.isNamed || (span.isIntroduced && entry.asksName)) ? CALLED : 0;
}

function fitRelation(
  { asked, read }: Extraction,
  span: Span,
  { asksOwnName, position, slotType }: InformationEntry,
): number {
  if (!PEOPLE.has(slotType) || asked[position] === 0) return 0;
  if (asksOwnName) return fitOwnName(read, span);
  return span.isRelated ? RELATED : 0;
}

const PEOPLE: ReadonlySet<SlotType> = new Set(['person', 'venue', 'unknown']);

const UNIQUE = 1.3;
/** How much a span stands where an answer does. */
function fitAnswer({ firstWord }: Extraction, span: Span): number {
  return (span.isBare ? BARE : 0) + (span.start === firstWord ? FIRST : 0);
}

/** What is to be put down, and a name that corrects another one. */
function fitNoted({ correctedFrom, read }: Extraction, span: Span): number {
  if (span.isNoted) return NOTED;
  const isName = isWrittenAsName(read, span) || (span.isBare && !read.hasCapitals);
  return correctedFrom > 0 && span.start === correctedFrom && isName ? CORRECTED : 0;
}

/** In a reply that declines, only a name in another clause may answer all the same. */
function fitDeclining({ declined }: Extraction, span: Span): number {
  const mayAnswer = declined[span.start] === 0 && (span.isCapital || span.isIntroduced);
  return mayAnswer ? DECLINED_ELSEWHERE : DECLINING;
}

/** Plain words of a question that the user asks, with nothing that leads in a name. */
function isPlainInQuestion({ read }: Extraction, span: Span): boolean {
  if (span.isCapital || span.isNamed || span.isIntroduced || span.isQuoted || span.lead !== 0)
    return false;
  return isAskedBack(read, span);
}

/** A part of what asks: of a sentence that opens with an interrogative, or the smaller half of its clause. */
function isAskedBack({ asks, tokens }: ReadText, { start, end }: Span): boolean {
  if (asks[start] !== 1) return asks[start] === 2;
  let from = start;
  while (from > 0 && tokens[from]!.boundary === 0) from--;
  let to = end;
  while (to < tokens.length && tokens[to]!.boundary === 0) to++;
  return 2 * (end - start) < to - from;
}

function looksOf(extraction: Extraction, span: Span): number {
  let score = 0;
  if (span.isCapital) score += CAPITAL;
  if (span.isQuoted) score += QUOTED;
  if (isOnlyCues(extraction, span)) score += CUE_WORDS_ONLY;
  if (extraction.isDeclining) score += fitDeclining(extraction, span);
  if (isPlainInQuestion(extraction, span)) score += ASKED_BACK;
  const isOneWord = span.end === span.start + 1 && !span.isCapital && !span.isFirst;
  if (isOneWord && span.lead === 0 && !span.isNamed && !span.isIntroduced && !span.isBare) {
    score += PLAIN_WORD;
  }
  return score;
}
