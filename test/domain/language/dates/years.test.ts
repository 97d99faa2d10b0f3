import { describe, expect, it } from 'vitest';
import { prepareReading, readReply } from '../../../support/at-once.ts';
import { formOf } from '../support/form.ts';

/** The day told to the one question of a form on a Friday, 2026-11-20. */
function dayTold(language: string, question: string, userText: string): unknown {
  const schema = { type: 'string', format: 'date' } as const;
  const { values } = readReply(prepareReading(formOf([{ id: 'day', question, schema }])), {
    userText,
    askedQuestionIds: ['q_day'],
    assistantText: question,
    language,
    referenceTime: '2026-11-20T10:00:00Z',
    known: new Map(),
  });
  return values[0]?.value;
}

describe('A day with its year told beside it', () => {
  it.each([
    [
      'en',
      'When was the roof last checked?',
      'on the 14th of October last year, I have the letter here',
      '2025-10-14',
    ],
    ['en', 'When did you buy it?', 'last year, on March 3rd', '2025-03-03'],
    ['en', 'When was the last service?', 'a year ago exactly, 15 November last year', '2025-11-15'],
    [
      'de',
      'Wann wurde zuletzt gekehrt?',
      'am 14. Oktober letzten Jahres, hier steht es',
      '2025-10-14',
    ],
    ['de', 'Wann haben Sie es gekauft?', 'letztes Jahr am 3. März', '2025-03-03'],
    [
      'de',
      'Wann war die letzte Wartung?',
      'vor genau einem Jahr, am 15. November letztes Jahr',
      '2025-11-15',
    ],
    [
      'fr',
      'À quand remonte le dernier contrôle ?',
      "le 14 octobre de l'année dernière, je l'ai noté",
      '2025-10-14',
    ],
    ['fr', "Quand l'avez-vous acheté ?", "l'an dernier, le 3 mars", '2025-03-03'],
    [
      'fr',
      'Quand a eu lieu le dernier entretien ?',
      "il y a un an pile, le 15 novembre de l'an passé",
      '2025-11-15',
    ],
    [
      'es',
      '¿Cuándo fue la última revisión?',
      'el 14 de octubre del año pasado, aquí lo pone',
      '2025-10-14',
    ],
    ['es', '¿Cuándo lo compró?', 'el año pasado, el 3 de marzo', '2025-03-03'],
    [
      'es',
      '¿Cuándo fue el último mantenimiento?',
      'hace un año justo, el 15 de noviembre del año pasado',
      '2025-11-15',
    ],
    [
      'it',
      "Quando è stato fatto l'ultimo controllo?",
      "il 14 ottobre dell'anno scorso, ce l'ho scritto",
      '2025-10-14',
    ],
    ['it', "Quando l'ha comprato?", "l'anno scorso, il 3 marzo", '2025-03-03'],
    [
      'it',
      "Quando è stata fatta l'ultima manutenzione?",
      'un anno fa esatto, il 15 novembre dello scorso anno',
      '2025-11-15',
    ],
    [
      'nl',
      'Wanneer is het dak gecontroleerd?',
      '14 oktober vorig jaar, ik heb het opgeschreven',
      '2025-10-14',
    ],
    ['nl', 'Wanneer heeft u het gekocht?', 'vorig jaar, op 3 maart', '2025-03-03'],
    [
      'nl',
      'Wanneer was de laatste beurt?',
      'precies een jaar geleden, 15 november van vorig jaar',
      '2025-11-15',
    ],
    [
      'pt',
      'Quando foi a última inspeção?',
      'a 14 de outubro do ano passado, tenho aqui escrito',
      '2025-10-14',
    ],
    ['pt', 'Quando o comprou?', 'no ano passado, a 3 de março', '2025-03-03'],
    [
      'pt',
      'Quando foi a última manutenção?',
      'faz um ano certinho, 15 de novembro do ano passado',
      '2025-11-15',
    ],
    ['zh', '上次检查是什么时候？', '去年10月14号，我记着呢', '2025-10-14'],
    ['zh', '上次保养是什么时候？', '整整一年了，去年11月15号', '2025-11-15'],
    ['en', 'Which day shall we come?', 'the 14th of October next year', '2027-10-14'],
    ['de', 'Wann soll es losgehen?', 'am 3. März nächsten Jahres', '2027-03-03'],
    ['fr', 'Quand voulez-vous commencer ?', "le 3 mars de l'année prochaine", '2027-03-03'],
    ['es', '¿Cuándo quiere empezar?', 'el 3 de marzo del año que viene', '2027-03-03'],
    ['it', 'Quando vuole iniziare?', "il 3 marzo dell'anno prossimo", '2027-03-03'],
    ['nl', 'Wanneer wilt u beginnen?', '3 maart volgend jaar', '2027-03-03'],
    ['pt', 'Quando quer começar?', 'a 3 de março do próximo ano', '2027-03-03'],
    ['zh', '什么时候开始？', '明年3月3号', '2027-03-03'],
  ])('%s: %s %s', (language, question, reply, day) => {
    expect(dayTold(language, question, reply)).toBe(day);
  });

  it.each([
    ['en', 'When does the contract start?', 'the 14th of October, like last year', '2027-10-14'],
    ['en', 'Which day suits you?', "the 3rd of March, same as last year's date", '2027-03-03'],
    ['en', 'When did it start?', 'the 5th was fine, so the day after', '2026-11-06'],
    ['fr', 'Quel jour vous convient ?', "le 3 mars, comme l'année dernière", '2027-03-03'],
    ['de', 'Welcher Tag passt?', 'am 3. März, wie letztes Jahr', '2027-03-03'],
    ['es', '¿Qué día le va bien?', 'el 3 de marzo, como el año pasado', '2027-03-03'],
    ['it', 'Che giorno va bene?', "il 3 marzo, come l'anno scorso", '2027-03-03'],
    ['nl', 'Welke dag komt uit?', '3 maart, net als vorig jaar', '2027-03-03'],
    ['pt', 'Que dia lhe dá jeito?', 'dia 3 de março, como no ano passado', '2027-03-03'],
    ['zh', '哪天方便？', '3月3号，跟去年一样', '2027-03-03'],
    [
      'en',
      'Which day suits you?',
      'last year it was March, this time the 3rd of April please',
      '2027-04-03',
    ],
    ['it', 'Che giorno va bene?', "l'anno scorso era marzo, stavolta il 3 aprile", '2027-04-03'],
  ])(
    'is not in a year that is only compared or told of another: %s: %s %s',
    (language, question, reply, day) => {
      expect(dayTold(language, question, reply)).toBe(day);
    },
  );

  it.each([
    ['it', 'Che giorno passiamo a prenderlo?', 'domattina, che poi parto', '2026-11-21'],
    ['it', 'Quando vi serve?', 'anche domattina presto', '2026-11-21'],
    ['zh', '哪天来取？', '明早就行', '2026-11-21'],
  ])('may be tomorrow morning: %s: %s %s', (language, question, reply, day) => {
    expect(dayTold(language, question, reply)).toBe(day);
  });

  it.each([
    [
      'en',
      'Since when has it been leaking?',
      'the 2nd, no wait the 3rd of november, day after my birthday',
      '2026-11-03',
    ],
    ['en', 'When did it start?', 'the 5th of November, the day after our party', '2026-11-05'],
    ['es', '¿Desde cuándo gotea?', 'el 5 de noviembre, el día después de la fiesta', '2026-11-05'],
    ['nl', 'Sinds wanneer lekt het?', '5 november, de dag na het feest', '2026-11-05'],
    ['de', 'Seit wann tropft es?', '5. November, am Tag nach dem Fest', '2026-11-05'],
    ['fr', 'Depuis quand ça fuit ?', 'le 5 novembre, le lendemain de la fête', '2026-11-05'],
  ])('is told by itself beside what it came after: %s: %s %s', (language, question, reply, day) => {
    expect(dayTold(language, question, reply)).toBe(day);
  });
});

