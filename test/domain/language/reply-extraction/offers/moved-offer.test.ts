import { describe, expect, it } from 'vitest';
import { recordedOf, valuesOf } from '../../support/first-reply.ts';
import type { FormLine } from '../../support/form.ts';

const QUESTIONS: Readonly<Record<string, readonly [day: string, hour: string]>> = {
  en: ['Which day would suit you?', 'At what time?'],
  de: ['An welchem Tag?', 'Um wie viel Uhr?'],
  fr: ['Quel jour ?', 'À quelle heure ?'],
  es: ['¿Qué día?', '¿A qué hora?'],
  it: ['Quale giorno?', 'A che ora?'],
  nl: ['Welke dag?', 'Hoe laat?'],
  pt: ['Em que dia?', 'A que horas?'],
  zh: ['哪一天?', '几点?'],
};

/** The day or hour that is known after a reply to what the agent said in place of its question. */
function told(code: string, assistant_text: string, user_text: string, id: 'day' | 'hour') {
  const [day, hour] = QUESTIONS[code]!;
  const form: readonly FormLine[] = [
    { id: 'day', question: day, schema: { type: 'string', format: 'date' } },
    { id: 'hour', question: hour, schema: { type: 'string', format: 'time' } },
  ];
  return valuesOf(recordedOf(form, { question_id: `q_${id}`, assistant_text, user_text }))[id];
}

/** 25 November 2026 is a Wednesday. */
describe('a day told from the only one that was offered', () => {
  it.each([
    [
      'en',
      'Would Wednesday the 25th of November 2026 suit you?',
      'The day after would be better',
      '2026-11-26',
    ],
    [
      'en',
      'We could come on 25 November 2026. Is that all right?',
      'the day before if you can',
      '2026-11-24',
    ],
    ['en', 'How about Wednesday, 25 November 2026?', 'Make it a week later please', '2026-12-02'],
    [
      'en',
      'How about Wednesday, 25 November 2026?',
      "Wednesday I can't. The Thursday after",
      '2026-11-26',
    ],
    ['de', 'Wir könnten am 25.11.2026 kommen. Passt das?', 'lieber einen Tag später', '2026-11-26'],
    ['de', 'Wäre der 25.11.2026 recht?', 'am Tag davor ginge es', '2026-11-24'],
    [
      'fr',
      'Le 25 novembre 2026, cela vous irait ?',
      "Plutôt le lendemain, s'il vous plaît",
      '2026-11-26',
    ],
    [
      'fr',
      'On peut passer le 25 novembre 2026. Ça vous va ?',
      'une semaine plus tard plutôt',
      '2026-12-02',
    ],
    ['es', '¿Le parece bien el 25 de noviembre de 2026?', 'Mejor al día siguiente', '2026-11-26'],
    [
      'es',
      'Podemos ir el 25 de noviembre de 2026. ¿Le va bien?',
      'una semana después mejor',
      '2026-12-02',
    ],
    ['it', 'Le va bene il 25 novembre 2026?', 'Il giorno prima sarebbe meglio', '2026-11-24'],
    ['it', 'Potremmo venire il 25 novembre 2026. Le va?', 'facciamo due giorni dopo', '2026-11-27'],
    ['nl', 'Komt 25 november 2026 uit?', 'liever een dag eerder', '2026-11-24'],
    ['nl', 'We kunnen op 25 november 2026 langskomen. Goed?', 'een week later graag', '2026-12-02'],
    ['pt', 'Dia 25 de novembro de 2026 serve?', 'antes no dia seguinte', '2026-11-26'],
    [
      'pt',
      'Podemos ir aí no dia 25 de novembro de 2026. Pode ser?',
      'uma semana depois era melhor',
      '2026-12-02',
    ],
    ['zh', '2026年11月25日可以吗?', '后一天吧', '2026-11-26'],
    ['zh', '我们2026年11月25日可以上门。行吗?', '晚一天吧', '2026-11-26'],
  ])('%s: %s – %s', (code, agent, reply, day) => {
    expect(told(code, agent, reply, 'day')).toBe(day);
  });

  it.each([
    ['en', 'How about 25 November 2026?', 'the day after my exam, no idea when that is'],
    ['en', 'We are closed on 25 November 2026. Which day suits you?', 'the day after I get paid'],
    ['de', 'Ginge der 25.11.2026?', 'weiß ich erst einen Tag vorher'],
    ['en', 'The 25th or the 27th of November 2026?', 'the day after'],
  ])('but not from another one: %s: %s – %s', (code, agent, reply) => {
    expect(told(code, agent, reply, 'day')).toBeUndefined();
  });

  it('stands behind one that is told whole', () => {
    const agent = 'How about 25 November 2026?';
    expect(told('en', agent, 'the day after, so 27 November 2026', 'day')).toBe('2026-11-27');
  });
});

