import { describe, expect, it } from 'vitest';
import type { Configuration } from '../../../../domain/configuration/entities.ts';
import { sessionDecider } from '../../../../domain/session/decide.ts';
import { factsOf, next, proposed } from '../../../support/conversations/session-history.ts';
import {
  pinned,
  sessionStarted,
  tableConfiguration,
} from '../../../support/conversations/sessions.ts';
import { given } from '../../../support/given.ts';

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
function attached(first: string, assistant_text: string, user_text: string) {
  const call = next({ previousTurn: { decision_id: 'dec_first', assistant_text, user_text } });
  const before = [sessionStarted, proposed(`q_${first}`, 'q_rooms')];
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
});
