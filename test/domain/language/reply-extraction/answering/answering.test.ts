import { describe, expect, it } from 'vitest';
import { prepareReading } from '../../../../../domain/language/reading-index/reading-index.ts';
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

  it('is not weighed for a kind that it was not learned from', () => {
    const reply = 'Last year it was https://example.org, but that depends on my wife.';
    expect(ask('q_site', reply, { index: FORM }).outcome).toBe('asked_answered');
  });

  it('is no question for who says that they do not know', () => {
    expect(ask('q_owner', "I don't know.", { index: FORM }).outcome).toBe('asked_no_answer');
  });
});
