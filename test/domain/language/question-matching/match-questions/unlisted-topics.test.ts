import { describe, expect, it } from 'vitest';
import { matchQuestions, prepareMatching } from '../../../../support/at-once.ts';
import { formOf } from '../../support/form.ts';
import { SERVICES } from '../../support/services.ts';

function askedIn(name: string) {
  const index = prepareMatching(formOf(SERVICES[name]!.lines));
  return (assistantText: string): string => {
    const found = matchQuestions(index, {
      assistantText,
      pendingQuestionIds: [],
      language: undefined,
    });
    return found.kind === 'asked' ? found.questionIds[0]!.slice('q_'.length) : '';
  };
}

describe('QuestionMatch about topics that are on no list', () => {
  it.each(Object.keys(SERVICES))(
    'is seldom wrong where it attaches, and attaches most: %s',
    (name) => {
      const asked = askedIn(name);
      const told = Object.entries(SERVICES[name]!.asked).flatMap(([id, texts]) =>
        texts.map((text) => ({ id, found: asked(text) })),
      );
      const attached = told.filter(({ found }) => found !== '');
      const right = attached.filter(({ id, found }) => id === found);
      expect(right.length / attached.length).toBeGreaterThan(0.9);
      expect(right.length / told.filter(({ id }) => id !== '').length).toBeGreaterThan(0.5);
    },
  );

  it.each([
    ['job', 'Do you have a valid licence, or are you still waiting for your licence?', 'licence'],
    ['candidate', 'Was a plumber called?', 'plumber'],
    ['candidate', 'Could you estimate the loss?', 'value'],
    ['support', 'How soon do you need it back?', 'urgency'],
    ['job', 'Who am I speaking with?', 'name'],
    ['support', 'What kind of problem do you have?', 'problem'],
    ['job', 'How many years have you been nursing?', 'years'],
  ])('finds by words alone what %s is asked by %j', (name, text, id) => {
    expect(askedIn(name)(text)).toBe(id);
  });

  it.each([
    ['candidate', 'Do you know where the water came from?', 'stopped'],
    ['support', 'How would you like to get it to us?', 'dropped'],
    ['support', 'What seems to be the trouble?', 'dropped'],
  ])(
    'does not take for a question of yes or no what yes or no cannot answer: %s, %j',
    (name, text, id) => {
      expect(askedIn(name)(text)).not.toBe(id);
    },
  );
});
