import { describe, expect, it } from 'vitest';
import { sessionDecider } from '../../../../../domain/session/decide.ts';
import { pinArtifact } from '../../../../support/at-once.ts';
import { next } from '../../../../support/conversations/session-history.ts';
import { sessionStarted } from '../../../../support/conversations/sessions.ts';
import { given } from '../../../../support/given.ts';
import { formOf } from '../../support/form.ts';

/** Of each language the questions for a dog, a day, an hour and nights. */
const QUESTIONS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['Are you bringing a dog?', 'On which day?', 'At what time?', 'How many nights?'],
  de: ['Bringen Sie einen Hund mit?', 'An welchem Tag?', 'Um wie viel Uhr?', 'Wie viele Nächte?'],
  fr: ['Amenez-vous un chien ?', 'Quel jour ?', 'À quelle heure ?', 'Combien de nuits ?'],
  es: ['¿Trae perro?', '¿Qué día?', '¿A qué hora?', '¿Cuántas noches?'],
  it: ['Porta un cane?', 'In che giorno?', 'A che ora?', 'Quante notti?'],
  nl: ['Neemt u een hond mee?', 'Op welke dag?', 'Hoe laat?', 'Hoeveel nachten?'],
  pt: ['Traz um cão?', 'Em que dia?', 'A que horas?', 'Quantas noites?'],
  zh: ['带狗吗?', '哪天来?', '几点到?', '住几晚?'],
};
const OF_TIME = (format: string) => ({ type: 'string', format });

/** What a turn records that answers whether there is a dog, beside that. */
function toldBeside(code: string, user_text: string): readonly string[] {
  const [pet, day, hour, nights] = QUESTIONS[code]!;
  const form = formOf([
    { id: 'pet', question: pet, schema: { type: 'boolean' } },
    { id: 'day', question: day, schema: OF_TIME('date') },
    { id: 'hour', question: hour, schema: OF_TIME('time') },
    { id: 'nights', question: nights, schema: { type: 'integer' } },
  ]);
  const previousTurn = { question_id: 'q_pet', assistant_text: pet, user_text };
  const pinned = pinArtifact(form, 'a'.repeat(64));
  const { outcome } = given(sessionDecider, sessionStarted).when({
    ...next({ previousTurn }),
    pinned,
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const recorded = outcome.events.flatMap((event) =>
    event.type === 'ValueRecorded' ? [event.facts.information_id] : [],
  );
  expect(recorded).toContain('pet');
  return recorded.filter((id) => id !== 'pet');
}

describe('What nobody asked for', () => {
  it.each([
    ['en', 'Yes, he got his last jab on Tuesday and hid under the bed.'],
    ['de', 'Ja, der war am Dienstag noch beim Tierarzt und hat nur geschlafen.'],
    ['fr', 'Oui, il était encore chez le vétérinaire mardi et il a dormi toute la journée.'],
    ['es', 'Sí, el martes estuvo en el veterinario y no hizo más que dormir.'],
    ['it', 'Sì, e martedì mia nonna gli ha fatto un cappottino nuovo.'],
    ['nl', 'Ja, hij was dinsdag nog bij de dierenarts en heeft alleen maar geslapen.'],
    ['pt', 'Sim, na terça esteve no veterinário e só dormiu.'],
    ['zh', '带，它周二刚去看过兽医，睡了一整天。'],
  ])('is not told by a day of something else: %s: %s', (code, reply) => {
    expect(toldBeside(code, reply)).toEqual([]);
  });

  it.each([
    ['en', 'Yes, and we would like to come on Tuesday.', 'day'],
    ['en', 'No, and we will be there at 9 in the evening.', 'hour'],
    ['de', 'Ja, und wir möchten am Dienstag kommen.', 'day'],
    ['de', 'Nein, und wir sind um 21 Uhr da.', 'hour'],
    ['fr', 'Oui, et nous voudrions venir mardi.', 'day'],
    ['fr', 'Oui, nous voudrions rester trois nuits.', 'nights'],
    ['es', 'Sí, y queremos ir el martes.', 'day'],
    ['es', 'Sí, queremos quedarnos tres noches.', 'nights'],
    ['it', 'Sì, e vorremmo venire martedì.', 'day'],
    ['it', 'Sì, vorremmo restare tre notti.', 'nights'],
    ['nl', 'Ja, en we willen graag dinsdag komen.', 'day'],
    ['nl', 'Ja, we willen drie nachten blijven.', 'nights'],
    ['pt', 'Sim, e queremos ir na terça.', 'day'],
    ['pt', 'Não, e chegamos às 21h.', 'hour'],
    ['zh', '带，我们想周二来。', 'day'],
    ['zh', '不带，我们晚上9点到。', 'hour'],
  ])('is told by who tells their own: %s: %s', (code, reply, id) => {
    expect(toldBeside(code, reply)).toEqual([id]);
  });
});
