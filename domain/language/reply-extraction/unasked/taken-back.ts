import { canonicalJson, type JsonValue } from '../../../json/json.ts';
import type { Steps } from '../../../steps.ts';
import { PHRASE } from '../../grammar/language.ts';
import { type Mention, phraseOf } from '../../grammar/read-text.ts';
import { HINTS } from '../../pack-format/hints.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { clockText, valueFor } from '../../reading-index/mention-values.ts';
import { findHints } from '../../word-kinds/find-word-kinds.ts';
import { fitUnit, type ValueCandidate } from '../candidates/candidate.ts';
import { contextOf, type Extraction, overlapOf } from '../candidates/context.ts';

/** More than any word earns that nobody asked for. */
const SCORE = 6;
/** Words between what is taken back and what is told instead. */
const BETWEEN_MAX = 8;
/** Mentions that are held against what is known in one step. */
const MENTIONS_A_STEP = 32;
const BUT = HINTS.indexOf('but');

/** A value of one information that the words [start, end) name. */
interface Named {
  readonly entry: InformationEntry;
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
}

/**
 * "It's the 24th, not the 17th", "I said eight, but there are nine" of whom the 17th or eight is known: what is told instead of a
 * known value replaces it, whatever was asked.
 */
export function* addTakenBack(extraction: Extraction, candidates: ValueCandidate[]): Steps<void> {
  const { labels, mentions } = extraction;
  if (mentions.length + labels.all.length < 2) return;
  let looked = 0;
  for (const { entry, held } of heldIn(extraction)) {
    const named = namedFor(extraction, entry, mentions, held);
    looked += 1 + mentions.length;
    if (looked >= MENTIONS_A_STEP) {
      looked = 0;
      yield;
    }
    const change = named.length > 1 && changeIn(extraction, named, canonicalJson(held));
    if (change && !isOfAsked(extraction, mentions, change)) {
      const { start, end, value } = change.instead;
      const information = entry.position;
      candidates.push({
        information,
        value,
        start,
        end,
        score: SCORE,
        isLed: true,
        corrects: true,
      });
    }
  }
}

interface HeldValue {
  readonly entry: InformationEntry;
  readonly held: JsonValue;
}

/** Where one value is known of what nobody has just asked for, in the order of the informations. */
function heldIn({ asked, index, known }: Extraction): HeldValue[] {
  const found: HeldValue[] = [];
  known.forEach(({ status, value }, id) => {
    if (status === 'unset' || value === undefined) return;
    const position = index.positions.get(id);
    if (position === undefined || asked[position] === 1) return;
    const entry = index.informations[position]!;
    const { isList, kind } = entry;
    if (!isList && kind !== 'text' && kind !== 'boolean') found.push({ entry, held: value });
  });
  return found.sort((one, other) => one.entry.position - other.entry.position);
}

/** What may be a value of it, left to right. @param held where something is known of it, by which a bare number is read */
function namedFor(
  extraction: Extraction,
  entry: InformationEntry,
  mentions: readonly Mention[],
  held?: JsonValue,
): Named[] {
  const named: Named[] = [];
  for (const mention of mentions) {
    const value = valueFor(entry, mention);
    if (value !== undefined) named.push({ entry, value, start: mention.start, end: mention.end });
  }
  for (const { choice, end, start } of extraction.labels.of(entry.position))
    named.push({ entry, value: entry.choices[choice]!.value, start, end });
  if (typeof held === 'string')
    named.push(...bareNamed(extraction, entry, mentions, { held, named }));
  return named.sort((a, b) => a.start - b.start);
}

/** Numbers that nothing is counted by, beside a day or an hour that is known: "erst am 24., nicht am 17." */
function bareNamed(
  extraction: Extraction,
  entry: InformationEntry,
  mentions: readonly Mention[],
  { held, named }: { readonly held: string; readonly named: readonly Named[] },
): Named[] {
  return mentions.flatMap(({ end, kind, start, unit, value }) => {
    const isBare = kind === 'number' && unit === undefined && Number.isInteger(value);
    if (!isBare || isCounting(extraction, start, end)) return [];
    if (named.some((other) => other.start < end && other.end > start)) return [];
    const like = likeHeld(entry, Number(value), held);
    return like === undefined ? [] : [{ entry, value: like, start, end }];
  });
}

/** Whether a noun follows a number: "8 chairs", and not "8 instead of 9". */
function isCounting(extraction: Extraction, start: number, end: number): boolean {
  const { unit } = contextOf(extraction, start, end);
  return unit >= 0 && !isOpposing(extraction, unit);
}

