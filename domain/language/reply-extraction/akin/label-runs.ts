import { phraseOf, type ReadText } from '../../grammar/read-text.ts';
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
}

const RUN_MIN = 2;
const RUN_MAX = 6;
/** A reply is searched no further. */
const TOKENS_MAX = 60;
/** Of more choices parts are not looked for. */
const CHOICES_MAX = 50;

/** Where words are not parted: two or more characters that stand in one label alone, "两寸照" of "两寸照片", the longest first. */
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
    const run = longestRun(reply, { cues, labels, isTaken }, start);
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
    if (choice !== undefined) return { choice, start, end };
  }
  return undefined;
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
  const run = read.text.slice(read.tokens[start]!.start, read.tokens[end - 1]!.end);
  const owner = labels.findIndex(({ label }) => label.includes(run));
  if (owner < 0) return undefined;
  const { label, value } = labels[owner]!;
  const isShared = labels.some((other) => other.value !== value && other.label.includes(run));
  return isShared || isDeniedIn(read.language.senses, label, run) ? undefined : owner;
}

/** "住家" of "不住家" is its opposite. */
function isDeniedIn(senses: ReadText['language']['senses'], label: string, run: string): boolean {
  const before = label[label.indexOf(run) - 1];
  return before !== undefined && senses.get(before)?.negates === true;
}
