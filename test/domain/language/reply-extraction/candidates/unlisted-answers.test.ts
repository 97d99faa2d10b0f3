import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const STALL = prepareReading(
  formOf([
    {
      id: 'kueche',
      question: 'Welche Art von Essen möchten Sie?',
      schema: { type: 'string', examples: ['griechisch', 'indisch'] },
      type: 'semi_open',
      choices: ['griechisch', 'indisch'],
    },
    {
      id: 'gegend',
      question: 'In welchem Stadtteil soll das Restaurant liegen?',
      schema: { type: 'string', enum: ['norden', 'süden'] },
      choices: ['norden', 'süden'],
    },
  ]),
);

function told(reply: string) {
  return ask('q_kueche', reply, { index: STALL }).values;
}

describe('An adjective of where something is from', () => {
  it.each([
    ['Ich suche ein georgisches Restaurant im nördlichen Stadtteil.', 'georgisch', 'norden'],
    ['Ein Restaurant im Süden, das syrisches Essen anbietet.', 'syrisch', 'süden'],
    ['Wir wollen ein Lokal im Norden, das baskische Küche serviert.', 'baskisch', 'norden'],
    [
      'Ich bin auf der Suche nach libanesischem Essen im südlichen Teil der Stadt.',
      'libanesisch',
      undefined,
    ],
  ])('answers beside the choices, right before its noun (%s)', (reply, kueche, gegend) => {
    expect(told(reply).kueche).toBe(kueche);
    if (gegend !== undefined) expect(told(reply).gegend).toBe(gegend);
  });

  it('does not where it stands by itself among other words', () => {
    expect(told('Ich wohne im Süden, mein Nachbar spricht georgisch').kueche).toBeUndefined();
  });
});
