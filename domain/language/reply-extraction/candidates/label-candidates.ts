import type { Mention } from '../../grammar/read-text.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import {
  addCandidate,
  type Candidate,
  fitDirection,
  fitPlace,
  UNPREFERRED_FIT,
} from './candidate.ts';
import { contextOf, type Extraction, overlapOf } from './context.ts';

const LABEL_ASKED = 3;
const LABEL_WHOLE = 1.4;

/** Claims of a label that stands in the text. */
export function addLabelCandidate(
  extraction: Extraction,
  match: LabelMatch,
  candidates: Candidate[],
): void {
  const entry = extraction.index.informations[match.information]!;
  const context = contextOf(extraction, match.start, match.end);
  const score =
    LABEL_ASKED * extraction.asked[match.information]! +
    LABEL_WHOLE +
    fitPlace(extraction, match.start) +
    (extraction.unpreferred[match.information] === 1 ? UNPREFERRED_FIT : 0) +
    (isGeneric(extraction, match) ? GENERIC_LABEL : 0) +
    (isAskedAbout(extraction, match) ? MODIFIER : 0) +
    (isModifier(extraction, match) || isOfName(extraction, match) ? MODIFIER : 0) +
    (isSmallWord(extraction, match) ? SMALL_LABEL : 0) +
    4 * (match.weight - 1) +
    0.5 * (match.end - match.start - 1) +
    0.5 * Math.min(1, overlapOf(extraction, entry.cues, context)) +
    fitDirection(entry, context);
  addCandidate(candidates, {
    information: match.information,
    value: entry.choices[match.choice]!.value,
    start: match.start,
    end: match.end,
    score,
  });
}

/** A label that is a word of several informations, "hotel" in a form about hotels, names no choice by itself. */
function isGeneric({ index, asked, stems }: Extraction, match: LabelMatch): boolean {
  if (asked[match.information]! > 0 || match.end > match.start + 1) return false;
  return (index.spread.get(stems[match.start]!) ?? 0) > 1;
}

/** "What is the difference between the small and the large one?": who asks about two choices picks neither. */
function isAskedAbout({ asked, index, labels, read }: Extraction, match: LabelMatch): boolean {
  const { choice, end, information, start } = match;
  if (read.asks[start] !== 2 || asked[information] === 0) return false;
  if (index.informations[information]!.isList) return false;
  return labels.some(
    (other) =>
      other.information === information &&
      other.choice !== choice &&
      (other.end <= start || other.start >= end) &&
      read.asks[other.start] === 2,
  );
}

/** "Does the Acorn Guest House have parking?": a part of a name is no choice that nobody asked for. */
function isOfName({ asked, read }: Extraction, { information, start }: LabelMatch): boolean {
  if (asked[information]! > 0 || read.language.pack.nounsCapital === true) return false;
  const before = read.tokens[start - 1];
  if (!before?.capital || before.boundary === 2 || !read.tokens[start]!.capital) return false;
  return read.tokens[start]!.boundary === 0 && read.senses[start - 1]?.isEmpty !== true;
}

/** "North Indian": a label that is asked for follows at once, and this one is a part of it, as in "cheap Indian" it is not. */
function isModifier(
  { asked, labels, read }: Extraction,
  { end, information, start }: LabelMatch,
): boolean {
  if (asked[information]! > 0 || (read.tokens[end]?.boundary ?? 2) > 0) return false;
  const { boundary, capital } = read.tokens[start]!;
  const isName = capital && boundary < 2;
  if (!isName && !read.language.sides.has(read.stems[start]!)) return false;
  return labels.some((other) => other.start === end && asked[other.information]! > 0);
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

/** "The second one": the choice that was listed second. */
export function addListedCandidates(
  extraction: Extraction,
  mention: Mention,
  candidates: Candidate[],
): void {
  const { asked, read } = extraction;
  const after = read.tokens[mention.end];
  const isApart = after === undefined || after.boundary > 0 || read.senses[mention.end]?.isEmpty;
  if (mention.kind !== 'ordinal' || isApart !== true) return;
  if (extraction.declined[mention.start] === 1) return;
  const place = Number(mention.value);
  for (const entry of extraction.wanted) {
    const choice = entry.choices[place - 1];
    if (entry.kind !== 'choice' || entry.listed < place) continue;
    if (choice === undefined || entry.choiceKind !== undefined) continue;
    addCandidate(candidates, {
      information: entry.position,
      value: choice.value,
      start: mention.start,
      end: mention.end,
      score: LISTED * asked[entry.position]!,
    });
  }
}

/** Less than a label that is named. */
const LISTED = 1.8;
