import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, type FormLine, formOf } from '../../../support/form.ts';

const DAY = { type: 'string', format: 'date' } as const;
const WHOLE = { type: 'integer' } as const;
const NUMBER = { type: 'number' } as const;

/** What is told of the second line, and of the first, by a reply to the first; today is Friday, 2019-03-01. */
function told(lines: readonly FormLine[], reply: string): unknown {
  return ask(`q_${lines[0]!.id}`, reply, { index: prepareReading(formOf(lines)) }).values;
}

function numbers(...questions: readonly string[]): FormLine[] {
  return questions.map((question, i) => ({ id: 'abc'[i]!, question, schema: NUMBER }));
}

describe('A weight or a length told beside the answer', () => {
  it.each([
    ['How old is your dog?', 'What does she weigh?', 'seven, and 34 kilos', 7, 34],
    ['Wie alt ist Ihr Hund?', 'Wie schwer ist er?', 'sieben, und er hat 34 Kilo', 7, 34],
    ['Quel âge a-t-il ?', 'Combien pèse-t-il ?', 'sept, il fait 34 kilos', 7, 34],
    ['Quanti anni ha?', "Quant'è alto?", 'sette, è di 60 centimetri', 7, 60],
    ['Hoe oud is de boom?', 'Hoe hoog is de boom?', 'zestig, hij is 12 meter', 60, 12],
    ['Quantos anos tem?', 'Quanto pesa?', 'sete, tem 34 quilos', 7, 34],
  ])('%s %s: %s', (...[asked, other, reply, a, b]) => {
    expect(told(numbers(asked, other), reply)).toEqual({ a, b });
  });

  it.each([
    ['How many dogs have you got?', 'What does the heaviest weigh?', 'two, for three years now', 2],
    ['How many dogs have you got?', 'What does the heaviest weigh?', 'two, and 3 children', 2],
    ['How many trees are there?', 'How tall is the tallest?', 'two, and it is 4 miles away', 2],
  ])('%s %s: %s (none)', (asked, other, reply, a) => {
    expect(told(numbers(asked, other), reply)).toEqual({ a });
  });

  it('is told to neither of two that are measured in it, without a word of its own', () => {
    const lines = numbers('How many shelves?', 'How wide is each?', 'How deep is each?');
    expect(told(lines, 'four, 80 cm')).toEqual({ a: 4 });
  });
});

describe('A day to come told beside the answer', () => {
  it.each([
    ['What is your name?', 'Which day suits you?', 'When were you born?', 'Ann Lee, on Thursday'],
    ['Wie heißen Sie?', 'Wann passt es?', 'Wann wurden Sie geboren?', 'Ann Lee, am Donnerstag'],
    [
      'Comment vous appelez-vous ?',
      'Quel jour ?',
      'Quand êtes-vous né ?',
      'Ann Lee, jeudi si possible',
    ],
    ['¿Cómo se llama?', '¿Qué día viene?', '¿Cuándo nació?', 'Ann Lee, el jueves'],
  ])('%s %s: %s', (name, coming, past, reply) => {
    const lines: FormLine[] = [
      { id: 'name', question: name, schema: { type: 'string' } },
      { id: 'coming', question: coming, schema: DAY },
      { id: 'past', question: past, schema: DAY },
    ];
    expect(told(lines, reply)).toEqual({ name: 'Ann Lee', coming: '2019-03-07' });
  });

  it('is no day that lies behind, nor of one of two that are to come', () => {
    const name = {
      id: 'name',
      question: 'What is your name?',
      schema: { type: 'string' },
    } as const;
    const day = (id: string, question: string): FormLine => ({ id, question, schema: DAY });
    const born = day('born', 'When were you born?');
    expect(
      told(
        [name, day('coming', 'Which day suits you?'), born],
        'Ann Lee, I was ill on 4 February 2019',
      ),
    ).toEqual({ name: 'Ann Lee' });
    expect(
      told(
        [
          name,
          day('fitting', 'Which day for the fitting?'),
          day('party', 'Which day is the party?'),
        ],
        'Ann Lee, Thursday',
      ),
    ).toEqual({ name: 'Ann Lee' });
  });
});

