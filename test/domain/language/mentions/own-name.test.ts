import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf, valueTold } from '../support/form.ts';

/** The user's name as a reply tells it to who asked for a number, where one question asks for the name. */
function nameIn(asksName: string, asksCount: string, reply: string): unknown {
  const index = prepareReading(
    formOf([
      { id: 'name', question: asksName, schema: { type: 'string' } },
      { id: 'count', question: asksCount, schema: { type: 'integer' } },
    ]),
  );
  return ask('q_count', reply, { index }).values.name;
}

const EN = ['What is your name?', 'How many tables do you need?'] as const;
const DE = ['Wie heißen Sie?', 'Wie viele Tische brauchen Sie?'] as const;
const NL = ['Wat is uw naam?', 'Hoeveel tafels heeft u nodig?'] as const;
const FR = ['Quel est votre nom ?', 'Combien de tables vous faut-il ?'] as const;
const ES = ['¿Cuál es su nombre?', '¿Cuántas mesas necesita?'] as const;
const IT = ['Come si chiama?', 'Quanti tavoli le servono?'] as const;
const PT = ['Como se chama?', 'De quantas mesas precisa?'] as const;
const ZH = ['您贵姓？', '您需要多少张桌子？'] as const;

describe("The user's own name, told to who asks for something else", () => {
  it.each([
    [EN, "Four for the Otley club, and I'm Ann Hale by the way", 'Ann Hale'],
    [EN, "Four. My name's Ann", 'Ann'],
    [EN, 'Ann Hale here. We need four', 'Ann Hale'],
    [EN, 'Four please. Kind regards, Ann Hale', 'Ann Hale'],
    [EN, 'Four, under the name of Hale', 'Hale'],
    [DE, 'Vier, ich bin übrigens Anna Halm', 'Anna Halm'],
    [DE, 'Hallo, hier ist Anna Halm, wir brauchen vier', 'Anna Halm'],
    [DE, 'Anna Halm hier, wir brauchen vier', 'Anna Halm'],
    [DE, 'Vier bitte. Viele Grüße Anna Halm', 'Anna Halm'],
    [DE, 'Vier, auf den Namen Halm bitte', 'Halm'],
    [NL, 'Goedemorgen, met Anna van den Berg, vier graag', 'Anna van den Berg'],
    [NL, 'Vier graag, u spreekt met Anna', 'Anna'],
    [NL, 'Vier. Groetjes, Anna de Boer', 'Anna de Boer'],
    [FR, 'Quatre, je suis Anne Morel', 'Anne Morel'],
    [FR, 'Quatre. Cordialement, Anne Morel', 'Anne Morel'],
    [ES, 'Cuatro, soy Ana Gil', 'Ana Gil'],
    [ES, 'Cuatro. Un saludo, Ana Gil', 'Ana Gil'],
    [IT, 'Quattro, sono Anna Galli', 'Anna Galli'],
    [IT, 'Quattro. Cordiali saluti, Anna Galli', 'Anna Galli'],
    [PT, 'Quatro, sou a Ana Silva', 'Ana Silva'],
    [PT, 'Quatro. Cumprimentos, Ana Silva', 'Ana Silva'],
    [ZH, '四张，我叫王芳', '王芳'],
  ])('%j %s', ([asksName, asksCount], reply, name) => {
    expect(nameIn(asksName, asksCount, reply)).toBe(name);
  });

  it.each(['Where are you going?', 'How are you paying?'])('is no answer to %s', (question) => {
    const index = prepareReading(
      formOf([
        { id: 'x', question, schema: { type: 'string' } },
        { id: 'count', question: 'How many seats?', schema: { type: 'integer' } },
      ]),
    );
    expect(ask('q_count', "Four, and I'm Ann Hale", { index }).values.x).toBeUndefined();
  });

  it.each([
    [EN, "Four, I'm busy on Monday"],
    [EN, 'Four. Thanks, Ann'],
    [EN, 'Four, give my regards to Ann Hale'],
    [EN, "Four, he's Tom Hale from next door"],
    [DE, 'Vier, ich bin Lehrer'],
    [DE, 'Vier, hier ist Platz genug'],
    [DE, 'Vier, viele Grüße an Frau Halm'],
    [NL, 'Vier graag, met Kerst'],
    [NL, 'Vier, hier is plaats genoeg'],
    [FR, 'Quatre, je suis en retard'],
    [ES, 'Cuatro, soy de Madrid'],
    [IT, 'Quattro, sono a Milano'],
    [PT, 'Quatro, sou do Porto'],
  ])('%j %s: none', ([asksName, asksCount], reply) => {
    expect(nameIn(asksName, asksCount, reply)).toBeUndefined();
  });
});

