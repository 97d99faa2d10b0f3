import { describe, expect, it } from 'vitest';
import { valueTold } from '../../../support/form.ts';

const TEXT = { type: 'string' };

describe('A name that is to be put down', () => {
  it.each([
    ['What is the boat called?', 'the papers say Northern Light but just put Nell', 'Nell'],
    ['Who do we ask for at the gate?', "ask for Morwenna, she's in the yard", 'Morwenna'],
    ['What is the pony called?', 'everybody calls him Spud, he looks like one', 'Spud'],
    ['Wie heißt das Boot?', 'im Schein steht Nordlicht, aber schreiben Sie Nele', 'Nele'],
    ['Wen sprechen wir am Tor an?', 'fragen Sie nach Hilde, die ist im Hof', 'Hilde'],
    ['Wie heißt das Pony?', 'das hört auf Knolle, sieht auch so aus', 'Knolle'],
    ['Comment s’appelle le bateau ?', "sur les papiers c'est Étoile mais mettez Nell", 'Nell'],
    ['Qui faut-il voir au portail ?', 'demandez Solène, elle est dans la cour', 'Solène'],
    ['Comment s’appelle le poney ?', 'il répond au nom de Patate, ça lui va bien', 'Patate'],
    ['¿Cómo se llama el barco?', 'en los papeles pone Estrella pero apunte Nela', 'Nela'],
    ['¿Por quién preguntamos en la puerta?', 'pregunten por Maite, está en el patio', 'Maite'],
    ['¿Cómo se llama el poni?', 'le llamamos Patata, ya verá por qué', 'Patata'],
    ['Come si chiama la barca?', "sui documenti c'è Stella ma scriva Nella", 'Nella'],
    ['Chi cerchiamo al cancello?', 'chiedete di Morena, sta in cortile', 'Morena'],
    ['Come si chiama il pony?', 'lo chiamiamo Patata, vedrà perché', 'Patata'],
    ['Hoe heet de boot?', 'op papier staat Noorderlicht maar schrijf maar Nel', 'Nel'],
    ['Wie moeten we bij het hek hebben?', 'vraag maar naar Maaike, ze is op het erf', 'Maaike'],
    ['Hoe heet de pony?', 'we noemen hem Pieper, je ziet wel waarom', 'Pieper'],
    ['Como se chama o barco?', 'nos papéis é Estrela mas ponha Nela', 'Nela'],
    ['Por quem perguntamos no portão?', 'perguntem pela Rosário, está no pátio', 'Rosário'],
    ['Como se chama o pónei?', 'chamam-lhe Batata, já vai ver porquê', 'Batata'],
    ['船叫什么名字？', '证上写的是北极星，平时都叫它小白', '小白'],
  ])('counts more than any other: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    ['What is your name?', 'Philip Thorne, I put it on the form already', 'Philip Thorne'],
    ['Who owns the boat?', 'Ines Marr, ask for a receipt if you like', 'Ines Marr'],
    ['Wie ist Ihr Name?', 'Frieda Lorenz, schreiben kann ich ihn nicht', 'Frieda Lorenz'],
    ['Quel est votre nom ?', 'Solène Caradec, notez-le bien', 'Solène Caradec'],
    ['¿Cómo se llama usted?', 'Maite Zabala, póngalo bien escrito', 'Maite Zabala'],
    ['Come si chiama?', 'Morena Sassi, lo scriva bene', 'Morena Sassi'],
    ['Hoe heet u?', 'Maaike Terlouw, schrijf het goed op', 'Maaike Terlouw'],
    ['Como se chama?', 'Rosário Teles, ponha com acento', 'Rosário Teles'],
    ['您叫什么名字？', '陈秀英，麻烦写清楚', '陈秀英'],
  ])('is none where the name was told before: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('Who somebody books for', () => {
  it.each([
    ['What is your name?', "it's for my nan, Edith Plum, she's in hospital", 'Edith Plum'],
    [
      'Wie ist Ihr Name?',
      'ist für meine Oma, Edith Pflaum, die liegt im Krankenhaus',
      'Edith Pflaum',
    ],
    [
      'Quel est votre nom ?',
      "c'est pour mon père, Yves Prunier, il est à l'hôpital",
      'Yves Prunier',
    ],
    [
      '¿Cómo se llama usted?',
      'es para mi abuela, Edita Ciruelo, que está en el hospital',
      'Edita Ciruelo',
    ],
    ['Come si chiama?', "è per mia nonna, Edda Prugna, che è all'ospedale", 'Edda Prugna'],
    [
      'Wat is uw naam?',
      'het is voor mijn oma, Edith Pruim, die ligt in het ziekenhuis',
      'Edith Pruim',
    ],
    ['Como se chama?', 'é para a minha avó, Edite Ameixa, que está no hospital', 'Edite Ameixa'],
  ])('is told by name: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });

  it.each([
    ['What is your name?', 'My husband is Peter, I am Anna', 'Anna'],
    ['Wie ist Ihr Name?', 'Mein Mann ist der Peter, ich bin Anna', 'Anna'],
    ['Quel est votre nom ?', "Mon mari c'est Pierre, moi c'est Anna", 'Anna'],
  ])('is not the user whom a name of their own tells: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('A name that is corrected', () => {
  it.each([
    ['What is your surname?', 'Merrick, no sorry Merridew', 'Merridew'],
    ['Wie ist Ihr Nachname?', 'Lorenz, nein, Lorenzen', 'Lorenzen'],
    ['Quel est votre nom ?', 'Andrieux, non pardon Andrieu', 'Andrieu'],
    ['¿Su apellido?', 'Andrade, no perdón, Andrés', 'Andrés'],
    ['Il suo cognome?', 'Andreoli, no scusi Andreolli', 'Andreolli'],
    ['Uw achternaam?', 'Terlouw, nee sorry Terlaak', 'Terlaak'],
    ['O seu apelido?', 'Andrade, não desculpe, Andrades', 'Andrades'],
    ['您的姓名？', '安德里，不对，安德礼', '安德礼'],
  ])('is the second one: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});

describe('What is said about a name', () => {
  it.each([
    ['What is the dog called?', "Biscuit, cos that's the colour of him", 'Biscuit'],
    ['What is your name?', 'Kowalczyk, with a cz in the middle', 'Kowalczyk'],
    ['Wen rufen wir an?', 'meine Schwester heißt Ottilie, die wohnt um die Ecke', 'Ottilie'],
    ['Welke kleur heeft de halsband?', 'donkerblauw, met een belletje', 'donkerblauw'],
    ['Wat is uw naam?', 'Kowalczyk, met cz in het midden', 'Kowalczyk'],
    ['Quel est votre nom ?', 'Kowalczyk, avec un cz au milieu', 'Kowalczyk'],
  ])('is none: %s %s', (question, reply, value) => {
    expect(valueTold(question, TEXT, reply)).toBe(value);
  });
});
