import { describe, expect, it } from 'vitest';
import { type DialogueActSentences, SENTENCES } from '../sentences/manner-sentences.ts';
import { ask } from '../support/form.ts';
import { FORMS } from '../support/forms.ts';

type DialogueAct = keyof DialogueActSentences;

const DIALOGUE_ACTS = [
  'refusal',
  'does_not_know',
  'later',
  'counter_question',
  'no_preference',
] as const;

const OUTCOMES: Readonly<Record<DialogueAct, string>> = {
  refusal: 'refused',
  does_not_know: 'asked_no_answer',
  later: 'asked_no_answer',
  counter_question: 'asked_no_answer',
  no_preference: 'asked_answered',
};

/** A text and a choice are asked for: a text takes almost anything for an answer. */
const QUESTIONS = ['q_name', 'q_area'];

interface Heard {
  readonly reply: string;
  readonly language: string;
  readonly dialogueAct: string;
  readonly outcome: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

function hear(dialogueAct: DialogueAct): Heard[] {
  return Object.entries(SENTENCES).flatMap(([language, sentences]) =>
    sentences[dialogueAct].flatMap((reply) =>
      QUESTIONS.map((question) => {
        const told = ask(question, reply, { index: FORMS[language]!, language });
        return { reply, language, ...told };
      }),
    ),
  );
}

describe('replies that give no value', () => {
  it('are at least three hundred sentences', () => {
    const count = Object.values(SENTENCES).flatMap((each) => Object.values(each).flat()).length;
    expect(count).toBeGreaterThanOrEqual(300);
  });

  it.each(DIALOGUE_ACTS)('are told apart: at least 97 of 100 of %s', (dialogueAct) => {
    const heard = hear(dialogueAct);
    const wrong = heard.filter((each) => each.dialogueAct !== dialogueAct);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.03 * heard.length);
  });

  it.each(DIALOGUE_ACTS)('have the outcome of %s in every language', (dialogueAct) => {
    for (const language of Object.keys(SENTENCES)) {
      const heard = hear(dialogueAct).filter((each) => each.language === language);
      const right = heard.filter((each) => each.outcome === OUTCOMES[dialogueAct]);
      expect(right.length / heard.length, language).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('never make a refusal of what is none', () => {
    for (const dialogueAct of DIALOGUE_ACTS.filter((each) => each !== 'refusal')) {
      expect(hear(dialogueAct).filter((each) => each.outcome === 'refused')).toEqual([]);
    }
  });

  it('store no value, but that nothing is preferred', () => {
    const heard = DIALOGUE_ACTS.flatMap(hear);
    const stored = heard.filter(({ values }) =>
      Object.values(values).some((value) => value !== 'n/a'),
    );
    expect(stored.length, JSON.stringify(stored, null, 1)).toBeLessThanOrEqual(0.02 * heard.length);
  });
});
