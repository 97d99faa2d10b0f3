import type { Steps } from '../../../steps.ts';
import { endOfClause, endOfSentence, startOfClause } from '../../grammar/clause.ts';
import { PHRASE } from '../../grammar/language.ts';
import type { Mention, ReadText } from '../../grammar/read-text.ts';
import { HINTS } from '../../pack-format/hints.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { LabelMatch } from '../../reading-index/labels.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import { findHints } from '../../word-kinds/find-word-kinds.ts';
import { ASIDE, findAsidePhrases, prepareAsideWords } from './aside-words.ts';
import { leaveOthers } from './other-people.ts';
import { leaveThen } from './then-and-now.ts';

const BUT = HINTS.indexOf('but');

/** 1 for each token where a mention, or a label of an information, begins or has just ended. */
interface Named {
  readonly labels: Uint8Array;
  readonly starts: Uint8Array;
  readonly ends: Uint8Array;
}

/** A reply, as far as what it only mentions is concerned. */
interface Mentioning {
  readonly read: ReadText;
  /** Per token: is set to 1 where what is named is not meant. */
  readonly aside: Uint8Array;
  readonly mentions: readonly Mention[];
  /** Those of the choices that were asked for. */
  readonly labels: readonly LabelMatch[];
  /** What was asked for is past. */
  readonly asksPast: boolean;
  /** What was asked for. */
  readonly kinds: ReadonlySet<InformationEntry['kind']>;
}

/**
 * Marks the words that name what is not meant: what was ("last time it was 20"), unless that is asked for; what is only liked
 * ("Tuesday would be perfect, but I work"); an hour or a day that comes too late; and what somebody else has.
 */
export function* markAsides(reply: Mentioning): Steps<void> {
  const { aside, asksPast, labels, mentions, read } = reply;
  yield* prepareAsideWords(read.language);
  const isPastMeant = asksPast || isReckonedFrom(read);
  const named = namedIn(read, mentions, labels);
  const phrases = findAsidePhrases(read);
  for (const phrase of phrases) {
    if (read.isLong) yield;
    if (phrase.kind !== ASIDE.past) leaveWished(reply, phrase, named);
    else if (!isPastMeant && !lasts(read, phrase)) leavePast(read, phrase, named, aside);
  }
  if (read.isLong) yield;
  leaveOthers(reply, phrases);
  if (asksPast) return;
  leaveThen(read, phrases, aside);
  if (!isPastMeant) leaveYesterday(read, mentions, aside);
}

function leaveWished(
  { aside, mentions, read }: Mentioning,
  phrase: PhraseMatch,
  named: Named,
): void {
  if (phrase.kind === ASIDE.liking) leaveLiked(read, phrase, named, aside);
  else if (phrase.kind === ASIDE.tooLate) leaveLate(read, phrase, mentions, aside);
}

/** One label may stand for choices of hundreds of informations: what is named is looked for by its words. */
function namedIn(
  { tokens }: ReadText,
  mentions: readonly Mention[],
  labels: readonly LabelMatch[],
): Named {
  const [ofLabels, starts, ends] = [0, 1, 2].map(() => new Uint8Array(tokens.length + 1));
  for (const all of [mentions, labels]) {
    for (const { start, end } of all) {
      starts![start] = 1;
      ends![end] = 1;
    }
  }
  for (const { start } of labels) ofLabels![start] = 1;
  return { labels: ofLabels!, starts: starts!, ends: ends! };
}

/** "A nine yesterday, a four today": a number of the day before is none where another clause tells one. */
function leaveYesterday(read: ReadText, mentions: readonly Mention[], aside: Uint8Array): void {
  const numbers = mentions.filter(({ kind }) => kind === 'number');
  for (const { kind, start, end } of read.phrases) {
    if (kind !== PHRASE.yesterday && kind !== PHRASE.beforeYesterday) continue;
    const [from, to] = [startOfClause(read, start), endOfClause(read, end)];
    const isIn = (each: Mention) => each.start >= from && each.end <= to;
    if (!numbers.some((each) => !isIn(each))) continue;
    for (const each of numbers.filter(isIn)) aside.fill(1, each.start, each.end);
  }
}

/** "We had twelve last year, this time half of that": what was is a part of what is. */
function isReckonedFrom({ language, phrases, tokens }: ReadText): boolean {
  if (phrases.some(({ kind }) => kind === PHRASE.halfLeft)) return true;
  return tokens.some(({ word }) => language.less.has(word) || language.further.has(word));
}

/** "I have had it since last year": it is so still. */
function lasts({ language, tokens }: ReadText, { start, end }: PhraseMatch): boolean {
  return tokens.slice(start, end).some(({ word }) => language.since.has(word));
}

/** Numbers too: "17" may be an hour. */
const IN_TIME: ReadonlySet<Mention['kind']> = new Set(['date', 'number', 'time', 'weekday']);

/** Words between what is named and those that say that it was. */
const BESIDE_MAX = 1;

/** From the words on that tell what was, or its whole clause where they name nothing and something stands right before them: "45, while last year it was 80". */
function leavePast(
  read: ReadText,
  { start, end }: PhraseMatch,
  named: Named,
  aside: Uint8Array,
): void {
  const to = endOfClause(read, end);
  const namesBehind = named.starts.subarray(start, to).includes(1);
  const namesBeside = named.ends.subarray(Math.max(0, start - BESIDE_MAX), start + 1).includes(1);
  aside.fill(1, namesBehind || !namesBeside ? start : startOfClause(read, start), to);
}

function leaveLate(
  read: ReadText,
  phrase: PhraseMatch,
  mentions: readonly Mention[],
  aside: Uint8Array,
): void {
  if (isDenied(read, phrase)) return;
  const from = startOfClause(read, phrase.start);
  const to = endOfClause(read, phrase.end);
  for (const { kind, start, end } of mentions)
    if (IN_TIME.has(kind) && end > from && end <= to) aside.fill(1, start, end);
}

/** "Not too late" turns nothing down, nor does who asks. */
function isDenied(read: ReadText, { start, end }: PhraseMatch): boolean {
  if (read.asks[start]! > 0) return true;
  const clause = read.senses.slice(startOfClause(read, start), endOfClause(read, end));
  return clause.some((sense) => sense?.negates);
}

/** What is liked is not meant where a "but" follows in its sentence, unless that goes on with a limit: "but not before 9". */
function leaveLiked(
  read: ReadText,
  { start, end }: PhraseMatch,
  named: Named,
  aside: Uint8Array,
): void {
  const to = endOfSentence(read, end);
  const but = findHints(read).find((hint) => hint.kind === BUT && hint.start >= end);
  if (but === undefined || but.start >= to) return;
  const isIn = (starts: Uint8Array) => starts.subarray(but.start + 1, to).includes(1);
  const isLimited = isIn(named.starts) && !isIn(named.labels);
  if (isLimited || isBounded(read, but.end) || read.asks[start]! > 0) return;
  aside.fill(1, startOfClause(read, start), but.start);
}

/** "But no later", "but please ring first". */
function isBounded(read: ReadText, from: number): boolean {
  const sense = read.senses[from];
  if (sense?.isCourtesy === true) return true;
  return sense?.negates === true && endOfClause(read, from) <= from + 2;
}
