import { describe, expect, it } from 'vitest';
import { recordedOf, valuesOf } from '../../support/first-reply.ts';
import type { FormLine } from '../../support/form.ts';

const ROOMS = ['garden', 'street', 'corner', 'attic'];
const FORMS: Readonly<Record<string, readonly FormLine[]>> = {
  en: [
    { id: 'hour', question: 'At what time?', schema: { type: 'string', format: 'time' } },
    { id: 'day', question: 'On which day?', schema: { type: 'string', format: 'date' } },
    { id: 'people', question: 'How many people will come?', schema: { type: 'integer' } },
    { id: 'doctor', question: 'Who would you like to see?', schema: { type: 'string' } },
    choice('room', 'Which room?', ROOMS),
    choice('seat', 'Which seat?', ['window', 'aisle', 'middle']),
  ],
  de: [{ id: 'hour', question: 'Um wie viel Uhr?', schema: { type: 'string', format: 'time' } }],
  fr: [{ id: 'hour', question: 'À quelle heure ?', schema: { type: 'string', format: 'time' } }],
  es: [{ id: 'hour', question: '¿A qué hora?', schema: { type: 'string', format: 'time' } }],
  it: [{ id: 'hour', question: 'A che ora?', schema: { type: 'string', format: 'time' } }],
  nl: [{ id: 'hour', question: 'Hoe laat?', schema: { type: 'string', format: 'time' } }],
  pt: [{ id: 'hour', question: 'A que horas?', schema: { type: 'string', format: 'time' } }],
  zh: [{ id: 'hour', question: '几点?', schema: { type: 'string', format: 'time' } }],
};

function choice(id: string, question: string, choices: readonly string[]): FormLine {
  return { id, question, schema: { type: 'string', enum: [...choices] }, choices };
}

/** What is known after a reply to what the agent said in place of a question, and the outcome. */
function replied(id: string, assistant_text: string, user_text: string, code = 'en') {
  const events = recordedOf(FORMS[code]!, { question_id: `q_${id}`, assistant_text, user_text });
  const turn = events.find((event) => event.type === 'QuestionOutcomeRecorded');
  return { values: valuesOf(events), outcome: turn?.facts.outcome };
}

const THREE = 'We have 3 pm, 4:30 and 6. Which one?';

