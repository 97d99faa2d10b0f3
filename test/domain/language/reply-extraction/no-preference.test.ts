import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../support/at-once.ts';
import { ask, formOf, valueTold } from '../support/form.ts';

const DAY = { type: 'string', format: 'date' };
const HOUR = { type: 'string', format: 'time' };

describe('A day or an hour that is left to the other side', () => {
  it.each([
    ['What time suits you?', HOUR, 'come when it suits you'],
    ['What time suits you?', HOUR, "any time, pet, I'm always in"],
    ['Which day is best?', DAY, "I'll fit in with you"],
    ['Which day is best?', DAY, 'whenever the fitter is nearby'],
    ['An welchem Tag?', DAY, 'kommen Sie wann Sie können'],
    ['An welchem Tag?', DAY, 'ich richte mich ganz nach Ihnen'],
    ['Welche Uhrzeit passt?', HOUR, "wann's euch passt"],
    ['Quel jour ?', DAY, "le jour qui vous convient, je m'adapte"],
    ['À quelle heure ?', HOUR, 'quand ça vous arrange'],
    ['¿Qué día prefiere?', DAY, 'el día que os vaya bien a vosotros'],
    ['¿A qué hora?', HOUR, 'cuando podáis, estoy en casa'],
    ['Che giorno?', DAY, 'quando vi fa comodo'],
    ['A che ora?', HOUR, 'tutte le ore vanno bene'],
    ['Welke dag schikt?', DAY, 'ik pas me wel aan'],
    ['Hoe laat?', HOUR, 'wanneer het u uitkomt'],
    ['Que dia?', DAY, 'o dia que vos der mais jeito'],
    ['A que horas?', HOUR, 'adapto-me'],
    ['几点方便？', HOUR, '您几点来都行'],
    ['哪天？', DAY, '看你们哪天有空'],
  ])('is no preference: %s %j %s', (question, schema, reply) => {
    expect(valueTold(question, schema, reply)).toBe('n/a');
  });

  it.each([
    ['What time suits you?', HOUR, 'any time after five', '17:00'],
    ['What time suits you?', HOUR, "I don't know when it suits him, I'll ask", undefined],
    ['What time suits you?', HOUR, "you tell me when you're open", undefined],
    ['Which day is best?', DAY, 'Monday, if that suits you', '2019-03-04'],
    ['Welche Uhrzeit passt?', HOUR, 'ich frage meinen Mann, wann er kann', undefined],
    ['An welchem Tag?', DAY, 'am Montag, wenn es Ihnen passt', '2019-03-04'],
    ['An welchem Tag?', DAY, 'sagen Sie mir erst, wann Sie können', undefined],
    ['À quelle heure ?', HOUR, 'à 9h, si ça vous arrange', '09:00'],
    ['Quel jour ?', DAY, "le jour qui nous convient c'est lundi", '2019-03-04'],
    ['¿A qué hora?', HOUR, 'cuando lo sepa mi marido les llamo', undefined],
    ['¿Qué día prefiere?', DAY, 'no sé cuándo podéis vosotros', undefined],
    ['Che giorno?', DAY, 'lunedì, se vi va bene', '2019-03-04'],
    ['Che giorno?', DAY, 'non so quando gli fa comodo a mio marito', undefined],
    ['Welke dag schikt?', DAY, 'maandag, alle andere dagen zijn vol', '2019-03-04'],
    ['Hoe laat?', HOUR, 'ik weet niet hoe laat het mijn man uitkomt', undefined],
    ['Que dia?', DAY, 'quando o meu marido puder eu digo', undefined],
    ['哪天？', DAY, '你们什么时候有空？', undefined],
    ['几点方便？', HOUR, '不知道他几点方便，我问问', undefined],
  ])('is told by nearly the same words otherwise: %s %j %s', (question, schema, reply, value) => {
    expect(valueTold(question, schema, reply)).toBe(value);
  });
});

describe('What sounds like no preference, and goes on', () => {
  const PLACE = { type: 'string', enum: ['hedge', 'kombi', 'haut', 'blauw'] } as const;

  it.each([
    ['Wie viele Kinder kommen?', { type: 'integer' }, '4, wie immer', 4],
    ['Was für ein Wagen soll es sein?', PLACE, 'irgendein Kombi', 'kombi'],
    ['Wo juckt es?', PLACE, 'überall rote Beulen auf der Haut', 'haut'],
    ['Welke kleur wilt u?', PLACE, 'doe maar blauw', 'blauw'],
    ['Was für ein Wagen soll es sein?', PLACE, 'irgendwas Kleines', undefined],
    ['Was für ein Wagen soll es sein?', PLACE, 'irgendeiner halt', 'n/a'],
    ['Wo juckt es?', PLACE, 'überall', 'n/a'],
    ['Welke kleur wilt u?', PLACE, 'doe maar wat', 'n/a'],
  ] as const)('%s %j %s', (question, schema, reply, value) => {
    expect(valueTold(question, schema, reply)).toBe(value);
  });
});

