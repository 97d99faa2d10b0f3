import { describe, expect, it } from 'vitest';
import { ask } from '../../support/form.ts';
import { FORMS } from '../../support/forms.ts';

/** [language, reply, value] */
type Case = readonly [language: string, reply: string, value: string | number | boolean];

function told(language: string, information: string, reply: string): unknown {
  const options = { index: FORMS[language]!, language };
  return ask(`q_${information}`, reply, options).values[information];
}

const NUMBERS: readonly Case[] = [
  ['en', 'Four.', 4],
  ['en', "We'll be twenty-five people.", 25],
  ['en', 'A table for 12, please.', 12],
  ['en', 'Just me.', 1],
  ['en', 'My wife and I.', 2],
  ['en', 'a dozen', 12],
  ['en', 'one hundred and twenty', 120],
  ['fr', 'Nous serons quatre.', 4],
  ['fr', 'quatre-vingt-douze personnes', 92],
  ['fr', 'soixante et onze', 71],
  ['fr', 'Pour deux, s’il vous plaît.', 2],
  ['fr', 'Deux cent cinquante', 250],
  ['de', 'Für fünf Personen.', 5],
  ['de', 'einundzwanzig', 21],
  ['de', 'Wir sind zu dritt.', 3],
  ['de', 'zweihundertfünfzig Gäste', 250],
  ['es', 'Somos cuatro.', 4],
  ['es', 'treinta y cinco personas', 35],
  ['es', 'Para dos, por favor.', 2],
  ['it', 'Siamo in quattro.', 4],
  ['it', 'ventuno persone', 21],
  ['it', 'Per due.', 2],
  ['pt', 'Somos quatro.', 4],
  ['pt', 'vinte e cinco pessoas', 25],
  ['nl', 'Met vijf personen.', 5],
  ['nl', 'vijfentwintig', 25],
  ['nl', 'We zijn met zijn vieren, dus vier.', 4],
  ['zh', '我们一共七个人。', 7],
  ['zh', '二十五位', 25],
];

/** In the digits of whatever script the user's keyboard has. */
const FOREIGN_DIGITS: readonly Case[] = [
  ['en', '٤', 4],
  ['en', '۴', 4],
  ['fr', '٢٥', 25],
  ['de', '४ Personen', 4],
  ['es', 'Somos ৪.', 4],
  ['nl', 'Met ๔ personen', 4],
  ['it', '１２', 12],
  ['pt', '𝟮𝟱', 25],
  ['zh', '一共٧个人', 7],
  ['en', '1٢', 12],
];

const FOREIGN_AMOUNTS: readonly Case[] = [
  ['en', '١٬٢٠٠٫٥٠ dollars', 1200.5],
  ['de', '۱٬۲۰۰٫۵۰ Euro', 1200.5],
  ['fr', '١٥٠٠ euros', 1500],
  ['en', '٣٫٥ dollars', 3.5],
];

const AMOUNTS: readonly Case[] = [
  ['en', 'About 1,200.50 dollars.', 1200.5],
  ['en', '$1,500', 1500],
  ['en', '5k', 5000],
  ['en', 'two thousand five hundred', 2500],
  ['en', '1.5 million', 1500000],
  ['fr', '1 200,50 euros', 1200.5],
  ['fr', 'mille cinq cents euros', 1500],
  ['de', '1.200,50 Euro', 1200.5],
  ['de', 'zweitausend Euro', 2000],
  ['es', '1.500 euros', 1500],
  ['es', 'dos mil quinientos', 2500],
  ['it', '1.200 euro', 1200],
  ['it', 'duemila euro', 2000],
  ['pt', '1.500 euros', 1500],
  ['nl', '€ 1.250,00', 1250],
  ['zh', '三千五百元', 3500],
];

