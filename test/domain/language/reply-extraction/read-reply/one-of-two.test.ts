import { describe, expect, it } from 'vitest';
import { prepareReading, readReply } from '../../../../support/at-once.ts';
import { ask, type FormLine, formOf, REFERENCE_TIME } from '../../support/form.ts';

const DAY = { type: 'string', format: 'date' } as const;
const HOUR = { type: 'string', format: 'time' } as const;
const TEXT = { type: 'string' } as const;

const STAY: readonly FormLine[] = [
  { id: 'arrival', question: 'On which day will you check in?', schema: DAY },
  { id: 'departure', question: 'On which day will you check out?', schema: DAY },
];
const JOURNEY: readonly FormLine[] = [
  { id: 'from', question: 'Which town do you leave from?', schema: TEXT },
  { id: 'to', question: 'Which town do you go to?', schema: TEXT },
];
const HOURS: readonly FormLine[] = [
  { id: 'goal', question: 'Where should the boat take you?', schema: TEXT },
  { id: 'leaving', question: 'At what time do you want to leave?', schema: HOUR },
  { id: 'arriving', question: 'By what time do you need to arrive?', schema: HOUR },
];

/** What a reply tells where one question is asked in words that ask another one just as well ("Which day?"). */
function told(lines: readonly FormLine[], asked: readonly string[], userText: string) {
  const { values } = readReply(prepareReading(formOf(lines)), {
    userText,
    askedQuestionIds: asked.map((id) => `q_${id}`),
    assistantText: undefined,
    language: undefined,
    referenceTime: REFERENCE_TIME,
    known: new Map(),
  });
  return Object.fromEntries(values.map(({ informationId, value }) => [informationId, value]));
}

describe('Of two that are asked in the same words, the main one takes what has no direction', () => {
  it.each([
    [STAY, ['departure', 'arrival'], '9 March 2027', { departure: '2027-03-09' }],
    [STAY, ['arrival', 'departure'], '9 March 2027', { arrival: '2027-03-09' }],
    [JOURNEY, ['to', 'from'], 'Boston', { to: 'Boston' }],
    [JOURNEY, ['from', 'to'], 'Boston', { from: 'Boston' }],
    [HOURS, ['arriving', 'leaving'], '9:45', { arriving: '09:45' }],
  ] as const)('%#: %s', (lines, asked, reply, expected) => {
    expect(told(lines, asked, reply)).toEqual(expected);
  });

  it('but not what leads elsewhere', () => {
    expect(told(JOURNEY, ['to', 'from'], 'from Boston')).toEqual({ from: 'Boston' });
  });
});

describe('An hour told beside where one goes', () => {
  const index = prepareReading(formOf(HOURS));

  it.each([
    ['To Lower Quay and I want to leave after 17:15', { goal: 'Lower Quay', leaving: '17:15' }],
    ['To Lower Quay and I want to arrive at 9:45', { goal: 'Lower Quay', arriving: '09:45' }],
  ])('is when one leaves or arrives: %s', (reply, expected) => {
    expect(ask('q_goal', reply, { index }).values).toEqual(expected);
  });

  it('is not when one leaves where it is a deadline', () => {
    expect(ask('q_goal', 'Bring me to Lower Quay by 9:45', { index }).values).not.toHaveProperty(
      'leaving',
    );
  });
});