describe('one of the values that the agent offered', () => {
  it.each([
    ['middle seat', 'middle'],
    ['A middle seat, please.', 'middle'],
    ['The second one.', 'aisle'],
    ['the last', 'middle'],
  ])('is told by its label before its place: %s', (reply, seat) => {
    expect(replied('seat', 'Window, aisle or middle seat?', reply).values).toEqual({ seat });
  });

  it.each([
    ['The second one, please.', '16:30'],
    ["I'd take the last.", '18:00'],
    ['Number three.', '18:00'],
    ['The middle one.', '16:30'],
    ['The earliest, if that is all right.', '15:00'],
    ['The later, please, so the third one.', '18:00'],
    ['4:30 then.', '16:30'],
    ['Not the first, the second.', '16:30'],
  ])('is told by its place, by what it is, or by less than its words: %s', (reply, value) => {
    expect(replied('hour', THREE, reply).values).toEqual({ hour: value });
  });

  it.each([
    ['de', 'Um 9:15, um 11 Uhr oder um 15:30?', 'Dann nehme ich den zweiten.', '11:00'],
    ['de', 'Um zehn oder um halb drei?', 'Der frühere Termin passt.', '10:00'],
    ['fr', "J'ai 9h, 10h30 ou 16h.", 'La deuxième, merci.', '10:30'],
    ['es', 'Tengo las 9, las 10:30 o las 17.', 'Me quedo con la segunda.', '10:30'],
    ['it', 'Alle 9:30, alle 11 o alle 15?', "L'ultima, grazie.", '15:00'],
    ['nl', 'Ik heb 9 uur, half elf of 16:15.', 'De tweede graag.', '10:30'],
    ['pt', 'Às 9:30, às 11 ou às 15?', 'Prefiro a primeira.', '09:30'],
    ['zh', '有上午9点、10点半和下午4点。', '第二个吧', '10:30'],
  ])('is told so in every language: %s', (code, agent, reply, value) => {
    expect(replied('hour', agent, reply, code).values).toEqual({ hour: value });
  });

  it.each([
    ['day', 'The 9th or the 13th of December 2026?', 'The second one.', '2026-12-13'],
    ['day', 'The 9th or the 13th of December 2026?', 'The first one.', '2026-12-09'],
    ['day', 'The 9th, the 10th or the 13th of December 2026?', 'The former.', '2026-12-09'],
    ['day', 'The 30th or the 2nd of February?', 'The first one.', '2026-01-30'],
    ['day', 'Wednesday 9 December 2026 or Sunday 13 December 2026?', 'Sunday then.', '2026-12-13'],
    ['people', 'The boats take 4, 6 or 10 people.', 'The smallest.', 4],
    ['doctor', 'You can see Dr Ahmed or Dr Lindqvist.', 'The second one.', 'Dr Lindqvist'],
    ['room', 'Would you like the corner room or the one to the street?', 'The first.', 'corner'],
  ])('may be of any kind: %s', (id, agent, reply, value) => {
    expect(replied(id, agent, reply).values).toEqual({ [id]: value });
  });

  it('may be the only one, taken', () => {
    expect(replied('hour', 'Would 16:30 suit you?', "I'll take that one.").values).toEqual({
      hour: '16:30',
    });
  });

  it.each([
    ['en', 'Would 3:30 pm be all right?', 'Yes, but I may be a bit slow on the stairs.'],
    ['de', 'Passt Ihnen 15:30 Uhr?', 'Ja, aber ich bringe den Hund mit.'],
    ['it', 'Le 15:30 va bene?', 'Sì, ma siamo in ritardo di solito.'],
    ['fr', '15h30 vous irait ?', "Oui, s'il vous plaît."],
  ])('stays taken by a plain yes with a but: %s: %s %s', (code, agent, reply) => {
    expect(replied('hour', agent, reply, code).values).toEqual({ hour: '15:30' });
  });

  it.each([
    ['en', THREE, 'Not the later one.', {}],
    ['en', THREE, 'The last one is too late.', {}],
    ['en', 'Would 16:30 suit you?', 'That sounds good but is too early.', {}],
    ['fr', '16h30 vous irait ?', 'Parfait pour ma femme, mais pas pour moi.', {}],
    ['de', 'Passt Ihnen 16:30 Uhr?', 'Klingt gut, ist mir aber zu früh.', {}],
    ['es', '¿Le viene bien a las 16:30?', 'Perfecto, pero no puedo.', {}],
    ['nl', 'Schikt 16:30 uur?', 'Prima voor de kinderen, maar ik werk dan nog.', {}],
    ['pt', 'Às 16:30 fica bem?', 'Perfeito, mas não posso.', {}],
    ['it', 'Alle 16:30 va bene?', 'Perfetto, ma non posso.', {}],
    ['zh', '下午四点半可以吗？', '行，但我老公说不行', {}],
    ['fr', '16h30 vous irait ?', "Ça m'irait si c'était demain.", {}],
    ['en', THREE, 'The later one does not suit me.', {}],
    ['en', THREE, 'I would prefer something earlier than the earliest.', {}],
    ['en', THREE, 'Let me take a second, please.', {}],
    ['de', 'Um 9:15, um 11 Uhr oder um 15:30?', 'Der letzte ist mir zu spät.', {}],
    ['de', 'Um 9:15, um 11 Uhr oder um 15:30?', 'Lieber später.', {}],
    ['fr', "J'ai 9h, 10h30 ou 16h.", 'La deuxième ne me convient pas.', {}],
    ['fr', "J'ai 9h, 10h30 ou 16h.", 'Le premier est trop tôt.', {}],
    ['fr', "J'ai 9h, 10h30 ou 16h.", 'Plutôt plus tard.', {}],
    ['es', 'Tengo las 9, las 10:30 o las 17.', 'La segunda no me viene bien.', {}],
    ['es', 'Tengo las 9, las 10:30 o las 17.', 'La primera es muy temprano.', {}],
    ['it', 'Alle 9:30, alle 11 o alle 15?', 'La seconda non mi va bene.', {}],
    ['nl', 'Ik heb 9 uur, half elf of 16:15.', 'De tweede kan niet.', {}],
    ['nl', 'Ik heb 9 uur, half elf of 16:15.', 'Liever later.', {}],
    ['pt', 'Às 9:30, às 11 ou às 15?', 'A segunda não me dá.', {}],
    ['pt', 'Às 9:30, às 11 ou às 15?', 'Na segunda.', {}],
    ['zh', '有上午9点、10点半和下午4点。', '最后一个不行', {}],
    ['zh', '有上午9点、10点半和下午4点。', '第二天', {}],
  ])('is none that is turned down, or something else: %s: %s %s', (code, agent, reply, values) => {
    expect(replied('hour', agent, reply, code).values).toEqual(values);
  });

  it.each([
    'What is the second one like?',
    'Is the second one quieter?',
    'How long is the first one?',
  ])('is none that is asked about: %s', (reply) => {
    expect(Object.values(replied('hour', THREE, reply).values)).not.toContain('16:30');
    expect(Object.values(replied('hour', THREE, reply).values)).not.toContain('15:00');
  });

  it.each([
    ['Can I have the second one?', '16:30'],
    ['Any chance of the last one?', '18:00'],
    ['No, the second one, please.', '16:30'],
    ['The second, the first is too early.', '16:30'],
  ])('is told where it is asked for, or another one is turned down: %s', (reply, value) => {
    expect(replied('hour', THREE, reply).values).toEqual({ hour: value });
  });

  it.each([
    ['en', 'Would 16:30 suit you?', 'Perfect, but later.'],
    ['en', 'Would 16:30 suit you?', 'Sounds good, but I need to ask my wife.'],
    ['it', 'Va bene alle 16:30?', 'Va bene ma più tardi.'],
    ['fr', 'Est-ce que 16h30 vous convient ?', 'Celui-là ? Non.'],
  ])('is not taken where the reply takes it back: %s: %s %s', (code, agent, reply) => {
    expect(replied('hour', agent, reply, code).values).toEqual({});
  });

  it.each([
    ['hour', 'Do you prefer 9:00, 8:30 or 10?', 'The second one.', { hour: '08:30' }],
    ['hour', '10, 11:30 or 2?', 'The last one.', { hour: '14:00' }],
    ['people', 'The boats take 4, 6 or 10 people.', 'The cheapest.', {}],
  ])('is what the agent plainly offered, or none: %s: %s %s', (id, agent, reply, values) => {
    expect(replied(id, agent, reply).values).toEqual(values);
  });

  it.each([
    ['people', 'We have boats for 4, 6 or 10 people.', 'None of us eats meat.'],
    ['day', 'Monday or Tuesday?', 'Nothing on Monday.'],
    ['people', 'Boats for 4, 6 or 10 people, at 40, 60 or 100 euros.', 'The second one.'],
    ['day', 'The 2nd or the 1st of December?', 'The first.'],
  ])(
    'leaves the reply as it is where it is not plain what is meant: %s: %s %s',
    (id, agent, reply) => {
      const alone = replied(id, 'Which one?', reply);
      expect(replied(id, agent, reply)).toEqual(alone);
    },
  );

  it.each([
    ['We are open from 9 to 18. When would you like to come?', 'The first thing you have.'],
    ['We are closed at 13:00 and 13:30. When would you like to come?', 'The second one.'],
    ['The last guests came at 9 and at 10. And you?', 'The second one.'],
  ])('is none that was only mentioned: %s', (agent, reply) => {
    expect(replied('hour', agent, reply)).toEqual(replied('hour', 'When?', reply));
  });

  it.each([
    ['The second week of next month.', { day: '2026-02-09' }],
    ['A later one.', {}],
    ['Either of the first two.', {}],
  ])('is none where something else is meant: %s', (reply, values) => {
    expect(replied('hour', THREE, reply).values).toEqual(values);
  });

  it('is no day of the month that is told instead', () => {
    const told = replied('day', 'The 9th or the 13th of December 2026?', 'It has to be the 1st.');
    expect(told.values).toEqual({ day: '2026-02-01' });
  });

  it('is none where what was told beside it says otherwise', () => {
    const { values } = replied('hour', '16:15 or 19:30?', 'Is 16:15 the last one you have?');
    expect(values).toEqual({});
  });

  it('is not told by "neither", which answers nothing and counts no 0', () => {
    const { outcome, values } = replied('people', 'We have boats for 4 or for 6.', 'Neither.');
    expect(values).toEqual({});
    expect(outcome).toBe('asked_no_answer');
  });

  it('leaves nothing of its words to other informations', () => {
    expect(replied('hour', THREE, 'The 2nd one.').values).toEqual({ hour: '16:30' });
  });
});