const TIMES: readonly Case[] = [
  ['en', 'half past six', '06:30'],
  ['en', 'At a quarter to nine in the evening.', '20:45'],
  ['en', 'noon', '12:00'],
  ['en', '6 pm would be great', '18:00'],
  ['en', '7:15 p.m.', '19:15'],
  ['en', '10 a.m.', '10:00'],
  ['en', 'ten past five in the afternoon', '17:10'],
  ['en', "9 o'clock in the morning", '09:00'],
  ['en', 'midnight', '00:00'],
  ['en', '12 am', '00:00'],
  ['en', 'six thirty pm', '18:30'],
  ['fr', '18h30', '18:30'],
  ['fr', 'à dix-neuf heures', '19:00'],
  ['fr', 'six heures et demie', '06:30'],
  ['fr', 'huit heures moins le quart', '07:45'],
  ['fr', 'sept heures et quart du soir', '19:15'],
  ['fr', 'à midi', '12:00'],
  ['de', 'um halb sieben', '06:30'],
  ['de', 'um halb acht abends', '19:30'],
  ['de', 'Viertel vor neun', '08:45'],
  ['de', '18 Uhr 30', '18:30'],
  ['de', '14:15 Uhr', '14:15'],
  ['de', 'zwanzig Uhr', '20:00'],
  ['es', 'a las seis y media', '06:30'],
  ['es', 'las nueve menos cuarto de la noche', '20:45'],
  ['es', 'a las 8 de la tarde', '20:00'],
  ['es', 'al mediodía', '12:00'],
  ['it', 'alle sei e mezza', '06:30'],
  ['it', 'alle nove meno un quarto di sera', '20:45'],
  ['it', 'alle 20', '20:00'],
  ['it', 'a mezzogiorno', '12:00'],
  ['pt', 'às seis e meia', '06:30'],
  ['pt', 'às oito da noite', '20:00'],
  ['pt', 'às 15h', '15:00'],
  ['pt', 'ao meio-dia', '12:00'],
  ['nl', 'half zeven', '06:30'],
  ['nl', 'kwart voor negen', '08:45'],
  ['nl', 'om acht uur ’s avonds', '20:00'],
  ['nl', '19:30 uur', '19:30'],
  ['nl', 'om ۱۹:۳۰ uur', '19:30'],
  ['zh', '下午三点半', '15:30'],
  ['zh', '晚上八点', '20:00'],
  ['zh', '上午10点15分', '10:15'],
];

/** The reference is Friday, 1 March 2019. */
const DATES: readonly Case[] = [
  ['en', 'tomorrow', '2019-03-02'],
  ['en', 'The 9th of March.', '2019-03-09'],
  ['en', 'March 9th', '2019-03-09'],
  ['en', 'next Friday', '2019-03-08'],
  ['en', 'this Saturday', '2019-03-02'],
  ['en', 'Monday next week', '2019-03-04'],
  ['en', 'in two weeks', '2019-03-15'],
  ['en', '5 January 2020', '2020-01-05'],
  ['en', 'the day after tomorrow', '2019-03-03'],
  ['en', '2019-04-05', '2019-04-05'],
  ['en', 'On the 21st', '2019-03-21'],
  ['en', '٢٠١٩-٠٤-٠٥', '2019-04-05'],
  ['fr', 'demain', '2019-03-02'],
  ['fr', 'le 9 mars', '2019-03-09'],
  ['fr', 'le 1er avril 2019', '2019-04-01'],
  ['fr', 'lundi prochain', '2019-03-04'],
  ['fr', '03/04/2019', '2019-04-03'],
  ['fr', 'après-demain', '2019-03-03'],
  ['fr', 'dans trois jours', '2019-03-04'],
  ['de', 'morgen', '2019-03-02'],
  ['de', 'am 9. März', '2019-03-09'],
  ['de', '09.03.2019', '2019-03-09'],
  ['de', 'nächsten Montag', '2019-03-04'],
  ['de', 'übermorgen', '2019-03-03'],
  ['de', 'in zwei Wochen', '2019-03-15'],
  ['de', 'am Samstag', '2019-03-02'],
  ['es', 'mañana', '2019-03-02'],
  ['es', 'el 9 de marzo', '2019-03-09'],
  ['es', 'el próximo lunes', '2019-03-04'],
  ['es', 'pasado mañana', '2019-03-03'],
  ['it', 'domani', '2019-03-02'],
  ['it', 'il 9 marzo', '2019-03-09'],
  ['it', 'lunedì prossimo', '2019-03-04'],
  ['it', 'dopodomani', '2019-03-03'],
  ['it', 'sabato', '2019-03-02'],
  ['pt', 'amanhã', '2019-03-02'],
  ['pt', '9 de março', '2019-03-09'],
  ['pt', 'depois de amanhã', '2019-03-03'],
  ['pt', 'segunda-feira', '2019-03-04'],
  ['nl', 'morgen', '2019-03-02'],
  ['nl', '9 maart', '2019-03-09'],
  ['nl', 'volgende maandag', '2019-03-04'],
  ['nl', 'overmorgen', '2019-03-03'],
  ['zh', '明天', '2019-03-02'],
  ['zh', '3月9号', '2019-03-09'],
  ['zh', '后天', '2019-03-03'],
];

