import { isOwnClause } from '../../grammar/clause.ts';
import { conceptLookup, conceptsOfWord } from '../../grammar/concept-lookup.ts';
import { leadBit, roleBit } from '../../grammar/language.ts';
import { endsWish, isWishedBefore, wordsBefore } from '../../grammar/own-wish.ts';
import { isKnownWord, type ReadText } from '../../grammar/read-text.ts';
import { conceptId } from '../../pack-format/concepts.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import { elided } from '../../text/stems.ts';
import { wordsOfPhrase } from '../../text/tokens.ts';
import { isRequested } from '../../word-kinds/requested.ts';
import {
  addCandidate,
  fitDirection,
  fitPlace,
  UNPREFERRED_FIT,
  type ValueCandidate,
} from './candidate.ts';
import { contextOf, type Extraction, overlapOf } from './context.ts';

const LABEL_ASKED = 3;
const LABEL_WHOLE = 1.4;

/** Candidates of a label that stands in the text. */
export function addLabelCandidate(
  extraction: Extraction,
  match: LabelMatch,
  candidates: ValueCandidate[],
): void {
  const entry = extraction.index.informations[match.information]!;
  const context = contextOf(extraction, match.start, match.end);
  const score =
    LABEL_ASKED * extraction.asked[match.information]! +
    LABEL_WHOLE +
    fitPlace(extraction, match.start) +
    (extraction.unpreferred.has(match.information) ? UNPREFERRED_FIT : 0) +
    (isGeneric(extraction, match) ? GENERIC_LABEL : 0) +
    (isAskedAbout(extraction, match) || isVerbOfNoun(extraction, match) ? MODIFIER : 0) +
    (isModifier(extraction, match) || isOfName(extraction, match) ? MODIFIER : 0) +
    (isCompared(extraction, match) ? MODIFIER : 0) +
    (isSmallWord(extraction, match) ? SMALL_LABEL : 0) +
    4 * (match.weight - 1) +
    (isDearWish(extraction, match) || isOfPlace(extraction, match) ? WISHED : 0) +
    0.5 * (match.end - match.start - 1) +
    0.5 * Math.min(1, overlapOf(extraction, entry.cues, context)) +
    fitDirection(extraction, entry, context);
  addCandidate(extraction, candidates, {
    information: match.information,
    value: entry.choices[match.choice]!.value,
    start: match.start,
    end: match.end,
    score,
  });
}

/**
 * A label that is a word of several informations, "hotel" in a form about hotels, names no choice by itself; nor does a part of
 * one that is a word of another information, "rooms" for "two rooms in a shared flat" where rooms are counted.
 */
function isGeneric({ index, asked, stems }: Extraction, match: LabelMatch): boolean {
  const { choice, end, information, start } = match;
  if (asked[information]! > 0 || end > start + 1) return false;
  const spread = index.spread.get(stems[start]!) ?? 0;
  if (spread !== 1) return spread > 1;
  const { choices, cues } = index.informations[information]!;
  return !cues.has(stems[start]!) && wordsOfPhrase(choices[choice]!.label).length > 1;
}

/** "Wir wohnen im zweiten Stock" is no "Wohnung": what is not asked for is told by its noun, where nouns have a capital. */
function isVerbOfNoun({ index, asked, read }: Extraction, match: LabelMatch): boolean {
  const { choice, end, information, start } = match;
  const { pack } = read.language;
  if (pack.nounsCapital !== true || asked[information]! > 0 || end > start + 1) return false;
  const { boundary, capital, word } = read.tokens[start]!;
  if (capital && boundary === 0) return false;
  const { label } = index.informations[information]!.choices[choice]!;
  return (
    CAPITAL.test(label) &&
    !wordsOfPhrase(label).some(
      (each) => each.startsWith(word) || word.startsWith(elided(pack, each)),
    )
  );
}

const CAPITAL = /^\p{Lu}/u;

/** "What is the difference between the small and the large one?": who asks about two choices picks neither. */
function isAskedAbout(extraction: Extraction, match: LabelMatch): boolean {
  const { asked, index, isAgent, labels, read } = extraction;
  const { choice, end, information, start, weight } = match;
  if (isAgent || read.asks[start] !== 2) return false;
  // "Can you take us in on Monday or Tuesday?" of who was asked something else.
  if (asked[information] === 0 && isRequested(read, start)) return false;
  if (index.informations[information]!.isList) return false;
  return labels.of(information).some(
    (other) =>
      other.choice !== choice &&
      // "Can you find an economy class?" wants one, be "class" a word of another.
      (other.weight >= weight || !isRequested(read, start)) &&
      (other.end <= start || other.start >= end) &&
      read.asks[other.start] === 2,
  );
}

/** "Does the Acorn Guest House have parking?", "American Express": a part of a name is no choice that nobody asked for. */
function isOfName(extraction: Extraction, { end, information, start }: LabelMatch): boolean {
  const { asked, read } = extraction;
  if (asked[information]! > 0 || read.language.pack.nounsCapital === true) return false;
  if (!read.tokens[start]!.capital) return false;
  if (isNameOn(extraction, end)) return !isLedPlace(extraction, start, information);
  const before = read.tokens[start - 1];
  if (!before?.capital || before.boundary === 2) return false;
  return read.tokens[start]!.boundary === 0 && read.senses[start - 1]?.isEmpty !== true;
}

