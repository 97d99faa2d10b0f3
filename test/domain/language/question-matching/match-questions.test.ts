import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchingIndex } from '../../../../domain/language/question-matching/matching-index.ts';
import { readMessage } from '../../../../domain/language/question-matching/message/read-message.ts';
import { findSentences } from '../../../../domain/language/question-matching/message/sentences.ts';
import type { QuestionMatch } from '../../../../domain/language/reading.ts';
import { matchQuestions, prepareMatching } from '../../../support/at-once.ts';
import { ASKINGS } from '../sentences/askings.ts';
import { formOf } from '../support/form.ts';
import { renovationIn, WORDINGS } from '../support/renovation.ts';

const indexes = new Map(
  Object.entries(WORDINGS).map(([language, wording]) => [
    language,
    prepareMatching(renovationIn(wording)),
  ]),
);
const english = indexes.get('en')!;

function hear(
  index: MatchingIndex,
  assistantText: string,
  pendingQuestionIds: readonly string[] = [],
): QuestionMatch {
  return matchQuestions(index, {
    assistantText,
    pendingQuestionIds,
    language: undefined,
  });
}

function askedBy(index: MatchingIndex, text: string, pending: readonly string[] = []) {
  const found = hear(index, text, pending);
  return found.kind === 'asked' ? found.questionIds : found.kind;
}

describe.each(Object.entries(WORDINGS))('in %s', (language, wording) => {
  const index = indexes.get(language)!;

  it.each(
    Object.entries(wording.rephrased).flatMap(([topic, texts]) =>
      texts.map((text) => [topic, text] as const),
    ),
  )('a rephrased question for the %s is attached: "%s"', (topic, text) => {
    expect(askedBy(index, text)[0]).toBe(`q_${topic}`);
  });

  it('a message that asks two questions is attached to both', () => {
    const [text, ...topics] = wording.compound;
    const asked = askedBy(index, text);
    expect([...asked].sort()).toEqual(topics.map((topic) => `q_${topic}`).sort());
  });

  it.each(Object.entries(wording.silent))('a message of %s asks nothing: "%s"', (_, text) => {
    expect(askedBy(index, text)).toBe('nothing_asked');
  });
});

function askingsOf(lines: string): [topic: string, text: string][] {
  return lines.split('\n').flatMap((line) => {
    const [, topic, text] = /^\s*(\w+): (.+)$/.exec(line) ?? [];
    return topic === undefined ? [] : [[topic, text!]];
  });
}

describe.each(Object.entries(ASKINGS))('words that no question uses, in %s', (language, lines) => {
  it.each(askingsOf(lines))('are taken to ask for %s: "%s"', (topic, text) => {
    const asked = askedBy(indexes.get(language)!, text);
    if (topic === 'none') expect(asked).toEqual(expect.any(String));
    else expect(asked[0]).toBe(`q_${topic}`);
  });
});

describe('a sentence in which a second asking begins', () => {
  it.each([
    ['en', 'How many people live there and what is your budget?', 'people', 'budget'],
    ['en', 'Fine, noted. Where is the house, and when should we start?', 'city', 'start'],
    ['en', 'Please tell me your phone number and when we should start.', 'phone', 'start'],
    ['fr', 'Combien de personnes vivent là et quel est votre budget ?', 'people', 'budget'],
    ['de', 'Wie viele Personen wohnen dort und wie hoch ist Ihr Budget?', 'people', 'budget'],
    ['es', '¿Cuántas personas viven allí y cuál es su presupuesto?', 'people', 'budget'],
    ['it', 'Quante persone vivono lì e qual è il suo budget?', 'people', 'budget'],
    ['pt', 'Quantas pessoas vivem lá e qual é o seu orçamento?', 'people', 'budget'],
    ['nl', 'Hoeveel mensen wonen er en wat is uw budget?', 'people', 'budget'],
    ['zh', '家里住几个人，还有您的预算是多少？', 'people', 'budget'],
  ])('is attached to both in %s: "%s"', (language, text, ...topics) => {
    const asked = askedBy(indexes.get(language)!, text);
    expect([...asked].sort()).toEqual(topics.map((topic) => `q_${topic}`).sort());
  });

  it('is parted there, and nowhere else', () => {
    const parts = (text: string) => {
      const message = readMessage(text, 'en');
      return findSentences(message).map(({ start, end }) =>
        message.tokens
          .slice(start, end)
          .map((token) => token.text)
          .join(' '),
      );
    };
    expect(parts('Where do you live, and what is your budget?')).toHaveLength(2);
    expect(parts('Great, I booked it. Do you need parking and do you want breakfast?')).toEqual([
      'do you need parking',
      'and do you want breakfast',
    ]);
    expect(parts('Do you own the place or do you rent?')).toHaveLength(1);
    expect(parts('When and where do you want to start?')).toHaveLength(1);
    expect(parts('What day and time would you like?')).toHaveLength(1);
    expect(parts('Do you know what your budget is?')).toHaveLength(1);
  });
});

