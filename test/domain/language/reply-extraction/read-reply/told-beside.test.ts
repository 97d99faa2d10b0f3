import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, type FormLine, formOf } from '../../support/form.ts';

function choice(id: string, question: string, ...choices: string[]): FormLine {
  return { id, question, schema: { type: 'string', enum: choices }, choices };
}

/** What is read of a reply to the first question of a form. */
function valuesOf(lines: readonly FormLine[], userText: string) {
  const index = prepareReading(formOf(lines));
  return ask(`q_${lines[0]!.id}`, userText, { index }).values;
}

function town(question: string): FormLine {
  return { id: 'town', question, schema: { type: 'string' } };
}

function tableAt(hour: string, seats: string): FormLine[] {
  return [
    { id: 'hour', question: hour, schema: { type: 'string', format: 'time' } },
    { id: 'seats', question: seats, schema: { type: 'integer' } },
  ];
}

const CRUISE = prepareReading(
  formOf([
    { id: 'harbour', question: 'Which harbour do you sail from?', schema: { type: 'string' } },
    {
      id: 'sailing',
      question: 'On which date do you want to depart?',
      schema: { type: 'string', format: 'date' },
    },
    {
      id: 'landing',
      question: 'On which date will you return?',
      schema: { type: 'string', format: 'date' },
    },
  ]),
);

function cruise(harbour: string, sailing: string): FormLine[] {
  return [
    { id: 'harbour', question: harbour, schema: { type: 'string' } },
    { id: 'sailing', question: sailing, schema: { type: 'string', format: 'date' } },
  ];
}

const CRUISE_DE = cruise('Von welchem Hafen fahren Sie?', 'An welchem Tag möchten Sie abreisen?');
const CRUISE_NL = cruise('Vanuit welke haven vertrekt u?', 'Op welke datum wilt u vertrekken?');

const DINNER = prepareReading(
  formOf([
    {
      id: 'kitchen',
      question: 'What kind of cooking do you like?',
      schema: { type: 'string', enum: ['Georgian', 'Basque', 'Indian'] },
      choices: ['Georgian', 'Basque', 'Indian'],
    },
    {
      id: 'price',
      question: 'What may it cost?',
      schema: { type: 'string', enum: ['cheap', 'expensive'] },
      choices: ['cheap', 'expensive'],
    },
    {
      id: 'quarter',
      question: 'In which part of town?',
      schema: { type: 'string', enum: ['north', 'south'] },
      choices: ['north', 'south'],
    },
    { id: 'hour', question: 'At what time?', schema: { type: 'string', format: 'time' } },
    {
      id: 'seats',
      question: 'How many people will sit at the table?',
      schema: { type: 'integer' },
    },
  ]),
);

