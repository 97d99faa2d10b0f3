import { type Language, PHRASE, type WordSense } from './languages/language.ts';
import type { PhraseMatch } from './phrases.ts';
import type { Token } from './tokens.ts';

/**
 * Refusals and lack of knowledge that no pattern lists: a clause in which a word of telling is denied refuses,
 * one in which a word of knowing is denied (or of telling, with "can") does not know.
 */
export function composePhrases(
  language: Language,
  tokens: readonly Token[],
  senses: readonly (WordSense | undefined)[],
  stems: readonly string[],
): PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (let start = 0; start < tokens.length; ) {
    let end = start + 1;
    while (end < tokens.length && tokens[end]!.boundary === 0 && !senses[end]?.joinsClauses) end++;
    const kind = kindOf(language, senses.slice(start, end), stems.slice(start, end));
    if (kind !== undefined) found.push({ kind, start, end });
    start = end;
  }
  return found;
}

/** Longer clauses speak of other things as well. */
const CLAUSE_WORDS_MAX = 10;

function kindOf(
  language: Language,
  senses: readonly (WordSense | undefined)[],
  stems: readonly string[],
): number | undefined {
  if (senses.length > CLAUSE_WORDS_MAX || !senses.some((sense) => sense?.negates)) return undefined;
  if (senses.some((sense) => sense?.asks) && senses[0]?.asks) return undefined;
  if (stems.some((stem) => language.knowing.has(stem))) return PHRASE.doesNotKnow;
  if (!stems.some((stem) => language.telling.has(stem))) return undefined;
  const isUnable =
    senses.some((sense) => sense?.isAble) && stems.some((s) => language.saying.has(s));
  return isUnable ? PHRASE.doesNotKnow : PHRASE.refusal;
}
