import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const QUESTIONS: Readonly<Record<string, string>> = {
  en: 'Do you want us to deliver it?',
  de: 'Sollen wir es Ihnen liefern?',
  fr: 'Voulez-vous être livrés ?',
  es: '¿Quiere que se lo llevemos?',
  it: 'Vuole la consegna a casa?',
  nl: 'Moeten we het bezorgen?',
  pt: 'Quer que lhe entreguemos as coisas?',
  zh: '需要送货吗？',
};

function told(code: string, reply: string): unknown {
  const line = { id: 'x', question: QUESTIONS[code]!, schema: { type: 'boolean' } } as const;
  return ask('q_x', reply, { index: prepareReading(formOf([line])) }).values.x;
}

describe('what a reply comes to in the end', () => {
  it.each([
    ['en', 'no lift, no car, two kids under three, so yes', true],
    ['en', "yes I know it's handy but the lads have a lorry so no", false],
    ['de', 'nein Auto haben wir keins mehr, also ja', true],
    ['de', 'ja das wär schon praktisch aber der Hof ist zu eng also nein', false],
    ['fr', 'non la voiture est en panne, donc oui', true],
    ['fr', 'oui ce serait pratique mais mon frère a un camion donc non', false],
    ['es', 'no tenemos coche ni carnet, así que sí', true],
    ['es', 'sí, muy amables, pero mi primo tiene camión así que no', false],
    ['it', "no, la macchina non ce l'abbiamo, quindi sì", true],
    ['it', 'mio cugino ha il camion, quindi direi di no', false],
    ['nl', 'nee een auto hebben we niet, dus ja', true],
    ['nl', 'ja dat zou makkelijk zijn maar het hek is te smal dus nee', false],
    ['pt', 'não temos carro nem carta, portanto sim', true],
    ['pt', 'sim era bom mas o portão é estreito, portanto não', false],
    ['zh', '不是我懒，腰不好，所以要', true],
    ['zh', '是挺方便的，可我表哥有车，所以不用', false],
  ])('is its answer: %s %s', (code, reply, value) => {
    expect(told(code, reply)).toBe(value);
  });

  it.each([
    ['en', 'yes please, so no need to keep it for me', true],
    ['de', 'ja gern, also nein, ich hol nichts selbst ab', true],
    ['fr', 'oui, donc pas besoin de me le garder', true],
    ['es', 'sí, así que no hace falta que lo guarden', true],
    ['it', 'sì, quindi non serve tenermelo da parte', true],
    ['nl', 'ja graag, dus niet apart leggen hoor', true],
    ['pt', 'sim, portanto não precisam de o guardar', true],
    ['zh', '要的，所以不用给我留着', true],
  ])('is no yes or no that only leads on: %s %s', (code, reply, value) => {
    expect(told(code, reply)).toBe(value);
  });
});