describe('What is told beside the answer', () => {
  it.each([
    ['Leaving on the 2nd of March from Ostend', { sailing: '2019-03-02' }],
    ['I would come back on the 9th of March and sail from Ostend', { landing: '2019-03-09' }],
    ["From Ostend, and I'd leave tomorrow", { sailing: '2019-03-02' }],
    ["I'm sailing from Ostend and leaving on the 2nd", { sailing: '2019-03-02' }],
  ])('is a day that its verb leads to: "%s"', (userText, told) => {
    expect(ask('q_harbour', userText, { index: CRUISE }).values).toMatchObject(told);
  });

  it.each([
    [CRUISE_DE, 'Aus Kiel, ich reise morgen ab'],
    [CRUISE_NL, 'Oostende, ik vertrek morgen'],
  ])('is a day that its own speaker tells: %#, "%s"', (lines, userText) => {
    expect(valuesOf(lines, userText)).toMatchObject({ sailing: '2019-03-02' });
  });

  it.each([
    'From Ostend. My brother leaves tomorrow',
    'Ostend, the ships come and leave tomorrow',
    'From Ostend. They leave the day after tomorrow',
    'If I left tomorrow it would be Ostend',
    'Ostend. Do ships leave tomorrow?',
    'Ostend, unless the ship leaves tomorrow',
    'Ostend, leaving tomorrow is impossible',
    "Ostend, I'd leave tomorrow, if I could",
    'Ostend, leave it for tomorrow',
    'Ostend, leaving on the 2nd ship',
    'The last ferry from Ostend left on the 2nd, did it not?',
    'Ostend. They leave on the 9th of March',
    'Ostend. Do ships leave on the 9th of March?',
  ])('is no day of somebody or something else: "%s"', (userText) => {
    expect(ask('q_harbour', userText, { index: CRUISE }).values).not.toHaveProperty('sailing');
  });

  it.each([
    [CRUISE_DE, 'Aus Kiel, mein Bruder reist morgen ab'],
    [CRUISE_NL, 'Oostende, mijn broer vertrekt morgen'],
  ])('is no day of somebody else: %#, "%s"', (lines, userText) => {
    expect(valuesOf(lines, userText)).not.toHaveProperty('sailing');
  });

  it.each([
    ['Is there a cheap Georgian place?', { kitchen: 'Georgian', price: 'cheap' }],
    ['Cheap Indian please', { kitchen: 'Indian', price: 'cheap' }],
    ['I want expensive Basque food', { kitchen: 'Basque', price: 'expensive' }],
  ])('is a price right before the choice that was asked for: "%s"', (userText, told) => {
    expect(ask('q_kitchen', userText, { index: DINNER }).values).toEqual(told);
  });

  it.each([
    'North Indian, please',
    'north Indian food',
    'northern Indian',
    'southern Basque food',
    'not so expensive Indian',
    'less cheap Indian',
    'I hate cheap Indian',
    'if it were cheap Indian',
    'we had expensive Indian yesterday, so Georgian',
    'my wife likes cheap Basque, I like Indian',
    'they want cheap Indian',
    'cheap Indian is bad for me',
    'Is cheap Indian any good?',
  ])('is no part of a name, nothing denied and nothing of others: "%s"', (userText) => {
    const { values } = ask('q_kitchen', userText, { index: DINNER });
    expect(Object.keys(values)).toEqual(['kitchen']);
  });

  it('is no price that somebody else pays', () => {
    const lines = [
      choice('kitchen', 'Welche Küche mögen Sie?', 'chinesisch', 'indisch'),
      choice('price', 'Was darf es kosten?', 'günstig', 'teuer'),
    ];
    expect(valuesOf(lines, 'Ich suche ein günstiges indisches Restaurant')).toEqual({
      kitchen: 'indisch',
      price: 'günstig',
    });
    expect(valuesOf(lines, 'mein Bruder mag teuer chinesisch')).toEqual({ kitchen: 'chinesisch' });
  });

  it.each([
    [['tea', 'wine', 'coffee'], ['green', 'red', 'black'], 'green tea', 'tea'],
    [['tea', 'wine', 'coffee'], ['green', 'red', 'black'], 'a red wine', 'wine'],
    [['dog', 'pizza', 'potatoes'], ['hot', 'small', 'new'], 'hot dog', 'dog'],
    [['dog', 'pizza', 'potatoes'], ['hot', 'small', 'new'], 'new potatoes', 'potatoes'],
    [['Express', 'Visa'], ['american', 'european'], 'American Express', 'Express'],
    [['Tee', 'Kaffee'], ['grün', 'schwarz'], 'schwarzen Kaffee', 'Kaffee'],
    [['thee', 'koffie'], ['groen', 'zwart'], 'groene thee', 'thee'],
    [['vin', 'café'], ['petit', 'grand'], 'un petit vin', 'vin'],
    [['茶', '咖啡'], ['黑', '红'], '黑咖啡', '咖啡'],
  ])('is nothing of another question: %j %j "%s"', (asked, other, userText, told) => {
    const lines = [choice('first', 'Which one?', ...asked), choice('second', 'How?', ...other)];
    expect(valuesOf(lines, userText)).toEqual({ first: told });
  });

  it('is a number beside the hour that was asked for', () => {
    const { values } = ask('q_hour', 'We need a table for four on Thursday at 16:45', {
      index: DINNER,
    });
    expect(values).toEqual({ hour: '16:45', seats: 4 });
  });

  it.each([
    [tableAt('At what time?', 'How many people will sit at the table?'), '19:30 sharp, table 12'],
    [tableAt('A che ora?', 'Quante persone siederanno al tavolo?'), 'tavolo 7 alle 19:30'],
    [tableAt('Hoe laat?', 'Met hoeveel personen aan tafel?'), 'tafel 7 om 19:30'],
    [tableAt('Um wie viel Uhr?', 'Wie viele Personen sitzen am Tisch?'), 'Tisch 7 um 19:30'],
  ])('is no number that names a thing beside the hour: %j "%s"', (lines, userText) => {
    expect(valuesOf(lines, userText)).toEqual({ hour: '19:30' });
  });

  it.each([
    [
      town('Which city?'),
      choice('fitness', 'How fit are you?', 'low', 'moderate', 'high'),
      'Paris, we were moderately happy with it',
    ],
    [
      town('Which town?'),
      choice('price', 'What may it cost?', 'cheap', 'expensive'),
      'Rome, with affordable hopes',
    ],
    [
      town('Welche Stadt?'),
      choice('price', 'Was darf es kosten?', 'günstig', 'mittel', 'teuer'),
      'Rom, das war teurer als gedacht',
    ],
    [
      town('Welche Stadt?'),
      choice('price', 'Was darf es kosten?', 'günstig', 'mittel', 'teuer'),
      'Rom, mit mittleren Erwartungen',
    ],
    [
      town('¿Qué ciudad?'),
      choice('price', '¿Cuánto puede costar?', 'barato', 'caro'),
      'Madrid, fue cara la última vez',
    ],
    [
      town('Quale città?'),
      choice('price', 'Quanto può costare?', 'economico', 'caro'),
      'Roma, cara amica',
    ],
    [
      town('Welke stad?'),
      choice('price', 'Wat mag het kosten?', 'goedkoop', 'duur'),
      'Rome, dure grap',
    ],
  ])(
    'is no choice of which another form is said in passing: %j %j "%s"',
    (asked, other, userText) => {
      expect(Object.keys(valuesOf([asked, other], userText))).toEqual(['town']);
    },
  );

  it('is a choice in another form that a word of its question or of wishing leads to', () => {
    const lines = [
      town('Welche Stadt?'),
      choice('price', 'Wie hoch darf der Preis sein?', 'günstig', 'teuer'),
    ];
    expect(valuesOf(lines, 'Rom, und ein günstiger Preis bitte')).toMatchObject({
      price: 'günstig',
    });
    expect(valuesOf(lines, 'Rom. Ich hätte gerne ein teures Hotel im Zentrum')).toMatchObject({
      price: 'teuer',
    });
  });
});