describe('an hour told from the only one that was offered', () => {
  it.each([
    ['en', 'Shall we say 9 am?', 'An hour later would be great', '10:00'],
    ['en', 'I have 2 pm free. Does that work?', 'half an hour earlier please', '13:30'],
    ['de', 'Wäre Ihnen 9 Uhr recht?', 'Lieber eine Stunde später', '10:00'],
    ['de', 'Um 14 Uhr wäre frei. Geht das?', 'besser eine halbe Stunde früher', '13:30'],
    [
      'fr',
      "Le camion peut passer à 14 h, d'accord ?",
      'Plutôt une demi-heure après si possible',
      '14:30',
    ],
    ['fr', 'À 10 h, ça vous convient ?', 'une heure plus tard plutôt', '11:00'],
    ['es', '¿A las 10:00 le va bien?', 'mejor media hora más tarde', '10:30'],
    ['es', 'Tengo hueco a las 17:00. ¿Le sirve?', 'una hora antes', '16:00'],
    ['it', 'Alle 10:00 va bene?', "un'ora dopo sarebbe meglio", '11:00'],
    ['it', 'Ho posto alle 15:00. Le va?', "mezz'ora prima", '14:30'],
    ['nl', 'Zullen we 11 uur zeggen?', 'liever een half uur later', '11:30'],
    ['nl', 'Om 14:00 heb ik plek. Goed?', 'een uurtje eerder graag', '13:00'],
    ['pt', 'Às 10:00 dá jeito?', 'meia hora mais tarde era melhor', '10:30'],
    ['pt', 'Tenho vaga às 15:00. Serve?', 'uma hora antes', '14:00'],
    ['zh', '上午10点可以吗?', '晚一个小时吧', '11:00'],
    ['zh', '下午两点有空位。行吗?', '提前半小时', '13:30'],
  ])('%s: %s – %s', (code, agent, reply, hour) => {
    expect(told(code, agent, reply, 'hour')).toBe(hour);
  });

  it.each([
    ['en', 'Shall we say 9 am?', 'an hour after my shift, whenever that ends'],
    ['en', 'At 9 am or at 11 am?', 'an hour later'],
    ['de', 'Wäre Ihnen 9 Uhr recht?', 'sag ich Ihnen eine Stunde vorher'],
  ])('but not from another one, nor of something else: %s: %s – %s', (code, agent, reply) => {
    expect(told(code, agent, reply, 'hour')).toBeUndefined();
  });
});

describe('the only day or hour that was offered, agreed to', () => {
  it.each([
    ['en', 'We could come on 25 November 2026. Would that do?', 'yep', '2026-11-25'],
    ['de', 'Der Installateur hätte am 25.11.2026 Zeit. Einverstanden?', 'passt', '2026-11-25'],
    ['fr', 'On peut livrer le 25 novembre 2026. Cela vous va ?', 'oui parfait merci', '2026-11-25'],
    ['fr', 'Le 25 novembre 2026, cela vous irait ?', 'Nickel', '2026-11-25'],
    ['es', 'Podríamos el 25 de noviembre de 2026. ¿Le viene bien?', 'sí, perfecto', '2026-11-25'],
    ['it', 'Potremmo venire il 25 novembre 2026. Le va?', 'va benissimo', '2026-11-25'],
    ['nl', 'We rijden op 25 november 2026 bij u in de buurt. Goed?', 'ja hoor', '2026-11-25'],
    ['nl', 'We rijden op 25 november 2026 bij u in de buurt. Goed?', 'Prima hoor', '2026-11-25'],
    ['pt', 'Temos vaga a 25 de novembro de 2026. Serve?', 'serve sim senhor', '2026-11-25'],
    ['pt', 'O dia 25 de novembro de 2026 está livre. Pode ser?', 'Pode, perfeito', '2026-11-25'],
    ['zh', '我们2026年11月25日可以上门。行吗?', '行', '2026-11-25'],
  ])('%s: %s – %s', (code, agent, reply, day) => {
    expect(told(code, agent, reply, 'day')).toBe(day);
  });

  it.each([
    ['en', 'We could come on 25 November 2026. Would that do?', "no, that doesn't work"],
    [
      'en',
      'The last visit was on 25 November 2026. Is that right?',
      "yes, but I don't remember when the next is due",
    ],
    ['de', 'Der Installateur hätte am 25.11.2026 Zeit. Einverstanden?', 'da muss ich erst fragen'],
    ['en', 'On 25 November 2026 we start the new price list. Which day shall we come?', 'ok'],
  ])('but not where it is not: %s: %s – %s', (code, agent, reply) => {
    expect(told(code, agent, reply, 'day')).toBeUndefined();
  });
});
