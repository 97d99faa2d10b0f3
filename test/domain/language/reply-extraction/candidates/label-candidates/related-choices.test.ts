import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../support/at-once.ts';
import { ask, formOf } from '../../../support/form.ts';

const OTHER = { id: 'y', question: '', schema: { type: 'string' } };

interface Asked {
  readonly question: string;
  readonly choices: readonly string[];
  readonly isList?: boolean;
}

function told({ question, choices, isList = false }: Asked, reply: string): unknown {
  const one = { type: 'string', enum: [...choices] };
  const schema = isList ? { type: 'array', items: one } : one;
  const type = isList ? ('multiple_choice' as const) : ('single_choice' as const);
  const filler = {
    ...OTHER,
    question: 'Is there anything else that you would like to tell us about it?',
  };
  const index = prepareReading(formOf([{ id: 'x', question, schema, choices, type }, filler]));
  return ask('q_x', reply, { index }).values.x;
}

const PET: Asked = { question: 'Which pet do you have?', choices: ['dog', 'cat', 'bird'] };
const PAY: Asked = { question: 'How would you like to pay?', choices: ['card', 'cash', 'invoice'] };
const STATUS: Asked = {
  question: 'What is your marital status?',
  choices: ['single', 'married', 'divorced', 'widowed'],
};
const BODY: Asked = { question: 'Where does it hurt?', choices: ['arm', 'leg', 'back'] };
const SPORT: Asked = { question: 'Which sport do you do?', choices: ['tennis', 'gym', 'dancing'] };
const JOB: Asked = {
  question: 'What kind of work is it?',
  choices: ['electrics', 'plumbing', 'heating', 'roofing'],
};
const ROOMS: Asked = {
  question: 'Which rooms are to be painted?',
  choices: ['kitchen', 'bathroom', 'cellar'],
  isList: true,
};

describe('A choice told in other words than its label', () => {
  it.each([
    [PET, 'a beagle', 'dog'],
    [PET, 'an old tomcat', 'cat'],
    [PET, 'not a dog, a budgie', 'bird'],
    [PET, 'einen Dackel', 'dog'],
    [PET, 'nous avons un canari qui chante', 'bird'],
    [PAY, 'en efectivo', 'cash'],
    [PAY, 'auf Rechnung, bitte', 'invoice'],
    [STATUS, 'my husband passed away', 'widowed'],
    [BODY, 'my left calf', 'leg'],
    [SPORT, 'sono andata in palestra', 'gym'],
    [STATUS, 'ik ben gescheiden', 'divorced'],
    [JOB, 'the fuse box keeps tripping', 'electrics'],
    [JOB, 'der Wasserhahn tropft seit Tagen', 'plumbing'],
    [JOB, 'les radiateurs restent froids', 'heating'],
    [JOB, 'faltan tejas desde el temporal', 'roofing'],
  ])('%o: %s', (asked, reply, choice) => {
    expect(told(asked, reply)).toBe(choice);
  });

  it('is one of several', () => {
    expect(told(ROOMS, 'where the oven is, and the basement')).toEqual(['kitchen', 'cellar']);
  });

  it('stays open where the words name none of them', () => {
    expect(told(PET, 'a goldfish')).toBeUndefined();
    expect(told(PAY, 'in the evening')).toBeUndefined();
  });

  it('is not taken where other answers are welcome too', () => {
    const schema = { type: 'string' };
    const line = { id: 'x', question: 'Which pet do you have?', schema, choices: ['dog', 'cat'] };
    const index = prepareReading(formOf([{ ...line, type: 'semi_open' as const }]));
    expect(ask('q_x', 'a beagle', { index }).values.x).not.toBe('dog');
  });
});

const BUDGET: Asked = {
  question: 'How much may it cost?',
  choices: ['under 100 euros', '100 to 200 euros', 'over 200 euros'],
};
const WAITING: Asked = {
  question: 'How long can it wait?',
  choices: ['under a week', 'over a week'],
};
const HOW_OFTEN: Asked = { question: 'How often do you walk?', choices: ['never', 'daily'] };
const LIBRARY: Asked = { question: 'Which library?', choices: ['public', 'private'] };
const SIZE: Asked = {
  question: 'Wie groß ist die Wohnung?',
  choices: ['unter 50 m²', '50 bis 100 m²', 'über 100 m²'],
};
const CHECKS: Asked = {
  question: 'Was sollen wir nachsehen?',
  choices: ['Bremsencheck', 'Reifenwechsel', 'Lackpflege'],
};
const LOAD: Asked = {
  question: '¿Qué vehículo necesita?',
  choices: ['furgoneta grande', 'camión pequeño'],
};
const SKIN: Asked = { question: 'What troubles you?', choices: ['sensitivity', 'dryness'] };
const BOOKS: Asked = { question: 'What do you like to read?', choices: ['novel', 'poetry'] };
const TYRES: Asked = {
  question: 'Welche Reifen sollen es sein?',
  choices: ['Winterreifen', 'Sommerreifen'],
};

describe('A word akin to one of a label', () => {
  it.each([
    [SKIN, 'it is so sensitive', 'sensitivity'],
    [CHECKS, 'Schauen Sie bitte nach den Bremsen', 'Bremsencheck'],
    [LOAD, 'la furgo', 'furgoneta grande'],
    [BOOKS, 'me gustan los novelones', 'novel'],
    [TYRES, 'Für den Winter', 'Winterreifen'],
  ])('names its choice: %o: %s', (asked, reply, choice) => {
    expect(told(asked, reply)).toBe(choice);
  });

  it.each([
    [BUDGET, 'I understand, give me a minute.'],
    [BUDGET, 'Understood, it depends on the model.'],
    [BUDGET, 'We are still undergoing a renovation'],
    [BUDGET, 'It is well underway'],
    [BUDGET, 'It is overpriced everywhere'],
    [WAITING, 'It is well underway'],
    [SIZE, 'Das ist ganz unterschiedlich'],
    [SIZE, 'Da muss ich in den Unterlagen nachsehen'],
    [SIZE, 'Ich bin gerade unterwegs'],
    [HOW_OFTEN, 'Nevertheless I walk a lot'],
    [HOW_OFTEN, 'Nevermind'],
    [LIBRARY, 'Whatever the publication needs'],
    [LIBRARY, 'The one that my publisher likes'],
  ])('is none that only begins with a short one: %o: %s', (asked, reply) => {
    expect(told(asked, reply)).toBeUndefined();
  });
});
