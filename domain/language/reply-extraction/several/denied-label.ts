import { endOfClause, startOfClause } from '../../grammar/clause.ts';
import { type Language, PHRASE } from '../../grammar/language.ts';
import { type ReadText, readText } from '../../grammar/read-text.ts';
import type { ChoiceEntry } from '../../reading-index/choices.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import { type LabelMatch, OWN_WORDS_MIN } from '../../reading-index/labels.ts';
import { isDeniedBehind } from '../../word-kinds/denied-behind.ts';
import { isBeforeOnly } from '../../word-kinds/limited.ts';
import type { Extraction } from '../candidates/context.ts';

/** "Schuhe haben wir selber" to who asks what is wanted; "the bike we keep", "einpacken machen wir selber" to any who does not ask what is kept. */
export function isOwned(
  read: ReadText,
  { asksKept, offers }: InformationEntry,
  { start, end }: LabelMatch,
): boolean {
  const from = startOfClause(read, start);
  const to = endOfClause(read, end);
  const isWithin = (kind: number) =>
    read.phrases.some((phrase) => phrase.kind === kind && phrase.start >= from && phrase.end <= to);
  return (offers && isWithin(PHRASE.hasOwn)) || (!asksKept && isWithin(PHRASE.keeps));
}

/** Those of the labels whose choice denies something itself: "Las campanas no suenan" names "No da las campanadas". */
export function denyingThemselves(
  { index }: Extraction,
  { choices }: InformationEntry,
  labels: readonly LabelMatch[],
): ReadonlySet<LabelMatch> {
  return new Set(labels.filter(({ choice }) => deniesItself(choices[choice]!, index.language)));
}

/** By the choices of an artifact, which outlives the turn: a reply may name hundreds, of hundreds of informations. */
const known = new WeakMap<ChoiceEntry, boolean>();

function deniesItself(choice: ChoiceEntry, language: Language): boolean {
  let denies = known.get(choice);
  if (denies === undefined) {
    denies = readText(choice.label, language).senses.some((sense) => sense?.negates);
    known.set(choice, denies);
  }
  return denies;
}

/** Denied, or with a "no" right before or behind it. */
export function isDenied(
  { negated, read }: Extraction,
  { start, end, weight }: LabelMatch,
): boolean {
  if (negated[start] === 1 || isDeniedBefore(read, start)) return true;
  // "Nothing lights up in front" of a lamp is a word of what is wrong with it.
  return isDeniedAfter(read, end) || (weight >= OWN_WORDS_MIN && isDeniedBehind(read, end));
}

/** "Not the grill", "nicht nach Süden". */
function isDeniedBefore(read: ReadText, at: number): boolean {
  const { senses, tokens } = read;
  for (let i = at - 1; i >= 0 && i >= at - 2; i--) {
    if (tokens[i + 1]!.boundary > 0) return false;
    if (senses[i]?.negates) return !isBeforeOnly(read, i);
    if (!senses[i]?.isEmpty || senses[i]?.joinsClauses) return false;
  }
  return false;
}

/** "The grill not", "il seggiolino no". */
function isDeniedAfter(read: ReadText, at: number): boolean {
  const { senses, tokens } = read;
  const next = tokens[at];
  if (next === undefined || next.boundary > 0 || !senses[at]?.negates) return false;
  // "El tobogán no que hace frío": a reason follows.
  return (tokens[at + 1]?.boundary ?? 2) > 0 || givesReason(read, at + 1);
}

function givesReason({ language, senses, tokens }: ReadText, at: number): boolean {
  return senses[at]?.joinsClauses === true || language.reasons.has(tokens[at]!.word);
}
