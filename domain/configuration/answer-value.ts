import type { JsonValue } from '../json/json.ts';
import { mapInSteps, type Steps } from '../steps.ts';
import type { Choice, Question, SuccessInformation } from './entities.ts';
import { acceptsValue, type InformationSchema } from './information-schema/information-schema.ts';

/**
 * The value that a choice stands for in an information: `maps_to_value` where given, else the label where
 * the schema accepts it, else the choice's id. For `multiple_choice` with a list schema it is one item.
 * @returns undefined where the schema accepts none of it
 */
export function valueOfChoice(
  question: Question,
  choice: Choice,
  information: SuccessInformation,
): JsonValue | undefined {
  const schema = isListed(question, information)
    ? ((information.schema.items ?? {}) as InformationSchema)
    : information.schema;
  const candidates =
    choice.maps_to_value === undefined ? [choice.label, choice.id] : [choice.maps_to_value];
  return candidates.find((candidate) => acceptsValue(schema, candidate));
}

/**
 * The value that a structured answer gives to an information whose primary question this is.
 * A list holds one value for each choice; another schema takes one choice. For `semi_open`, the free text
 * wins where the schema accepts it. Each text is held against the schema in a step of its own.
 * @param choices those of the question that were chosen, in the order of the answer
 * @returns undefined where there is no value that the schema accepts
 */
export function* valueOfAnswer(
  question: Question,
  answer: { readonly choices: readonly Choice[]; readonly freeText?: string | undefined },
  information: SuccessInformation,
): Steps<JsonValue | undefined> {
  const { choices, freeText } = answer;
  const { schema } = information;
  if (freeText !== undefined && question.type === 'semi_open') {
    if (acceptsValue(schema, freeText)) return freeText;
    yield;
  }
  const values = yield* mapInSteps(choices, (choice) =>
    valueOfChoice(question, choice, information),
  );
  if (values.length === 0 || values.includes(undefined)) return undefined;
  if (!isListed(question, information)) return values.length === 1 ? values[0] : undefined;
  return acceptsValue(schema, values) ? values : undefined;
}

/** Whether the chosen values stand in a list. */
function isListed(question: Question, information: SuccessInformation): boolean {
  return question.type === 'multiple_choice' && [information.schema.type].flat().includes('array');
}
