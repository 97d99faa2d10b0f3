import { describe, expect, it } from 'vitest';
import { type DialogueActSentences, SENTENCES } from '../sentences/dialogue-act-sentences.ts';
import { ask, choiceTold, valueTold } from '../support/form.ts';
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

interface Reading {
  readonly reply: string;
  readonly language: string;
  readonly dialogueAct: string;
  readonly outcome: string | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

const read = new Map<DialogueAct, readonly Reading[]>();

/** How the sentences of a dialogue act are read, in every language; each is read once. */
function readingsOf(dialogueAct: DialogueAct): readonly Reading[] {
  const readings = read.get(dialogueAct) ?? readSentences(dialogueAct);
  read.set(dialogueAct, readings);
  return readings;
}

function readSentences(dialogueAct: DialogueAct): readonly Reading[] {
  return Object.entries(SENTENCES).flatMap(([language, sentences]) =>
    sentences[dialogueAct].flatMap((reply) =>
      QUESTIONS.map((question) => {
        const reading = ask(question, reply, { index: FORMS[language]!, language });
        return { reply, language, ...reading };
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
    const readings = readingsOf(dialogueAct);
    const wrong = readings.filter((each) => each.dialogueAct !== dialogueAct);
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(
      0.03 * readings.length,
    );
  });

  it.each(DIALOGUE_ACTS)('have the outcome of %s in every language', (dialogueAct) => {
    for (const language of Object.keys(SENTENCES)) {
      const readings = readingsOf(dialogueAct).filter((each) => each.language === language);
      const right = readings.filter((each) => each.outcome === OUTCOMES[dialogueAct]);
      expect(right.length / readings.length, language).toBeGreaterThanOrEqual(0.85);
    }
  });

  it('never make a refusal of what is none', () => {
    for (const dialogueAct of DIALOGUE_ACTS.filter((each) => each !== 'refusal')) {
      expect(readingsOf(dialogueAct).filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    }
  });

  it('store no value, but that nothing is preferred', () => {
    const readings = DIALOGUE_ACTS.flatMap(readingsOf);
    const stored = readings.filter(({ values }) =>
      Object.values(values).some((value) => value !== 'n/a'),
    );
    expect(stored.length, JSON.stringify(stored, null, 1)).toBeLessThanOrEqual(
      0.02 * readings.length,
    );
  });
});

it('Who comes by or spreads something refuses nothing', () => {
  const spray = ['Quels produits utilisez-vous ?', 'Fongicides, Désherbants', ''];
  expect(choiceTold([...spray, "Je passe un désherbant, rien d'autre."])).toEqual(['Désherbants']);
  const day = { type: 'string', format: 'date' };
  expect(valueTold('¿Qué día viene?', day, 'Paso el lunes.')).toBe('2019-03-04');
  expect(ask('q_area', 'Je passe.', { language: 'fr' }).outcome).toBe('refused');
  expect(ask('q_area', 'Paso de contestar.', { language: 'es' }).outcome).toBe('refused');
});
