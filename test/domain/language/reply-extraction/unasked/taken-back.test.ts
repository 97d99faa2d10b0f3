import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../../../domain/json/json.ts';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, type FormLine, formOf } from '../../support/form.ts';

const ASKED: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  en: [
    'Which colour?',
    'How many chairs?',
    'On which day is the party?',
    'At what time?',
    'Which wood?',
  ],
  de: [
    'Welche Farbe?',
    'Wie viele Stühle?',
    'An welchem Tag ist das Fest?',
    'Um wie viel Uhr?',
    'Welches Holz?',
  ],
  fr: [
    'Quelle couleur ?',
    'Combien de chaises ?',
    'Quel jour est la fête ?',
    'À quelle heure ?',
    'Quel bois ?',
  ],
  es: ['¿Qué color?', '¿Cuántas sillas?', '¿Qué día es la fiesta?', '¿A qué hora?', '¿Qué madera?'],
  it: ['Che colore?', 'Quante sedie?', 'In che giorno è la festa?', 'A che ora?', 'Che legno?'],
  nl: ['Welke kleur?', 'Hoeveel stoelen?', 'Op welke dag is het feest?', 'Hoe laat?', 'Welk hout?'],
  pt: ['Que cor?', 'Quantas cadeiras?', 'Em que dia é a festa?', 'A que horas?', 'Que madeira?'],
  zh: ['什么颜色？', '几把椅子？', '哪天办派对？', '几点？', '什么木头？'],
};
const CHOICES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['red', 'blue', 'oak', 'pine'],
  de: ['rot', 'blau', 'Eiche', 'Kiefer'],
  fr: ['rouge', 'bleu', 'chêne', 'pin'],
  es: ['rojo', 'azul', 'roble', 'pino'],
  it: ['rosso', 'blu', 'quercia', 'pino'],
  nl: ['rood', 'blauw', 'eiken', 'grenen'],
  pt: ['vermelho', 'azul', 'carvalho', 'pinho'],
  zh: ['红色', '蓝色', '橡木', '松木'],
};
const KNOWN: Readonly<Record<string, JsonValue>> = {
  chairs: 8,
  day: '2019-03-17',
  hour: '15:00',
};

/** What a reply about the colour tells where eight chairs, the 17th of March, three in the afternoon and the second wood are known. */
function told(language: string, reply: string, isKnown = true) {
  const [colour, chairs, day, hour, wood] = ASKED[language]!;
  const [red, blue, oak, pine] = CHOICES[language]!;
  const lines: FormLine[] = [
    { id: 'colour', question: colour, schema: { type: 'string' }, choices: [red, blue] },
    { id: 'chairs', question: chairs, schema: { type: 'integer' } },
    { id: 'day', question: day, schema: { type: 'string', format: 'date' } },
    { id: 'hour', question: hour, schema: { type: 'string', format: 'time' } },
    {
      id: 'wood',
      question: wood,
      schema: { type: 'string', enum: [oak, pine] },
      choices: [oak, pine],
    },
  ];
  const known = Object.entries({ ...KNOWN, wood: pine }).map(
    ([id, value]) => [id, { value, status: 'inferred' }] as const,
  );
  const index = prepareReading(formOf(lines));
  return ask('q_colour', reply, { index, language, known: new Map(isKnown ? known : []) }).values;
}

describe('A known value that is taken back', () => {
  it.each([
    ['en', "Red. Oh and it's nine, not eight, I forgot one.", 'chairs', 9],
    ['en', 'Red. I said eight, but we need nine.', 'chairs', 9],
    ['en', 'Red. And the 24th, not the 17th.', 'day', '2019-03-24'],
    ['en', 'Red. It is not pine, it is oak.', 'wood', 'oak'],
    ['en', 'Red. At 4, not 3.', 'hour', '16:00'],
    ['de', 'Rot. Ist doch erst am 24., nicht am 17.', 'day', '2019-03-24'],
    ['de', 'Ist doch erst am 24., nicht am 17.', 'day', '2019-03-24'],
    ['de', 'Rot. Übrigens neun statt acht.', 'chairs', 9],
    ['de', 'Rot. Um 16 Uhr, nicht um 15 Uhr.', 'hour', '16:00'],
    ['de', 'Rot. Können wir statt dem 17. lieber den 24. nehmen?', 'day', '2019-03-24'],
    ['de', 'Rot. Statt acht bitte neun.', 'chairs', 9],
    ['nl', 'Rood. Kan het in plaats van de 17e ook de 24e?', 'day', '2019-03-24'],
    ['fr', 'Rouge. Au fait neuf chaises, pas huit.', 'chairs', 9],
    ['fr', "Rouge. C'est le 24, pas le 17.", 'day', '2019-03-24'],
    ['es', 'Rojo. Y son nueve, no ocho.', 'chairs', 9],
    ['es', 'Rojo. Es el 24, no el 17.', 'day', '2019-03-24'],
    ['it', 'Rosso. Sono nove sedie, non otto.', 'chairs', 9],
    ['it', 'Rosso. È il 24, non il 17.', 'day', '2019-03-24'],
    ['nl', 'Rood. Het zijn er negen, geen acht.', 'chairs', 9],
    ['nl', 'Rood. Het is de 24e, niet de 17e.', 'day', '2019-03-24'],
    ['pt', 'Vermelho. São nove cadeiras, não oito.', 'chairs', 9],
    ['pt', 'Vermelho. É no dia 24, não no dia 17.', 'day', '2019-03-24'],
    ['zh', '红色。是九把，不是八把。', 'chairs', 9],
    ['zh', '红色。不是松木，是橡木。', 'wood', '橡木'],
  ])(
    'is replaced by what is told instead, whatever was asked (%s: %s)',
    (language, reply, id, value) => {
      expect(told(language, reply)[id]).toEqual(value);
    },
  );

  it.each([
    ['Red. Nine of them, not seven.', 'day'],
    ['Red, not before the 17th.', 'day'],
    ['Red. The 17th is fine, not too late.', 'day'],
    ['Red. There are 9 lamps, not 8.', 'chairs'],
    ['Red. It is pine, not cheap at all.', 'wood'],
  ])('is none without its value beside another one of it (%s)', (reply, id) => {
    expect(told('en', reply)[id] ?? { ...KNOWN, wood: 'pine' }[id]).toEqual(
      { ...KNOWN, wood: 'pine' }[id],
    );
  });

  it('is none where nothing was known: a bare number is no day of the month', () => {
    expect(told('de', 'Rot. Ist doch erst am 24., nicht am 17.', false).day).toBeUndefined();
  });
});
