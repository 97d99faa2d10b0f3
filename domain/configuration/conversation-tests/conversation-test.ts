import * as v from 'valibot';
import { closedObject, wholeRecord } from '../../input/closed-object.ts';
import { anyId } from '../../input/ids.ts';
import { list } from '../../input/list.ts';
import { rule, text } from '../../input/text.ts';
import { isStorableJson, type JsonValue } from '../../json/json.ts';
import { QUESTION_OUTCOMES } from '../../question-outcome.ts';
import { entityId } from '../entities.ts';

/** A conversation with what it shall lead to; kept with the tenant's configuration, and played against it. */
export type ConversationTest = v.InferOutput<typeof conversationTest>;
export type TestTurn = v.InferOutput<typeof testTurn>;
export type TurnExpectation = v.InferOutput<typeof turnExpectation>;
export type EndExpectation = v.InferOutput<typeof endExpectation>;

/** Conversations that a service keeps, and bytes of one of them as JSON: it is one event. */
export const TESTS_MAX = 200;
const TEST_BYTES_MAX = 64 * 1024;
/** Turns that are played at once: seconds. */
export const RUN_TURNS_MAX = 4_000;
/** No session has more turns. */
const TURNS_MAX = 200;
const IDS_MAX = 100;
const EXPECTED_VALUE_DEPTH_MAX = 8;

const ids = list(anyId, { max: IDS_MAX });
const values = v.pipe(
  wholeRecord(
    v.record(
      anyId,
      v.custom<JsonValue>(
        (value) => isStorableJson(value, EXPECTED_VALUE_DEPTH_MAX),
        'must be plain JSON',
      ),
    ),
  ),
  // What a record does not look at is no deeper either.
  rule(
    'invalid_value',
    (all) => isStorableJson(all, EXPECTED_VALUE_DEPTH_MAX + 1),
    'must be plain JSON',
  ),
  v.metadata({ type: 'object' }),
);

const nextExpectation = {
  /** One of these is the first candidate. */
  next: v.optional(ids),
  /** None of these is among the candidates. */
  not_next: v.optional(ids),
  action: v.optional(v.picklist(['ask', 'stop'])),
};

const known = {
  /** By success information: the value that it has then. */
  values: v.optional(values),
  /** Success informations that have none then. */
  no_values: v.optional(ids),
};

const turnExpectation = closedObject({
  /** The question that the exchange is attached to; null: none. */
  question_id: v.optional(v.nullable(anyId)),
  outcome: v.optional(v.nullable(v.picklist(QUESTION_OUTCOMES))),
  ...known,
  ...nextExpectation,
});

const endExpectation = closedObject({
  /** Whether the objective is achieved. */
  achieved: v.optional(v.boolean()),
  ...known,
});

const testTurn = v.pipe(
  closedObject({
    question_id: v.optional(anyId),
    assistant_text: v.optional(text(1, 8000)),
    user_text: v.optional(text(1, 8000)),
    choice_ids: v.optional(list(anyId, { min: 1, max: 50 })),
    free_text: v.optional(text(1, 4000)),
    outcome: v.optional(v.picklist(QUESTION_OUTCOMES)),
    expect: v.optional(turnExpectation),
  }),
  rule(
    'at_least_one_property',
    ({ expect: _, ...said }) => Object.keys(said).length > 0,
    'must say something',
  ),
);

export const conversationTest = v.pipe(
  closedObject({
    id: entityId,
    description: v.optional(text(0, 500)),
    opening: v.optional(closedObject(nextExpectation)),
    turns: list(testTurn, { max: TURNS_MAX }),
    end: v.optional(endExpectation),
  }),
  rule(
    'too_long',
    (test) => Buffer.byteLength(JSON.stringify(test)) <= TEST_BYTES_MAX,
    'must have at most 64 KiB of JSON',
  ),
);

/** Several of them, each with an id of its own. */
export const conversationTests = v.pipe(
  list(conversationTest, { min: 1, max: TESTS_MAX }),
  rule(
    'duplicate_id',
    (tests) => new Set(tests.map(({ id }) => id)).size === tests.length,
    'must not repeat an id',
  ),
  rule(
    'too_many_items',
    (tests) => turnsOf(tests) <= RUN_TURNS_MAX,
    `may have at most ${RUN_TURNS_MAX} turns together`,
  ),
);

/** Of conversations together. */
export function turnsOf(tests: Iterable<{ readonly turns: readonly unknown[] }>): number {
  let turns = 0;
  for (const test of tests) turns += test.turns.length;
  return turns;
}