const NAMES: readonly Case[] = [
  ['en', 'My name is Anna Schmidt.', 'Anna Schmidt'],
  ['en', "I'm Peter.", 'Peter'],
  ['en', 'Maria', 'Maria'],
  ['en', 'It is john miller', 'john miller'],
  ['fr', "Je m'appelle Claire Dupont.", 'Claire Dupont'],
  ['fr', 'Dupont', 'Dupont'],
  ['de', 'Ich heiße Jonas Weber.', 'Jonas Weber'],
  ['de', 'Mein Name ist Weber.', 'Weber'],
  ['es', 'Me llamo Lucía Pérez.', 'Lucía Pérez'],
  ['es', 'Soy Carlos.', 'Carlos'],
  ['it', 'Mi chiamo Paolo Rossi.', 'Paolo Rossi'],
  ['pt', 'Chamo-me João Silva.', 'João Silva'],
  ['nl', 'Ik heet Pieter de Vries.', 'Pieter de Vries'],
  ['zh', '我叫王小明。', '王小明'],
];

const PLACES: readonly Case[] = [
  ['en', "I'm leaving from San Jose.", 'San Jose'],
  ['en', 'Las Vegas, please', 'Las Vegas'],
  ['fr', 'Je pars de Lyon.', 'Lyon'],
  ['fr', 'De La Rochelle', 'La Rochelle'],
  ['de', 'Ich fahre von Berlin ab.', 'Berlin'],
  ['de', 'Ab Köln.', 'Köln'],
  ['es', 'Salgo de Madrid.', 'Madrid'],
  ['it', 'Parto da Torino.', 'Torino'],
  ['pt', 'Parto de Lisboa.', 'Lisboa'],
  ['nl', 'Ik vertrek uit Utrecht.', 'Utrecht'],
];

const YES_OR_NO: readonly Case[] = [
  ['en', 'No.', false],
  ['en', 'Yes please', true],
  ['en', "That won't be necessary, no", false],
  ['fr', 'Non merci.', false],
  ['fr', 'Oui, bien sûr.', true],
  ['de', 'Nein danke.', false],
  ['de', 'Ja, gerne.', true],
  ['es', 'No, gracias.', false],
  ['es', 'Sí.', true],
  ['it', 'No, grazie.', false],
  ['it', 'Sì, certo.', true],
  ['pt', 'Não, obrigado.', false],
  ['pt', 'Sim.', true],
  ['nl', 'Nee, bedankt.', false],
  ['nl', 'Ja, graag.', true],
  ['zh', '不需要。', false],
  ['zh', '需要。', true],
];

const CHOICES: readonly Case[] = [
  ['en', 'In the north', 'north'],
  ['en', 'somewhere in the nroth', 'north'],
  ['en', 'The second one, please.', 'south'],
  ['fr', 'Plutôt dans le nord.', 'nord'],
  ['fr', "À l'est.", 'est'],
  ['de', 'Im südlichen Teil der Stadt.', 'Süden'],
  ['es', 'En el norte.', 'norte'],
  ['it', 'Nella zona nord.', 'nord'],
  ['pt', 'No sul, por favor.', 'sul'],
  ['nl', 'In het noorden.', 'noorden'],
  ['zh', '我想要北部。', '北部'],
];

describe('values that were asked for', () => {
  const tables: readonly (readonly [information: string, cases: readonly Case[]])[] = [
    ['people', [...NUMBERS, ...FOREIGN_DIGITS]],
    ['budget', [...AMOUNTS, ...FOREIGN_AMOUNTS]],
    ['time', TIMES],
    ['date', DATES],
    ['name', NAMES],
    ['origin', PLACES],
    ['parking', YES_OR_NO],
    ['area', CHOICES],
  ];
  for (const [information, cases] of tables) {
    it.each(cases)(`reads ${information} of %s: %s`, (language, reply, value) => {
      expect(told(language, information, reply)).toBe(value);
    });
  }
});