/** "From London Euston": the place is told by the first part of the name as well. */
function isLedPlace({ index, read }: Extraction, start: number, information: number): boolean {
  const isPlace = (index.informations[information]!.roles & PLACES) !== 0;
  return isPlace && ((read.senses[start - 1]?.leads ?? 0) & TO_PLACES) !== 0;
}

const PLACES = roleBit('origin') | roleBit('destination') | roleBit('place') | roleBit('city');
const TO_PLACES = leadBit('from') | leadBit('to') | leadBit('in') | leadBit('at') | leadBit('near');

/** Whether a name goes on: a word with a capital that no language knows and no information speaks of. */
function isNameOn({ index, labels, read, stems }: Extraction, at: number): boolean {
  const next = read.tokens[at];
  if (next === undefined || next.boundary > 0 || !next.capital) return false;
  if (isKnownWord(read, at) || index.spread.has(stems[at]!)) return false;
  return !labels.isCovered(at);
}

/**
 * "North Indian", "green tea": a label that is asked for follows at once, and this one is a part of it. "I want cheap
 * Indian" tells a price as well.
 */
function isModifier(extraction: Extraction, match: LabelMatch): boolean {
  const { asked, labels, read } = extraction;
  const { end, information, start } = match;
  if (asked[information]! > 0 || (read.tokens[end]?.boundary ?? 2) > 0) return false;
  const modified = labels.startingAt(end).filter((other) => asked[other.information]! > 0);
  return modified.length > 0 && !(isDear(extraction, match) && isWished(read, start, modified));
}

/** "It was cheaper than expected" tells no choice that nobody asked for. */
function isCompared({ asked, read }: Extraction, { end, information, start }: LabelMatch): boolean {
  if (asked[information]! > 0) return false;
  const { language, text, tokens } = read;
  const [from, to] = [tokens[start]!.start, tokens[end - 1]!.end];
  const around = `${text.slice(Math.max(0, from - BESIDE), from)}_${text.slice(to, to + BESIDE)}`;
  return language.pack.compared.test(around);
}

/** UTF-16 units: "than", or "more" before it. */
const BESIDE = 12;

/** A choice of a price that is a word of one: "cheap". */
function isDear({ index, read }: Extraction, { choice, information }: LabelMatch): boolean {
  const entry = index.informations[information]!;
  const lookup = conceptLookup(read.language.pack.code);
  if (lookup === undefined || (entry.roles & MONEY) === 0) return false;
  const words = wordsOfPhrase(entry.choices[choice]!.label);
  return words.some((word) => conceptsOfWord(lookup, word).some((each) => OF_PRICES.has(each)));
}

/** "I'd like an upscale place": a price in another form passes unasked where its clause tells a wish. */
function isDearWish(extraction: Extraction, match: LabelMatch): boolean {
  const { asked, read } = extraction;
  if (asked[match.information]! > 0 || match.weight === 1 || !isDear(extraction, match))
    return false;
  // "A place on the hill, dirt cheap".
  if (wordsBefore(read, match.start) === 0) return isOwnClause(read, match.start, match.end);
  return isWished(read, match.start, [match]);
}

/** "Im südlichen Teil", "the northern district": a place in another form passes unasked before a word for what it is of. */
function isOfPlace({ asked, index, read }: Extraction, match: LabelMatch): boolean {
  const { end, information, weight } = match;
  if (asked[information]! > 0 || weight === 1 || (read.tokens[end]?.boundary ?? 2) > 0)
    return false;
  return (index.informations[information]!.roles & read.roles[end]! & OF_PLACE) !== 0;
}

const OF_PLACE = roleBit('place') | roleBit('area');

const WISHED = 0.4;

const MONEY = roleBit('money');
const OF_PRICES = new Set([conceptId('dearness'), conceptId('price')]);

/** "I want cheap Indian food", and neither "we had cheap Indian", "less cheap Indian" nor "cheap Indian is bad". */
function isWished(read: ReadText, start: number, modified: readonly LabelMatch[]): boolean {
  // "Is cheap Indian any good?"
  if (read.asks[start]! > 0 && wordsBefore(read, start) < 2) return false;
  const end = Math.max(...modified.map((label) => label.end));
  const isNoun = read.tokens[end]?.boundary === 0 && read.senses[end]?.isEmpty !== true;
  return isWishedBefore(read, start) && endsWish(read, isNoun ? end + 1 : end);
}

const MODIFIER = -4;

/** "est" is east in French, and "is": as a label it stands alone or is led in. */
function isSmallWord({ read }: Extraction, { start, end }: LabelMatch): boolean {
  if (end > start + 1 || !read.senses[start]?.isEmpty) return false;
  const isLed = [start - 1, start - 2].some((at) => (read.senses[at]?.leads ?? 0) !== 0);
  const isAlone = read.tokens[start]!.boundary > 0 && (read.tokens[end]?.boundary ?? 2) > 0;
  return !isLed && !isAlone;
}

const SMALL_LABEL = -4;
const GENERIC_LABEL = -1.5;
