import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  conversationTest,
  conversationTests,
} from '../../domain/configuration/conversation-tests/conversation-test.ts';
import { CHANGE_SCHEMAS } from '../../domain/configuration/draft/change-schemas.ts';
import { FORMATS } from '../../domain/configuration/information-schema/formats.ts';
import {
  acceptsValue,
  checkSchema,
} from '../../domain/configuration/information-schema/information-schema.ts';
import { freeObject } from '../../domain/input/free-object.ts';
import { refuseFields } from '../../domain/input/refuse-fields.ts';
import { keyRotation } from '../../domain/keys/commands.ts';
import { nextQuestionsBody } from '../../domain/legacy/commands.ts';
import { contextUpdate, externalEvent, selectionOptions } from '../../domain/session/commands.ts';

/** Figures as the documents tell them, so that a bound that is taken out or moved is noticed. */

const times = <Item>(count: number, make: (nth: number) => Item): Item[] =>
  Array.from({ length: count }, (_, nth) => make(nth));
const letters = (count: number) => 'x'.repeat(count);
const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

const takes = (schema: v.GenericSchema) => (value: unknown) => v.is(schema, value);
const said = { user_text: 'Yes.' };
const kept = (fields: object) => ({ id: 't', turns: [], ...fields });
const turns = (count: number) => times(count, () => said);
const question = { id: 'q', text: 'What?', type: 'single_choice', sub_objective_id: 's' };
const withChoice = (fields: object) => ({
  ...question,
  choices: [{ id: 'c', label: 'C', ...fields }],
});
const testOfBytes = (bytes: number) => {
  const made = (length: number) =>
    kept({ turns: times(21, (nth) => ({ user_text: letters(nth === 0 ? length : 3_000) })) });
  const rest = Buffer.byteLength(JSON.stringify(made(1))) - 1;
  return made(bytes - rest);
};

const isTest = takes(conversationTest);
const areTests = takes(conversationTests);
const isQuestion = takes(CHANGE_SCHEMAS.question.create);
const isObjective = takes(CHANGE_SCHEMAS.objective.update);
const isSelection = takes(selectionOptions);
const isRotation = takes(keyRotation);
const isBeta = takes(nextQuestionsBody);
const isContext = takes(contextUpdate);
const isEvent = takes(externalEvent);
const isFree = takes(freeObject({ keysMax: 1, bytesMax: 1_000 }));
const messages = (count: number, length: number) =>
  times(count, () => ({ role: 'user', text: letters(length) }));
const faults = (count: number, path = '/x') =>
  refuseFields(
    times(count, () => ({ code: 'unknown_field', location: 'body', path, message: 'is unknown' })),
  ).refusal.details as { readonly errors: readonly { readonly path: string }[] };

describe('What has a bound is taken up to it, and not one more', () => {
  it.each<readonly [string, number, (count: number) => boolean]>([
    [
      'ids of an expectation',
      100,
      (n) => isTest(kept({ opening: { next: times(n, (i) => `q${i}`) } })),
    ],
    ['turns of a conversation', 200, (n) => isTest(kept({ turns: turns(n) }))],
    ['depth of an expected value', 8, (n) => isTest(kept({ end: { values: { i: nested(n) } } }))],
    ['bytes of a conversation', 65_536, (n) => isTest(testOfBytes(n))],
    ['conversations at once', 200, (n) => areTests(times(n, (i) => kept({ id: `t${i}` })))],
    [
      'turns of all conversations',
      4_000,
      (n) =>
        areTests(
          times(21, (i) => kept({ id: `t${i}`, turns: turns(i < 20 ? 199 : n - 20 * 199) })),
        ),
    ],
    [
      'choices',
      50,
      (n) => isQuestion({ ...question, choices: times(n, (i) => ({ id: `c${i}`, label: 'C' })) }),
    ],
    ['candidates of a configuration', 10, (n) => isObjective({ candidates_per_call: n })],
    ['candidates of a call', 10, (n) => isSelection({ candidate_count: n })],
    ['synonyms', 20, (n) => isQuestion(withChoice({ synonyms: times(n, (i) => `s${i}`) }))],
    [
      'depth of what a choice means',
      8,
      (n) => isQuestion(withChoice({ maps_to_value: nested(n) })),
    ],
    ['seconds that two secrets overlap', 2_592_000, (n) => isRotation({ overlap_seconds: n })],
    [
      'utterances of the beta',
      1_000,
      (n) => isBeta({ session_id: 's', conversation_history: times(n, () => ({ content: 'x' })) }),
    ],
    [
      'characters of an utterance of the beta',
      16_000,
      (n) => isBeta({ session_id: 's', context: letters(n) }),
    ],
    [
      'characters of an address',
      254,
      (n) =>
        FORMATS.get('email')!(`${letters(60)}@${letters(60)}.${letters(60)}.${letters(n - 183)}`),
    ],
    ['depth of an object of the client’s own', 32, (n) => isFree({ a: nested(n - 1) })],
    [
      'characters of all messages',
      100_000,
      (n) =>
        isContext({
          mode: 'messages',
          messages: [...messages(19, 5_000), ...messages(1, n - 95_000)],
        }),
    ],
    [
      'bytes of an event of the client’s own',
      16_384,
      (n) => isEvent({ type: 'seen', data: { a: letters(n - Buffer.byteLength('{"a":""}')) } }),
    ],
    ['faults that are listed', 50, (n) => faults(n).errors.length === n],
    [
      'characters of the path of a fault',
      300,
      (n) => faults(1, letters(n)).errors[0]!.path === letters(n),
    ],
    ['depth of a value', 32, (n) => acceptsValue({}, nested(n))],
    [
      'characters of a pattern',
      256,
      (n) => checkSchema({ type: 'string', pattern: `[${letters(n - 3)}]x` }).length === 0,
    ],
    [
      'instructions of a pattern',
      298,
      (n) => checkSchema({ type: 'string', pattern: `x{${n}}` }).length === 0,
    ],
    [
      'code points that a pattern of six instructions is held against',
      16_666,
      (n) => acceptsValue({ type: 'string', pattern: '^x*$' }, letters(n)),
    ],
    [
      'code points of a whole list that its pattern of six instructions is held against',
      16_666,
      (n) =>
        acceptsValue({ items: { pattern: '^x*$' } }, [
          letters(n - 9_001),
          ...Array.from({ length: 9 }, () => letters(1_000)),
          'x',
        ]),
    ],
  ])('%s: %i', (_, most, isTaken) => {
    expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
  });
});
