import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const TEXT = { type: 'string' };

function told(question: string, reply: string): unknown {
  const index = prepareReading(formOf([{ id: 'x', question, schema: TEXT }]));
  return ask('q_x', reply, { index }).values.x;
}

describe('Names', () => {
  it.each([
    ['Who should we call in an emergency?', 'My sister, Ruth Okafor.', 'Ruth Okafor'],
    ['Who is your contact person?', 'Ask for my neighbour, Ines Vidal.', 'Ines Vidal'],
    ['Wer ist Ihr Ansprechpartner?', 'Meine Schwester, Ruth Brandt.', 'Ruth Brandt'],
    ['Qui est la personne à contacter ?', 'Mon frère, Louis Garnier.', 'Louis Garnier'],
    ['¿Quién es la persona de contacto?', 'Mi hermana, Lucía Prado.', 'Lucía Prado'],
    ['Chi è la persona da contattare?', 'Mia sorella, Chiara Lodi.', 'Chiara Lodi'],
    ['Quem é a pessoa de contacto?', 'A minha irmã, Joana Prates.', 'Joana Prates'],
  ])('are those of who is told by what they are: %s %s', (question, reply, name) => {
    expect(told(question, reply)).toBe(name);
  });

  const parts = (given: string, family: string) =>
    prepareReading(
      formOf([
        { id: 'given', question: given, schema: TEXT },
        { id: 'family', question: family, schema: TEXT },
      ]),
    );

  it.each([
    ["I'm Nora Lindqvist.", { given: 'Nora', family: 'Lindqvist' }],
    ['Ich heiße Tim Dornbusch.', { given: 'Tim', family: 'Dornbusch' }],
    ['Je m’appelle Zoé Marchal.', { given: 'Zoé', family: 'Marchal' }],
  ])('are parted where first and last name are two informations: %s', (reply, names) => {
    const index = parts('What is your first name?', 'What is your last name?');
    expect(ask('q_given', reply, { index }).values).toEqual(names);
  });

  it('leave a last name of two words whole', () => {
    const index = parts('What is your first name?', 'What is your last name?');
    expect(ask('q_family', 'Garcia Lorca', { index }).values).toEqual({ family: 'Garcia Lorca' });
  });
});

describe('A person or a city', () => {
  it.each([
    ['What is your name?', 'name harini', 'harini'],
    ['What is your name?', 'raj prasad 4587', 'raj prasad'],
    ['In which city do you live?', 'city goa', 'goa'],
    ['In which city do you live?', 'seattle 98103', 'seattle'],
    ['In which city do you live?', '98103 seattle', 'seattle'],
    ['Wie ist Ihr Name?', 'name brandt', 'brandt'],
    ['In welcher Stadt wohnen Sie?', '80331 münchen', 'münchen'],
    ['Quel est votre nom ?', 'nom garnier', 'garnier'],
    ['Dans quelle ville habitez-vous ?', 'dijon 21000', 'dijon'],
    ['¿Cuál es su nombre?', 'nombre lucía', 'lucía'],
    ['In quale città abita?', 'lodi 26900', 'lodi'],
    ['In welke stad woont u?', 'stad utrecht', 'utrecht'],
    ['Em que cidade mora?', 'braga 4700', 'braga'],
    // Which the words and digits may be a part of, too.
    ['In which city do you live?', 'city of london', 'city of london'],
    ['In which city do you live?', '1000 islands', '1000 islands'],
    ['In which city do you live?', 'city 1000 islands', '1000 islands'],
    ['What is your name?', 'name of the rose', 'name of the rose'],
    ['What is your name?', 'name 4587', undefined],
    ['In which city do you live?', 'city 98103', undefined],
    ['In which city do you live?', '98103', undefined],
  ])('is told without the word for it and the digits beside it: %s %s', (question, reply, name) => {
    expect(told(question, reply)).toBe(name);
  });
});

describe('A name told twice', () => {
  it.each([
    ['Achebe. Chinua Achebe.', 'Chinua Achebe'],
    ['Dorothy. Dorothy Pym, from the bakery', 'Dorothy Pym'],
    ['Quint. Q U I N T. Rosa Quint.', 'Rosa Quint'],
  ])('is the longer one that follows: %s', (reply, name) => {
    expect(told('What is your name?', reply)).toBe(name);
  });

  it.each([
    ['Smith. My wife is Jane Smith.', 'Smith'],
    ['Paul. My boss is Peter Paul', 'Paul'],
    ['Ortega. The other guest is Luis Ortega.', 'Ortega'],
    ['Smith. Jane Smith is my wife.', 'Smith'],
  ])('is not the longer one of somebody else: %s', (reply, name) => {
    expect(told('What is your name?', reply)).toBe(name);
  });
});

describe('Single letters', () => {
  it.each([
    ['J R R Tolkien', 'J R R Tolkien'],
    ['It is C P E Bach.', 'C P E Bach'],
    ['Achebe, A C H E B E', 'Achebe'],
    ['B O Y L E, Boyle', 'Boyle'],
    ['Greta van Dyck, V A N D Y C K', 'Greta van Dyck'],
    ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
  ])('are part of a name, unless they spell a word of the reply: %s', (reply, name) => {
    expect(told('What is your name?', reply)).toBe(name);
  });
});

describe('Addresses', () => {
  it.each([
    ['What is your address?', "It's 27 Orchard Road, Bristol.", '27 Orchard Road, Bristol'],
    ['Wie lautet Ihre Adresse?', 'Lindenallee 4a in Potsdam.', 'Lindenallee 4a in Potsdam'],
    ['Quelle est votre adresse ?', 'Rue Pasteur 16, Dijon', 'Rue Pasteur 16, Dijon'],
    ['您的地址是什么？', '长宁区延安西路233号。', '长宁区延安西路233号'],
  ])('are told with their numbers: %s %s', (question, reply, address) => {
    expect(told(question, reply)).toBe(address);
  });
});

describe('Plain words', () => {
  it.each([
    [
      'What is your main symptom?',
      'A dull ache in my right shoulder.',
      'dull ache in my right shoulder',
    ],
    ['What are you allergic to?', 'Cats and pollen.', 'Cats and pollen'],
    ['Your tax identity?', "It's 221.448.903-17.", '221.448.903-17'],
  ])('are told whole: %s %s', (question, reply, words) => {
    expect(told(question, reply)).toBe(words);
  });

  it.each([
    [
      'Who holds the policy?',
      "That's me. Philippa Thorne, though my friends all call me Pip",
      'Philippa Thorne',
    ],
    ['您叫什么名字？', '王建军，大家都叫我老王', '王建军'],
    [
      'Come si chiama la bambina?',
      'Ilaria Bassani, ha sei anni e ancora non sa nuotare',
      'Ilaria Bassani',
    ],
  ])('are no account where a name is asked for: %s %s', (question, reply, name) => {
    expect(told(question, reply)).toBe(name);
  });

  it('are an account where a long reply tells more than a few of them', () => {
    const reply = 'When I turn the key it clicks twice and then all the lights go out.';
    expect(told('What is the trouble with the car?', reply)).toBe(reply.slice(0, -1));
  });
});
