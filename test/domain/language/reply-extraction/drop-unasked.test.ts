import { describe, expect, it } from 'vitest';
import { prepareReading, readReply } from '../../../support/at-once.ts';
import { ask, formOf, REFERENCE_TIME } from '../support/form.ts';

const FORM = prepareReading(
  formOf([
    { id: 'cough', question: 'What is the matter with the dog?', schema: { type: 'string' } },
    {
      id: 'visit',
      question: 'Which day would you like to come?',
      schema: { type: 'string', format: 'date' },
    },
    { id: 'insured', question: 'Is the dog insured?', schema: { type: 'boolean' } },
  ]),
);

describe('What nobody asked for', () => {
  it('is no day before today where one is to come', () => {
    const { values } = ask('q_insured', 'Yes, I signed it yesterday.', { index: FORM });
    expect(values).toEqual({ insured: true });
  });

  it('is told by a day to come', () => {
    const { values } = ask('q_insured', 'Yes, and we can come on Friday.', { index: FORM });
    expect(Object.keys(values).sort()).toEqual(['insured', 'visit']);
  });
});

const HOUSE = prepareReading(
  formOf([
    { id: 'heating', question: 'Which heating would you like?', schema: { type: 'string' } },
    { id: 'cooling', question: 'Is cooling wanted?', schema: { type: 'boolean' } },
    { id: 'reserve', question: 'Does it take a reserve tank?', schema: { type: 'boolean' } },
  ]),
);

describe('A verb', () => {
  it('names no topic of a yes or no, be it wanted or taken', () => {
    const wanted = ask('q_heating', 'I want a heat pump', { index: HOUSE });
    expect(wanted.values).not.toHaveProperty('cooling');
    const taken = ask('q_heating', 'We take district heating', { index: HOUSE });
    expect(taken.values).not.toHaveProperty('reserve');
  });

  it('leaves the topic to its noun', () => {
    const { values } = ask('q_heating', 'A heat pump, and with cooling please', { index: HOUSE });
    expect(values).toMatchObject({ cooling: true });
  });
});

const TRIP = prepareReading(
  formOf([
    {
      id: 'back',
      question: 'When do you come back?',
      schema: { type: 'string', format: 'date' },
    },
    {
      id: 'bags',
      question: 'How many bags do you check?',
      schema: { type: 'integer' },
      choices: [
        ['1', 1],
        ['2', 2],
      ],
    },
    { id: 'guests', question: 'How many of you are staying?', schema: { type: 'integer' } },
    { id: 'hall', question: 'What is the name of the hall?', schema: { type: 'string' } },
    { id: 'singer', question: 'What is the name of the singer?', schema: { type: 'string' } },
  ]),
);

describe('Words that answer one question', () => {
  it('are no number of another: the digit of a day', () => {
    const { values } = ask('q_back', 'Back on the 2nd of January', { index: TRIP });
    expect(Object.keys(values)).toEqual(['back']);
  });

  it('are no count for a verb after "one"', () => {
    const { values } = ask('q_hall', 'Olympia, the only one staying open', { index: TRIP });
    expect(values).not.toHaveProperty('guests');
  });

  it('leave what is left of them to no sibling, unless something leads there', () => {
    const asked = (userText: string) =>
      readReply(TRIP, {
        userText,
        askedQuestionIds: ['q_hall', 'q_singer'],
        assistantText: undefined,
        language: 'en',
        referenceTime: REFERENCE_TIME,
        known: new Map(),
      }).values.map(({ informationId, value }) => [informationId, value]);
    expect(asked('The hall is Olympia. It has a Steinway.')).toEqual([['hall', 'Olympia']]);
    expect(asked('Olympia, with a concert by Nadia Rahal')).toEqual([
      ['hall', 'Olympia'],
      ['singer', 'Nadia Rahal'],
    ]);
  });
});

const BOAT = prepareReading(
  formOf([
    {
      id: 'lot',
      question: 'Was wird verladen?',
      schema: { type: 'string', enum: ['Boot', 'Auto'] },
      choices: ['Boot', 'Auto'],
    },
    { id: 'owner', question: 'Wie heißt der Besitzer?', schema: { type: 'string' } },
    { id: 'hour', question: 'Um wie viel Uhr?', schema: { type: 'string', format: 'time' } },
  ]),
);

