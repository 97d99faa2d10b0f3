import { describe, expect, it } from 'vitest';
import { valueTold } from '../support/form.ts';

const TEXT = { type: 'string' };

describe('What is written on a thing', () => {
  it.each([
    ['What make is the boiler?', 'It says Vaillant on the front', 'Vaillant'],
    ['What make is the boiler?', 'the sticker says Ideal', 'Ideal'],
    ['Welche Marke ist das Gerät?', 'steht Siemens drauf', 'Siemens'],
    ['Welche Marke ist das Gerät?', 'Bosch steht drauf, glaub ich', 'Bosch'],
    ['Welk merk is de ketel?', 'er staat Nefit op', 'Nefit'],
    ['Quelle est la marque de la chaudière ?', "c'est marqué Frisquet dessus", 'Frisquet'],
    ['¿Qué marca es la caldera?', 'pone Junkers en la tapa', 'Junkers'],
    ['Di che marca è la caldaia?', "c'è scritto Beretta sopra", 'Beretta'],
    ['Qual é a marca do esquentador?', 'diz Vulcano na tampa', 'Vulcano'],
    ['热水器是什么牌子的？', '上面写着海尔', '海尔'],
  ])('is told without the words that lead it in: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    ['What make is the boiler?', 'says who?', undefined],
    ['What make is the boiler?', 'it says nothing on the front', undefined],
    ['Wo steht das Auto?', 'es steht im Hof', 'Hof'],
    ['Waar staat de auto?', 'hij staat op de oprit', 'oprit'],
    ['¿Dónde está la caldera?', 'está en la cocina', 'cocina'],
  ])('is nothing where nothing is: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('A family name that looks like a verb', () => {
  it.each([
    ['Wie heißen Sie?', 'Jens Meinert, aus Hamburg', 'Jens Meinert'],
    ['Auf welchen Namen?', 'Petra Wünsche, bitte', 'Petra Wünsche'],
    ['Wie heißen Sie?', 'Sie meinen mich?', undefined],
  ])('%s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('A street', () => {
  it.each([
    ['Dans quelle rue habitez-vous ?', "rue des Lilas, derrière l'école", 'rue des Lilas'],
    ['In che via abita?', 'via dei Gelsi, dietro la scuola', 'via dei Gelsi'],
    ['¿En qué calle vive?', 'calle de los Olmos, detrás del mercado', 'calle de los Olmos'],
    ['Em que rua mora?', 'rua das Acácias, atrás da escola', 'rua das Acácias'],
    ['In which street do you live?', 'in Abbey Road', 'Abbey Road'],
  ])('is told with its kind: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('A name in Chinese', () => {
  it.each([
    ['您的籍贯是哪里？', '四川的吧', '四川'],
    ['您怎么称呼？', '叫我老周就行', '老周'],
    ['您怎么称呼？', '写李建国吧', '李建国'],
    ['您怎么称呼？', '我叫王芳，芳香的芳', '王芳'],
    ['贵公司名称？', '我们是远山科技，远近的远，大山的山', '远山科技'],
    ['您从哪里出发？', '从上海吧', '上海'],
  ])(
    'ends where it ends, and how it is written is no part of it: %s %s',
    (question, reply, value) => {
      expect(valueTold(question, TEXT, reply)).toBe(value);
    },
  );
});

describe('The last name first', () => {
  it.each([
    ['What is your name?', 'Halm, Anna Maria', 'Halm, Anna Maria'],
    ['Auf welchen Namen?', 'Müller, Heinrich, ich war schon mal da', 'Müller, Heinrich'],
    ['Quel est votre nom ?', 'Morel, Anne. avec un seul n', 'Morel, Anne'],
    ['¿Cómo se llama usted?', 'Gil Soto, Ana', 'Gil Soto, Ana'],
    ['Come si chiama?', 'Galli, Anna', 'Galli, Anna'],
    ['Em que nome?', 'Silva, Ana', 'Silva, Ana'],
    ['Op welke naam?', 'Jansen, Pieter', 'Jansen, Pieter'],
  ])('%s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    ['What is your name?', 'Anna, Tom and the children', 'Anna'],
    ['What is your name?', 'Anna, thanks', 'Anna'],
    ['Wie heißen Sie?', 'Müller, wie der Bäcker', 'Müller'],
    ['À quel nom ?', "Morel, c'est pour samedi", 'Morel'],
  ])('is all of it: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});
