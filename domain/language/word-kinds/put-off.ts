import { DIRECTION_OUT } from '../grammar/directions.ts';
import { PHRASE } from '../grammar/language.ts';
import { type Mention, phraseOf, type ReadText } from '../grammar/read-text.ts';
import type { PhraseMatch } from '../text/phrases.ts';

/**
 * "I'll call you back tomorrow": the day is that of the call, unless calls are what is asked about.
 * @param cues stems that speak of what is asked for
 */
export function isPutOff(
  { read, stems }: { readonly read: ReadText; readonly stems: readonly string[] },
  cues: ReadonlyMap<string, number>,
  { kind, start, end }: Mention,
): boolean {
  if (kind !== 'date' && kind !== 'time') return false;
  const first = read.phraseAt[Math.max(0, start - PUT_OFF_WORDS_MAX)]!;
  for (let i = first; i < read.phrases.length && read.phrases[i]!.start <= start; i++) {
    const phrase = read.phrases[i]!;
    if (phrase.kind !== PHRASE.later || !speaksOf(read, phrase, start, end)) continue;
    const others = stems
      .slice(phrase.start, Math.min(phrase.end, start))
      .concat(stems.slice(end, phrase.end));
    if (!others.some((root) => cues.has(root))) return true;
  }
  return false;
}

/** Words of a phrase that puts off before what it speaks of. */
const PUT_OFF_WORDS_MAX = 12;
/** Words of "I'll call you back": fewer ("not now") lead to the day that is told instead. */
const SAYING_MIN = 4;

/** Whether the words are a part of the phrase, or follow it over one small word. */
function speaksOf({ senses, tokens }: ReadText, phrase: PhraseMatch, start: number, end: number) {
  const length = phrase.end - phrase.start;
  if (phrase.end >= end) return length > end - start;
  if (length < SAYING_MIN || tokens[start]!.boundary > 0) return false;
  return phrase.end === start || (phrase.end === start - 1 && senses[start - 1]?.isEmpty === true);
}

/** "I would leave later today" tells when, "I'd say later today" that nobody does. */
export function isLeaving(read: ReadText, start: number, end: number): boolean {
  if (phraseOf(read, end - 1, PHRASE.today) === undefined) return false;
  return read.roles.slice(start, end).some((roles) => (roles & DIRECTION_OUT) !== 0);
}
