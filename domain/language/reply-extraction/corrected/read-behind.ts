import type { Steps } from '../../../steps.ts';
import { isParted, startOfClause } from '../../grammar/clause.ts';
import { type ReadText, saysLittle, writtenIn } from '../../grammar/read-text.ts';
import type { ReplyInput, ReplyReading } from '../../reading.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { PhraseMatch } from '../../text/phrases.ts';
import { ASIDE, findAsidePhrases } from '../asides/aside-words.ts';
import type { Extraction } from '../candidates/context.ts';
import type { Extracted, ExtractedValue } from '../candidates/resolve-candidates.ts';

/** A part of a reply, read as if it were all of it. */
export interface PartRead {
  readonly extraction: Extraction;
  readonly extracted: Extracted;
  readonly reading: Pick<ReplyReading, 'outcome'>;
}

/** A reply that corrects itself, with how its parts are read. */
interface Correcting {
  readonly read: ReadText;
  /** What was asked for. */
  readonly main: InformationEntry;
  readonly readPart: (userText: string) => Steps<PartRead>;
}

/** Who corrects more often than that in one reply is read by the last ones. */
const CORRECTIONS_MAX = 2;

/**
 * Tells what was asked for by the words behind a correction, where those before it and those behind it, each read by itself,
 * tell two values of it: "Emma, no wait, we have that one, take Persuasion". A longer text is an account.
 * @returns whether it did
 */
export function* addCorrected(
  { extraction, extracted }: Pick<PartRead, 'extraction' | 'extracted'>,
  input: ReplyInput,
  readPart: (part: ReplyInput) => Steps<PartRead>,
): Steps<boolean> {
  const { asked, read, wanted } = extraction;
  const main = wanted.find(({ position }) => asked[position] === 1);
  if (read.isLong || main === undefined || main.isList || main.kind === 'boolean') return false;
  const language = read.language.pack.code;
  const correcting: Correcting = {
    read,
    main,
    readPart: (userText) => readPart({ ...input, cut: undefined, language, userText }),
  };
  const asRead = extracted.get(main.position);
  const behind = correctionsIn(read).filter(({ start }) => start >= (asRead?.words?.[1] ?? 0));
  for (const correction of behind.slice(-CORRECTIONS_MAX).toReversed()) {
    const told = yield* toldBehind(correcting, correction);
    if (told === undefined || (asRead !== undefined && isWithin(told, asRead))) continue;
    extracted.set(main.position, told);
    return true;
  }
  return false;
}

function correctionsIn(read: ReadText): PhraseMatch[] {
  const { retracted, interrupted } = ASIDE;
  return findAsidePhrases(read).filter(
    ({ end, kind, start }) =>
      (kind === retracted || kind === interrupted) && start > 0 && end < read.tokens.length,
  );
}

/** What the words behind a correction tell, if it takes the place of what those before it do. */
function* toldBehind(
  { main, read, readPart }: Correcting,
  { end, kind, start }: PhraseMatch,
): Steps<ExtractedValue | undefined> {
  const isInterrupted = kind === ASIDE.interrupted;
  const { text, tokens } = read;
  const head = yield* readPart(text.slice(0, tokens[start]!.start));
  const was = valueIn(head, main);
  if (was === undefined || (isInterrupted && head.extraction.isDeclining)) return undefined;
  yield;
  const tail = yield* readPart(text.slice(tokens[end]!.start));
  const told = valueIn(tail, main);
  if (told === undefined || isWithin(told, was)) return undefined;
  if (isInterrupted && !isAlone(tail, told, main)) return undefined;
  const offset = tokens.length - tail.extraction.read.tokens.length;
  const { words } = told;
  if (words === undefined) return told;
  const [from, to] = [words[0] + offset, words[1] + offset];
  return to < tokens.length && endsWith(read, head, was)
    ? undefined
    : { ...told, words: [from, to] };
}

/** What a part tells in words that say something: an "er" names nobody. */
function valueIn(
  { extracted, extraction, reading }: PartRead,
  { kind, position }: InformationEntry,
): ExtractedValue | undefined {
  const told = extracted.get(position);
  if (reading.outcome !== 'asked_answered' || told?.value === undefined) return undefined;
  if (kind !== 'text' || told.words === undefined) return told;
  const { read } = extraction;
  for (let at = told.words[0]; at < told.words[1]; at++)
    if (read.tokens[at]!.digits || !saysLittle(read, at)) return told;
  return undefined;
}

/** The same, or a part of it: "Quill, two Ls, no wait, one. Quill". */
function isWithin({ value: told }: ExtractedValue, { value: was }: ExtractedValue): boolean {
  if (typeof told !== 'string' || typeof was !== 'string') return told === was;
  return was.toLowerCase().includes(told.toLowerCase());
}

/** "Two. No, three… Leave it at two." */
function endsWith({ text, tokens }: ReadText, head: PartRead, { words }: ExtractedValue): boolean {
  if (words === undefined) return false;
  const again = writtenIn(head.extraction.read, { start: words[0], end: words[1] });
  return text.slice(0, tokens.at(-1)!.end).toLowerCase().endsWith(again.toLowerCase());
}

/** Words that lead to it: "so it's", "now Dr". */
const LEADING_WORDS_MAX = 2;

/** Nothing else is told in its clause, as in "sorry that I am late", and a text looks like a name or a code. */
function isAlone(
  { extraction: { read } }: PartRead,
  { words }: ExtractedValue,
  { kind }: InformationEntry,
): boolean {
  if (words === undefined) return false;
  const [start, end] = words;
  if (start - startOfClause(read, start) > LEADING_WORDS_MAX || !isParted(read, end)) return false;
  const marked = read.tokens.slice(start, end).some(({ capital, digits }) => capital || digits);
  return kind !== 'text' || marked;
}
