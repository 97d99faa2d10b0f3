import { describe, expect, it } from 'vitest';
import type { Configuration } from '../../../../../domain/configuration/entities.ts';
import { sessionDecider } from '../../../../../domain/session/decide.ts';
import type { SessionEvent } from '../../../../../domain/session/events.ts';
import { factsOf, next, proposed } from '../../../../support/conversations/session-history.ts';
import {
  pinned,
  sessionStarted,
  tableConfiguration,
} from '../../../../support/conversations/sessions.ts';
import { given } from '../../../../support/given.ts';

/** Questions for photos, the owner, a day, an hour and a count, in words that no agent below uses. */
const claim: Configuration = {
  ...tableConfiguration,
  questions: [
    ['photos', 'Are there photos of the damage?'],
    ['owner', 'Do you own the flat?'],
    ['day', 'On which day did the damage happen?'],
    ['hour', 'At what time should the plumber ring?'],
    ['rooms', 'How many rooms are wet?'],
  ].map(([id, text]) => ({
    id: `q_${id}`,
    text: text!,
    type: 'open',
    sub_objective_id: 'booking',
    active: true,
    choices: [],
  })),
  success_informations: [
    { id: 'photos', schema: { type: 'boolean' as const } },
    { id: 'owner', schema: { type: 'boolean' as const } },
    { id: 'day', schema: { type: 'string' as const, format: 'date' as const } },
    { id: 'hour', schema: { type: 'string' as const, format: 'time' as const } },
    { id: 'rooms', schema: { type: 'integer' as const } },
  ].map((each) => ({ ...each, label: each.id, primary_question_id: `q_${each.id}` })),
};
const artifact = pinned(claim);

/** What is recorded of a turn, with one of these proposed first and the decision named. */
function attached(
  first: string,
  assistant_text: string,
  user_text: string,
  history: readonly SessionEvent[] = [],
) {
  const call = next({ previousTurn: { decision_id: 'dec_first', assistant_text, user_text } });
  const before = [sessionStarted, proposed(`q_${first}`, 'q_rooms'), ...history];
  const { outcome } = given(sessionDecider, ...before).when({ ...call, pinned: artifact });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return factsOf(outcome.events, 'TurnRecorded');
}

