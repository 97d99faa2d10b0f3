import * as v from 'valibot';
import type { InformationSchema } from '../domain/configuration/entities.ts';
import type { JsonValue } from '../domain/json.ts';
import type {
  ExtractionRequest,
  ModelAnswer,
  OfferedInformation,
} from '../domain/language/extraction-request.ts';

/** The closed shape in which a model answers: as a JSON Schema for it, and as a check of what comes. */

type JsonSchema = { readonly [keyword: string]: unknown };

const OUTCOMES = ['asked_answered', 'asked_no_answer', 'refused'] as const;
const VALUES_MAX = 100;
/** Providers bound the enumerations of one schema; values beyond it are only typed. */
const OPTIONS_MAX = 400;

function closed(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** Ids and listed values stand in it as enumerations, so that a model can name nothing else. */
export function modelAnswerSchema({
  isQuestionWanted,
  questions,
  informations,
}: ExtractionRequest): JsonSchema {
  let optionsLeft = OPTIONS_MAX;
  const told = informations.map((information) => {
    const isListed = information.options.length > 0 && information.options.length <= optionsLeft;
    if (isListed) optionsLeft -= information.options.length;
    return closed({
      information_id: { type: 'string', enum: [information.id] },
      quote: { type: 'string' },
      value: valueSchema(information.schema, isListed ? information.options : []),
      confidence: { type: 'number' },
    });
  });
  const ids = questions.map(({ id }) => id);
  return closed({
    ...(isQuestionWanted
      ? { question_id: { type: ['string', 'null'], enum: [...ids, null] } }
      : {}),
    outcome: { type: ['string', 'null'], enum: [...OUTCOMES, null] },
    ...(told.length > 0 ? { values: { type: 'array', items: { anyOf: told } } } : {}),
  });
}

const TYPES = ['string', 'number', 'integer', 'boolean'];

/** The schema's type and listed values; its other bounds are checked when the value comes back. */
function valueSchema(schema: InformationSchema, options: readonly JsonValue[]): JsonSchema {
  const types = [schema.type ?? TYPES].flat() as string[];
  if (types.includes('array')) {
    const { items } = schema;
    const of = typeof items === 'object' && items !== null ? (items as InformationSchema) : {};
    return { type: 'array', items: valueSchema(of, options) };
  }
  const type = types.filter((each) => TYPES.includes(each));
  return {
    type: type.length === 0 ? TYPES : type,
    ...(options.length > 0 && options.every((each) => typeof each !== 'object')
      ? { enum: options }
      : {}),
  };
}

/**
 * What a model answered, read; undefined where it is not of the shape, or names anything that the
 * request does not.
 */
export function parseModelAnswer(
  request: ExtractionRequest,
  answer: unknown,
): ModelAnswer | undefined {
  const { isQuestionWanted, questions, informations } = request;
  const questionIds = isQuestionWanted ? questions.map(({ id }) => id) : [];
  const schema = v.strictObject({
    question_id: v.optional(v.nullable(v.picklist(questionIds)), null),
    outcome: v.optional(v.nullable(v.picklist(OUTCOMES)), null),
    values: v.optional(v.pipe(v.array(toldValue(informations)), v.maxLength(VALUES_MAX)), []),
  });
  const result = v.safeParse(schema, answer, { abortEarly: true });
  if (!result.success) return undefined;
  const { question_id: questionId, outcome, values } = result.output;
  return {
    questionId,
    outcome,
    values: values.map(({ information_id: informationId, value, quote, confidence }) => ({
      informationId,
      value,
      quote,
      confidence,
    })),
  };
}

function toldValue(informations: readonly OfferedInformation[]) {
  return v.strictObject({
    information_id: v.picklist(informations.map(({ id }) => id)),
    value: v.unknown(),
    quote: v.string(),
    confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  });
}
