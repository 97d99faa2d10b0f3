import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf, valueTold } from '../support/form.ts';

const TEXT = { type: 'string' };

describe('An address amid chatter', () => {
  it.each([
    [
      'Where should we deliver the pram?',
      'flat 7, 31 Harrow Road, shout up',
      'flat 7, 31 Harrow Road',
    ],
    ['What is your address?', '8 Otter Close in Whitby, mind the cat', '8 Otter Close in Whitby'],
    ['Where do we deliver?', "it's 14a Mill Lane, the green gate", '14a Mill Lane'],
    [
      'Wie lautet Ihre Adresse?',
      'Hinterhaus, Lindenallee 4, die Klingel ist kaputt',
      'Hinterhaus, Lindenallee 4',
    ],
    [
      'Wohin liefern wir?',
      'in die Mühlgasse 12b in Rheine, Achtung Hund',
      'Mühlgasse 12b in Rheine',
    ],
    ['Wie ist die Adresse?', 'Kirchsteig 3, die Garage ist gesperrt', 'Kirchsteig 3'],
    [
      'Quelle est votre adresse ?',
      'bâtiment C, 22 rue des Lilas, la sonnette est morte',
      'bâtiment C, 22 rue des Lilas',
    ],
    [
      'Où devons-nous livrer la poussette ?',
      'au 8 impasse du Moulin à Rully, attention au chien',
      '8 impasse du Moulin à Rully',
    ],
    [
      'À quelle adresse faut-il livrer la poussette ?',
      '14 bis chemin des Vignes, portail vert',
      '14 bis chemin des Vignes',
    ],
    [
      '¿Cuál es su dirección?',
      'portal 3, calle Olivo 22, el timbre no va',
      'portal 3, calle Olivo 22',
    ],
    [
      '¿Dónde tenemos que entregar el cochecito?',
      'en la calle del Molino 8 de Baeza, ojo con el perro',
      'calle del Molino 8 de Baeza',
    ],
    ['¿Su dirección?', 'camino de la Ermita 5, hay una verja', 'camino de la Ermita 5'],
    [
      'A quale indirizzo portiamo il passeggino nuovo?',
      'scala B, via Garibaldi 22, il campanello è rotto',
      'scala B, via Garibaldi 22',
    ],
    [
      'Dove dobbiamo consegnare il passeggino?',
      'in vicolo del Mulino 8 a Narni, attenti al cane',
      'vicolo del Mulino 8 a Narni',
    ],
    [
      'A quale indirizzo dobbiamo consegnare il passeggino?',
      'via dei Gelsi 14/a, cancello verde',
      'via dei Gelsi 14/a',
    ],
    [
      'Wat is uw adres?',
      'bovenwoning, Lindelaan 4, de bel doet het niet',
      'bovenwoning, Lindelaan 4',
    ],
    [
      'Waar bezorgen we het?',
      'op de Molenstraat 8 in Zeist, pas op de hond',
      'Molenstraat 8 in Zeist',
    ],
    ['Uw adres?', 'Kerkweg 14a, groene poort', 'Kerkweg 14a'],
    [
      'Qual é a sua morada?',
      'bloco B, rua das Oliveiras 22, a campainha não toca',
      'bloco B, rua das Oliveiras 22',
    ],
    [
      'Onde é que entregamos o carrinho?',
      'na travessa do Moinho 8 em Tomar, cuidado com o cão',
      'travessa do Moinho 8 em Tomar',
    ],
    [
      'Qual é o endereço para a entrega do carrinho?',
      'Ladeira do Carmo 9 fundos, portão verde',
      'Ladeira do Carmo 9 fundos',
    ],
    ['您的住址是？', '我住在广州天河区体育西路12号', '广州天河区体育西路12号'],
    ['送到哪里？', '上海市徐汇区天平路128号3楼，门禁没有', '上海市徐汇区天平路128号3楼'],
    ['您的地址是哪里？', '杏花路22号5单元，门铃坏了', '杏花路22号5单元'],
    ['收货地址？', '我们在丽景苑3栋801，小心狗', '丽景苑3栋801'],
    ['您的地址？', '就那个，翠竹街18号3楼，门口有个摊子', '翠竹街18号3楼'],
  ])('is told whole and alone: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    ['How many of you are there?', '4 people close to each other'],
    ['How many chairs do you need?', '2 close friends and me'],
    ['Wie viele Gäste kommen?', '12, der Weg ist weit'],
    ['Combien de leçons voulez-vous ?', '3 cours de piano'],
    ['¿Cuántas camas?', '2 camas y una cuna'],
    ['Quanti siete?', '5 in strada e 2 in casa'],
    ['Hoeveel stoelen?', '3 stoelen langs de weg'],
    ['Quantos são?', '4 na rua e 2 em casa'],
  ])('is none where somebody counts: %s %s', (question, reply) => {
    expect(String(valueTold(question, TEXT, reply))).not.toMatch(/close|Weg|piano|strada|weg|rua/);
  });

  it.each([
    'I need it from 1st of March and I would like to have it around half past 10',
    'No I want it starting April 1st',
    'From the 21st of June, says Anna',
  ])('is none where an ordinal is a day: %s', (reply) => {
    const form = formOf([
      { id: 'place', question: 'Where do you want to pick up the car?', schema: TEXT },
      { id: 'day', question: 'From which date?', schema: { type: 'string', format: 'date' } },
    ]);
    const { values } = ask('q_day', reply, { index: prepareReading(form) });
    expect(values).not.toHaveProperty('place');
  });
});

