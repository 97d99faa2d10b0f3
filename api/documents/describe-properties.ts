import { type Meaning, meaningOf } from './properties.ts';

type Json = Record<string, unknown>;

/** Where schemas hold other schemas. */
const NESTED = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'];

/**
 * The schema with a description of every property, at any depth.
 * @param owner the component or operation that the schema belongs to
 * @param meaning throws or answers undefined for a property that nothing is said of
 */
export function describeProperties(
  owner: string,
  schema: Json,
  meaning: Meaning = meaningOf,
): Json {
  return described(schema, [], (...way) => meaning(owner, ...way));
}

function described(
  schema: Json,
  way: readonly string[],
  meaning: (...way: readonly string[]) => string | undefined,
): Json {
  const whole: Json = { ...schema };
  if (schema.properties) {
    const properties = Object.entries(schema.properties as Json).map(([name, property]) => {
      const inner = described(property as Json, [...way, name], meaning);
      const description = meaning(...way, name);
      return [name, { ...(description === undefined ? {} : { description }), ...inner }];
    });
    whole.properties = Object.fromEntries(properties);
  }
  for (const key of NESTED) {
    const nested = schema[key];
    if (Array.isArray(nested)) {
      whole[key] = nested.map((each) => described(each, way, meaning));
    } else if (typeof nested === 'object' && nested !== null) {
      whole[key] = described(nested as Json, way, meaning);
    }
  }
  return whole;
}
