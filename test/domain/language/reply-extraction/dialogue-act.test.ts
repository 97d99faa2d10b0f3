import { describe, expect, it } from 'vitest';
import { type MannerSentences, SENTENCES } from '../sentences/manner-sentences.ts';
import { ask } from '../support/form.ts';
import { FORMS } from '../support/forms.ts';

type DialogueAct = keyof MannerSentences;

const MANNERS = ['refusal', 'does_not_know', 'later', 'counter_question', 'no_preference'] as const;

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
  readonly manner: string;
  readonly outcome: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

function hear(manner: DialogueAct): Heard[] {
  return Object.entries(SENTENCES).flatMap(([language, sentences]) =>
    sentences[manner].flatMap((reply) =>
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

  it.each(MANNERS)('are told apart: at least 97 of 100 of %s', (manner) => {
    const heard = hear(manner);
    const wrong = heard.filter((each) => each.manner !== manner);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.03 * heard.length);
  });

  it.each(MANNERS)('have the outcome of %s in every language', (manner) => {
    for (const language of Object.keys(SENTENCES)) {
      const heard = hear(manner).filter((each) => each.language === language);
      const right = heard.filter((each) => each.outcome === OUTCOMES[manner]);
      expect(right.length / heard.length, language).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('never make a refusal of what is none', () => {
    for (const manner of MANNERS.filter((each) => each !== 'refusal')) {
      expect(hear(manner).filter((each) => each.outcome === 'refused')).toEqual([]);
    }
  });

  it('store no value, but that nothing is preferred', () => {
    const heard = MANNERS.flatMap(hear);
    const stored = heard.filter(({ values }) =>
      Object.values(values).some((value) => value !== 'n/a'),
    );
    expect(stored.length, JSON.stringify(stored, null, 1)).toBeLessThanOrEqual(0.02 * heard.length);
  });
});