describe('An address with its hour', () => {
  it.each([
    ['Where is it?', 'at 12 Elm Street in the afternoon', '12 Elm Street'],
    ['Where is it?', 'at 2901 East Hastings Street at 2:15 pm', '2901 East Hastings Street'],
    ['Where do you want to go?', '17:15, to Lower Quay', 'Lower Quay'],
    ['Wohin liefern wir?', 'um 15 Uhr, Lindenallee 4', 'Lindenallee 4'],
    ['Où faut-il livrer ?', 'à 14h30, 8 impasse du Moulin', '8 impasse du Moulin'],
    ['Où faut-il livrer ?', '8 impasse du Moulin à 14h30', '8 impasse du Moulin'],
    ['¿Dónde es?', 'calle Olivo 22 a las 15:30', 'calle Olivo 22'],
    ["Dov'è?", 'via Roma 4 alle 15', 'via Roma 4'],
    ['Waar is het?', 'Kerkstraat 5 om 14.30 uur', 'Kerkstraat 5'],
    ['Onde é?', 'rua das Flores 12 às 15h', 'rua das Flores 12'],
    ['在哪里？', '人民路18号，下午三点', '人民路18号'],
  ])('ends before it, or begins behind it: %s %s', (question, reply, place) => {
    expect(valueTold(question, TEXT, reply)).toBe(place);
  });

  it('may have a number before a part of the day that is its name', () => {
    expect(valueTold('Where is it?', TEXT, '8 Morning Lane')).toBe('8 Morning Lane');
  });
});

describe('The name of a street that begins with a small word', () => {
  it.each([
    ['Wie lautet Ihre Adresse?', 'Am Alten Hafen 3', 'Am Alten Hafen 3'],
    ['Wie lautet Ihre Adresse?', 'An der Alten Post 5, zweiter Stock', 'An der Alten Post 5'],
    ['Wie lautet Ihre Adresse?', 'wir wohnen Unter den Eichen 12', 'Unter den Eichen 12'],
    ['What is your address?', 'The Green 4', 'The Green 4'],
    ['Wat is uw adres?', 'Achter de Kerk 3', 'Achter de Kerk 3'],
  ])('%s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    ['Wie lautet Ihre Adresse?', 'In der Mühlgasse 4', 'Mühlgasse 4'],
    ['Wie lautet Ihre Adresse?', 'An die Lindenallee 4 bitte', 'Lindenallee 4'],
    ['¿Cuál es su dirección?', 'En la calle Olivo 22', 'calle Olivo 22'],
  ])('is none where it only leads there: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('The letter of a house, apart from its number', () => {
  it.each([
    ['Wie lautet Ihre Adresse?', 'Hafenstraße 18 a, das ist über dem Bäcker', 'Hafenstraße 18 a'],
    ['¿Cuál es su dirección?', 'calle Olivo 22 b, Granada', 'calle Olivo 22 b, Granada'],
    ['¿Cuál es su dirección?', 'calle Olivo 22 a Granada', 'calle Olivo 22 a Granada'],
    ['A quale indirizzo?', 'via Garibaldi 3 c', 'via Garibaldi 3 c'],
    ['What is your address?', 'Mill Lane 14 b, the green gate', 'Mill Lane 14 b'],
  ])('%s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('An address that begins with its number', () => {
  it.each([
    [
      'Quelle est votre adresse ?',
      'Anne Morel, 14 rue du Four à Sarlat',
      '14 rue du Four à Sarlat',
    ],
    ['What is your address?', 'Ann Hale, 14 Mill Lane, Whitby', '14 Mill Lane, Whitby'],
    ['Which road is nearest?', 'Fennel Lane, off the A371', 'Fennel Lane'],
    ['Qual é a morada?', 'Travessa do Cano, 8, Évora', 'Travessa do Cano, 8, Évora'],
  ])('has nothing before it: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it('is told unasked with its town', () => {
    const index = prepareReading(
      formOf([
        { id: 'address', question: 'Quelle est votre adresse ?', schema: TEXT },
        { id: 'pets', question: 'Combien de chiens avez-vous ?', schema: { type: 'integer' } },
      ]),
    );
    const { values } = ask('q_pets', 'Deux, au 14 rue du Four à Sarlat', { index });
    expect(values).toEqual({ address: '14 rue du Four à Sarlat', pets: 2 });
  });
});