describe('A day that is too far off to be written', () => {
  it.each([
    ['en', 'When will you come?', 'in 999999999 days'],
    ['en', 'When was it?', '99999999 weeks ago'],
    ['de', 'Wann kommen Sie?', 'in 500000000 Monaten'],
    ['fr', 'Quand viendrez-vous ?', 'dans 9000000 ans'],
    ['zh', '您什么时候来？', '999999999天后'],
  ])('tells nothing: %s, %s, %s', (language, question, reply) => {
    expect(dayTold(language, question, reply)).toBeUndefined();
  });
});

describe('A day with the number of its year in another clause', () => {
  it.each([
    ['en', 'When did you last see it?', 'back in 2019, on 8 March'],
    ['en', 'When did you last see it?', '8 March, in 2019 I think'],
    ['de', 'Wann waren Sie zuletzt hier?', 'im Jahr 2019, am 8. März'],
    ['fr', 'Quand êtes-vous tombé ?', "c'était en 2019, le 8 mars"],
    ['fr', 'Quand êtes-vous tombé ?', 'le 8 mars, en 2019'],
    ['es', '¿Cuándo falleció?', 'fue en 2019, el 8 de marzo'],
    ['it', "Quando l'ha comprato?", "nel 2019, l'8 marzo"],
    ['pt', 'Quando foi a última vez?', '8 de março, no ano de 2019'],
    ['nl', 'Wanneer was u hier het laatst?', 'in 2019, op 8 maart'],
  ])('%s %s %s', (language, question, reply) => {
    expect(dayTold(language, question, reply)).toBe('2019-03-08');
  });

  it.each([
    ['en', 'Which day would you like to come?', '8 March, to see the 2019 papers'],
    ['de', 'An welchem Tag möchten Sie kommen?', 'am 8. März, Beleg 2019'],
    ['fr', 'Quel jour voulez-vous venir ?', 'le 8 mars, dossier 2019'],
  ])('is none where it numbers something else: %s %s %s', (language, question, reply) => {
    expect(dayTold(language, question, reply)).toBe('2027-03-08');
  });
});
