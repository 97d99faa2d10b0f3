import { acceptsValue } from '../../configuration/information-schema/information-schema.ts';
import type { Steps } from '../../steps.ts';
import { PHRASE } from '../grammar/language.ts';
import type { ReadText } from '../grammar/read-text.ts';
import type { InformationEntry } from '../reading-index/information-entry.ts';
import { type Extraction, isKnown } from './candidates/context.ts';
import type { Extracted, ExtractedValue } from './candidates/resolve-candidates.ts';

/** "Kowalczyk, Marta Kowalczyk", "Dorothy. Dorothy Pym": a name that is told twice is the longer one. */
export function* completeNames({ read, wanted }: Extraction, extracted: Extracted): Steps<void> {
  for (const entry of wanted) {
    const { kind, position, whole } = entry;
    const name = extracted.get(position);
    if (kind !== 'text' || name?.words === undefined || !read.tokens[name.words[0]]!.capital)
      continue;
    const words =
      longerName(read, name.words) ??
      (isOfPerson(entry) ? turnedName(read, name.words) : undefined);
    if (words === undefined) continue;
    yield;
    const value = read.text.slice(read.tokens[words[0]]!.start, read.tokens[words[1] - 1]!.end);
    if (acceptsValue(whole, value)) extracted.set(position, { ...name, value, words });
  }
}

/** The name right after the words, or after the letters that spell them, where it has them and others. */
function longerName(
  read: ReadText,
  [start, end]: readonly [number, number],
): readonly [number, number] | undefined {
  const { occupied, tokens } = read;
  let from = end;
  while (occupied[from] === 1 && tokens[from]!.word.length === 1) from++;
  const to = endOfName(read, from);
  const added = to - from - (end - start);
  if (added < 1 || to - from > NAME_WORDS_MAX) return undefined;
  const isSame = (at: number) =>
    tokens.slice(start, end).every(({ word }, i) => tokens[at + i]!.word === word);
  // "Smith. Jane Smith is my wife": a name that begins with another word stands alone.
  const last = (tokens[to]?.boundary ?? 2) > 0 ? to - (end - start) : from;
  for (let at = from; at <= last; at++) if (isSame(at)) return [from, to];
  return undefined;
}

/** "What is your name?", and nothing of what a boat or a street is called. */
function isOfPerson({ asksOwnName, namePart, slotType }: InformationEntry): boolean {
  return (asksOwnName || slotType === 'person') && namePart === undefined;
}

const FAMILY_WORDS_MAX = 2;

/** "Halm, Anna Maria": the last name first, which begins the reply, and the others up to where something else is told. */
function turnedName(
  read: ReadText,
  [start, end]: readonly [number, number],
): readonly [number, number] | undefined {
  const { senses, text, tokens } = read;
  if (end - start > FAMILY_WORDS_MAX || tokens[start]!.boundary < 2) return undefined;
  if (text.slice(tokens[end - 1]!.end, tokens[end]?.start) !== ', ') return undefined;
  const to = endOfName(read, end);
  const isWhole = to > end && to - end <= FAMILY_WORDS_MAX && (tokens[to]?.boundary ?? 2) > 0;
  // "Halm, Anna, Tom and the children".
  const isListed = tokens[to]?.boundary === 1 && tokens[to].capital;
  const isSaid = senses.slice(end, to).some((sense) => sense !== undefined);
  return isWhole && !isListed && !isSaid ? [start, to] : undefined;
}

/** Looks no further than one word more than names have. */
function endOfName({ senses, tokens }: ReadText, from: number): number {
  let to = from;
  while (to - from <= NAME_WORDS_MAX && tokens[to]?.capital && !senses[to]?.isEmpty) {
    to++;
    if (tokens[to]?.boundary !== 0) break;
  }
  return to;
}

/** "I am Jonas Weidner" where first and last name are two informations: each takes its part. */
export function splitNames(extraction: Extraction, extracted: Extracted): void {
  const { given, family } = extraction.index.nameParts;
  const asked = given !== undefined && extracted.has(given.position) ? given : family;
  const found = asked && extracted.get(asked.position);
  if (asked === undefined || found === undefined || typeof found.value !== 'string') return;
  const words = found.value.split(/\s+/);
  if (words.length < 2 || words.length > NAME_WORDS_MAX || !isWhole(extraction, asked, found))
    return;
  tell(extraction, extracted, given, { ...found, value: words[0]! });
  tell(extraction, extracted, family, { ...found, value: words.slice(1).join(' ') });
}

const NAME_WORDS_MAX = 5;

/** A last name may have two words; a whole name is introduced, or begins with what is no particle. */
function isWhole(
  { asked, read }: Extraction,
  { namePart, position }: InformationEntry,
  { words }: ExtractedValue,
): boolean {
  if (namePart === 'given' || asked[position] === 0) return true;
  const start = words?.[0] ?? 0;
  return read.phrases.some(({ kind, end }) => kind === PHRASE.introducing && end === start);
}

function tell(
  extraction: Extraction,
  extracted: Extracted,
  entry: InformationEntry | undefined,
  value: ExtractedValue,
): void {
  if (entry === undefined || !acceptsValue(entry.whole, value.value!)) return;
  if (extraction.asked[entry.position] === 0 && isKnown(extraction, entry.position)) return;
  extracted.set(entry.position, value);
}