describe('A day without its year', () => {
  it('is none to come where it lies behind just now, nor as a limit', () => {
    const lines: FormLine[] = [
      { id: 'rooms', question: 'How many rooms are damp?', schema: WHOLE },
      { id: 'visit', question: 'Which day may we come?', schema: DAY },
      { id: 'moved', question: 'When did you move in?', schema: DAY },
    ];
    expect(told(lines, 'two, and that since the 12th of February')).not.toHaveProperty('visit');
    expect(told(lines, 'two, but not before the 5th of April')).not.toHaveProperty('visit');
    expect(told(lines, 'two. The 5th of April suits us')).toEqual({
      rooms: 2,
      visit: '2019-04-05',
    });
  });
});

describe('An hour behind a word that may put off', () => {
  it('is told beside the answer, and none where it is put off', () => {
    const lines: FormLine[] = [
      { id: 'level', question: 'Que nível tem?', schema: { type: 'string' } },
      { id: 'at', question: 'A que horas prefere?', schema: { type: 'string', format: 'time' } },
    ];
    expect(told(lines, 'Intermédio. Só depois das 19 horas')).toHaveProperty('at', '19:00');
    expect(told(lines, 'Digo depois')).toEqual({});
  });
});

describe('How often, told beside the answer', () => {
  it.each([
    [
      'How many cars have you got?',
      'How often a month would you like to wash them?',
      'two, and four times a month',
      2,
      4,
    ],
    [
      'Hoeveel auto’s heeft u?',
      'Hoe vaak per maand wilt u wassen?',
      'twee, en vier keer per maand',
      2,
      4,
    ],
    [
      'Wie viele Autos haben Sie?',
      'Wie oft im Monat wollen Sie waschen?',
      'zwei, und vier mal im Monat',
      2,
      4,
    ],
    [
      'Combien de voitures avez-vous ?',
      'À quelle fréquence par mois ?',
      'deux, et quatre fois par mois',
      2,
      4,
    ],
  ])('%s %s: %s', (...[asked, other, reply, a, b]) => {
    expect(told(numbers(asked, other), reply)).toEqual({ a, b });
  });

  it('answers who asks for it, whoever asks for the first time of something else', () => {
    const lines: FormLine[] = [
      { id: 'a', question: 'Hoe vaak per maand wilt u wassen?', schema: WHOLE },
      {
        id: 'b',
        question: 'Hoe laat komt u de eerste keer?',
        schema: { type: 'string', format: 'time' },
      },
    ];
    expect(told(lines, 'vier keer')).toEqual({ a: 4 });
  });

  it('is no number of things', () => {
    const lines = numbers('How old is the car?', 'How many seats has it got?');
    expect(told(lines, 'nine, it failed its test three times')).toEqual({ a: 9 });
    const washed = numbers('How old is the car?', 'How often do you wash it?');
    expect(told(washed, 'nine. My brother washes his three times')).toEqual({ a: 9 });
  });
});

describe('A number with the words of what somebody else asks for', () => {
  it.each([
    ['How many guests will come?', 'What is your budget?', 'eighty, budget 2000', 80, 2000],
    ['大概有多少位客人？', '预算是多少？', '八十个左右，预算两万', 80, 20_000],
    ['Wie viele Gäste kommen?', 'Wie hoch ist Ihr Budget?', 'achtzig, Budget 2000', 80, 2000],
    [
      '¿Cuántos invitados vienen?',
      '¿Qué presupuesto tiene?',
      'ochenta, presupuesto 2000',
      80,
      2000,
    ],
  ])('%s %s: %s', (...[asked, other, reply, a, b]) => {
    expect(told(numbers(asked, other), reply)).toEqual({ a, b });
  });

  it('answers where it is the only one', () => {
    const lines = numbers('How many guests will come?', 'What is your budget?');
    expect(told(lines, 'on that budget 80')).toEqual({ a: 80 });
  });
});

