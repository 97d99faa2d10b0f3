import { describe, expect, it } from 'vitest';
import { sessionDecider } from '../../../../../domain/session/decide.ts';
import type { SessionEvent } from '../../../../../domain/session/events.ts';
import { pinArtifact } from '../../../../support/at-once.ts';
import { history, next } from '../../../../support/conversations/session-history.ts';
import { sessionStarted } from '../../../../support/conversations/sessions.ts';
import { given } from '../../../../support/given.ts';
import { type FormLine, formOf } from '../../../language/support/form.ts';

const DAY: FormLine = {
  id: 'day',
  question: 'On which day do you want to leave?',
  schema: { type: 'string', format: 'date' },
};
const TOWN: FormLine = {
  id: 'town',
  question: 'Which town do you want to go to?',
  schema: { type: 'string' },
};
const PARKING: FormLine = {
  id: 'parking',
  question: 'Do you need a parking space?',
  schema: { type: 'boolean' },
};
const TRIP = [TOWN, DAY, PARKING];

/** What a reply to the first question leaves, after `before`, on a form. */
function replied(
  user_text: string,
  lines: readonly FormLine[] = TRIP,
  before: readonly SessionEvent[] = [],
) {
  const pinned = pinArtifact(formOf(lines), 'a'.repeat(64));
  const previousTurn = { question_id: `q_${lines[0]!.id}`, user_text };
  const call = { ...next({ previousTurn }), pinned };
  const { outcome } = given(sessionDecider, sessionStarted, ...before).when(call);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const told = outcome.events.flatMap((event) =>
    event.type === 'ValueRecorded'
      ? [[event.facts.information_id, event.private?.value, event.facts.question_id]]
      : [],
  );
  const coverages = outcome.events.flatMap((event) =>
    event.type === 'ValueRecorded' ? [event.facts.coverage] : [],
  );
  const candidates = outcome.events.flatMap((event) =>
    event.type === 'QuestionsProposed' ? event.facts.candidates : [],
  );
  return { told, candidates, coverages };
}

function choice(id: string, question: string, ...choices: string[]): FormLine {
  return { id, question, schema: { type: 'string', enum: choices }, choices };
}

/** Words that several questions name, so that none of them is told where nobody asks for it. */
const SHARED = 'large, small, green, blue, matt, glossy, round or square';
const LAMP = [
  choice('thing', 'What do you want?', 'table', 'lamp'),
  choice('size', `Which size: ${SHARED}?`, 'large', 'small'),
  choice('shade', `Which shade: ${SHARED}?`, 'green', 'blue'),
  choice('finish', `Which finish: ${SHARED}?`, 'matt', 'glossy'),
  choice('shape', `Which shape: ${SHARED}?`, 'round', 'square'),
];

describe('a reply that tells of the next question', () => {
  it('is read for it before that is put, and the one after it is put instead', () => {
    const { told, candidates } = replied('A large lamp.', LAMP);
    expect(told).toEqual([
      ['thing', 'lamp', 'q_thing'],
      ['size', 'large', 'q_thing'],
    ]);
    expect(candidates[0]).toBe('q_shade');
  });

  it('is read for the choices of the others that are proposed with it as well', () => {
    const { told, candidates } = replied('A green lamp.', LAMP);
    expect(told.map(([id, value]) => [id, value])).toEqual([
      ['thing', 'lamp'],
      ['shade', 'green'],
    ]);
    expect(candidates[0]).toBe('q_size');
  });

  it('is read for it with the day that no verb leads to', () => {
    const { told, coverages } = replied('I would like to travel today to Lisbon.');
    expect(told.map(([id, value]) => [id, value])).toEqual([
      ['town', 'Lisbon'],
      ['day', '2026-01-05'],
    ]);
    // It counts as known, and is not asked for again.
    expect(coverages[1]).toBeGreaterThanOrEqual(0.8);
  });

  it('spares three questions at most', () => {
    const { told, candidates } = replied('A lamp, large, green, matt and round.', LAMP);
    expect(told.map(([id]) => id)).toEqual(['thing', 'size', 'shade', 'finish']);
    expect(candidates[0]).toBe('q_shape');
  });

  it('tells nothing of a question that was asked before', () => {
    const declined: SessionEvent = {
      type: 'QuestionOutcomeRecorded',
      facts: {
        question_id: 'q_size',
        decision_id: null,
        outcome: 'refused',
        source: 'inference',
        message_id: null,
      },
    };
    const { told } = replied('A large lamp.', LAMP, [declined]);
    expect(told.map(([id]) => id)).toEqual(['thing']);
  });

  it.each([
    ['a yes', 'Yes, to Lisbon please, it is sunny.', [TOWN, PARKING]],
    ['what is left where another one is denied', 'A lamp, not a large one.', LAMP],
    ['what is misspelt', 'A lrage lamp.', LAMP],
    ['a word that told something else', 'To Lisbon.', [TOWN, { ...TOWN, id: 'other' }]],
    ['a name that nothing leads to', 'On the 4th, Zora said.', [DAY, TOWN]],
    ['a day gone by', 'To Lisbon, my wife was there last Monday.', TRIP],
    ['a day of birth', 'To Lisbon, I was born on 3 May 1980.', TRIP],
  ])('is not read for it by %s', (_, said, lines) => {
    expect(replied(said, lines).told.map(([id]) => id)).toEqual([lines[0]!.id]);
  });
});

it('leaves a call without words as it is', () => {
  const { outcome } = given(sessionDecider, ...history).when(next());
  expect(outcome.ok && outcome.events.map(({ type }) => type)).toEqual(['QuestionsProposed']);
});
