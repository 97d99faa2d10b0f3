import { describe, expect, it } from 'vitest';
import { forgetWords } from '../../../../../domain/language/text/word-memo.ts';
import { prepareReading, readReply } from '../../../../support/at-once.ts';
import { Random } from '../../../../support/hostile/random.ts';
import { formOf } from '../../support/form.ts';

const index = prepareReading(
  formOf([
    { id: 'day', question: 'Which day suits you?', schema: { type: 'string', format: 'date' } },
    { id: 'hour', question: 'At what time?', schema: { type: 'string', format: 'time' } },
  ]),
);

/** What a reply tells of a question to an agent who says the same to all. */
function told(asked: string, userText: string, today: string, assistantText = OFFER): unknown {
  const { values } = readReply(index, {
    userText,
    askedQuestionIds: [`q_${asked}`],
    assistantText,
    language: 'en',
    referenceTime: `${today}T10:00:00Z`,
    known: new Map(),
  });
  return values.find(({ informationId }) => informationId === asked)?.value;
}

const OFFER = 'We have tomorrow at 9 or Sunday at 11. Which one would you like?';
const THURSDAY = '2019-02-28';
const FRIDAY = '2019-03-01';

describe('What an agent says to many users', () => {
  it('is offered to each as to the first one', () => {
    const first = told('day', 'the first one', FRIDAY);
    expect(first).toBe('2019-03-02');
    expect(told('day', 'the second one', FRIDAY)).toBe('2019-03-03');
    expect(told('day', 'the first one', FRIDAY)).toBe(first);
  });

  it('is read anew for each day', () => {
    expect(told('day', 'the first one', FRIDAY)).toBe('2019-03-02');
    expect(told('day', 'the first one', THURSDAY)).toBe('2019-03-01');
    expect(told('day', 'the first one', FRIDAY)).toBe('2019-03-02');
  });

  it('is read for what each was asked', () => {
    expect(told('hour', 'the second one', FRIDAY)).toBe(told('hour', 'the second one', THURSDAY));
    expect(told('day', 'the second one', FRIDAY)).toBe('2019-03-03');
  });

  it('is the same again once all words are forgotten', () => {
    const before = told('day', 'the second one', FRIDAY);
    forgetWords();
    expect(told('day', 'the second one', FRIDAY)).toBe(before);
  });

  it('is read as if for the first time, whoever heard it before, on whatever day, to whatever question', () => {
    const random = new Random(20_261_201);
    const calls = Array.from({ length: 400 }, () => [
      random.pick(['day', 'hour']),
      random.pick(['the second one', 'yes please', 'neither', 'le premier', 'Sunday, the 11', '9']),
      random.pick([THURSDAY, FRIDAY]),
      random.pick([
        OFFER,
        'Would Sunday at 9 suit you?',
        '9 or 10 on Friday?',
        'Vendredi ou lundi ?',
      ]),
    ]);
    const tell = ([asked, said, today, offer]: readonly string[]) =>
      told(asked!, said!, today!, offer!);
    const atFirst = calls.map((call) => {
      forgetWords();
      return tell(call);
    });
    expect(calls.map(tell)).toEqual(atFirst);
    expect(new Set(atFirst).size).toBeGreaterThan(5);
  });
});
