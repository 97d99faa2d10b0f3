import { isFrequentWord } from './detect-language.ts';

/**
 * Adverbs, auxiliaries and pronouns that say little of what a sentence is about, beyond the words that tell a
 * language. Folded.
 */
const FURTHER = new Set(
  `now still yet already ever never also too very much many more most been being had did done does doing make makes
   made making come comes came coming give gives take takes bit lot really quite then here again back up down out
   off over into onto through before after while because so than them us our he she him her his their these those
   another each every both all none something anything someone anyone everything everyone round around currently
   moment exactly roughly actually maybe perhaps rather only even such
   maintenant deja encore toujours jamais aussi actuellement moment environ
   jetzt schon immer nie sehr viel mehr gerade derzeit momentan zurzeit ungefahr etwa
   ahora ya todavia aun siempre nunca tambien mucho actualmente momento aproximadamente
   adesso ora gia ancora sempre mai molto attualmente circa
   agora ja ainda tambem muito atualmente
   nu al altijd nooit heel erg veel meer momenteel ongeveer`.split(/\s+/),
);

/** Whether the folded word carries little meaning in any language known here. */
export function isFunctionWord(word: string): boolean {
  return isFrequentWord(word) || FURTHER.has(word);
}
