import { phraseOf, type ReadText, writtenIn } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { TokenRange } from '../../text/tokens.ts';
import { isUnspaced } from '../../text/words.ts';

/** A reply, and its words without their endings. */
interface StemmedReply {
  readonly read: ReadText;
  readonly stems: readonly string[];
}

/** A part of one label alone. */
export interface LabelRun extends TokenRange {
  readonly choice: number;
  readonly weight: number;
}

/** A word that is akin to one of a label. */
export const AKIN_WEIGHT = 0.8;
/** What a thing is told by to be like is a word of its label's own. */
const QUALIFYING_WEIGHT = 0.86;

const RUN_MIN = 2;
const RUN_MAX = 6;
/** A reply is searched no further. */
const TOKENS_MAX = 60;
/** Of more choices parts are not looked for. */
const CHOICES_MAX = 50;

/**
 * Where words are not parted: two or more characters that stand in one label alone, "两寸照" of "两寸照片", the longest first; one that
 * is told as what the thing is like, "陶的" of "粗陶泥"; and a verb with its noun, be they parted: "修一下坯" of "修坯".
 */
export function findRuns(
  reply: StemmedReply,
  { choices, cues }: InformationEntry,
  isTaken: Uint8Array,
): LabelRun[] {
  if (choices.length > CHOICES_MAX || !choices.some(({ label }) => isUnspaced(label))) return [];
  const labels = choices.map(({ label, value }) => ({ label, value: JSON.stringify(value) }));
  const found: LabelRun[] = [];
  const most = Math.min(reply.read.tokens.length, TOKENS_MAX);
  for (let start = 0; start < most; start++) {
    const searched = { cues, labels, isTaken };
    const run =
      longestRun(reply, searched, start) ??
      qualifying(reply, searched, start) ??
      partedVerb(reply, searched, start);
    if (run === undefined) continue;
    found.push(run);
    start = run.end - 1;
  }
  return found;
}

interface Searched {
  readonly cues: InformationEntry['cues'];
  readonly labels: readonly ValuedLabel[];
  readonly isTaken: Uint8Array;
}

function longestRun(
  reply: StemmedReply,
  { cues, labels, isTaken }: Searched,
  start: number,
): LabelRun | undefined {
  for (let end = endOfRun(reply, start, isTaken); end - start >= RUN_MIN; end--) {
    if (isSmall(reply, start, end)) continue;
    if (reply.stems.slice(start, end).every((stem) => cues.has(stem))) continue;
    const choice = ownerOf(reply, labels, { start, end });
    if (choice !== undefined) return { choice, start, end, weight: AKIN_WEIGHT };
  }
  return undefined;
}

/** "陶的": one character that a connector ends the clause of, or leads to more. */
function qualifying(
  reply: StemmedReply,
  { cues, labels, isTaken }: Searched,
  start: number,
): LabelRun | undefined {
  const { read, stems } = reply;
  const end = start + 1;
  if (!isFree(reply, isTaken, start) || cues.has(stems[start]!)) return undefined;
  if (read.senses[start]?.isEmpty || read.tokens[end]?.joint !== '') return undefined;
  if (!read.senses[end]?.isConnector || read.senses[end]?.joinsClauses) return undefined;
  const choice = ownerOf(reply, labels, { start, end });
  if (choice === undefined || denies(read.language.senses, labels[choice]!.label)) return undefined;
  return { choice, start, end: end + 1, weight: QUALIFYING_WEIGHT };
}

/** Characters between a verb and its noun: "裂了一条缝". */
const BETWEEN_MAX = 3;

/** "修一下坯", "打个包": both characters of a label, or of a part of it that no other has, with how much or that it is done between. */
function partedVerb(
  reply: StemmedReply,
  { labels, isTaken }: Searched,
  start: number,
): LabelRun | undefined {
  const { read } = reply;
  if (!isFree(reply, isTaken, start)) return undefined;
  // A small word is a verb in a label of no more: "上点釉" of "上釉".
  const ofWhole = read.senses[start]?.isEmpty === true;
  const named = ofWhole ? labels.filter(({ label }) => label.length === 2) : labels;
  for (let at = start + 1; at <= start + 1 + BETWEEN_MAX; at++) {
    if (read.tokens[at]?.joint !== '' || !isFree(reply, isTaken, at)) return undefined;
    const joined = read.tokens[start]!.word + read.tokens[at]!.word;
    const choice = at === start + 1 ? undefined : soleOwner(read, named, joined);
    if (choice !== undefined) return { choice, start, end: at + 1, weight: AKIN_WEIGHT };
    if (!isCounting(read, at)) return undefined;
  }
  return undefined;
}

function isCounting({ senses }: ReadText, at: number): boolean {
  const sense = senses[at];
  return sense?.negates !== true && (sense?.isEmpty === true || sense?.number !== undefined);
}

function isFree({ read }: StemmedReply, isTaken: Uint8Array, at: number): boolean {
  const token = read.tokens[at];
  return token !== undefined && isTaken[at] === 0 && isUnspaced(token.word);
}

/** As far as characters touch that no label has. */
function endOfRun(
  { read }: Pick<StemmedReply, 'read'>,
  start: number,
  isTaken: Uint8Array,
): number {
  const { tokens } = read;
  let end = start;
  while (end < tokens.length && end - start < RUN_MAX) {
    const isOn = end === start || tokens[end]!.joint === '';
    if (!isOn || isTaken[end] === 1 || !isUnspaced(tokens[end]!.word)) break;
    end++;
  }
  return end;
}

/** Of small words, or one of the phrases that say how a reply is meant. */
function isSmall({ read }: Pick<StemmedReply, 'read'>, start: number, end: number): boolean {
  if (read.senses.slice(start, end).every((sense) => sense?.isEmpty)) return true;
  const phrase = phraseOf(read, start, 0, Number.POSITIVE_INFINITY);
  return phrase !== undefined && phrase.end >= end;
}

interface ValuedLabel {
  readonly label: string;
  readonly value: string;
}

function ownerOf(
  { read }: Pick<StemmedReply, 'read'>,
  labels: readonly ValuedLabel[],
  { start, end }: TokenRange,
): number | undefined {
  return soleOwner(read, labels, writtenIn(read, { start, end }));
}

/** The one choice whose label has the characters. */
function soleOwner(
  read: ReadText,
  labels: readonly ValuedLabel[],
  run: string,
): number | undefined {
  const owner = labels.findIndex(({ label }) => label.includes(run));
  if (owner < 0) return undefined;
  const { label, value } = labels[owner]!;
  const isShared = labels.some((other) => other.value !== value && other.label.includes(run));
  return isShared || isDeniedIn(read.language.senses, label, run) ? undefined : owner;
}

/** What a label with a negation is like is no part of it: "家的" of "不住家". */
function denies(senses: ReadText['language']['senses'], label: string): boolean {
  return [...label].some((character) => senses.get(character)?.negates === true);
}

/** "住家" of "不住家" is its opposite. */
function isDeniedIn(senses: ReadText['language']['senses'], label: string, run: string): boolean {
  const before = label[label.indexOf(run) - 1];
  return before !== undefined && senses.get(before)?.negates === true;
}
