import { deSentences } from './de.ts';
import { enSentences } from './en.ts';
import { esSentences } from './es.ts';
import { frSentences } from './fr.ts';
import { itSentences } from './it.ts';
import { nlSentences } from './nl.ts';
import { ptSentences } from './pt.ts';
import { zhSentences } from './zh.ts';

/** Replies that give no value, by what they do instead. */
export interface DialogueActSentences {
  readonly refusal: readonly string[];
  readonly does_not_know: readonly string[];
  readonly later: readonly string[];
  readonly counter_question: readonly string[];
  readonly no_preference: readonly string[];
}

/** By language. */
export const SENTENCES: Readonly<Record<string, DialogueActSentences>> = {
  en: enSentences,
  fr: frSentences,
  de: deSentences,
  es: esSentences,
  it: itSentences,
  pt: ptSentences,
  nl: nlSentences,
  zh: zhSentences,
};
