import type { Mention, ReadText } from '../grammar/read-text.ts';
import { saysLittle } from '../grammar/read-text.ts';
import { HINTS } from '../pack-format/hints.ts';
import { PACKS } from '../packs/packs.ts';
import { findHints } from '../word-kinds/find-word-kinds.ts';

/** In any language, since names of services are said alike in all of them. */
const MARKS: ReadonlyMap<string, string> = new Map(
  PACKS.flatMap(({ spokenMarks }) =>
    Object.entries(spokenMarks).flatMap(([mark, words]) =>
      words.split(' ').map((word) => [word, mark] as const),
    ),
  ),
);
/** Names of addresses that are words as well, in any language. */
const MAILBOXES: ReadonlySet<string> = new Set(
  'info mail contact kontakt contacto hello hi hallo help support office post'.split(' '),
);
const PERSONS: ReadonlySet<string> = new Set(['i', 'we', 'they', 'you']);
const PART = /^[a-z0-9]+$/;
const LAST_PART = /^[a-z]{2,10}$/;
/** Words of an address on either side. */
const WORDS_MAX = 9;

/**
 * "jane dot doe at gmail dot com": an address without its marks. Nothing where a word before it may belong to it: "jane doe at
 * gmail dot com".
 */
export function findSpokenEmails(read: ReadText): Mention[] {
  const found: Mention[] = [];
  for (const [at, { word }] of read.tokens.entries()) {
    if (MARKS.get(word) !== '@') continue;
    const start = startOfName(read, at);
    const end = endOfDomain(read, at + 1);
    if (start === undefined || end === undefined) continue;
    if (start === at - 1 && isPlaceOfSomething(read, start, end)) continue;
    const value = `${written(read, start, at)}@${written(read, at + 1, end)}`;
    found.push({ kind: 'email', value, start, end, certainty: 1 });
  }
  return found;
}

/** "It is at acme dot com", "look at acme dot com", "an order at acme dot com was late": a site, not the name before it. */
function isPlaceOfSomething(read: ReadText, name: number, end: number): boolean {
  const { language, senses, stems, tokens } = read;
  const isWord = senses[name]?.isEmpty === true || language.actions.has(stems[name]!);
  if (isWord && !MAILBOXES.has(tokens[name]!.word)) return true;
  const next = tokens[end];
  if (next?.boundary !== 0 || language.alternatives.has(next.word)) return false;
  return !saysLittle(read, end) && !senses[end]?.joinsClauses && !senses[end]?.isConnector;
}

/** Between parts of a name or of a domain. */
function isMarkOfPart(word: string): boolean {
  const mark = MARKS.get(word);
  return mark !== undefined && mark !== '@';
}

function isMark({ tokens }: ReadText, at: number): boolean {
  return tokens[at]?.boundary === 0 && isMarkOfPart(tokens[at].word);
}

function startOfName(read: ReadText, at: number): number | undefined {
  const { tokens } = read;
  let start = at - 1;
  if (!isPart(read, start) || tokens[at]!.boundary > 0) return undefined;
  for (let left = WORDS_MAX; left > 0; left--) start = partBefore(read, start) ?? start;
  const begins = tokens[start]!.boundary > 0;
  if (!begins && !saysLittle(read, start - 1)) return undefined;
  // "I work at acme dot com".
  const isOfSomebody = findHints(read).some(
    ({ end, kind }) => PERSONS.has(HINTS[kind]!) && end === start,
  );
  return isOfSomebody ? undefined : start;
}

/** Behind the last part, which a dot stands before. */
function endOfDomain(read: ReadText, from: number): number | undefined {
  const { tokens } = read;
  if (!isPart(read, from) || tokens[from]!.boundary > 0) return undefined;
  let end = from + 1;
  let isWhole = false;
  for (let next = partBehind(read, end); next && next - from <= WORDS_MAX; ) {
    isWhole = MARKS.get(tokens[end]!.word) === '.' && LAST_PART.test(tokens[next - 1]!.word);
    end = next;
    next = partBehind(read, end);
  }
  return isWhole ? end : undefined;
}

/** Where the part before one begins, whose mark is said or written: "tom dot b", "tom.b". */
function partBefore(read: ReadText, start: number): number | undefined {
  if (isJoined(read, start)) return isPart(read, start - 1) ? start - 1 : undefined;
  return isMark(read, start - 1) && isPart(read, start - 2) ? start - 2 : undefined;
}

/** Behind the next part. */
function partBehind(read: ReadText, end: number): number | undefined {
  if (isJoined(read, end)) return isPart(read, end) ? end + 1 : undefined;
  const isNext = isMark(read, end) && isPart(read, end + 1);
  return isNext && read.tokens[end + 1]!.boundary === 0 ? end + 2 : undefined;
}

/** "Tom.b at …": a mark that is written. */
function isJoined({ tokens }: ReadText, at: number): boolean {
  return /^[._+-]$/.test(tokens[at]?.joint ?? '');
}

function isPart({ tokens }: ReadText, at: number): boolean {
  const word = tokens[at]?.word;
  return word !== undefined && PART.test(word) && !MARKS.has(word);
}

function written(read: ReadText, start: number, end: number): string {
  return read.tokens
    .slice(start, end)
    .map(
      ({ word }, i) =>
        (i > 0 && isJoined(read, start + i) ? read.tokens[start + i]!.joint : '') +
        (MARKS.get(word) ?? word),
    )
    .join('');
}
