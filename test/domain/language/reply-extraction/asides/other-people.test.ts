import { describe, expect, it } from 'vitest';
import type { InformationSchema } from '../../../../../domain/configuration/information-schema/information-schema.ts';
import { valueTold } from '../../support/form.ts';

const TEXT: InformationSchema = { type: 'string' };
const NUMBER: InformationSchema = { type: 'number' };
const HOSES: InformationSchema = { type: 'string', enum: ['can', 'hose', 'drip system'] };
const DRIP: InformationSchema = { type: 'string', enum: ['goutte à goutte', 'tuyau'] };
const TALK: InformationSchema = { type: 'string', enum: ['Platt', 'Bairisch', 'Hochdeutsch'] };
const OLIVES: InformationSchema = { type: 'string', enum: ['coratina', 'leccino'] };
const PIANO: InformationSchema = { type: 'string', enum: ['三角', '立式'] };
const ACCESS: InformationSchema = { type: 'string', enum: ['a neighbour has the key', 'home'] };

describe('What somebody else has', () => {
  it.each([
    ['How do you water?', HOSES, 'my neighbour has a drip system, looks great', undefined],
    ['How much rent can you manage?', NUMBER, '480, my mate pays 700 tho', 480],
    [
      'Wie sollen wir reden?',
      TALK,
      'die Nachbarn hatten Bairisch. normal bitte, Hochdeutsch',
      'Hochdeutsch',
    ],
    ['Comment arrosez-vous ?', DRIP, 'le voisin a un goutte à goutte', undefined],
    ['¿Cuál es el nombre de la finca?', TEXT, 'la de mi primo es la Dehesilla', undefined],
    ['Che olive sono?', OLIVES, 'il vicino ha tutta coratina, noi leccino', 'leccino'],
    ['Hoeveel kippen heeft u?', NUMBER, 'mijn buurman heeft er vijf', undefined],
    ['Quantas galinhas tem?', NUMBER, 'a minha vizinha tem cinco', undefined],
    ['是什么类型的钢琴呢？', PIANO, '邻居家是三角的，我家的您来看看就知道', undefined],
  ])('is not told: %s %j %s', (question, schema, reply, value) => {
    expect(valueTold(question, schema, reply)).toBe(value);
  });

  it.each([
    ['How do we get in?', ACCESS, 'a neighbour has the key', 'a neighbour has the key'],
    ['How do you water?', HOSES, 'a hose, as my brother has', 'hose'],
    ['How many hens do you have?', NUMBER, 'five, and my brother has none', 5],
    ['What is your brother called?', TEXT, 'my brother is Tom', 'Tom'],
  ])('keeps what a choice or the user says: %s %j %s', (question, schema, reply, value) => {
    expect(valueTold(question, schema, reply)).toBe(value);
  });
});
