import { describe, expect, it } from 'vitest';
import { choiceTold } from '../../support/form.ts';

function chosen(question: string, labels: string, reply: string): string[] {
  return [...(choiceTold([question, labels, '', reply]) as string[])].sort();
}

describe('A misspelt label', () => {
  it.each([
    [
      'What shall we bring for you?',
      'gloves, helmets, ropes',
      'gloves and some helmts',
      ['gloves', 'helmets'],
    ],
    [
      'Welche Geräte brauchen Sie?',
      'Bohrer, Schleifer, Leiter',
      'den bohrer und einen schleifr',
      ['Bohrer', 'Schleifer'],
    ],
    [
      'Quels outils vous faut-il ?',
      'perceuse, ponceuse, échelle',
      'la perceuse et une ponseuse',
      ['perceuse', 'ponceuse'],
    ],
    [
      '¿Qué herramientas necesita usted?',
      'taladro, lijadora, escalera',
      'el taladro y una escalra',
      ['taladro', 'escalera'],
    ],
    [
      'Quali attrezzi le servono?',
      'trapano, levigatrice, scala',
      'il trapano e la levigatirce',
      ['trapano', 'levigatrice'],
    ],
    [
      'Welke spullen heeft u nodig?',
      'boor, schuurmachine, ladder',
      'de boor en een schuurmachien',
      ['boor', 'schuurmachine'],
    ],
    [
      'Quais ferramentas vocês precisam?',
      'furadeira, lixadeira, escada',
      'a furadeira e uma lixadera',
      ['furadeira', 'lixadeira'],
    ],
  ])('is one of several beside one that is named: %s %s %s', (question, labels, reply, choices) => {
    expect(chosen(question, labels, reply)).toEqual([...choices].sort());
  });

  it.each([
    [
      'What shall we bring for you?',
      'gloves, helmets, ropes',
      'gloves for my two lovers',
      ['gloves'],
    ],
    [
      'What shall we bring for you?',
      'boots, helmets, robes',
      'helmets, we have roots of our own',
      ['helmets'],
    ],
    [
      'Welche Geräte brauchen Sie?',
      'Bohrer, Schleifer, Leiter',
      'den bohrer, wir sind zu dritt',
      ['Bohrer'],
    ],
    [
      'Welke spullen heeft u nodig?',
      'boor, zaag, ladder',
      'de boor, wij hebben een lader op de kar',
      ['boor'],
    ],
    [
      'Que bichos apareceram na sua casa?',
      'escorpiões, ratos, baratas',
      'um escorpião no ralo do banheiro',
      ['escorpiões'],
    ],
  ])('is no other word: %s %s %s', (question, labels, reply, choices) => {
    expect(chosen(question, labels, reply)).toEqual([...choices].sort());
  });
});
