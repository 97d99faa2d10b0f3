import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isReasonableJson } from '../../../api/body/json-shape.ts';
import { quickCheck } from '../../../api/body/quick-check.ts';
import { parseJson } from '../../../api/body/read-body.ts';
import { closedObject } from '../../../domain/input/closed-object.ts';
import { anyId } from '../../../domain/input/ids.ts';
import {
  canonicalInSteps,
  canonicalJson,
  type JsonValue,
  unstorableAt,
} from '../../../domain/json/json.ts';
import {
  clientUpdates,
  contextUpdate,
  externalEvent,
  previousTurn,
  selectionOptions,
} from '../../../domain/session/commands.ts';
import { stateVersion } from '../../../domain/session/state-version.ts';
import { finish } from '../../../domain/steps.ts';
import { collectGarbage } from '../../support/heap.ts';

/** Bodies of a run; more with RUNS. */
const RUNS = Number(process.env.RUNS ?? 2_000);

const call = closedObject({
  state_version: stateVersion,
  previous_turn: v.optional(previousTurn),
  context_update: v.optional(contextUpdate),
  client_updates: v.optional(clientUpdates),
  selection: v.optional(selectionOptions),
  external: v.optional(externalEvent),
});

const word = fc.constantFrom('a', 'b', 'q-1', 'é', '👋', 'x'.repeat(128));
const ids = fc.uniqueArray(word, { minLength: 1, maxLength: 4 });
const some = (fields: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[] = []) =>
  fc.record(fields, { requiredKeys });
const oneOf = (...texts: string[]) => fc.constantFrom(...texts);

const message = some(
  { role: oneOf('user', 'assistant'), text: word, occurred_at: oneOf('2026-01-02T03:04:05Z') },
  ['role', 'text'],
);
const dataUpdate = fc.oneof(
  fc.record({ id: word, operation: oneOf('set'), value: fc.constantFrom(1, null, 'x', [1], {}) }),
  fc.record({ id: word, operation: oneOf('unset', 'not_applicable') }),
);
/** All of them as they should be. */
const legal = some(
  {
    state_version: fc.nat(),
    previous_turn: some(
      {
        question_id: word,
        outcome: oneOf('refused', 'asked_answered'),
        user_text: word,
        structured_answer: some({ choice_ids: ids, free_text: word }, ['choice_ids']),
      },
      ['question_id'],
    ),
    context_update: fc.oneof(
      fc.record({ mode: oneOf('summary'), text: word }),
      fc.record({ mode: oneOf('messages'), messages: fc.array(message, { minLength: 1 }) }),
    ),
    client_updates: some(
      { data: fc.array(dataUpdate), objective: fc.record({ operation: oneOf('achieve') }) },
      ['data'],
    ),
    selection: some({
      candidate_count: fc.integer({ min: 1, max: 10 }),
      sub_objectives: fc.record({ ids, mode: oneOf('restrict', 'prefer', 'exclude') }),
      allowed_question_types: fc.constantFrom(['open'], ['open', 'single_choice']),
      excluded_question_ids: ids,
    }),
    external: some({ type: word, data: fc.constantFrom({}, { a: [1] }) }, ['type']),
  },
  ['state_version'],
);
const odd = fc.constantFrom<unknown>(
  ...[null, true, 0, -1, 1.5, 11, 2 ** 53, '', 'other', 'x'.repeat(129), '\\', '\u0000', '\ud800'],
  ...[[], ['a', 'a'], [''], {}, { toString: 1 }, { ['__proto__']: 1 }, { id: 'a' }],
);

/** With something odd put at one of its places, or beside it. */
const nearlyLegal = fc.tuple(legal, fc.array(fc.nat(), { maxLength: 5 }), odd).map(mislaid);

