import { describe, expect, it } from 'vitest';
import { choiceTold } from '../../support/form.ts';

describe('Two words of one name that are of two choices', () => {
  it.each([
    [
      '¿Cómo se llega?',
      'camino asfaltado, pista de tierra',
      '',
      'Por un camino de tierra.',
      'pista de tierra',
    ],
    [
      'Comment y va-t-on ?',
      'chemin carrossable, piste en terre',
      '',
      "C'est un chemin en terre.",
      'piste en terre',
    ],
    [
      'Come si arriva?',
      'strada asfaltata, pista sterrata',
      '',
      'È una strada sterrata.',
      'pista sterrata',
    ],
    [
      'Como se chega?',
      'estrada alcatroada, caminho de terra',
      '',
      'Uma estrada de terra.',
      'caminho de terra',
    ],
    ['How do we get there?', 'paved road, dirt track', '', "It's a paved track.", 'paved road'],
    ['How do we get there?', 'paved road, dirt track', '', 'A dirt road.', 'dirt track'],
    [
      '¿Cómo se llega?',
      'camino asfaltado, pista de tierra',
      '',
      'Por el camino.',
      'camino asfaltado',
    ],
  ])('tell the one of the word that tells it apart: %s %s %s %s', (...row) => {
    expect(choiceTold(row, false)).toEqual(row[4]);
  });

  it('whether or not labels begin with a capital', () => {
    const labels = 'Chemin carrossable, Piste en terre, À pied seulement';
    const told = (reply: string) => choiceTold(['On y va comment ?', labels, '', reply], false);
    expect(told("C'est un chemin en terre, mais ça passe.")).toBe('Piste en terre');
    expect(told('Un chemin.')).toBe('Chemin carrossable');
    expect(told('Que de la terre.')).toBe('Piste en terre');
  });
});
