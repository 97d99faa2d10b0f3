import { canonicalJson, type JsonValue } from '../../json/json.ts';
import type { ConversationTest, EndExpectation, TurnExpectation } from './conversation-test.ts';

/** What one call of a played conversation led to. */
export interface PlayedStep {
  /** The question that the exchange was attached to. */
  readonly question_id: string | null;
  readonly outcome: string | null;
  /** What is known after it, by success information. */
  readonly values: ReadonlyMap<string, JsonValue>;
  readonly action: 'ask' | 'stop';
  /** Question ids, rank 1 first. */
  readonly candidates: readonly string[];
  readonly achieved: boolean;
}

/** One place where a played conversation is not as its test says. */
export interface TestDifference {
  /** From 1; 0 is the opening, null the end. */
  readonly turn: number | null;
  /** What is different, such as `outcome` or `values.floor`. */
  readonly field: string;
  /** A description such as `one of …` where several things would have been right. */
  readonly expected: JsonValue;
  readonly actual: JsonValue;
}

/**
 * Everything that is not as the test says, in the order of the conversation.
 * @param steps the opening, then one a turn; fewer where the call after the last one was refused
 */
export function compareTest(
  test: ConversationTest,
  steps: readonly PlayedStep[],
): readonly TestDifference[] {
  const expected: readonly (TurnExpectation | undefined)[] = [
    test.opening,
    ...test.turns.map((turn) => turn.expect),
  ];
  const differences = steps.flatMap((step, turn) =>
    turnDifferences(expected[turn] ?? {}, step).map((each) => ({ turn, ...each })),
  );
  const isWhole = steps.length > test.turns.length;
  const end = isWhole && test.end ? endDifferences(test.end, steps.at(-1)!) : [];
  return [...differences, ...end.map((each) => ({ turn: null, ...each }))];
}

type TurnDifference = Omit<TestDifference, 'turn'>;

function turnDifferences(expect: TurnExpectation, step: PlayedStep): readonly TurnDifference[] {
  return [
    ...different('question_id', expect.question_id, step.question_id),
    ...different('outcome', expect.outcome, step.outcome),
    ...knownDifferences(expect, step),
    ...nextDifferences(expect, step),
  ];
}

function endDifferences(expect: EndExpectation, step: PlayedStep): readonly TurnDifference[] {
  return [
    ...different('achieved', expect.achieved, step.achieved),
    ...knownDifferences(expect, step),
  ];
}

function knownDifferences(
  { values = {}, no_values = [] }: Pick<EndExpectation, 'values' | 'no_values'>,
  step: PlayedStep,
): readonly TurnDifference[] {
  return [
    ...Object.entries(values).flatMap(([id, value]) =>
      different(`values.${id}`, value, step.values.get(id) ?? NOTHING),
    ),
    ...no_values.flatMap((id) =>
      different(`values.${id}`, NOTHING, step.values.get(id) ?? NOTHING),
    ),
  ];
}

const NOTHING = '(no value)';

function nextDifferences(
  { next, not_next = [], action }: TurnExpectation,
  { candidates, action: taken }: PlayedStep,
): readonly TurnDifference[] {
  const first = candidates[0] ?? '(no question)';
  const unwanted = candidates.filter((id) => not_next.includes(id));
  return [
    ...different('action', action, taken),
    ...(next === undefined || next.includes(first)
      ? []
      : [
          {
            field: 'next',
            expected: next.length === 1 ? next[0]! : `one of ${next.join(', ')}`,
            actual: first,
          },
        ]),
    ...unwanted.map((id) => ({
      field: 'not_next',
      expected: `not ${id}`,
      actual: `${id}, as candidate ${candidates.indexOf(id) + 1}`,
    })),
  ];
}

function different(
  field: string,
  expected: JsonValue | undefined,
  actual: JsonValue,
): readonly TurnDifference[] {
  if (expected === undefined || canonicalJson(expected) === canonicalJson(actual)) return [];
  return [{ field, expected, actual }];
}
