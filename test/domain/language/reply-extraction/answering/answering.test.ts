import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../support/at-once.ts';
import { ask, formOf } from '../../support/form.ts';

const FORM = prepareReading(
  formOf([
    { id: 'guests', question: 'How many guests are coming?', schema: { type: 'integer' } },
    { id: 'site', question: 'Where is your shop?', schema: { type: 'string', format: 'uri' } },
    { id: 'owner', question: 'Do you own the flat?', schema: { type: 'boolean' } },
  ]),
);

describe('Whether a reply answers', () => {
  it.each([
    'Last year we had 40, but that depends on who my wife asks now.',
    'I would have to ask my sister, she wrote 12 letters about it.',
  ])('is weighed, and what it tells of something near is no value: %s', (reply) => {
    const { outcome, values } = ask('q_guests', reply, { index: FORM });
    expect([outcome, values]).toEqual(['asked_no_answer', {}]);
  });

  it.each(['40', 'There will be 40 of us.', 'No idea, put me down for 40.'])(
    'leaves what answers as it is: %s',
    (reply) => {
      const { outcome, values } = ask('q_guests', reply, { index: FORM });
      expect([outcome, values.guests]).toEqual(['asked_answered', 40]);
    },
  );

  it.each([
    [
      'en',
      'How many seats do you need?',
      'Yes could you book me one seat at 17:45 on a Monday?',
      1,
    ],
    ['de', 'Wie viele Plätze brauchen Sie?', 'Könnten Sie mir zwei Plätze reservieren?', 2],
    ['fr', 'Combien de places vous faut-il ?', 'Pourriez-vous me réserver trois places ?', 3],
    ['es', '¿Cuántas plazas necesita?', '¿Me podría reservar cuatro plazas?', 4],
    ['it', 'Quanti posti le servono?', 'Mi può prenotare due posti?', 2],
    ['nl', 'Hoeveel plaatsen hebt u nodig?', 'Kunt u vijf plaatsen voor me boeken?', 5],
    ['pt', 'De quantos lugares precisa?', 'Podia reservar-me seis lugares?', 6],
    ['zh', '您需要几个座位？', '能帮我订两个座位吗？', 2],
  ] as const)('takes a request for an answer in %s: %s %s', (_language, question, reply, seats) => {
    const schema = { type: 'integer' } as const;
    const index = prepareReading(formOf([{ id: 'seats', question, schema }]));
    const { outcome, values } = ask('q_seats', reply, { index });
    expect([outcome, values.seats]).toEqual(['asked_answered', seats]);
  });

  it.each([
    'How many may I bring?',
    'How much would it cost for 40?',
    'Is it cheaper per head from 40 on?',
    'What do most people do, 40?',
  ])('takes a question in return for none: %s', (reply) => {
    const { outcome, values } = ask('q_guests', reply, { index: FORM });
    expect([outcome, values]).toEqual(['asked_no_answer', {}]);
  });

  it('leaves a yes or no said before a question as it is', () => {
    const { outcome, values } = ask('q_owner', 'No why do you ask?', { index: FORM });
    expect([outcome, values.owner]).toEqual(['asked_answered', false]);
  });

  it('is not weighed for a kind that it was not learned from', () => {
    const reply = 'It may be https://example.org, but that depends on my wife.';
    expect(ask('q_site', reply, { index: FORM }).outcome).toBe('asked_answered');
  });

  it('is no question for who says that they do not know', () => {
    expect(ask('q_owner', "I don't know.", { index: FORM }).outcome).toBe('asked_no_answer');
  });

  it.each([
    'What about other dates? There will be 40 guests.',
    'Do you have other rooms? There are 40 guests coming.',
  ])('hears what is stated behind a question: %s', (reply) => {
    const { outcome, values } = ask('q_guests', reply, { index: FORM });
    expect([outcome, values.guests]).toEqual(['asked_answered', 40]);
  });

  it.each([
    'What about other dates? My sister says that 40 guests came.',
    'What about other dates? My brother had 40 guests.',
  ])('and nothing that is asked or told of others there: %s', (reply) => {
    expect(ask('q_guests', reply, { index: FORM }).values).toEqual({});
  });
});
