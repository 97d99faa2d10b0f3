import { endOfSentence, startOfSentence } from '../../grammar/clause.ts';
import type { ReadText } from '../../grammar/read-text.ts';
import type { InformationEntry } from '../../reading-index/information-entry.ts';
import type { Offer } from './offer.ts';

/** What a question lists, in its order, as if the agent had offered it; nothing of hours and days, which "the second" may be itself. */
export function listedOffers({
  choiceKind,
  choices,
  isOpen,
  kind,
  listed,
}: InformationEntry): readonly Offer[] {
  const isOfTime = choiceKind !== undefined && choiceKind !== 'weekday';
  if (kind !== 'choice' || isOpen || isOfTime) return [];
  return choices.slice(0, listed).map(({ value }) => ({ value, start: 0, end: 0 }));
}

/**
 * Whether the agent listed all choices in the order of the question, some in words that are not known: as many parts as choices,
 * those that are known at their places.
 */
export function isWholeList(
  read: ReadText,
  main: InformationEntry,
  offered: readonly Offer[],
): boolean {
  const listed = listedOffers(main);
  if (offered.length < 2 || offered.length >= listed.length) return false;
  const parts = partsAround(read, offered[0]!.start);
  if (parts.length !== listed.length) return false;
  return offered.every(({ start, value }) => {
    const part = parts.findLastIndex((from) => from <= start);
    return JSON.stringify(listed[part]?.value) === JSON.stringify(value);
  });
}

/** Where the parts of a sentence begin: behind a mark or an "or". */
function partsAround(read: ReadText, at: number): number[] {
  const { language, tokens } = read;
  const from = startOfSentence(read, at);
  const parts = [from];
  for (let i = from + 1; i < endOfSentence(read, at + 1); i++) {
    if (tokens[i]!.boundary > 0 || language.alternatives.has(tokens[i]!.word)) parts.push(i);
  }
  return parts;
}