/** Questions that the agent's words may have asked beside the main one. */
function besides(userText: string): readonly string[] {
  return readReply(BOAT, {
    userText,
    askedQuestionIds: ['q_lot', 'q_owner', 'q_hour'],
    assistantText: undefined,
    language: 'de',
    referenceTime: REFERENCE_TIME,
    known: new Map(),
  }).values.map(({ informationId }) => informationId);
}

describe('What is asked beside something else', () => {
  it('is no noun with a capital where all nouns have one, unless it is named', () => {
    expect(besides('Ein Boot, das liegt noch im Schlamm')).toEqual(['lot']);
    expect(besides('Ein Boot, mein Name ist Tomke Harms')).toEqual(['lot', 'owner']);
  });

  it('is no hour for any number, unless it stands alone', () => {
    expect(besides('Boot, wir sind zwei Leute')).toEqual(['lot']);
    expect(besides('Das Boot, sieben')).toEqual(['lot', 'hour']);
  });
});

describe('No preference', () => {
  it('is told of the question asked and of no other one that its words stand in', () => {
    const known = { index: TRIP, assistantText: 'Do you have a hall or a singer in mind?' };
    expect(ask('q_hall', 'No.', known).values).toEqual({ hall: 'n/a' });
  });

  it('puts off no hour: "I don\'t need one" is not one o\'clock', () => {
    expect(ask('q_time', "Actually I don't need one").values).toEqual({});
  });
});

const CLINIC = prepareReading(
  formOf([
    {
      id: 'ward',
      question: 'Which department is it for?',
      schema: { type: 'string', enum: ['cardiology', 'radiotherapy', 'surgery'] },
      choices: ['cardiology', 'radiotherapy', 'surgery'],
    },
    {
      id: 'wheels',
      question: 'Wozu brauchen Sie uns?',
      schema: {
        type: 'array',
        items: { type: 'string', enum: ['Fahrradreparatur', 'Lampenwechsel', 'Beratung'] },
      },
      type: 'multiple_choice',
      choices: ['Fahrradreparatur', 'Lampenwechsel', 'Beratung'],
    },
    { id: 'doctor', question: 'What is the name of the doctor?', schema: { type: 'string' } },
    { id: 'width', question: 'How wide is the bed, in centimetres?', schema: { type: 'number' } },
  ]),
);

describe('A choice', () => {
  it('is told by a word that begins like one of its label alone', () => {
    expect(ask('q_ward', 'my cardiologist sent me', { index: CLINIC }).values).toEqual({
      ward: 'cardiology',
    });
    const { values } = ask('q_wheels', 'Das Fahrrad und die Lampen', {
      index: CLINIC,
      language: 'de',
    });
    expect(values).toEqual({ wheels: ['Fahrradreparatur', 'Lampenwechsel'] });
  });

  it('is not told by a word that shares a few letters with it', () => {
    expect(ask('q_ward', 'it came as a surprise', { index: CLINIC }).values).toEqual({});
  });

  it('is not picked by who asks what two of them are', () => {
    const asking = 'What is the difference between radiotherapy and surgery?';
    expect(ask('q_ward', asking, { index: CLINIC }).outcome).toBe('asked_no_answer');
  });
});

describe('A name', () => {
  it.each([
    ['Nakamura, Keiko Nakamura', 'Keiko Nakamura'],
    ["I'm told it is Amir, Amir Haddad", 'Amir Haddad'],
    ["Rosa Quint, that's Q U I N T", 'Rosa Quint'],
  ])('is the longer one where it is told twice, and not its letters: %s', (reply, doctor) => {
    expect(ask('q_doctor', reply, { index: CLINIC }).values).toEqual({ doctor });
  });
});

describe('An amount', () => {
  it('that nobody asked for has its unit', () => {
    const reply = 'Surgery, for two people';
    expect(ask('q_ward', reply, { index: CLINIC }).values).toEqual({ ward: 'surgery' });
    const wide = 'Surgery, and the bed is 90 cm';
    expect(ask('q_ward', wide, { index: CLINIC }).values).toEqual({ ward: 'surgery', width: 90 });
  });
});

describe('An article before a number', () => {
  it.each([
    ['it', 'Che taglia porta?', 'una maglia, direi un quarantaquattro', 44],
    ['es', '¿Qué número calza?', 'un treinta y nueve', 39],
    ['de', 'Welche Schuhgröße haben Sie?', 'eine dreiundvierzig', 43],
  ])('counts no hundred: %s', (language, question, reply, size) => {
    const index = prepareReading(formOf([{ id: 'size', question, schema: { type: 'number' } }]));
    expect(ask('q_size', reply, { index, language }).values).toEqual({ size });
  });
});