function mislaid([body, steps, value]: [unknown, number[], unknown]): unknown {
  const [step, ...further] = steps;
  if (step === undefined) return value;
  if (typeof body !== 'object' || body === null) return value;
  const keys = [...Object.keys(body), Array.isArray(body) ? String(body.length) : 'more'];
  const key = keys[step % keys.length]!;
  const below = mislaid([(body as Record<string, unknown>)[key], further, value]);
  return Array.isArray(body) ? [below, ...body.slice(1)] : { ...body, [key]: below };
}

describe('what is said of a body at a glance', () => {
  it('is what valibot says of it, with the same output and the same canonical text', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(legal, nearlyLegal), (value) => {
        const parsed = finish(parseJson(Buffer.from(JSON.stringify(value))))!;
        if (!parsed.isPlain) return;
        expect(unstorableAt(parsed.value)).toBeUndefined();
        const result = v.safeParse(call, parsed.value);
        expect(quickCheck(call)(parsed.value)).toBe(result.success);
        if (!result.success) return;
        taken += 1;
        expect(result.output).toEqual(parsed.value);
        const json = parsed.value as JsonValue;
        expect(finish(canonicalInSteps(json, true))).toBe(canonicalJson(json));
      }),
      { numRuns: RUNS },
    );
    // Or nothing was compared.
    expect(taken).toBeGreaterThan(RUNS / 4);
  });

  it.each([
    ['an escape', '{"a":"\\u0000"}'],
    ['half a pair', '{"a":"\\ud800"}'],
    ['the forbidden name', '{"__proto__":1}'],
    ['a number beyond all bounds', '[1e400]'],
    ['one that is written out', `[${'9'.repeat(400)}]`],
    ['one with many digits and a short exponent', `[${'9'.repeat(250)}e99]`],
    ['one with zeros in its exponent', '[1E+0000400]'],
  ])('leaves %s to a longer look', (_, text) => {
    expect(finish(parseJson(Buffer.from(text)))!.isPlain).toBe(false);
  });

  it.each([
    ['makes something else of a value', v.pipe(v.string(), v.transform(Number))],
    ['puts something in', closedObject({ a: v.optional(v.string(), 'b') })],
    ['leaves something out', v.object({})],
  ])('is nothing where a schema %s', (_, schema) => {
    for (const value of ['1', {}, { a: 'a' }]) expect(quickCheck(schema)(value)).toBe(false);
  });

  it('holds nothing of the request in which a schema was met first', async () => {
    const schemas = [closedObject({ a: v.string() }), v.object({ a: v.string() })];
    function* judged(schema: v.GenericSchema) {
      yield quickCheck(schema)({});
    }
    const meet = (schema: v.GenericSchema) => {
      // What calls a step is what a stack holds, with all that the step has at hand.
      const steps = judged(schema);
      expect(steps.next().value).toBe(false);
      return new WeakRef(steps);
    };
    const requests = schemas.map(meet);
    await turn();
    collectGarbage();
    expect(requests.map((request) => request.deref())).toEqual([undefined, undefined]);
    // The checks themselves are held as long as their schemas.
    for (const schema of schemas) expect(quickCheck(schema)({})).toBe(false);
  });

  it('finds ids of a path and refuses lists in place of objects', () => {
    expect(quickCheck(anyId)('ses_1')).toBe(true);
    expect(quickCheck(anyId)('')).toBe(false);
    expect(quickCheck(closedObject({ a: v.optional(v.string()) }))([])).toBe(false);
  });
});

it('a short body is judged by its brackets as it is by a walk through it', () => {
  const bracket = fc.constantFrom('[', ']', '{', '}', '"', ',', ':', '\\', '1');
  fc.assert(
    fc.property(fc.array(bracket, { maxLength: 120 }), (parts) => {
      const text = parts.join('');
      // White space makes it too long for the glance.
      const long = text + ' '.repeat(4_001);
      expect(isReasonableJson(Buffer.from(text))).toBe(isReasonableJson(Buffer.from(long)));
    }),
    { numRuns: RUNS },
  );
});
