import type { Candidate } from '../../client/api-types.ts';
import { detectLanguage } from '../../domain/language/grammar/detect-language.ts';
import { PACKS } from '../../domain/language/packs/packs.ts';
import type { SemanticSettings } from '../config/read-config.ts';

/** Puts a question into the words of the agent. */
export type PhraseQuestion = (question: Candidate, said: string | undefined) => Promise<string>;

/** The published words, with a word of thanks for an answer. */
export const phrasePlainly: PhraseQuestion = async ({ text }, said) => {
  const language = detectLanguage([text]) ?? 'en';
  const thanks = PACKS.find(({ code }) => code === language)?.thanks ?? '';
  return said === undefined ? text : `${thanks}${text}`;
};

const PHRASE_MS_MAX = 5_000;
const TASK =
  'You lead a friendly conversation. Put the question into one or two short sentences of your own that follow on what the user said last, in the language of the question. Ask for the same thing and nothing else. Answer with the sentences alone.';

/** A model's words, by an OpenAI-compatible service; the published ones where it does not answer. */
export function phraseWith({ url, apiKey, model }: SemanticSettings): PhraseQuestion {
  return async (question, said) => {
    const before = said === undefined ? '' : `The user said: ${said}\n`;
    const messages = [
      { role: 'system', content: TASK },
      { role: 'user', content: `${before}The question: ${question.text}` },
    ];
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, messages }),
        signal: AbortSignal.timeout(PHRASE_MS_MAX),
      });
      const answer = (await response.json()) as Completion;
      return answer.choices[0]!.message.content.trim() || question.text;
    } catch {
      // A voice that fails is no reason to fall silent.
      return phrasePlainly(question, said);
    }
  };
}

interface Completion {
  readonly choices: readonly { readonly message: { readonly content: string } }[];
}
