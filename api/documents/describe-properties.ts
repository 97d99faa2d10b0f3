import { meaningOf } from './properties.ts';

type Json = Record<string, unknown>;

/** Where schemas hold other schemas. */
const NESTED = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'];

/**
 * The schema with a description of every property, at any depth.
 * @param owner the component or operation that the schema belongs to
 * @throws for a property that nothing is said of
 */
export function describeProperties(owner: string, schema: Json): Json {
  return described(owner, [], schema);
}

function described(owner: string, way: readonly string[], schema: Json): Json {
  const whole: Json = { ...schema };
  if (schema.properties) {
    const properties = Object.entries(schema.properties as Json).map(([name, property]) => {
      const inner = described(owner, [...way, name], property as Json);
      return [name, { description: meaningOf(owner, ...way, name), ...inner }];
    });
    whole.properties = Object.fromEntries(properties);
  }
  for (const key of NESTED) {
    const nested = schema[key];
    if (Array.isArray(nested)) {
      whole[key] = nested.map((each) => described(owner, way, each));
    } else if (typeof nested === 'object' && nested !== null) {
      whole[key] = described(owner, way, nested as Json);
    }
  }
  return whole;
}