describe('An hour without a word for hours, right behind a day', () => {
  const form = (name: string, day: string, hour: string): FormLine[] => [
    { id: 'name', question: name, schema: { type: 'string' } },
    { id: 'day', question: day, schema: DAY },
    { id: 'at', question: hour, schema: { type: 'string', format: 'time' } },
  ];

  it('is told beside the answer', () => {
    const italian = form('Come si chiama?', 'In che giorno viene?', 'A che ora viene?');
    expect(told(italian, 'Anna Lodi. Posso venire il 1° aprile alle 15')).toEqual({
      name: 'Anna Lodi',
      day: '2019-04-01',
      at: '15:00',
    });
  });

  it('is none with more behind it, nor without a day', () => {
    const english = form('What is your name?', 'Which day?', 'At what time?');
    expect(told(english, 'Ann Lee, I live at 15')).toEqual({ name: 'Ann Lee' });
    expect(told(english, 'Ann Lee. See you on Monday at 12 Corn Street')).not.toHaveProperty('at');
  });
});

describe('A number joined to its noun', () => {
  it.each([
    ['How many people?', 'How many stars should it have?', 'two, in a 4-star hotel'],
    [
      'Wie viele Personen sind Sie?',
      'Wie viele Zimmer soll sie haben?',
      'zwei, eine 4-Zimmer-Wohnung',
    ],
  ])('%s %s: %s', (asked, other, reply) => {
    expect(told(numbers(asked, other), reply)).toEqual({ a: 2, b: 4 });
  });

  it('is none within a code', () => {
    const lines = numbers('How many people?', 'How many stars should it have?');
    expect(told(lines, 'two, my card is 4-STAR')).toEqual({ a: 2 });
  });
});

describe('A number of a house', () => {
  it('counts nothing', () => {
    const lines: FormLine[] = [
      { id: 'a', question: 'Wie viele Kamine sind es?', schema: WHOLE },
      { id: 'b', question: 'In welcher Straße steht das Haus?', schema: { type: 'string' } },
    ];
    expect(told(lines, 'Zwei. Wir sind in der Lindenstraße 14')).toEqual({
      a: 2,
      b: 'Lindenstraße 14',
    });
    expect(told(lines, 'Vierzehn')).toEqual({ a: 14 });
  });
});

describe('What is told beside a refusal', () => {
  const lines: FormLine[] = [
    { id: 'a', question: 'How experienced are you?', schema: { type: 'string' } },
    { id: 'b', question: 'On which day would you like to start?', schema: DAY },
  ];

  it.each([
    ["I'd rather not say. I want to start on the 6th of April.", '2019-04-06'],
    ["I'd rather not say. I start on the 6th of April, at 10.", '2019-04-06'],
    ["I don't know that one. From the 6th of April on.", '2019-04-06'],
    ["I don't know. The 6th of April would be good.", '2019-04-06'],
    ["I'd rather not say before the 6th of April.", undefined],
    ["I don't know. Can I tell you on the 6th of April?", undefined],
  ])('counts in a sentence of its own: %s', (reply, day) => {
    expect(told(lines, reply)).toEqual(day === undefined ? {} : { b: day });
  });

  it('has its hour and its number too', () => {
    const others: FormLine[] = [
      lines[0]!,
      {
        id: 'b',
        question: 'At what time shall we call?',
        schema: { type: 'string', format: 'time' },
      },
      { id: 'c', question: 'How many bottles will you bring?', schema: WHOLE },
    ];
    expect(told(others, "No idea. I'm free from 9:15 on.")).toEqual({ b: '09:15' });
    expect(told(others, 'No idea. I bring three bottles.')).toEqual({ c: 3 });
  });
});
