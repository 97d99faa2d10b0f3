import { endOfClause } from '../../grammar/clause.ts';
import { PHRASE } from '../../grammar/language.ts';
import { type ReadText, saysLittle } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { type LabelMatch, OWN_WORDS_MIN } from '../../reading-index/labels.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import { isOfWish } from '../../word-kinds/all-of-list.ts';
import { endOfOnly } from '../../word-kinds/limited.ts';
import type { Extraction } from '../candidates/context.ts';

/** Words by which a reply takes none of what it was asked to choose from. */
export interface NoneSaid {
  readonly words: readonly [number, number];
  /** "Nothing", "none of them"; else a plain no, or what is wanted only. */
  readonly isNothing: boolean;
}

const NOTHING: ReadonlySet<number> = new Set([PHRASE.nothing, PHRASE.none]);
/** Phrases that say no more beside it. */
const BESIDE: ReadonlySet<number> = new Set([
  ...NOTHING,
  PHRASE.no,
  PHRASE.yes,
  PHRASE.courtesy,
  PHRASE.thanks,
]);
const DECLINING: ReadonlySet<number> = new Set([PHRASE.refusal, PHRASE.doesNotKnow, PHRASE.later]);

/** "Nothing, thanks", "no, just the boat itself", "solo il noleggio": the first clause that says anything takes none of a list. */
export function noneSaid(extraction: Extraction, entry: InformationEntry): NoneSaid | undefined {
  const { aside, read } = extraction;
  if (!entry.isList || aside.includes(1)) return undefined;
  const own = ownsAll(read, entry);
  if (own !== undefined) return own;
  let start = 0;
  let end = endOfClause(read, 1);
  while (start < read.tokens.length && addsNothing(extraction, entry, start, end)) {
    const said = noneIn(read, start, end);
    if (said !== undefined) return isTakenBack(read, said) ? undefined : said;
    start = end;
    end = endOfClause(read, start + 1);
  }
  return start < read.tokens.length ? onlyOthers(extraction, entry, start, end) : undefined;
}

/** "Haben wir alles schon da", "we bring the lot ourselves" to who asks what is wanted. */
function ownsAll(read: ReadText, { offers }: InformationEntry): NoneSaid | undefined {
  if (!offers || says(read, PHRASE.except)) return undefined;
  const own = read.phrases.find(
    ({ kind, start, end }) => kind === PHRASE.hasOwn && says(read, PHRASE.everything, start, end),
  );
  return own && { words: [own.start, own.end], isNothing: true };
}

function says({ asks, phrases }: ReadText, wanted: number, from = 0, to = asks.length): boolean {
  return phrases.some(
    ({ kind, start, end }) => kind === wanted && start >= from && end <= to && asks[start] === 0,
  );
}

/** A clause of small words, and of those of the question and of wishes. */
function addsNothing(
  { read, stems }: Extraction,
  { cues }: InformationEntry,
  start: number,
  end: number,
): boolean {
  const { knowing, telling } = read.language;
  const isBeside = wordsOf(read.phrases, BESIDE, end);
  for (let at = start; at < end; at++) {
    const { word } = read.tokens[at]!;
    if (read.asks[at]! > 0 || knowing.has(word) || telling.has(word)) return false;
    if (isBeside.has(at) || saysLittle(read, at) || read.senses[at]?.negates) continue;
    const isAsked = cues.has(stems[at]!) || read.language.actions.has(read.stems[at]!);
    if (!isAsked && !isOfWish(read, at)) return false;
  }
  return true;
}

function wordsOf(
  phrases: readonly PhraseMatch[],
  kinds: ReadonlySet<number>,
  to: number,
): ReadonlySet<number> {
  const words = new Set<number>();
  for (const { kind, start, end } of phrases) {
    for (let at = start; kinds.has(kind) && end <= to && at < end; at++) words.add(at);
  }
  return words;
}

function noneIn({ asks, phrases }: ReadText, from: number, to: number): NoneSaid | undefined {
  const within = phrases.filter(
    ({ start, end }) => start >= from && end <= to && asks[start] === 0,
  );
  const nothing = within.find(({ kind }) => NOTHING.has(kind));
  const no = within.find(({ kind }) => kind === PHRASE.no);
  const said = nothing ?? no;
  return said && { words: [said.start, said.end], isNothing: nothing !== undefined };
}

/** "Nothing yet, ask me tomorrow", "no wait": it is put off or corrected behind it, or left open within it without a "nothing". */
function isTakenBack({ phrases, senses }: ReadText, { isNothing, words }: NoneSaid): boolean {
  return phrases.some(({ kind, start, end }) => {
    const isWithin = start <= words[0] && end >= words[1];
    if (DECLINING.has(kind)) return !(isNothing && (isWithin || start < words[1]));
    if (kind !== PHRASE.correction || start < words[1]) return false;
    return !senses.slice(start, end).some((sense) => sense?.negates);
  });
}

/** "Solo el castillo, gracias" to who asks what else to add: a choice of another question, and no more. */
function onlyOthers(
  { labels, read }: Extraction,
  { position }: InformationEntry,
  from: number,
  to: number,
): NoneSaid | undefined {
  const only = endOfOnly(read, from);
  if (only === undefined || labels.of(position).length > 0) return undefined;
  let others = 0;
  for (let at = only; at < to; at++) {
    if (saysLittle(read, at)) continue;
    if (!labels.isCovered(at)) return undefined;
    others++;
  }
  return others === 0 ? undefined : { words: [from, to], isNothing: false };
}

/** Named as a whole. */
const WHOLE_MIN = 0.925;

/** Whether a label is named in spite of it: as a whole, or by a part of its own that an "only" leads to. */
export function isNamedAfter(
  read: ReadText,
  none: NoneSaid,
  { start, weight }: LabelMatch,
): boolean {
  if (start < none.words[1] || weight >= WHOLE_MIN) return true;
  if (weight < OWN_WORDS_MIN) return false;
  return !none.isNothing || isLedByOnly(read, start);
}

function isLedByOnly(read: ReadText, start: number): boolean {
  for (let at = start - 1; at >= 0; at--) {
    if (endOfOnly(read, at) !== undefined) return true;
    if (read.tokens[at + 1]!.boundary > 0) return false;
  }
  return false;
}