describe('rank 1 of the named decision, put in words that have nothing in common with it', () => {
  it.each([
    ['photos', 'Have you documented it with a camera?', 'Yes, I have'],
    ['photos', 'Did anybody snap it?', 'Not yet'],
    ['owner', 'Is it yours?', 'No, we rent'],
    ['photos', 'Haben Sie alles geknipst?', 'Ja, gestern'],
    ['owner', 'Gehört das Ihnen?', 'Nein'],
    ['owner', 'Ça vous appartient ?', 'Oui'],
    ['owner', '¿Es suyo?', 'Sí, claro'],
    ['owner', 'È roba sua?', 'No'],
    ['owner', 'Is het van u?', 'Ja hoor'],
    ['owner', 'É seu?', 'Sim'],
    ['owner', '这是您的吗？', '是的'],
  ])('is answered by yes or no where it asks for that: %s, %s %s', (first, said, reply) => {
    expect(attached(first, said, reply)).toMatchObject([{ question_id: `q_${first}` }]);
  });

  it.each([
    ['photos', 'Can you hear me?', 'Yes.'],
    ['photos', 'Are you ready to go on?', 'Yes, please'],
    ['photos', 'Is it raining over there?', 'Yes'],
    ['photos', 'I have noted everything.', 'Yes, good'],
    ['photos', 'Is there anything else I can help you with?', 'No'],
    ['photos', 'Darf ich Sie kurz etwas fragen?', 'Ja'],
    ['photos', 'Vous êtes toujours là ?', 'Oui'],
    ['photos', '¿Sigue ahí?', 'Sí'],
    ['photos', 'È pronta?', 'Sì'],
    ['photos', 'Hoort u mij?', 'Ja'],
    ['photos', 'Posso continuar?', 'Sim'],
    ['photos', '您听得到我说话吗？', '听得到，是的'],
    ['rooms', 'Have you documented it with a camera?', 'Yes, I have'],
  ])(
    'is not asked by words about the talk, nor answered by yes where it asks for more: %s, %s %s',
    (first, said, reply) => {
      expect(attached(first, said, reply)).toMatchObject([{ question_id: null }]);
    },
  );

  it.each([
    ['day', 'Would the 4th of December suit?', 'Perfect'],
    ['day', 'Then only the calendar is left.', 'It was on the 4th of November'],
    ['day', 'Haben Sie schon etwas ins Auge gefasst?', 'Am 4. Dezember'],
    ['hour', 'I have 9:30 and 11:00.', 'The second one'],
    ['rooms', 'Did it get far?', 'Three rooms are wet'],
  ])(
    'is answered by what tells it unasked, and by a day or an hour put forward: %s, %s %s',
    (first, said, reply) => {
      expect(attached(first, said, reply)).toMatchObject([{ question_id: `q_${first}` }]);
    },
  );

  it.each([
    ['hour', 'I see.', 'Eleven'],
    ['hour', 'Your booking for 9:30 has been made.', 'Yes, good'],
    ['rooms', 'Did you like the music?', 'Three times'],
  ])(
    'is not answered by a number that may be anything, nor by thanks for what was told: %s, %s %s',
    (first, said, reply) => {
      expect(attached(first, said, reply)).toMatchObject([{ question_id: null }]);
    },
  );

  it.each([
    ['The plumber has to plan his time.', 'I would rather not say.'],
    ['Der Klempner muss sein Material planen.', 'Das möchte ich nicht sagen.'],
    ['Le plombier doit prévoir son temps.', 'Je préfère ne pas le dire.'],
    ['El fontanero tiene que planificarse.', 'Prefiero no decirlo.'],
    ["L'idraulico deve organizzarsi.", 'Preferisco non dirlo.'],
    ['De loodgieter moet zijn spullen pakken.', 'Dat zeg ik liever niet.'],
    ['O canalizador tem de se organizar.', 'Prefiro não dizer.'],
    ['师傅要安排一下时间。', '这个我不想说。'],
    ['How far did it get?', 'No idea, sorry'],
    ['Wie weit ging es?', 'Da müsste ich nachschauen'],
  ])('is declined by who would not or cannot say: %s %s', (said, reply) => {
    expect(attached('rooms', said, reply)).toMatchObject([{ question_id: 'q_rooms' }]);
  });

  it.each([
    ['How far did it get?', 'Three'],
    ['I still have to note the extent of it.', 'Three'],
    ['Das Ausmaß bräuchte ich noch.', '3'],
    ['Il me manque encore son étendue.', '3'],
    ['Queda por apuntar el alcance.', '3'],
    ["Manca ancora l'entità del guaio.", '3'],
    ['Ik moet de omvang nog noteren.', 'Drie'],
    ['Falta-me anotar a extensão.', '3'],
    ['我还要记一下范围。', '三'],
  ])(
    'is answered by a bare number where the agent asks or lacks something: %s %s',
    (said, reply) => {
      expect(attached('rooms', said, reply)).toMatchObject([{ question_id: 'q_rooms' }]);
    },
  );

  it.each([
    ['owner', 'Shall I write down that it is yours?', 'Yes, please'],
    ['rooms', 'Just the kitchen, or more?', 'Three'],
  ])('is asked where the agent puts it once more: %s, %s %s', (first, said, reply) => {
    expect(attached(first, said, reply)).toMatchObject([{ question_id: null }]);
    expect(attached(first, said, reply, [proposed(`q_${first}`, 'q_day')])).toMatchObject([
      { question_id: `q_${first}` },
    ]);
  });

  it('is asked rather than what was asked the turn before, unless the reply tells that', () => {
    const asked = recorded('On which day did the damage happen?', 'I have to look that up.');
    const said = 'On which date was that?';
    expect(attached('rooms', said, 'I do not know.')).toMatchObject([{ question_id: 'q_day' }]);
    expect(attached('rooms', said, 'I do not know.', asked)).toMatchObject([
      { question_id: 'q_rooms' },
    ]);
    expect(attached('rooms', said, 'The 4th of November', asked)).toMatchObject([
      { question_id: 'q_day' },
    ]);
  });
});

/** What is recorded of a turn at the beginning. */
function recorded(assistant_text: string, user_text: string): readonly SessionEvent[] {
  const call = next({ previousTurn: { assistant_text, user_text } });
  const { outcome } = given(sessionDecider, sessionStarted).when({ ...call, pinned: artifact });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.events.filter(({ type }) => type !== 'QuestionsProposed');
}

describe('a question left open the turn before, by a question in return or a refusal', () => {
  const asked = (answer: string): readonly SessionEvent[] => {
    const call = next({
      previousTurn: { question_id: 'q_rooms', assistant_text: 'How many?', user_text: answer },
    });
    const before = [sessionStarted, proposed('q_rooms', 'q_day')];
    const { outcome } = given(sessionDecider, ...before).when({ ...call, pinned: artifact });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return outcome.events;
  };

  it.each([
    ['Does the hall count?', 'It does not.', 'three then'],
    ['Zählt der Flur mit?', 'Der Flur zählt nicht.', 'dann drei'],
    ['Le couloir compte ?', 'Le couloir ne compte pas.', 'alors trois'],
    ['¿El pasillo cuenta?', 'El pasillo no cuenta.', 'pues unas tres'],
    ['Il corridoio conta?', 'Il corridoio non conta.', 'allora tre'],
    ['O corredor conta?', 'O corredor não conta.', 'então três'],
    ['Telt de gang mee?', 'De gang telt niet mee.', 'dan drie'],
    ['走廊也算吗？', '走廊不算。', '那就三个'],
    ["I'd rather not say.", 'We cannot go on without it.', 'all right, three'],
  ])('is answered behind what the agent explains: %s %s %s', (first, said, reply) => {
    expect(attached('photos', said, reply, asked(first))).toMatchObject([
      { question_id: 'q_rooms' },
    ]);
  });

  it.each([
    ['Does the hall count?', 'Up to three rooms are usual.', 'Yes, good'],
    ['Does the hall count?', 'It does not.', 'I see, thanks'],
    ['three', 'Noted.', 'four'],
  ])(
    'is not answered by a yes, by thanks, nor where it was answered: %s %s %s',
    (first, said, reply) => {
      expect(attached('photos', said, reply, asked(first))).toMatchObject([{ question_id: null }]);
    },
  );
});