describe('What tells what something is names nobody who was not asked for', () => {
  const DAY = { type: 'string', format: 'date' };
  it.each([
    [
      'de',
      'Wie ist Ihr Name?',
      'Wann wurde es zuletzt gestimmt?',
      'Das ist mindestens acht Jahre her',
    ],
    ['en', 'What is your name?', 'When was it last tuned?', "It's Tottenham, we bought it there"],
    ['fr', 'Quel est votre nom ?', 'Quand a-t-il été accordé ?', "C'est Pleyel, un vieux piano"],
    ['nl', 'Wat is uw naam?', 'Wanneer is hij gestemd?', 'Het is Familiebezit, al jaren'],
  ])('%s: %s, %s – %s', (language, asksName, asksDay, reply) => {
    const index = prepareReading(
      formOf([
        { id: 'name', question: asksName, schema: { type: 'string' } },
        { id: 'day', question: asksDay, schema: DAY },
      ]),
    );
    expect(ask('q_day', reply, { index, language }).values.name).toBeUndefined();
  });
});

describe("The customer's name", () => {
  it.each([
    ["What is the customer's name?", EN[1], "hello, I'm Ann Hale, four please", 'Ann Hale'],
    ['Who is booking?', EN[1], 'Ann Hale here. We need four', 'Ann Hale'],
    ['Name des Kunden?', DE[1], 'Hallo, hier ist Anna Halm, wir brauchen vier', 'Anna Halm'],
    ['Wer bucht?', DE[1], 'Anna Halm hier, wir brauchen vier', 'Anna Halm'],
    [
      'Quel est le nom du client ?',
      FR[1],
      "bonjour, c'est Anne Morel, il nous en faut quatre",
      'Anne Morel',
    ],
    [
      'Quel est le nom de la personne qui réserve ?',
      FR[1],
      'Anne Morel à l’appareil, quatre',
      'Anne Morel',
    ],
    ['¿Cuál es el nombre del titular?', ES[1], 'hola, soy Ana Gil, cuatro', 'Ana Gil'],
    ['Qual è il nome del cliente?', IT[1], 'salve, sono Anna Galli, quattro', 'Anna Galli'],
    ['Qual é o nome do titular?', PT[1], 'olá, sou a Ana Silva, quatro', 'Ana Silva'],
    [
      'Wat is de naam van de klant?',
      NL[1],
      'Goedemorgen, met Anna de Boer, vier graag',
      'Anna de Boer',
    ],
  ])('is that of who speaks: %s %s %s', (asksName, asksCount, reply, name) => {
    expect(nameIn(asksName, asksCount, reply)).toBe(name);
  });

  it.each([
    ["What is the patient's name?", EN[1], "hello, I'm Ann Hale, four please"],
    ['¿Cómo se llama su perro?', ES[1], 'hola, soy Ana Gil, cuatro'],
    ['Como se chama o cão?', PT[1], 'olá, sou a Ana Silva, quatro'],
    ['Wie heißt das Kind?', DE[1], 'Hallo, hier ist Anna Halm, wir brauchen vier'],
    ['Quel est le nom du chien ?', FR[1], "c'est Anne Morel, il nous en faut quatre"],
    ['Quel est votre nom ?', FR[1], "c'est trop grand, il nous en faut quatre"],
  ])('is that of nobody else: %s %s %s', (asksName, asksCount, reply) => {
    expect(nameIn(asksName, asksCount, reply)).toBeUndefined();
  });
});

describe("The user's own name, told to who asks for it", () => {
  it.each([
    [EN, "Hi, this is Ann Hale from Otley Rowing, it's about the Regatta", 'Ann Hale'],
    [EN, 'Ann Hale here, from Leeds. We met Tom Brook', 'Ann Hale'],
    [DE, 'Moin, hier ist Anna Halm aus Husum, ich bräuchte vier für Trödel', 'Anna Halm'],
    [DE, 'ich heiße Anna Halm und wollte wissen, ob am Samstag noch was frei ist', 'Anna Halm'],
    [NL, 'Goedemorgen, met Anna de Boer uit Zwolle, over de Regatta', 'Anna de Boer'],
    [FR, "bonjour, c'est Anne Morel de chez Lumière, on dort à l'hôtel de la Plage", 'Anne Morel'],
    [ES, 'Soy Ana Gil, compro un piso en el Puerto con hipoteca de Caja Rural', 'Ana Gil'],
    [IT, 'sono Anna Galli e dormiamo al Grand Hotel', 'Anna Galli'],
    [['Qual é o seu nome?'], 'sou a Ana Silva e dormimos no Hotel Mira Rio', 'Ana Silva'],
  ])('%j %s', ([asksName], reply, name) => {
    expect(valueTold(asksName, { type: 'string' }, reply)).toBe(name);
  });
});

describe('A question for the name, whatever else it speaks of', () => {
  it.each([
    ['Auf welchen Namen läuft die Miete?', 'Halm, Anna', 'Halm, Anna'],
    ['Under what name is the deposit?', 'Ann Hale', 'Ann Hale'],
    ['À quel nom est le budget ?', 'Anne Morel', 'Anne Morel'],
  ])('takes a name: %s %s', (question, reply, name) => {
    expect(valueTold(question, { type: 'string' }, reply)).toBe(name);
  });
});