function isOpposing({ read }: Extraction, at: number): boolean {
  return [PHRASE.correction, PHRASE.excluding].some((kind) => phraseOf(read, at, kind));
}

/** The day of the month, or the hour in the half of the day, that the known value is in. */
function likeHeld({ kind }: InformationEntry, value: number, held: string): string | undefined {
  const two = String(value).padStart(2, '0');
  if (kind === 'date' && value >= 1 && value <= 31) return `${held.slice(0, -2)}${two}`;
  if (kind !== 'time' || value < 0 || value > 23) return undefined;
  const isAfternoon = Number(held.slice(0, 2)) >= NOON && value < NOON;
  return clockText(60 * (isAfternoon ? value + NOON : value));
}

const NOON = 12;

interface Change {
  /** Names the held value. */
  readonly former: Named;
  readonly instead: Named;
}

/** What stands beside the held value where that is denied, or before a "but" or a correction. */
function changeIn(
  extraction: Extraction,
  named: readonly Named[],
  held: string,
): Change | undefined {
  const isMeant = (one: Named | undefined): one is Named =>
    one !== undefined && !isDenied(extraction, one) && canonicalJson(one.value) !== held;
  for (const [at, former] of named.entries()) {
    if (canonicalJson(former.value) !== held) continue;
    const before = named[at - 1];
    const behind = named[at + 1];
    const isOut = isDenied(extraction, former);
    const isInstead = (one: Named) =>
      isMeant(one) &&
      isNear(extraction, former, one) &&
      (isOut || isOpposed(extraction, former, one));
    if (isOut && isMeant(before) && isNear(extraction, before, former))
      return { former, instead: before };
    if (behind !== undefined && (isTraded(extraction, former, behind) || isInstead(behind)))
      return { former, instead: behind };
  }
  return undefined;
}

/** "Statt Dienstag lieber Mittwoch", "instead of Tuesday Wednesday": behind what is ruled out, in one clause with it. */
function isTraded(extraction: Extraction, former: Named, behind: Named): boolean {
  if (!isNear(extraction, former, behind)) return false;
  const { phrases, senses, tokens } = extraction.read;
  const isBefore = (end: number) =>
    end === former.start || (end === former.start - 1 && senses[end]?.isEmpty === true);
  if (!phrases.some(({ kind, end }) => kind === PHRASE.excluding && isBefore(end))) return false;
  for (let at = former.end; at <= behind.start; at++)
    if (tokens[at]!.boundary > 0 || senses[at]?.negates) return false;
  return true;
}

/** Whether two values are few words apart, and neither counts something else: "9 lamps, not 8" are no chairs. */
function isNear(extraction: Extraction, first: Named, second: Named): boolean {
  if (first.end > second.start || second.start - first.end > BETWEEN_MAX) return false;
  return [first, second].every(({ entry, start, end }) => {
    const context = contextOf(extraction, start, end);
    const isNumber = entry.kind === 'number' && context.unit >= 0;
    if (!isNumber || fitUnit(extraction, entry, context) > 0) return true;
    // "Neun statt acht."
    return isOpposing(extraction, context.unit);
  });
}

/** "Not eight", and "不是八把", which corrects as well. */
function isDenied({ negated, read }: Extraction, { start }: Named): boolean {
  if (negated[start] === 1) return true;
  return read.phrases.some(
    (phrase) =>
      phrase.kind === PHRASE.correction &&
      phrase.end === start &&
      read.senses.slice(phrase.start, start).some((sense) => sense?.negates),
  );
}

/** "I said eight, but there are nine", "8, sorry, 9". */
function isOpposed({ read }: Extraction, first: Named, second: Named): boolean {
  const isBetween = (start: number, end: number) => start >= first.end && end <= second.start;
  return (
    findHints(read).some(({ kind, start, end }) => kind === BUT && isBetween(start, end)) ||
    read.phrases.some(({ kind, start, end }) => kind === PHRASE.correction && isBetween(start, end))
  );
}

/** What was asked for may be told by the same words: then something beside them has to lead here, or be told beside them. */
function isOfAsked(
  extraction: Extraction,
  mentions: readonly Mention[],
  { former, instead }: Change,
): boolean {
  const { asked, wanted } = extraction;
  const pair = [former, instead];
  const isLed = pair.some(
    ({ entry, start, end }) =>
      overlapOf(extraction, entry.cues, contextOf(extraction, start, end)) > 0,
  );
  if (isLed) return false;
  return wanted.some((entry) => {
    if (asked[entry.position] !== 1) return false;
    const own = namedFor(extraction, entry, mentions);
    return own.length > 0 && own.every(({ start }) => pair.some((one) => one.start === start));
  });
}
