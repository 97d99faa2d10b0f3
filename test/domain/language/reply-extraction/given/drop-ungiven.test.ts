import { describe, expect, it } from 'vitest';
import { valueTold } from '../../support/form.ts';

const COUNT = { type: 'integer', minimum: 0 } as const;

describe('What was read as the answer', () => {
  it.each([
    ['How many hens do you have?', 'the neighbour had 12 until the fox came'],
    ['Wie viele Hühner haben Sie?', 'der Nachbar hatte 12, bis der Fuchs kam'],
    ['Combien de poules avez-vous ?', 'le voisin en avait 12 avant le renard'],
    ['¿Cuántas gallinas tiene?', 'el vecino tenía 12 hasta que vino el zorro'],
    ['Quante galline ha?', 'il vicino ne aveva 12 prima della volpe'],
    ['Hoeveel kippen heeft u?', 'de buurman had er 12 tot de vos kwam'],
    ['Quantas galinhas tem?', 'o vizinho tinha 12 até vir a raposa'],
    ['您养了几只鸡？', '隔壁以前养了12只，后来都没了'],
  ])("is none where it is somebody else's: %s %s", (question, reply) => {
    expect(valueTold(question, COUNT, reply)).toBeUndefined();
  });

  it.each([
    ['How many hens do you have?', '12, the neighbour gave me two of them'],
    ['Wie viele Hühner haben Sie?', '12, zwei davon sind vom Nachbarn'],
    ['Combien de poules avez-vous ?', 'j’en ai 12, dont deux du voisin'],
    ['Quante galline ha?', 'ne ho 12, due sono del vicino'],
  ])('is one where somebody else is only spoken of: %s %s', (question, reply) => {
    expect(valueTold(question, COUNT, reply)).toBe(12);
  });
});
