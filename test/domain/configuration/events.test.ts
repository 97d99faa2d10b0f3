import { expect, it } from 'vitest';
import { CONFIGURATION_EVENT_SCHEMAS } from '../../../domain/configuration/events.ts';
import { faultOf } from '../../../domain/recording/event-schema.ts';

const { data } = CONFIGURATION_EVENT_SCHEMAS.ConversationTestSaved;
const test = { id: 'greets', turns: [{ user_text: 'hello' }] };

it.each([
  ['as it is played', test, undefined],
  ['without turns', { id: 'greets' }, '/facts/test/turns'],
  ['with a turn that says nothing', { ...test, turns: [{}] }, '/facts/test/turns/0'],
])('a stored conversation test %s is held against what a test is', (_, stored, at) => {
  const fault = faultOf(data, { facts: { id: 'greets', test: stored } });
  if (at === undefined) expect(fault).toBeUndefined();
  else expect(fault).toMatch(new RegExp(`^${at} `));
});
