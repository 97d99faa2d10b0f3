import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, type FormLine, formOf } from '../../support/form.ts';

const DAYS: Readonly<Record<string, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday'],
  de: ['Montag', 'Dienstag', 'Mittwoch'],
  fr: ['lundi', 'mardi', 'mercredi'],
  es: ['lunes', 'martes', 'miércoles'],
  it: ['lunedì', 'martedì', 'mercoledì'],
  nl: ['maandag', 'dinsdag', 'woensdag'],
  pt: ['segunda', 'terça', 'quarta'],
  zh: ['周一', '周二', '周三'],
};
const ASKED: Readonly<Record<string, readonly [day: string, count: string, hour: string]>> = {
  en: ['Which day?', 'How many people will come?', 'At what time?'],
  de: ['An welchem Tag?', 'Wie viele Personen kommen?', 'Um wie viel Uhr?'],
  fr: ['Quel jour ?', 'Combien de personnes viendront ?', 'À quelle heure ?'],
  es: ['¿Qué día?', '¿Cuántas personas vendrán?', '¿A qué hora?'],
  it: ['Che giorno?', 'Quante persone verranno?', 'A che ora?'],
  nl: ['Welke dag?', 'Hoeveel personen komen er?', 'Hoe laat?'],
  pt: ['Que dia?', 'Quantas pessoas virão?', 'A que horas?'],
  zh: ['哪天？', '几个人来？', '几点？'],
};

/** What a reply tells to who asks for a day, a number or an hour, and its outcome. */
function told(language: string, id: 'day' | 'count' | 'hour', reply: string) {
  const [day, count, hour] = ASKED[language]!;
  const days = DAYS[language]!;
  const lines: FormLine[] = [
    { id: 'day', question: day, schema: { type: 'string', enum: [...days] }, choices: days },
    { id: 'count', question: count, schema: { type: 'integer' } },
    { id: 'hour', question: hour, schema: { type: 'string', format: 'time' } },
  ];
  const { values, outcome } = ask(`q_${id}`, reply, { index: prepareReading(formOf(lines)) });
  return { value: values[id], outcome };
}

const NONE = { value: undefined, outcome: 'asked_no_answer' };

describe('What was', () => {
  it.each([
    ['en', 'count', 'Last time we were 6.'],
    ['en', 'day', 'It was supposed to be Tuesday.'],
    ['de', 'count', 'Letztes Jahr waren wir 6.'],
    ['fr', 'count', 'La dernière fois on était 6.'],
    ['es', 'count', 'Antes éramos 6.'],
    ['it', 'count', "L'anno scorso eravamo 6."],
    ['nl', 'count', 'Vorige keer waren we met 6.'],
    ['pt', 'count', 'Antes éramos 6.'],
    ['zh', 'count', '上次来了6个人'],
  ] as const)('is not told by who asks for what is: %s %s %s', (language, id, reply) => {
    expect(told(language, id, reply)).toEqual(NONE);
  });

  it.each([
    ['en', 'count', 'Last time we were 6, this time 4.', 4],
    ['en', 'day', 'It used to be Mondays, now Tuesdays.', 'Tuesday'],
    ['de', 'day', 'Früher war es der Montag, jetzt der Mittwoch.', 'Mittwoch'],
    ['fr', 'count', 'On devait être 6 mais on sera 4.', 4],
    ['zh', 'day', '上次是周一，这次周二', '周二'],
    ['en', 'count', 'We are used to big tables, 8 please.', 8],
    ['de', 'hour', 'Lieber früher, um 9.', '09:00'],
  ] as const)('leaves what is: %s %s %s', (language, id, reply, value) => {
    expect(told(language, id, reply).value).toBe(value);
  });

  it('is told where it lasts, and where it is asked for', () => {
    const choices = ['asthma', 'diabetes', 'gout'];
    const schema = { type: 'string', enum: [...choices] };
    const index = prepareReading(
      formOf([
        { id: 'illness', question: 'Which illness do you have?', schema, choices },
        { id: 'price', question: 'How much did it cost?', schema: { type: 'number' } },
      ]),
    );
    const illness = ask('q_illness', "I've had diabetes since last year.", { index });
    expect(illness.values.illness).toBe('diabetes');
    expect(ask('q_price', 'Last year we paid 120.', { index }).values.price).toBe(120);
  });
});

describe('What is only liked', () => {
  it.each([
    ['en', 'Tuesday would be perfect, but I work.'],
    ['de', 'Dienstag wäre gut, aber da arbeite ich.'],
    ['fr', 'Mardi serait parfait, mais je travaille.'],
    ['es', 'El martes sería perfecto pero trabajo.'],
    ['it', 'Martedì sarebbe perfetto, ma lavoro.'],
    ['nl', 'Dinsdag zou mooi zijn, maar dan werk ik.'],
    ['pt', 'Terça seria perfeito, mas trabalho.'],
    ['zh', '我喜欢周二，但要上班'],
  ])('is not meant before a but: %s %s', (language, reply) => {
    expect(told(language, 'day', reply)).toEqual(NONE);
  });

  it.each([
    ['en', 'Tuesday would be great.', 'Tuesday'],
    ['en', 'Tuesday sounds good, but Wednesday is better.', 'Wednesday'],
    ['en', 'Tuesday would be perfect, but not before ten.', 'Tuesday'],
    ['en', 'Tuesday would suit, but no later.', 'Tuesday'],
    ['en', 'Sounds good, Tuesday, but please ring first.', 'Tuesday'],
    ['de', 'Dienstag würde passen.', 'Dienstag'],
    ['de', 'Dienstag wäre perfekt, aber bitte vorher anrufen.', 'Dienstag'],
    ['fr', 'Mardi serait parfait mais pas avant 10 h.', 'mardi'],
    ['es', 'Me gustaría el martes.', 'martes'],
    ['nl', 'Dinsdag lijkt me leuk, maar woensdag is beter.', 'woensdag'],
    ['zh', '我喜欢周二', '周二'],
  ])('is told otherwise: %s %s', (language, reply, value) => {
    expect(told(language, 'day', reply).value).toBe(value);
  });
});

describe('An hour that comes too late or too early', () => {
  it.each([
    ['en', '9 is too early, 10 am is fine.', '10:00'],
    ['de', '17 Uhr ist mir zu spät, 16 Uhr ginge.', '16:00'],
    ['fr', "17 h c'est trop tard, 11 h ça ira.", '11:00'],
    ['es', 'A las 17 es demasiado tarde, mejor a las 16:30.', '16:30'],
    ['it', 'Alle 17 è troppo tardi, alle 16 va bene.', '16:00'],
    ['nl', '17 uur is te laat, 16 uur kan.', '16:00'],
    ['pt', 'Às 17 é muito tarde, às 16 então.', '16:00'],
    ['zh', '17点太晚了，16点吧', '16:00'],
    ['fr', "9 h c'est trop tôt.", undefined],
    ['en', '5 pm is not too late for me.', '17:00'],
  ])('leaves the other one: %s %s', (language, reply, value) => {
    expect(told(language, 'hour', reply).value).toBe(value);
  });
});
