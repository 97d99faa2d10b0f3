import { PHRASE } from './languages/compile.ts';
import type { ReadText } from './mentions.ts';
import type { PhraseMatch } from './phrases.ts';

/** The phrases of one kind. */
export function phrasesOfKind(read: ReadText, kind: number): PhraseMatch[] {
  return read.phrases.filter((phrase) => phrase.kind === kind);
}

export function says(read: ReadText, kind: keyof typeof PHRASE): boolean {
  const wanted = PHRASE[kind];
  return read.phrases.some((phrase) => phrase.kind === wanted);
}

/** The answer to a yes-or-no question: what is said first, unless a correction follows. */
export function yesOrNo(
  read: ReadText,
): { readonly value: boolean; readonly phrase: PhraseMatch } | undefined {
  let best: PhraseMatch | undefined;
  for (const phrase of read.phrases) {
    if (phrase.kind !== PHRASE.yes && phrase.kind !== PHRASE.no) continue;
    if (best === undefined || phrase.start < best.start) best = phrase;
    else if (phrase.start === best.start && phrase.end > best.end) best = phrase;
  }
  return best === undefined ? undefined : { value: best.kind === PHRASE.yes, phrase: best };
}

/** Whether the reply, or its last sentence, is a question. */
export function isQuestion(read: ReadText): boolean {
  return read.text.trimEnd().endsWith('?') || read.text.trimEnd().endsWith('？');
}
