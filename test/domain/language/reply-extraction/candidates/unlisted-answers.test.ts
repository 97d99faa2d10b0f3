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

describe('An answer beside a noun for whatever is chosen', () => {
  it.each([
    ['What kind of food would you like?', 'is there a Georgian option?', 'Georgian'],
    ['What kind of food would you like?', 'are there any Georgian places?', 'Georgian'],
    ['Quelle sorte de cuisine voulez-vous ?', 'je cherche un endroit géorgien', 'géorgien'],
    ['¿Qué tipo de comida le apetece a usted?', 'busco un sitio georgiano', 'georgiano'],
    ['Che tipo di cucina desidera?', 'cerco un posto georgiano', 'georgiano'],
    ['Que tipo de comida você prefere?', 'procuro um lugar georgiano', 'georgiano'],
  ])('leaves the noun out: %s %s', (question, reply, value) => {
    const labels = ['Thai', 'Indian'];
    const line = { id: 'food', question, schema: { type: 'string' }, choices: labels } as const;
    const { values } = ask('q_food', reply, {
      index: prepareReading(formOf([{ ...line, type: 'semi_open' }])),
    });
    expect(String(values.food)).toBe(value);
  });
});

it.each([
  ['en', 'What kind of event?', 'Sports', 'I would like to see a match'],
  ['de', 'Welche Art von Veranstaltung?', 'Sport', 'wir möchten ein Spiel sehen'],
  ['fr', "Quel type d'événement ?", 'Sport', 'on aimerait voir un match'],
  ['es', '¿Qué tipo de evento?', 'Deportes', 'queremos ver un partido'],
  ['it', 'Che tipo di evento?', 'Sport', 'vorremmo vedere una partita'],
  ['nl', 'Wat voor evenement?', 'Sport', 'we willen een wedstrijd zien'],
  ['pt', 'Que tipo de evento você prefere?', 'Desporto', 'nós queremos ver um jogo'],
  ['zh', '想看哪类活动？', '体育', '我们想看一场比赛'],
])('A match is sports: %s %s', (_, question, label, reply) => {
  const labels = [label, 'X'];
  const line = { id: 'kind', question, schema: { type: 'string', enum: labels }, choices: labels };
  const { values } = ask('q_kind', reply, { index: prepareReading(formOf([line])) });
  expect(values.kind).toBe(label);
});