describe('rank 1 of the named decision, where it asks for a place', () => {
  const base = claim.questions[0]!;
  const places = pinned({
    ...claim,
    questions: [
      { ...base, id: 'q_city', text: 'In which city will you collect the boat?' },
      { ...base, id: 'q_rooms', text: 'How many cabins do you need?' },
    ],
    success_informations: [
      { id: 'city', label: 'city', primary_question_id: 'q_city', schema: { type: 'string' } },
      { id: 'rooms', label: 'cabins', primary_question_id: 'q_rooms', schema: { type: 'integer' } },
    ],
  });
  const attachedTo = (assistant_text: string, user_text: string) => {
    const call = next({ previousTurn: { decision_id: 'dec_first', assistant_text, user_text } });
    const before = [sessionStarted, proposed('q_city', 'q_rooms')];
    const { outcome } = given(sessionDecider, ...before).when({ ...call, pinned: places });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return factsOf(outcome.events, 'TurnRecorded');
  };

  it.each([
    ['Do you want me to find you a boat in Leeds?', "I'll be going to York."],
    ['The boat is for Leeds?', 'It is for York'],
  ])(
    'is answered by one with its capital, whatever the agent put forward: %s %s',
    (said, reply) => {
      expect(attachedTo(said, reply)).toMatchObject([{ question_id: 'q_city' }]);
    },
  );

  it.each([
    ['Can you hear me?', 'Loud and clear.'],
    ['Shall I go on?', 'Yes, please'],
    ['I have noted everything.', 'Greetings to Anna then.'],
  ])('is not answered by other words: %s %s', (said, reply) => {
    expect(attachedTo(said, reply)).toMatchObject([{ question_id: null }]);
  });
});

describe('a place or a name, where the words may ask for another one', () => {
  const stay: Configuration = {
    ...tableConfiguration,
    questions: [
      ['inn', 'What is the name of the hotel?'],
      ['town', 'In which city should the hotel be?'],
      ['pets', 'Should the hotel allow pets?'],
      ['food', 'Which food would you like?', 'Thai', 'Chinese'],
    ].map(([id, text, ...labels]) => ({
      id: `q_${id}`,
      text: text!,
      type: 'open',
      sub_objective_id: 'booking',
      active: true,
      choices: labels.map((label) => ({ id: label, label, maps_to_value: label })),
    })),
    success_informations: [
      { id: 'food', label: 'Food', schema: { type: 'string' as const } },
      { id: 'inn', label: 'Hotel name', schema: { type: 'string' as const } },
      { id: 'town', label: 'City', schema: { type: 'string' as const } },
      { id: 'pets', label: 'Pets', schema: { type: 'boolean' as const } },
    ].map((each) => ({ ...each, primary_question_id: `q_${each.id}` })),
  };
  const ofStay = pinned(stay);

  function asked(first: string, assistant_text: string, user_text: string) {
    const call = next({ previousTurn: { decision_id: 'dec_first', assistant_text, user_text } });
    const before = [sessionStarted, proposed(`q_${first}`, 'q_pets')];
    const { outcome } = given(sessionDecider, ...before).when({ ...call, pinned: ofStay });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    return factsOf(outcome.events, 'TurnRecorded');
  }

  it.each([
    [
      'inn',
      'Any food you prefer, Thai or Chinese?',
      'We want to eat at the Claw Shack in York.',
      'q_inn',
    ],
    ['inn', 'Any food you prefer, Thai or Chinese?', 'Thai.', 'q_food'],
    ['inn', 'Where do you want the room?', 'In Leeds, please.', 'q_town'],
    ['town', 'Do you want a hotel in Leeds?', 'I want hotels in York.', 'q_town'],
    ['town', 'Do you want a hotel with pets?', 'Yes, we have two.', 'q_pets'],
    ['town', 'Do you want a hotel with pets?', 'No.', 'q_pets'],
  ])('%s first: %s %s', (first, said, reply, questionId) => {
    expect(asked(first, said, reply)).toMatchObject([{ question_id: questionId }]);
  });
});
