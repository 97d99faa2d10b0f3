import * as v from 'valibot';
import { expect, it } from 'vitest';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { describeIssue } from '../../../domain/input/issues.ts';
import { text } from '../../../domain/input/text.ts';
import { contextUpdate, dataUpdate } from '../../../domain/session/commands.ts';

const STATE = closedObject({ max_turns: v.optional(v.number()), name: v.optional(v.string()) });
const UNKNOWN = 'is not known here (did you mean max_turns?)';

it.each([
  ['a text of one character at least', text(1, 5), '', 'must have at least 1 character'],
  ['a text of several', text(2, 5), 'a', 'must have at least 2 characters'],
  ['a list of one', v.pipe(v.array(v.number()), v.minLength(1)), [], 'must have at least 1 item'],
  ['which kinds of context there are', contextUpdate, {}, 'is required: summary, messages'],
  ['which operations', dataUpdate, { id: 'a' }, 'is required: set, unset, not_applicable'],
  ['which property may have been meant', STATE, { max_turn: 1 }, UNKNOWN],
  ['so of a property of a property', v.object({ in: STATE }), { in: { max_turn: 1 } }, UNKNOWN],
  ['no more where nothing is near', STATE, { colour: 1 }, 'is not known here'],
  ['of what takes anything that it is required', v.object({ a: v.string() }), {}, 'is required'],
])('says %s', (_, schema: v.GenericSchema, input: unknown, message) => {
  const { issues } = v.safeParse(schema, input);
  expect(issues?.map((issue) => describeIssue(issue).message)).toEqual([message]);
});