describe('match', () => {
  it('tells the question for the end from the one for the start', () => {
    const meeting = prepareMatching(
      formOf([
        { id: 'begin', question: 'When should the meeting start?', schema: { format: 'time' } },
        { id: 'close', question: 'When will the meeting wrap up?', schema: { format: 'time' } },
      ]),
    );
    expect(askedBy(meeting, 'What time will it end?')).toEqual(['q_close']);
    expect(askedBy(meeting, 'And at what time does it begin?')).toEqual(['q_begin']);
  });

  it('tells the name of one thing from the name of another', () => {
    const stay = prepareMatching(
      formOf([
        { id: 'guest', question: 'May I have your name?', schema: { type: 'string' } },
        {
          id: 'hotel',
          question: 'Where would you like to stay?',
          schema: { type: 'string' },
          label: 'Hotel name',
        },
      ]),
    );
    expect(askedBy(stay, 'What is the name of the hotel?')[0]).toBe('q_hotel');
    expect(askedBy(stay, 'What is your name, please?')).toEqual(['q_guest']);
  });

  it('is certain of a question that is asked in its own words', () => {
    for (const [language, { questions }] of Object.entries(WORDINGS)) {
      for (const [topic, text] of Object.entries(questions)) {
        expect(hear(indexes.get(language)!, text)).toMatchObject({ certainty: 1 });
        expect(askedBy(indexes.get(language)!, text)[0]).toBe(`q_${topic}`);
        expect(askedBy(indexes.get(language)!, `Thank you. ${text.toUpperCase()}`)).toContain(
          `q_${topic}`,
        );
      }
    }
  });

  it('prefers a proposed question among those of the same text', () => {
    const twice = prepareMatching(
      formOf([
        { id: 'billing', question: 'What is the address?', schema: { type: 'string' } },
        { id: 'delivery', question: 'What is the address?', schema: { type: 'string' } },
      ]),
    );
    expect(askedBy(twice, 'What is the address?', ['q_delivery'])).toEqual(['q_delivery']);
  });

  it('leaves a question about something else unresolved', () => {
    expect(askedBy(english, 'Do you prefer red or white wine?')).toBe('unresolved');
    expect(askedBy(english, 'Which film did you watch?')).toBe('unresolved');
  });

  it('lets the pending decision tip the scales, but not make a question of a statement', () => {
    const vague = 'And when?';
    const certainty = (pending: string[]) => {
      const found = hear(english, vague, pending);
      return found.kind === 'asked' ? found.certainty : 0;
    };
    expect(certainty(['q_start'])).toBeGreaterThan(certainty([]));
    expect(askedBy(english, 'I see.', ['q_start'])).toBe('nothing_asked');
  });

  it('understands an agent that speaks another language than the questions', () => {
    const german = indexes.get('de')!;
    expect(askedBy(german, 'Could I have your phone number, please?')).toEqual(['q_phone']);
    expect(askedBy(german, 'What is your budget?')).toEqual(['q_budget']);
    expect(askedBy(german, 'In which city is it?')).toEqual(['q_city']);
  });

  it('gives the same answer again, whatever was heard in between', () => {
    const fresh = prepareMatching(renovationIn(WORDINGS.en!));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        expect(hear(english, text)).toEqual(hear(english, text));
        expect(hear(fresh, text)).toEqual(hear(english, text));
      }),
    );
  });

  it('names only questions of the publication, each once', () => {
    const words = Object.values(WORDINGS.en!.questions).join(' ').split(' ');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, '?', '.', ','), { maxLength: 40 }), (said) => {
        const found = hear(english, said.join(' '), ['q_start', 'q_unknown']);
        if (found.kind !== 'asked') return;
        expect(new Set(found.questionIds).size).toBe(found.questionIds.length);
        for (const id of found.questionIds) expect(english.ids).toContain(id);
        expect(found.certainty).toBeGreaterThan(0);
        expect(found.certainty).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('reads the longest and strangest texts', () => {
    const texts = [
      '?'.repeat(8000),
      'what '.repeat(1600),
      'a'.repeat(8000),
      'what is your budget? '.repeat(380),
      '您的预算是多少'.repeat(1100),
      '👩‍👩‍👧‍👦'.repeat(700),
      `${'x1,'.repeat(2600)}?`,
    ];
    for (const text of texts) expect(hear(english, text).kind).toMatch(/asked|unresolved/);
  });

  it('reads a publication without questions', () => {
    expect(hear(prepareMatching(formOf([])), 'What is your name?')).toEqual({
      kind: 'unresolved',
    });
  });
});
