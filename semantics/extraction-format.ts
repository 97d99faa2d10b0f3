import * as v from 'valibot';
import type { InformationSchema } from '../domain/configuration/information-schema/information-schema.ts';
import type { JsonValue } from '../domain/json/json.ts';
import type {
  ModelAnswer,
  OfferedChoice,
  OfferedPublication,
} from '../domain/language/extraction-request.ts';
import { QUESTION_OUTCOMES } from '../domain/question-outcome.ts';

/** The closed shape in which a model answers: as a JSON Schema for it, and as a check of what comes. */

type JsonSchema = { readonly [keyword: string]: unknown };

const KINDS = ['told', 'no_preference', 'withdrawn'] as const;
const ENTRIES_MAX = 120;
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

/**
 * Ids and listed values stand in it as enumerations, so that a model can name nothing else; it is the same for every
 * turn of a publication, since servers prepare themselves for a shape.
 */
export function extractionSchema({ questions, informations }: OfferedPublication): JsonSchema {
  let optionsLeft = OPTIONS_MAX;
  const values = informations.map(({ id, schema, choices }) => {
    const isListed =
      choices.length > 0 && choices.length <= optionsLeft && 'enum' in listed(schema);
    if (isListed) optionsLeft -= choices.length;
    return closed({
      information_id: { type: 'string', enum: [id] },
      kind: { type: 'string', enum: KINDS },
      value: { anyOf: [valueSchema(schema, isListed ? choices : []), { type: 'null' }] },
      quote: { type: 'string' },
      confidence: { type: 'number' },
    });
  });
  const outcome = closed({
    question_id: { type: 'string', enum: questions.map(({ id }) => id) },
    outcome: { type: 'string', enum: QUESTION_OUTCOMES },
  });
  return closed({
    asked: { type: 'array', items: outcome },
    values: { type: 'array', items: { anyOf: values } },
  });
}

/** Of the values themselves, where the schema is a list. */
function listed(schema: InformationSchema): InformationSchema {
  const { items } = schema;
  return typeof items === 'object' && items !== null ? (items as InformationSchema) : schema;
}

const TYPES = ['string', 'number', 'integer', 'boolean'];

/** The schema's type and listed values; its other bounds are checked when the value comes back. */
function valueSchema(schema: InformationSchema, choices: readonly OfferedChoice[]): JsonSchema {
  const types = [schema.type ?? TYPES].flat() as string[];
  if (types.includes('array')) {
    const { items } = schema;
    const of = typeof items === 'object' && items !== null ? (items as InformationSchema) : {};
    return { type: 'array', items: valueSchema(of, choices) };
  }
  const type = types.filter((each) => TYPES.includes(each));
  const options: readonly JsonValue[] = choices.map(({ value }) => value);
  return {
    type: type.length === 0 ? TYPES : type,
    ...(options.length > 0 && options.every((each) => typeof each !== 'object')
      ? { enum: options }
      : {}),
  };
}

const entries = v.pipe(v.array(v.unknown()), v.maxLength(ENTRIES_MAX));

const answerShape = v.pipe(
  v.object({ asked: v.optional(entries), values: v.optional(entries) }),
  v.check(({ asked, values }) => asked !== undefined || values !== undefined),
);

const askedShape = v.object({ question_id: v.string(), outcome: v.picklist(QUESTION_OUTCOMES) });

const valueShape = v.object({
  information_id: v.string(),
  kind: v.picklist(KINDS),
  value: v.optional(v.unknown(), null),
  quote: v.string(),
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});

/**
 * What a model answered, read; undefined where it is not of the shape. An entry that is not, or that names what the
 * publication does not offer, is left out and counted, unless there is no other.
 */
export function parseExtraction(
  { questions, informations }: OfferedPublication,
  answer: unknown,
): ModelAnswer | undefined {
  const result = v.safeParse(answerShape, answer);
  if (!result.success) return undefined;
  const questionIds = new Set(questions.map(({ id }) => id));
  const informationIds = new Set(informations.map(({ id }) => id));
  const answered = { asked: result.output.asked ?? [], values: result.output.values ?? [] };
  const asked = answered.asked.flatMap((entry) => {
    const read = v.safeParse(askedShape, entry);
    if (!read.success || !questionIds.has(read.output.question_id)) return [];
    return [{ questionId: read.output.question_id, outcome: read.output.outcome }];
  });
  const values = answered.values.flatMap((entry) => {
    const read = v.safeParse(valueShape, entry);
    if (!read.success || !informationIds.has(read.output.information_id)) return [];
    const { information_id: informationId, kind, value, quote, confidence } = read.output;
    return [{ informationId, kind, value: kind === 'told' ? value : null, quote, confidence }];
  });
  const usable = asked.length + values.length;
  const unusable = answered.asked.length + answered.values.length - usable;
  return usable === 0 && unusable > 0 ? undefined : { asked, values, unusable };
}