describe('No preference about what nobody asked for', () => {
  const SIDES = ['harbour', 'hill'];
  const index = prepareReading(
    formOf([
      { id: 'boat_owner', question: 'Whose boat is it?', schema: { type: 'string' } },
      { id: 'boat_bay', question: 'In which bay does the boat lie?', schema: { type: 'string' } },
      {
        id: 'boat_type',
        question: 'What type of boat would you like?',
        schema: { type: 'string', enum: ['dinghy', 'ketch'] },
        type: 'single_choice',
        choices: ['dinghy', 'ketch'],
      },
    ]),
  );

  it.each([
    ["Amsel Cove. I don't really care what type of boat it is.", 'Amsel Cove'],
    ["Amsel Cove. I don't have any boat preference.", 'Amsel Cove'],
  ])('is told of the one that offers kinds of it: %s', (reply, bay) => {
    expect(ask('q_boat_bay', reply, { index }).values).toEqual({
      boat_bay: bay,
      boat_type: 'n/a',
    });
  });

  it.each([
    ['en', 'How many beds?', 'On which side?', "two. I don't care where"],
    ['en', 'How many beds?', 'On which side?', 'two, and not on any specific side'],
    ['de', 'Wie viele Betten?', 'In welcher Gegend?', 'zwei, wo ist egal'],
    ['de', 'Wie viele Betten?', 'In welcher Gegend?', 'zwei, in keiner bestimmten Gegend'],
    ['fr', 'Combien de lits ?', 'Dans quel quartier ?', 'deux, dans aucun quartier en particulier'],
    ['es', '¿Cuántas camas?', '¿En qué zona?', 'dos, en ninguna zona en particular'],
    ['it', 'Quanti letti?', 'In quale zona?', 'due, in nessuna zona in particolare'],
    ['nl', 'Hoeveel bedden?', 'In welke buurt?', 'twee, niet in een bepaalde buurt'],
    ['pt', 'Quantas camas?', 'Em que zona?', 'duas, em nenhuma zona em particular'],
    ['zh', '要几张床？', '在哪个区域？', '两张，我不是很在意区域'],
  ])('is told beside an answer: %s %s %s %s', (_, beds, side, reply) => {
    const form = formOf([
      { id: 'beds', question: beds, schema: { type: 'integer' } },
      { id: 'side', question: side, schema: { type: 'string', enum: SIDES } },
    ]);
    const { values } = ask('q_beds', reply, { index: prepareReading(form) });
    expect(values).toEqual({ beds: 2, side: 'n/a' });
  });
});

describe('A plain no', () => {
  const SIDE = { type: 'string', enum: ['harbour', 'hill'] } as const;

  function toldOf(question: string, reply: string): unknown {
    const index = prepareReading(formOf([{ id: 'side', question, schema: SIDE }]));
    return ask('q_side', reply, { index, assistantText: question }).values['side'];
  }

  it.each([
    ['Do you want to specify the side?', 'No. What is there?'],
    ['Any specific side?', 'No.'],
    ['On which side would you like it?', "I don't. Could you make a recommendation?"],
    ['Möchten Sie die Seite eingrenzen?', 'Nein.'],
    ['Auf welcher Seite?', 'Nein, was empfehlen Sie?'],
    ['Souhaitez-vous préciser le côté ?', 'Non.'],
    ['De quel côté ?', 'Non, que recommandez-vous ?'],
    ['¿Quiere especificar el lado?', 'No.'],
    ['¿En qué lado?', 'No, ¿qué me recomienda?'],
    ['Vuole specificare il lato?', 'No.'],
    ['Da che lato?', 'No, cosa mi consiglia?'],
    ['Wilt u de kant specificeren?', 'Nee.'],
    ['Aan welke kant?', 'Nee, wat raadt u aan?'],
    ['Quer especificar o lado?', 'Não.'],
    ['De que lado?', 'Não, o que recomenda?'],
    ['您要指定哪一边吗？', '没有。'],
    ['您想要哪一边？', '没有，您推荐哪边？'],
  ])(
    'to who would know a preference, or that asks for advice, has none: %s %s',
    (question, reply) => {
      expect(toldOf(question, reply)).toBe('n/a');
    },
  );

  it.each([
    ['On which side would you like it?', 'No, what does it cost?'],
    ['On which side would you like it?', 'No.'],
  ])('to who asks for a choice tells none: %s %s', (question, reply) => {
    expect(toldOf(question, reply)).toBeUndefined();
  });
});
